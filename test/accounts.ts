import type { Client, TestApp } from './app.ts';

export const PASSWORD = 'a long enough phrase';

/** The session cookie an answer sets. */
export const cookieOf = (headers: Record<string, unknown>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

let people = 0;

/** Somebody who has just signed up, and their session. */
export async function signUp(app: TestApp): Promise<{ email: string; cookie: string }> {
  people += 1;
  const email = `person-${people}@example.test`;
  const body = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Obi' };
  const { headers } = await app.visitor.post('/api/account/sign-up/email', body);
  return { email, cookie: cookieOf(headers) };
}

/** A visitor who explores the demo as a founder or as an investor. */
export async function explore(app: TestApp, role: 'founder' | 'investor'): Promise<Client> {
  const { headers } = await app.visitor.post('/api/auth/explore', { role });
  return app.as(cookieOf(headers));
}

export const signIn = (
  app: TestApp,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
) => app.visitor.post('/api/account/sign-in/email', { email, password }, headers);

/** 200 while a session is open, then 401. */
export const sessionStatus = async (app: TestApp, cookie: string): Promise<number> =>
  (await app.visitor.get('/api/auth/user', { cookie })).status;
