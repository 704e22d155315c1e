import { afterAll, expect, it } from 'vitest';
import { createSideProcess, SideProcessError } from './side-process.ts';

// What it is given to do: a module of a few lines, as an address.
const moduleOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const WORK = moduleOf(`
  export const double = (n) => 2 * n;
  export const forever = () => { for (;;); };
  export const hoard = () => { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); };
  export const fail = () => { throw new Error('no such page'); };
  export const pile = () => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)); };
  export const write = async () => (await import('node:fs')).writeFileSync('/tmp/written-by-a-document', 'x');
  export const secrets = () => Object.keys(process.env).length;
  export const quit = () => process.exit(1);
`);
const beside = createSideProcess({
  timeMs: 2_000,
  heapMb: 64,
  mostWaiting: 5,
  mostVisitors: 2,
  mostBytes: 3e8,
});
type Rank = Parameters<typeof beside.run>[2];
const run = (name: string, input = 1, rank: Rank = 'background') =>
  beside.run<(n: number) => number>({ module: WORK, name }, input, rank);
const reasonOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof SideProcessError ? error.reason : error),
  );

afterAll(() => beside.close());

it('answers what the function returns, in the order asked', async () => {
  expect(await Promise.all([run('double', 1), run('double', 2), run('double', 3)])).toEqual([2, 4, 6]);
});

it('ends what never ends, what hoards, and what quits, and goes on with the next', async () => {
  expect(await reasonOf(run('forever'))).toBe('time');
  expect(await run('double', 4)).toBe(8);
  expect(await reasonOf(run('hoard'))).toBe('memory');
  expect(await reasonOf(run('pile'))).toBe('memory');
  expect(await reasonOf(run('quit'))).toBe('failed');
  expect(await run('double', 5)).toBe(10);
});

it('may not write, and knows no setting', async () => {
  await expect(run('write')).rejects.toThrow(/permission|restricted/i);
  expect(await run('secrets')).toBe(0);
});

it('says what a function threw, and that there is no such function', async () => {
  await expect(run('fail')).rejects.toThrow('no such page');
  await expect(run('nothing')).rejects.toThrow('has no nothing');
});

it('takes members first, each in the order asked, and refuses when too many wait', async () => {
  const order: string[] = [];
  const asked = (name: string, rank: Rank) => run('double', 1, rank).then(() => order.push(name));
  const all = [
    asked('first', 'visitor'),
    asked('visitor 1', 'visitor'),
    asked('visitor 2', 'visitor'),
    asked('background', 'background'),
    asked('member 1', 'member'),
    asked('member 2', 'member'),
  ];
  expect(await reasonOf(run('double', 1, 'visitor'))).toBe('busy');
  expect(await reasonOf(run('double', 1, 'member'))).toBe('busy');
  await Promise.all(all);
  expect(order).toEqual(['first', 'member 1', 'member 2', 'background', 'visitor 1', 'visitor 2']);
});

it('a crowd of visitors leaves room for members', async () => {
  const crowd = Array.from({ length: 6 }, () => reasonOf(run('double', 1, 'visitor')));
  expect(await run('double', 4, 'member')).toBe(8);
  expect((await Promise.all(crowd)).filter((reason) => reason === 'busy')).toHaveLength(3);
});
