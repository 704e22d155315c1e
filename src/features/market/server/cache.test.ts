import { expect, it } from 'vitest';
import { noteChange } from '#shared/server/changes.ts';
import { cacheFigures } from './cache.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));

it('figures of a large market are made once a minute, for each process and question', async () => {
  const house = {};
  let made = 0;
  const ask = (process: object, key: string, seconds: number, rows: number) =>
    cacheFigures(process, { key, now: at(seconds) }, async () => ({ answer: (made += 1), rows }));
  expect(await ask(house, 'NG', 0, 20_000)).toBe(1);
  expect(await ask(house, 'NG', 59, 20_000)).toBe(1);
  expect(await ask(house, 'KE', 59, 20_000)).toBe(2);
  expect(await ask({}, 'NG', 59, 20_000)).toBe(3);
  expect(await ask(house, 'NG', 60, 20_000)).toBe(4);
});

it('those of a small one are made once in ten seconds, and anew once something was written', async () => {
  const house = {};
  let made = 0;
  const ask = (seconds: number) =>
    cacheFigures(house, { key: 'NG', now: at(seconds) }, async () => ({ answer: (made += 1), rows: 9_999 }));
  expect([await ask(0), await ask(9), await ask(10)]).toEqual([1, 1, 2]);
  noteChange(house);
  expect([await ask(11), await ask(12)]).toEqual([3, 3]);
});
