import { expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { PageText } from './document.ts';

/** Milliseconds of this thread's processor time, the best of two: others share the machine. */
function effort(pages: readonly PageText[]): number {
  const runs = [0, 1].map(() => {
    const started = process.threadCpuUsage();
    analyseDocument({ type: 'pitch_deck', pages });
    const { user, system } = process.threadCpuUsage(started);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
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
  'the same question': (length) => 'one customer of our revenue '.repeat(length / 28),
};

for (const [name, shape] of Object.entries(SHAPES))
  test(`effort grows with the length, not its square: ${name}`, { timeout: 20_000 }, () => {
    const small = effort(onePage(shape(SMALL)));
    const large = effort(onePage(shape(SMALL * LARGER)));
    expect(large).toBeLessThan(Math.max(small, 20) * MOST);
  });

test('effort grows with the number of pages', { timeout: 20_000 }, () => {
  const page =
    'Traction\n1,200 users in May 2025. Revenue of $40,000 in May 2025. We raise $500,000 for sales.';
  const book = (count: number): PageText[] =>
    Array.from({ length: count }, (_, index) => ({ page: index + 1, text: page }));
  const small = effort(book(50));
  expect(effort(book(50 * LARGER))).toBeLessThan(Math.max(small, 20) * MOST);
});

test(
  'the longest text of nothing but short lines takes seconds, not tens of them',
  { timeout: 60_000 },
  () => {
    expect(effort(onePage('- a\n'.repeat(100_000)))).toBeLessThan(5_000);
  },
);
