import type { Db, UserId } from '#shared/server/context.ts';
import type { CaseKind } from '../domain.ts';

type Person = { readonly id: string; readonly name: string };

/** What a case is about. `people` answer for it, the first one most: owners, the poster, the person themself. */
export type Subject = {
  readonly kind: CaseKind;
  readonly id: string;
  readonly label: string;
  readonly isFrozen: boolean;
  readonly people: readonly Person[];
};

const people = (db: Db) =>
  db.selectFrom('peopleCards as u').select(['u.id', 'u.name', 'u.isSuspended as isFrozen']);
const startups = (db: Db) => db.selectFrom('startupProfiles').select(['name', 'isHidden as isFrozen']);
const investors = (db: Db) =>
  db
    .selectFrom('investorProfiles as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(['i.isHidden as isFrozen', 'u.id as ownerId', 'u.name']);
const jobs = (db: Db) =>
  db
    .selectFrom('jobPosts as j')
    .innerJoin('peopleCards as u', 'u.id', 'j.userId')
    .select(['j.title', 'j.isHidden as isFrozen', 'u.id as ownerId', 'u.name']);

const owners = (db: Db, startupId: number): Promise<Person[]> =>
  db
    .selectFrom('teamRoles as m')
    .innerJoin('peopleCards as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.name'])
    .where('m.startupId', '=', startupId)
    .where('m.role', '=', 'owner')
    .orderBy('m.joinedAt')
    .orderBy('u.id')
    .execute();

/** The subject as it stands; null when it has been deleted. */
export async function findSubject(db: Db, kind: CaseKind, id: string): Promise<Subject | null> {
  if (kind === 'person') {
    const row = await people(db).where('u.id', '=', id).executeTakeFirst();
    if (!row) return null;
    const { name, isFrozen } = row;
    return { kind, id, label: name, isFrozen, people: [{ id, name }] };
  }
  if (kind === 'startup') {
    const row = await startups(db).where('id', '=', Number(id)).executeTakeFirst();
    if (!row) return null;
    return { kind, id, label: row.name, isFrozen: row.isFrozen, people: await owners(db, Number(id)) };
  }
  if (kind === 'investor') {
    const row = await investors(db).where('i.id', '=', Number(id)).executeTakeFirst();
    if (!row) return null;
    const { ownerId, name, isFrozen } = row;
    return { kind, id, label: name, isFrozen, people: [{ id: ownerId, name }] };
  }
  const row = await jobs(db).where('j.id', '=', Number(id)).executeTakeFirst();
  if (!row) return null;
  const { ownerId, name, title, isFrozen } = row;
  return { kind, id, label: title, isFrozen, people: [{ id: ownerId, name }] };
}

/** The same, held for the rest of the transaction. */
export async function lockSubject(db: Db, kind: CaseKind, id: string): Promise<Subject | null> {
  const held = {
    person: people(db).where('u.id', '=', id),
    startup: startups(db).where('id', '=', Number(id)),
    investor: investors(db).where('i.id', '=', Number(id)),
    job: jobs(db).where('j.id', '=', Number(id)),
  } as const;
  if (kind === 'person') await held.person.forNoKeyUpdate().execute();
  else if (kind === 'startup') await held.startup.forNoKeyUpdate().execute();
  else if (kind === 'investor') await held.investor.forNoKeyUpdate('i').execute();
  else await held.job.forNoKeyUpdate('j').execute();
  return findSubject(db, kind, id);
}

/** Whether the member is part of the startup, so that it is their own even as an editor. */
export async function isTeamMember(db: Db, startupId: string, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('teamRoles')
    .select('role')
    .where('startupId', '=', Number(startupId))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who wrote what reached the reader, and its words. `authorId` is null when their account is gone. */
export type Written = { readonly authorId: string | null; readonly quote: string | null };

/** A request that reached the reader; null when there is none. */
export async function findRequest(db: Db, userId: UserId, id: number): Promise<Written | null> {
  const row = await db
    .selectFrom('introductionRequests')
    .select(['senderId as authorId', 'reason as quote'])
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('senderId', '=', userId),
        eb('connectorId', '=', userId),
        eb.and([eb('receiverId', '=', userId), eb('deliveredAt', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

const messages = (db: Db, userId: UserId) =>
  db
    .selectFrom('threadMessages as m')
    .innerJoin('threadPeople as me', 'me.threadId', 'm.threadId')
    .leftJoin('peopleCards as u', 'u.id', 'm.senderId')
    .select(['m.senderId as authorId', 'm.content as quote', 'u.name'])
    .where('me.userId', '=', userId);

/** A message of a conversation the reader is part of; null when there is none. */
export async function findMessage(db: Db, userId: UserId, id: number): Promise<Written | null> {
  return (await messages(db, userId).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** The last messages of a conversation the reader is part of, newest first, with who wrote each. */
export async function findLastMessages(db: Db, userId: UserId, threadId: number, limit: number) {
  return messages(db, userId)
    .where('m.threadId', '=', threadId)
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
}

/** Who is in a conversation, others than the reader first; of those, who was there last. */
export async function findThreadPeople(db: Db, userId: UserId, threadId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('threadPeople')
    .select('userId')
    .where('threadId', '=', threadId)
    .orderBy((eb) => eb('userId', '=', userId))
    .orderBy('lastAt', 'desc')
    .orderBy('userId')
    .execute();
  return rows.map((row) => row.userId);
}
