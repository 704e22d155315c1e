import type { Db } from './db.ts';

const TOGETHER_MS = 50;
const MOST_TOGETHER = 500;

/** What nobody waits for is written with what comes within a twentieth of a second: one statement and one commit. */
type Soon<Row> = (db: Db, row: Row, failed: (error: unknown) => void) => void;

type Waiting<Row> = { readonly row: Row; readonly failed: (error: unknown) => void };

const writers = new Set<(db: Db) => Promise<void>>();

/** Writes rows behind the answers of the calls that they come from. A row that cannot be written fails alone. */
export function writtenSoon<Row>(write: (db: Db, rows: readonly Row[]) => Promise<void>): Soon<Row> {
  const waiting = new WeakMap<Db, Waiting<Row>[]>();

  async function flush(db: Db): Promise<void> {
    const all = waiting.get(db);
    waiting.delete(db);
    if (!all) return;
    const rows = all.map(({ row }) => row);
    await write(db, rows).catch(async (error: unknown) => {
      if (all.length === 1) return all[0]?.failed(error);
      for (const { row, failed } of all) await write(db, [row]).catch(failed);
    });
  }
  writers.add(flush);

  return (db, row, failed) => {
    const others = waiting.get(db);
    if (others) {
      others.push({ row, failed });
      if (others.length >= MOST_TOGETHER) void flush(db);
      return;
    }
    const mine = [{ row, failed }];
    waiting.set(db, mine);
    setTimeout(() => {
      if (waiting.get(db) === mine) void flush(db);
    }, TOGETHER_MS);
  };
}

/** Writes all that waits, before a process ends. */
export async function writeNow(db: Db): Promise<void> {
  await Promise.all([...writers].map((flush) => flush(db)));
}
