import { expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import {
  judgeEntity,
  judgeWrittenFlags,
  judgeWrittenNumbers,
  readingKey,
} from './eval-documents/judge-written.ts';
import { isSamePassage } from './eval-documents/same-passage.ts';
import { judgePeriod } from './eval-documents/true-period.ts';
import { isSameValue } from './eval-documents/true-words.ts';
import type { Truth, Written } from './eval-documents/truth.ts';

test.each([
  ['revenue', '2024', '2024', 'right'],
  ['revenue', '2024', '2024-12', 'wrong'],
  ['cash', '2024', '2024-12', 'right'],
  ['cash', 'as of 2025-06-30', '2025-06', 'right'],
  ['cash', 'as of 2025-06-30', '2024', 'wrong'],
  ['revenue', 'FY2025', '2025', 'right'],
  ['revenue', '2025-01 to 2025-06', '2025-H1', 'right'],
  ['revenue', '2025-01 to 2025-06', '2025-06', 'wrong'],
  ['mrr', '2025-09', '2025-09, monthly', 'right'],
  ['mrr', '2025-09', 'monthly', 'untold'],
  ['churn_percent', 'per month', null, 'right'],
  ['ask', null, '2026', 'right'],
])('%s of %s read as %s is %s', (metric, period, stated, verdict) => {
  expect(judgePeriod(stated, { metric, period })).toBe(verdict);
});

test('quotes are of one passage when five words in a row are the same, or all of the shorter', () => {
  expect(isSamePassage('we are suing the landlord over the roof', 'We are suing the landlord — over')).toBe(
    true,
  );
  expect(isSamePassage('we are suing the landlord', 'we are paying the landlord')).toBe(false);
  expect(isSamePassage('Société Générale', 'la societe generale de Dakar')).toBe(true);
  expect(isSamePassage('', 'anything')).toBe(false);
});

const TEXT = [
  'Zawadi Ltd',
  'Company registration number PVT-AB12CD3',
  'Revenue was KES 4,200,000 in 2024.',
  'We have no competitors at all in this market.',
  'Use of funds: 60% sales, 30% product. We raise $500,000.',
].join('\n');

const truth: Truth = {
  kind: 'pitch_deck',
  language: 'en',
  company: 'Zawadi Limited',
  registration: 'PVT-AB12CD3',
  clean: false,
  flags: [
    { category: 'no_competition', quote: 'We have no competitors at all', page: 1 },
    { category: 'going_concern', quote: 'material uncertainty', page: 1 },
  ],
  numbers: [
    {
      metric: 'revenue',
      period: '2024',
      value: 4_200_000,
      currency: 'KES',
      quote: 'Revenue was KES 4,200,000',
      page: 1,
    },
    {
      metric: 'ask',
      period: null,
      value: 500_000_000,
      currency: 'USD',
      quote: 'We raise $500,000.',
      page: 1,
    },
  ],
};
const document: Written = { name: 'zawadi.pdf', truth, pages: [{ page: 1, text: TEXT }], hiddenPages: [] };
const analysis = analyseDocument({ type: 'pitch_deck', pages: document.pages });

test('flags are found by category and passage, and what the writer did not list is for a person to read', () => {
  const tally = judgeWrittenFlags(document, analysis, new Map());
  expect(tally.found).toBe(1);
  expect(tally.missed).toEqual(['going_concern "material uncertainty"']);
  expect(tally.wrong).toEqual([]);
  const [unread] = tally.unread;
  if (unread === undefined) throw new Error('nothing unlisted');
  const read = new Map([[readingKey(document.name, unread), false]]);
  expect(judgeWrittenFlags(document, analysis, read).wrong).toEqual([unread]);
});

test('a number with the wrong scale is missed and wrong', () => {
  const tally = judgeWrittenNumbers(document, analysis, new Map());
  expect(tally.found).toBe(1);
  expect(tally.missed).toHaveLength(1);
  expect(tally.wrong).toEqual([expect.stringContaining('scale of ask 500000000')]);
});

test.each([
  ['finance_costs', -310_000, 310_000, true],
  ['tax', -95_000, 95_000, true],
  ['tax', -95_000, 59_000, false],
  ['net_profit', -310_000, 310_000, false],
])('%s of %d is found as %d: %s', (metric, value, stated, isFound) => {
  expect(isSameValue(stated, { metric, value })).toBe(isFound);
});

test('the company and its number are held against those the writer gave it', () => {
  expect(judgeEntity(document, analysis)).toEqual({ company: true, registration: true });
  const other = { ...document, truth: { ...truth, company: 'Mkulima Ltd', registration: 'PVT-ZZ99ZZ9' } };
  expect(judgeEntity(other, analysis)).toEqual({ company: false, registration: false });
});
