import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { isExposed } from '#platform/http/visitor.ts';
import { notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import type { Db, Process } from '#shared/server/context.ts';
import type { Env } from '#shared/server/env.ts';
import { insertAct } from '#shared/server/queries-acts.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { accountEndpoints } from '../contract.ts';
import { existsAdmin, promoteFirstPerson, promoteOnly, promotePerson } from './queries.ts';

/** Whether nobody but those at this machine can reach the server: then its first person runs it. */
const isOwnMachine = (env: Env) => !isExposed(env) && /^(?:127\.|localhost$|::1$)/.test(env.host);

/** What makes whoever shows it the administrator, while there is none; the same in every process. */
const setUpToken = ({ sessionSecret }: Env) =>
  createHmac('sha256', sessionSecret).update('set up this instance').digest('base64url');

/** So that two who come at once cannot both become the administrator. */
const takeAdministratorTurn = (db: Db): Promise<void> => takeTurns(db, 'first administrator');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A new person who is to run the instance does from now on. */
export async function promoteAtSignUp(
  db: Db,
  env: Env,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (env.adminEmail !== undefined) {
    if (email.toLowerCase() === env.adminEmail) await promotePerson(db, email);
  } else if (isOwnMachine(env)) {
    await takeAdministratorTurn(db);
    await promoteFirstPerson(db, id);
  }
}

/** Sees to it that somebody can become the administrator; the lines an operator must read for that. */
export async function prepareAdministrator({ db, env }: Pick<Process, 'db' | 'env'>): Promise<string[]> {
  if (env.adminEmail !== undefined) await promotePerson(db, env.adminEmail);
  if (env.adminEmail !== undefined || isOwnMachine(env) || (await existsAdmin(db))) return [];
  return [
    'This site has no administrator yet. Sign up, then open this address to become it:',
    `${env.baseUrl}/set-up#${setUpToken(env)}`,
  ];
}

export async function handleAdministrator({
  actor,
  body,
  db,
  services: { env, now },
}: Call<(typeof accountEndpoints)['POST /api/auth/administrator']>) {
  const isRight = timingSafeEqual(digest(body.token), digest(setUpToken(env)));
  if (!isRight || actor.isDemo) throw notFound();
  await takeAdministratorTurn(db);
  if (!(await promoteOnly(db, actor.id))) throw notFound();
  await insertAct(db, {
    actorId: actor.id,
    actorName: fullName(actor),
    act: 'Became the first administrator',
    personId: actor.id,
    actedAt: now(),
  });
  return DONE;
}
