import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteMailTo } from '#platform/mail/outbox.ts';
import { deleteFilesOf } from '#platform/postgres/stored-files.ts';
import { StartRefused } from '#platform/start-refused.ts';
import type { Db, Process, Services } from '#shared/server/context.ts';
import type { Leaver } from '#shared/server/hooks.ts';
import { deletePerson, findErasures, findPeopleAfter, insertErasure } from './queries-own.ts';

/** What stands in the list of erasures for somebody: nobody can guess the random id behind it. */
export const personHash = (id: string): string => createHash('sha256').update(id).digest('hex');

/** The startups that nobody but this person owns. */
export async function findSoleOwned(
  db: Db,
  hooks: Services['hooks'],
  { id }: Pick<Leaver, 'id'>,
): Promise<{ id: number; name: string }[]> {
  const startups: { id: number; name: string }[] = [];
  for (const hook of hooks) startups.push(...((await hook.findSoleOwned?.(db, id)) ?? []));
  return startups;
}

/** Deletes a person and what is theirs; the keys of their files, whose bytes go after the commit. */
export async function erasePerson(
  db: Db,
  { events, hooks, now }: Pick<Services, 'events' | 'hooks' | 'now'>,
  person: Leaver,
): Promise<string[]> {
  const keys = await deleteFilesOf(db, [person.id]);
  const parting = { actor: person, events, now: now() };
  const startupIds = (await findSoleOwned(db, hooks, person)).map(({ id }) => id);
  for (const { closing } of hooks) await closing?.(db, startupIds, parting);
  for (const { left } of hooks.toReversed()) await left?.(db, person, parting);
  await deleteMailTo(db, person.email);
  await deletePerson(db, person.id);
  await insertErasure(db, personHash(person.id), parting.now);
  return keys;
}

const listIn = (dataDir: string) => join(dataDir, 'erasures.txt');
const HASH = /^[0-9a-f]{64}/;

/** Adds to the list beside the database, which outlives a database that is restored from an older copy. */
export async function keepErasures(
  dataDir: string,
  erasures: readonly { readonly hash: string; readonly at: Date }[],
): Promise<void> {
  const lines = erasures.map(({ hash, at }) => `${hash} ${at.toISOString()}\n`);
  if (lines.length > 0) await appendFile(listIn(dataDir), lines.join(''));
}

/** The list at a path, which must be there, or beside the database; that is none until somebody has left. */
export async function readErasures(dataDir: string, path?: string): Promise<Set<string>> {
  const text = await readFile(path ?? listIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    if (path === undefined) return '';
    throw new StartRefused(
      `There is no ${path}. It is made when the first account is deleted; until then there is nothing to erase again.`,
    );
  });
  return new Set(text.split('\n').flatMap((line) => HASH.exec(line) ?? []));
}

const PEOPLE_AT_ONCE = 1_000;

/**
 * Erases again whom an older copy of the database has brought back: everybody whose hash is in the list, or in the
 * database's own. Answers how many it found. The two lists are then the same.
 */
export async function applyErasures(process: Process, path?: string): Promise<number> {
  const { db, env, files } = process;
  const listed = await readErasures(env.dataDir, path);
  const kept = await findErasures(db);
  const all = new Set([...listed, ...kept.map((each) => each.personHash)]);
  let erased = 0;
  let afterId = '';
  for (;;) {
    const people = await findPeopleAfter(db, afterId, PEOPLE_AT_ONCE);
    for (const person of people.filter(({ id }) => all.has(personHash(id)))) {
      const keys = await db.transaction().execute((trx) => erasePerson(trx, process, person));
      for (const key of keys) await files.remove(key);
      erased += 1;
    }
    const last = people.at(-1);
    if (last === undefined || people.length < PEOPLE_AT_ONCE) break;
    afterId = last.id;
  }
  for (const hash of listed) await insertErasure(db, hash, process.now());
  const missing = kept.filter((each) => !listed.has(each.personHash));
  await keepErasures(
    env.dataDir,
    missing.map((each) => ({ hash: each.personHash, at: each.erasedAt })),
  );
  return erased;
}
