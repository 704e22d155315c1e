import type { Db } from './db.ts';

/** So many statements of one kind are under way at once; whoever comes meanwhile goes together with the next. */
const MOST_UNDER_WAY = 2;
const MOST_TOGETHER = 64;

type Asked<Key, Value> = {
  readonly key: Key;
  readonly done: (value: Value) => void;
  readonly failed: (error: unknown) => void;
};

/** What waits for the next statement of one kind over one database. */
type Queue<Key, Value> = {
  waiting: Asked<Key, Value>[];
  underWay: number;
  isCalled: boolean;
  /** The statement before this one was for one alone. */
  wasAlone: boolean;
};

/** Answers each key in its place. */
type ReadAll<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>;

type How = {
  readonly mostUnderWay?: number;
  /** Whether what failed was certainly not done, so that each of those who asked for it may be done alone. */
  readonly isUndone?: (error: unknown) => boolean;
};

/**
 * A read whose callers of a moment are answered by one statement: beginning a statement, and the way to the database and
 * back, cost more than a further row. What is answered was read after it was asked for. Within a transaction each reads
 * for itself, as does each of several that failed together.
 */
export function together<Key, Value>(
  readAll: ReadAll<Key, Value>,
  { mostUnderWay = MOST_UNDER_WAY, isUndone = () => true }: How = {},
): (db: Db, key: Key) => Promise<Value> {
  const queues = new WeakMap<Db, Queue<Key, Value>>();

  async function readOne(db: Db, key: Key): Promise<Value> {
    for (const value of await readAll(db, [key])) return value;
    throw new Error('nothing was answered');
  }

  async function fail(db: Db, all: readonly Asked<Key, Value>[], error: unknown): Promise<void> {
    const [first] = all;
    if (all.length === 1) return first?.failed(error);
    if (!isUndone(error)) {
      for (const { failed } of all) failed(error);
      return undefined;
    }
    // What one of them asks for must not fail the others.
    await Promise.all(
      all.map(async ({ key, done, failed }) => {
        try {
          done(await readOne(db, key));
        } catch (ownError) {
          failed(ownError);
        }
      }),
    );
  }

  async function answer(db: Db, queue: Queue<Key, Value>, all: readonly Asked<Key, Value>[]): Promise<void> {
    try {
      const keys = all.map(({ key }) => key);
      const values = await readAll(db, keys);
      if (values.length !== all.length) throw new Error(`${values.length} answers to ${all.length}`);
      let place = 0;
      for (const value of values) {
        all[place]?.done(value);
        place += 1;
      }
    } catch (error) {
      await fail(db, all, error);
    }
    queue.underWay -= 1;
    go(db, queue);
  }

  function go(db: Db, queue: Queue<Key, Value>): void {
    queue.isCalled = false;
    while (queue.waiting.length > 0 && queue.underWay < mostUnderWay) {
      const all = queue.waiting.splice(0, MOST_TOGETHER);
      queue.underWay += 1;
      queue.wasAlone = all.length === 1;
      void answer(db, queue, all);
    }
  }

  return (db, key) => {
    if (db.isTransaction) return readOne(db, key);
    const queue = queues.get(db) ?? { waiting: [], underWay: 0, isCalled: false, wasAlone: false };
    queues.set(db, queue);
    return new Promise((done, failed) => {
      queue.waiting.push({ key, done, failed });
      if (queue.isCalled) return;
      // Nobody else is likely to come.
      if (queue.wasAlone && queue.underWay === 0) return go(db, queue);
      queue.isCalled = true;
      // All who ask in this turn of the event loop.
      setImmediate(() => go(db, queue));
    });
  };
}

/** The database refused the statement, and took back what it had done; where the line broke that is not known. */
const wasRefused = (error: unknown): boolean =>
  (error as { readonly severity?: unknown } | null)?.severity === 'ERROR';

/**
 * The same for writes that are one statement: those of a moment share it, and its commit. If the database refuses it, each
 * is tried alone, so that nobody fails for somebody else.
 */
export const writeTogether = <Key, Value>(
  writeAll: ReadAll<Key, Value>,
): ((db: Db, key: Key) => Promise<Value>) => together(writeAll, { isUndone: wasRefused });
