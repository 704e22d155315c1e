import { expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { PageText } from './document.ts';

/** Milliseconds of this thread's processor time; others share the machine, so a run above `enough` gets another. */
function effort(pages: readonly PageText[], enough = 0): number {
  const started = process.threadCpuUsage();
  analyseDocument({ type: 'pitch_deck', pages });
  const { user, system } = process.threadCpuUsage(started);
  const spent = (user + system) / 1000;
  return spent < enough ? spent : Math.min(spent, effort(pages, Infinity));
}

const onePage = (text: string): PageText[] => [{ page: 1, text }];
const SMALL = 8_000;
const LARGER = 8;
/** Eight times the text may cost eight times the effort and some; a square would cost 64 times. */
const MOST = 24;

const SHAPES: Readonly<Record<string, (length: number) => string>> = {
  'one word': (length) => 'a'.repeat(length),
  digits: (length) => '7'.repeat(length),
  'groups of digits': (length) => '123 '.repeat(length / 4),
  'full stops': (length) => '. '.repeat(length / 2),
  'open brackets': (length) => '('.repeat(length),
  'currency signs': (length) => '$ '.repeat(length / 2),
  'lines of figures': (length) => 'Revenue $5m in 2024\n'.repeat(length / 20),
  'accents on one letter': (length) => 'e' + '\u0301'.repeat(length),
  'short lines': (length) => '- a\n'.repeat(length / 4),
  'short lines of figures': (length) => '- $5\n'.repeat(length / 5),
  'numbered lines': (length) => '1. x\n'.repeat(length / 5),
  'rows of a table': (length) => 'Revenue\t1,200\t1,100\n'.repeat(length / 20),
  'a table of one row': (length) => `Revenue${'\t1'.repeat(length / 2)}`,
  'digits behind a label': (length) => 'Revenue 1 200 300 400 500\n'.repeat(length / 26),
  'titles with a drawn line over a sum': (length) =>
    `-- Notre demande ${'-'.repeat(72)}\n   Nous levons 250 M FCFA en capital\n`.repeat(length / 125),
  'titles with other drawn lines': (length) =>
    ['=', '*', '#', '~', '+', '%', '/', '<']
      .map((mark) => `Revenue is ${mark.repeat(60)} USD 2 million of ${mark.repeat(60)}\n`)
      .join('')
      .repeat(length / 1200),
  'the same question': (length) => 'one customer of our revenue '.repeat(length / 28),
};

for (const [name, shape] of Object.entries(SHAPES))
  test(`effort grows with the length, not its square: ${name}`, { timeout: 20_000 }, () => {
    const small = effort(onePage(shape(SMALL)));
    const allowed = Math.max(small, 20) * MOST;
    expect(effort(onePage(shape(SMALL * LARGER)), allowed)).toBeLessThan(allowed);
  });

test('effort grows with the number of pages', { timeout: 20_000 }, () => {
  const page =
    'Traction\n1,200 users in May 2025. Revenue of $40,000 in May 2025. We raise $500,000 for sales.';
  const book = (count: number): PageText[] =>
    Array.from({ length: count }, (_, index) => ({ page: index + 1, text: page }));
  const small = effort(book(50));
  const allowed = Math.max(small, 20) * MOST;
  expect(effort(book(50 * LARGER), allowed)).toBeLessThan(allowed);
});

test('effort grows with the length up to the longest text there may be', { timeout: 60_000 }, () => {
  const lines = (count: number) => onePage('- a\n'.repeat(count));
  const allowed = effort(lines(100_000 / LARGER), Infinity) * MOST;
  expect(effort(lines(100_000), allowed)).toBeLessThan(allowed);
});
