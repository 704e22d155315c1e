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

const QUOTED = 10;

/**
 * A request that reached the reader, or a conversation or message they are part of; null when there is none. A
 * conversation quotes its last ten messages.
 */
export async function findWritten(
  db: Db,
  userId: UserId,
  kind: 'introduction' | 'thread' | 'message',
  id: string,
): Promise<Written | null> {
  if (kind === 'introduction') {
    const row = await db
      .selectFrom('introductionRequests')
      .select(['senderId as authorId', 'reason as quote'])
      .where('id', '=', Number(id))
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
  const messages = db
    .selectFrom('threadMessages as m')
    .innerJoin('threadPeople as me', 'me.threadId', 'm.threadId')
    .leftJoin('peopleCards as u', 'u.id', 'm.senderId')
    .select(['m.senderId as authorId', 'm.content as quote', 'u.name'])
    .where('me.userId', '=', userId);
  if (kind === 'message') return (await messages.where('m.id', '=', Number(id)).executeTakeFirst()) ?? null;
  const threadId = Number(id);
  const others = await db
    .selectFrom('threadPeople')
    .select('userId')
    .where('threadId', '=', threadId)
    .orderBy((eb) => eb('userId', '=', userId))
    .orderBy('lastAt', 'desc')
    .orderBy('userId')
    .execute();
  if (!others.some((one) => one.userId === userId)) return null;
  const said = await messages
    .where('m.threadId', '=', threadId)
    .orderBy('m.id', 'desc')
    .limit(QUOTED)
    .execute();
  const lines = said.toReversed().map(({ name, quote }) => `${name ?? 'Deleted account'}: ${quote}`);
  const author = others.find((one) => one.userId !== userId);
  return { authorId: author?.userId ?? null, quote: lines.length === 0 ? null : lines.join('\n\n') };
}
