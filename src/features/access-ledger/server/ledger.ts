import { randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { FastifyRequest } from 'fastify';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { AppError } from '#platform/http/errors.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import {
  type Entered,
  type Entry,
  entryText,
  type Read,
  type ReadEntry,
  type Stated,
  viewerText,
} from '../domain/entry.ts';
import {
  completedNodes,
  inclusionRanges,
  leafHash,
  leftNodes,
  type NodePlace,
  nodesOf,
  type Range,
  rangeHash,
} from '../domain/merkle.ts';
import type { Receipt } from '../domain/receipt.ts';
import {
  countEntries,
  type EntryRow,
  findCheckpoint,
  findEntry,
  findNodes,
  insertCheckpoint,
  insertEntry,
  insertNodes,
  type ReadRow,
} from './queries.ts';
import { publicKeyOf, signCheckpoint, tools } from './signing.ts';

const keyOf = ({ level, index }: NodePlace): string => `${level}/${index}`;

/** The hashes at these places, to be asked one by one. */
async function loadNodes(db: Db, places: readonly NodePlace[]): Promise<(place: NodePlace) => Uint8Array> {
  const rows = await findNodes(db, places);
  const hashes = new Map(rows.map((row) => [keyOf(row), row.hash]));
  return (place) => {
    const hash = hashes.get(keyOf(place));
    if (!hash) throw new Error(`the access ledger has no node ${keyOf(place)}`);
    return hash;
  };
}

/** The hashes of trees over these ranges. */
async function rangeHashes(db: Db, ranges: readonly Range[]): Promise<Uint8Array[]> {
  const find = await loadNodes(db, ranges.flatMap(nodesOf));
  return ranges.map((range) => rangeHash(tools.sha256, range, find));
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Proofs as they are given out. */
export const proofOf = async (db: Db, ranges: readonly Range[]): Promise<string[]> =>
  (await rangeHashes(db, ranges)).map(base64);

type About = { readonly startupId: number | null };

/** The call by which somebody reads or states something. */
export type Reading = {
  readonly actor: Pick<Member, 'id' | 'firstName' | 'lastName'>;
  readonly services: Pick<Services, 'now' | 'hasRoom'>;
  readonly request: Pick<FastifyRequest, 'headers'>;
};

async function append(
  db: Db,
  { actor, services, request }: Reading,
  said: About & (Read | Stated),
): Promise<number> {
  await takeTurns(db, 'access-ledger');
  const index = await countEntries(db);
  const at = services.now();
  const salt = randomBytes(16).toString('hex');
  const person = { id: actor.id, name: fullName(actor), salt };
  const viewer = tools.toHex(tools.sha256(tools.utf8(viewerText(person))));
  const isRobot = isbot(request.headers['user-agent'] ?? '');
  const entry: Entry = { index, at: at.toISOString(), ...said, isRobot, viewer };
  const leaf = leafHash(tools.sha256, tools.utf8(entryText(entry)));
  const find = await loadNodes(db, leftNodes(index));
  await insertEntry(db, { ...entry, at }, { userId: actor.id, name: person.name, salt });
  await insertNodes(db, completedNodes(tools.sha256, index, leaf, find));
  return index;
}

const refuseUnlessRoom = ({ services }: Reading): void => {
  if (services.hasRoom()) return;
  const message = 'The disk is full, so that reading cannot be recorded. Please try again later.';
  throw new AppError('unavailable', message, { retryAfterSeconds: 60 });
};

/** In the caller's transaction, or in one of its own, since reading has none. */
const within = <Value>(db: Db, work: (trx: Db) => Promise<Value>): Promise<Value> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/**
 * Writes down that somebody outside the team reads a private document, before they are given it: what cannot be recorded
 * is not shown. Answers the place in the ledger.
 */
export async function recordRead(db: Db, reading: Reading, read: About & Read): Promise<number> {
  refuseUnlessRoom(reading);
  return within(db, (trx) => append(trx, reading, read));
}

/** The same of several at once. */
export async function recordReads(db: Db, reading: Reading, reads: readonly (About & Read)[]): Promise<void> {
  if (reads.length === 0) return;
  refuseUnlessRoom(reading);
  await within(db, async (trx) => {
    for (const read of reads) await append(trx, reading, read);
  });
}

/**
 * Writes down what a side of an offer stated, as part of the call that states it: the one is there if the other is.
 * Answers the place in the ledger. Last in its transaction, since everybody's entries take turns.
 */
export const recordStatement = async (db: Db, call: Reading, stated: About & Stated): Promise<number> =>
  append(db, call, stated);

type EnteredRow = Omit<Entered, 'at'> & { readonly at: Date };
const enteredOf = ({ index, at, startupId, isRobot, viewer }: EnteredRow): Entered => ({
  index,
  at: at.toISOString(),
  startupId,
  isRobot,
  viewer,
});

/** A read as it was hashed. */
export function readEntryOf(row: ReadRow): ReadEntry {
  const { documentId, version, page, action } = row;
  return { ...enteredOf(row), documentId, version, page, action };
}

/** An entry as it was hashed. */
export function entryOf(row: EntryRow): Entry {
  const { documentId, version, page, action, offerId, terms, deed, step, side, digest } = row;
  if (documentId !== null && version !== null && action !== null)
    return { ...enteredOf(row), documentId, version, page, action };
  if (
    offerId === null ||
    terms === null ||
    deed === null ||
    step === null ||
    side === null ||
    digest === null
  )
    throw new Error(`entry ${row.index} of the access ledger is neither a read nor a statement`);
  return { ...enteredOf(row), offerId, terms, deed, step, side, digest };
}

/** The hash of an entry from what is kept of it, not from the tree: where they differ, somebody has changed it. */
export const leafOf = (row: EntryRow): string =>
  base64(leafHash(tools.sha256, tools.utf8(entryText(entryOf(row)))));

type Signing = Pick<Services, 'env' | 'now'>;

/** The ledger as it is now, signed and kept. */
export async function currentCheckpoint(db: Db, { env, now }: Signing) {
  const publicKey = publicKeyOf(env.ledgerKey);
  const count = await countEntries(db);
  const given = await findCheckpoint(db, count);
  if (given !== null) return { count, note: given, publicKey };
  const [root = tools.sha256()] = await rangeHashes(db, [{ start: 0, end: count }]);
  const at = now();
  const origin = `${new URL(env.baseUrl).host}/access-ledger`;
  const note = signCheckpoint({ origin, count, root: base64(root), at: at.toISOString() }, env.ledgerKey);
  await insertCheckpoint(db, { count, note, createdAt: at });
  return { count, note, publicKey };
}

/** The receipt of the entry at a place of the ledger, by a checkpoint of now; null where there is none. */
export async function findReceipt(db: Db, services: Signing, index: number): Promise<Receipt | null> {
  const row = await findEntry(db, index);
  return row && receiptOf(db, services, row);
}

/** The receipt of an entry, by a checkpoint of now. */
export async function receiptOf(db: Db, services: Signing, row: EntryRow): Promise<Receipt> {
  const { count, note, publicKey } = await currentCheckpoint(db, services);
  const { userId, viewerName, salt } = row;
  const isKnown = userId !== null && viewerName !== null && salt !== null;
  return {
    kind: 'kilele-access-receipt',
    v: 1,
    entry: entryOf(row),
    viewer: isKnown ? { id: userId, name: viewerName, salt } : null,
    proof: await proofOf(db, inclusionRanges(row.index, count)),
    checkpoint: note,
    publicKey,
  };
}
