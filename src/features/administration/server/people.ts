import {
  type AccountRow,
  endSessions,
  findAccount,
  findAccounts,
  setAdministrator,
  takeAdministratorsTurn,
} from '#features/accounts/server/queries-people.ts';
import { refuseLast } from '#features/accounts/server/last-administrator.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { Call } from '#shared/server/implement.ts';
import { findActs } from '#shared/server/queries-acts.ts';
import type { Account, peopleEndpoints, RecordedAct } from '../contract/people.ts';

type CallOf<K extends keyof typeof peopleEndpoints> = Call<(typeof peopleEndpoints)[K]>;
type AboutPerson = Pick<
  CallOf<'POST /api/admin/people/{id}/suspend'>,
  'actor' | 'params' | 'body' | 'db' | 'services' | 'afterCommit' | 'actedOn'
>;

const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  name: fullName(row),
  email: row.email,
  userType: row.userType,
  isAdmin: row.isAdmin,
  isDemo: row.isDemo,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  sessions: row.sessions,
});

export async function handlePeople({ db, query, services }: CallOf<'GET /api/admin/people'>) {
  const { q: text, ...rest } = query;
  const { rows, total } = await findAccounts(db, { text, ...rest, now: services.now() });
  return { items: rows.map(accountOf), total };
}

/** Whom a call is about, held against other changes of who runs the site; 404 where there is nobody. */
async function holdPerson({ actor, db, params, services, actedOn }: AboutPerson): Promise<AccountRow> {
  await takeAdministratorsTurn(db);
  // Whoever lost their part in the meantime does nothing more by it.
  const asker = await findAccount(db, actor.id, services.now());
  const person = await findAccount(db, params.id, services.now());
  if (!asker?.isAdmin || asker.suspendedAt !== null || !person) throw notFound();
  if (person.isDemo) throw new AppError('conflict', 'This is an account of the demo, which no one owns.');
  actedOn({ personId: person.id });
  return person;
}

async function personNow({ db, params, services }: AboutPerson): Promise<Account> {
  const row = await findAccount(db, params.id, services.now());
  if (!row) throw notFound();
  return accountOf(row);
}

/** A decision as moderators make them, so that there is one way to suspend somebody. */
async function decide(call: AboutPerson, kind: 'freeze' | 'restore', reason: string): Promise<Account> {
  const { id } = await holdPerson(call);
  const decideAboutPerson = call.services.hooks.flatMap((hooks) => hooks.decideAboutPerson ?? [])[0];
  if (!decideAboutPerson) throw new AppError('conflict', 'People cannot be suspended on this site.');
  await decideAboutPerson(call, id, { kind, reason });
  return personNow(call);
}

export const handleSuspend = (call: CallOf<'POST /api/admin/people/{id}/suspend'>) =>
  decide(call, 'freeze', call.body.reason);

export const handleRestore = (call: CallOf<'POST /api/admin/people/{id}/restore'>) =>
  decide(call, 'restore', call.body.reason);

export async function handleEndSessions(call: CallOf<'POST /api/admin/people/{id}/end-sessions'>) {
  const { id } = await holdPerson(call);
  const ended = await endSessions(call.db, id);
  call.actedOn({ personId: id, detail: `${ended} ended` });
  return personNow(call);
}

export async function handleRole(call: CallOf<'PUT /api/admin/people/{id}/role'>) {
  const person = await holdPerson(call);
  const { body, db } = call;
  if (body.isAdmin && person.suspendedAt !== null)
    throw new AppError('conflict', 'This person is suspended. Restore them first.');
  const refusal = body.isAdmin ? null : await refuseLast(db, person);
  if (refusal !== null) throw invalid('isAdmin', refusal);
  await setAdministrator(db, person.id, body.isAdmin);
  call.actedOn({ personId: person.id, detail: body.isAdmin ? 'Is one now' : 'Is one no longer' });
  return personNow(call);
}

type ActRow = Awaited<ReturnType<typeof findActs>>['rows'][number];

const actOf = ({ personId, personName, actedAt, ...row }: ActRow): RecordedAct => ({
  ...row,
  actedAt: actedAt.toISOString(),
  person: personId === null ? null : { id: personId, name: personName },
});

export async function handleActs({ db, query }: CallOf<'GET /api/admin/acts'>) {
  const { rows, total } = await findActs(db, { personId: query.personId, ...query });
  return { items: rows.map(actOf), total };
}
