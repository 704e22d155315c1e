import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from './db.ts';
import { together, writeTogether } from './together.ts';

// Nothing of a database is used but whether it is a transaction.
const database = (isTransaction = false) => ({ isTransaction }) as unknown as Db;

test('those who ask at the same moment are answered by one statement, each with its own', async () => {
  const asked: (readonly number[])[] = [];
  const double = together<number, number>(async (_db, keys) => {
    asked.push(keys);
    return keys.map((key) => key * 2);
  });
  const db = database();
  expect(await Promise.all([1, 2, 3].map((key) => double(db, key)))).toEqual([2, 4, 6]);
  expect(asked).toEqual([[1, 2, 3]]);
});

test('what is asked while two statements are under way goes with the next, and is read after it was asked', async () => {
  let clock = 0;
  const asked: (readonly number[])[] = [];
  const read = together<number, number>(async (_db, keys) => {
    asked.push(keys);
    const readAt = (clock += 1);
    await sleep(5);
    return keys.map(() => readAt);
  });
  const db = database();
  const [one, two] = [read(db, 1), await turnOf(read, db, 2)];
  const askedAt = clock;
  const later = await Promise.all([3, 4, 5].map((key) => read(db, key)));
  await Promise.all([one, two.answer]);
  expect(asked).toEqual([[1], [2], [3, 4, 5]]);
  for (const readAt of later) expect(readAt).toBeGreaterThan(askedAt);
});

test('who comes after one that was alone goes at once, and those of a moment together again from the second on', async () => {
  const asked: (readonly number[])[] = [];
  const read = together<number, number>(async (_db, keys) => {
    asked.push(keys);
    return keys;
  });
  const db = database();
  const first = read(db, 1);
  expect(asked).toEqual([]);
  await first;
  await new Promise((turned) => setImmediate(turned));
  const rest = [2, 3, 4].map((key) => read(db, key));
  expect(asked).toEqual([[1], [2]]);
  await Promise.all(rest);
  await Promise.all([5, 6].map((key) => read(db, key)));
  expect(asked).toEqual([[1], [2], [3, 4], [5, 6]]);
});

/** Asks in a turn of its own; the answer is not waited for. */
async function turnOf(read: (db: Db, key: number) => Promise<number>, db: Db, key: number) {
  await new Promise((done) => setImmediate(done));
  const answer = read(db, key);
  await new Promise((done) => setImmediate(done));
  return { answer };
}

test('what one of them asks for does not fail the others; within a transaction each reads for itself', async () => {
  const asked: number[] = [];
  const read = together<number, number>(async (_db, keys) => {
    asked.push(keys.length);
    if (keys.includes(13)) throw new Error('13');
    return [...keys];
  });
  const answers = await Promise.allSettled([1, 13, 2].map((key) => read(database(), key)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const db = database();
  const shared = await Promise.allSettled([1, 13, 2].map((key) => read(db, key)));
  expect(shared.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  asked.length = 0;
  const transaction = database(true);
  await Promise.all([1, 2].map((key) => read(transaction, key)));
  expect(asked).toEqual([1, 1]);
});

test('writes that the database refused are tried each alone, and those of which nobody knows are not', async () => {
  const tried: (readonly number[])[] = [];
  const write = (failure: Error) =>
    writeTogether<number, number>(async (_db, keys) => {
      tried.push(keys);
      if (keys.includes(13)) throw failure;
      return [...keys];
    });
  const outcome = async (failure: Error) => {
    tried.length = 0;
    const one = write(failure);
    const db = database();
    const answers = await Promise.allSettled([1, 13].map((key) => one(db, key)));
    return [answers.map(({ status }) => status), tried.length];
  };
  const refused = Object.assign(new Error('refused'), { severity: 'ERROR' });
  expect(await outcome(refused)).toEqual([['fulfilled', 'rejected'], 3]);
  const ended = Object.assign(new Error('the server ends'), { severity: 'FATAL' });
  for (const unknown of [ended, new Error('the line broke')])
    expect(await outcome(unknown)).toEqual([['rejected', 'rejected'], 1]);
});
