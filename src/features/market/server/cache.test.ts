import { expect, it } from 'vitest';
import { cacheLarge } from './cache.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, seconds));

it('figures of a large market are made once a minute, for each process and question', async () => {
  const house = {};
  let made = 0;
  const ask = (process: object, key: string, seconds: number, rows: number) =>
    cacheLarge(process, { key, now: at(seconds) }, async () => ({ answer: (made += 1), rows }));
  expect(await ask(house, 'NG', 0, 20_000)).toBe(1);
  expect(await ask(house, 'NG', 59, 20_000)).toBe(1);
  expect(await ask(house, 'KE', 59, 20_000)).toBe(2);
  expect(await ask({}, 'NG', 59, 20_000)).toBe(3);
  expect(await ask(house, 'NG', 60, 20_000)).toBe(4);
});

it('those of a small one are made each time', async () => {
  const house = {};
  let made = 0;
  const ask = () =>
    cacheLarge(house, { key: 'NG', now: at(0) }, async () => ({ answer: (made += 1), rows: 9_999 }));
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
