import { beforeEach, expect, it } from 'vitest';
import { statementNames } from './prepared.ts';

let statementOf: ReturnType<typeof statementNames>;
beforeEach(() => {
  statementOf = statementNames();
});

const nameAfter = (times: number, text: string) => {
  let last = statementOf(text, [1]);
  for (let sent = 1; sent < times; sent += 1) last = statementOf(text, [1]);
  return last.name;
};

it('a statement has a name once it has been sent often, the same from then on', () => {
  expect(nameAfter(3, 'select $1 as seldom')).toBeUndefined();
  const name = nameAfter(20, 'select $1 as often');
  expect(name).toMatch(/^k_[\w-]{20}$/);
  expect(statementOf('select $1 as often', [2])).toEqual({ text: 'select $1 as often', values: [2], name });
  expect(nameAfter(20, 'select $1 as another')).not.toBe(name);
});

it('what takes no values is never prepared: it may be several statements', () => {
  for (let sent = 0; sent < 20; sent += 1)
    expect(statementOf('begin', [])).toEqual({ text: 'begin', values: [] });
});

it('no more than two hundred are prepared, whatever is sent', () => {
  const named = Array.from({ length: 300 }, (_, index) => nameAfter(10, `select $1 as column_${index}`));
  expect(new Set(named.filter((name) => name !== undefined)).size).toBeLessThanOrEqual(200);
  expect(named.at(-1)).toBeUndefined();
});
