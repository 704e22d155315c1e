import { randomUUID } from 'node:crypto';
import { createClient } from '../../src/platform/postgres/connect.ts';
import { signSessionToken } from '../../src/shared/server/session.ts';

const COOKIE = 'kilele.session';

export async function ask<Value extends object>(
  connectionString: string,
  text: string,
  values: unknown[] = [],
) {
  const client = createClient({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return (await client.query<Value>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** People with a session each, since one address may not sign up so many. */
export async function addPeople(
  connectionString: string,
  { count, secret }: { readonly count: number; readonly secret: string },
): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  const [ids, tokens] = [people.map(({ id }) => id), people.map(({ token }) => token)];
  await ask(
    connectionString,
    `insert into users (id, name, first_name, last_name, email) select id, 'Ada Obi', 'Ada', 'Obi', id || '@example.test' from unnest($1::text[]) id`,
    [ids],
  );
  await ask(
    connectionString,
    `insert into sessions (id, token, user_id, expires_at)
     select token, token, id, now() + interval '1 day' from unnest($1::text[], $2::text[]) as p (id, token)`,
    [ids, tokens],
  );
  return tokens.map((token) => `${COOKIE}=${encodeURIComponent(signSessionToken(token, secret))}`);
}
