import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from './env.ts';

/** `__Host-` binds the cookie to this very host, and is only accepted over TLS. */
export const sessionCookieName = ({ baseUrl }: Pick<Env, 'baseUrl'>) =>
  baseUrl.startsWith('https:') ? '__Host-kilele.session' : 'kilele.session';

const MOST_READ = 10_000;
/** Cookies that were read before, whose signature is ours by this secret. */
const read = new Map<string, { readonly token: string; readonly secret: string }>();

/** The cookie's value is `token.signature`; null when the signature is not ours. */
export function readSessionToken(cookie: string | undefined, secret: string): string | null {
  const cut = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || cut < 1) return null;
  const known = read.get(cookie);
  if (known?.secret === secret) return known.token;
  const token = cookie.slice(0, cut);
  const given = Buffer.from(cookie.slice(cut + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (read.size >= MOST_READ) read.clear();
  read.set(cookie, { token, secret });
  return token;
}

/** The signed form of a token, as the cookie carries it. */
export function signSessionToken(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
}
