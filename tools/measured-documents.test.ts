import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { judgeCompany } from './eval-documents/score-companies.ts';
import { judgeWrittenFlags, judgeWrittenNumbers } from './eval-documents/judge-written.ts';
import { readWritten, type TrueNumber, TYPE_OF_KIND, type Written } from './eval-documents/truth.ts';

const FOLDER = path.join(import.meta.dirname, 'measured-documents');
const TIMEOUT_MS = 120_000;

test.each([
  ['clean', 30],
  ['round-kk', 48],
  ['round-qq', 38],
  ['round-tt', 36],
  ['round-bbb', 30],
  ['round-nnn', 24],
  ['round-ppp', 16],
  ['round-rrr', 20],
  ['round-sss', 24],
  ['round-www', 20],
  ['round-xxx', 20],
  ['round-zzz', 12],
  ['round-bbbb', 20],
] as const)(
  'papers of %s, in which nothing is wrong, raise no flag',
  { timeout: TIMEOUT_MS },
  async (set, count) => {
    const papers = await readWritten(path.join(FOLDER, set));
    expect(papers).toHaveLength(count);
    const told = papers.flatMap(({ name, truth, pages, hiddenPages }) =>
      analyseDocument({
        type: TYPE_OF_KIND[truth.kind] ?? 'legal_docs',
        pages,
        fileName: name,
        hiddenPages,
        facts: { name: truth.company },
      }).flags.map(({ code }) => `${name}: ${code}`),
    );
    expect(told).toEqual([]);
  },
);

/** Flags that say only that a short extract does not date, count or compare what a whole paper would. */
const OF_WHOLE_PAPERS: ReadonlySet<string> = new Set([
  'ASK_WITHOUT_USE_OF_FUNDS',
  'CUMULATIVE_ONLY',
  'PERCENT_ONLY_GROWTH',
  'RUNWAY_NOT_DERIVABLE',
  'UNDATED_METRICS',
]);
type Extract = {
  readonly id: number;
  readonly type: string;
  readonly company: string;
  readonly language: 'en' | 'fr';
  readonly text: string;
  readonly category?: string;
  readonly quote?: string;
  readonly also?: readonly string[];
  readonly numbers?: readonly TrueNumber[];
};
const extractsIn = (set: string): Extract[] =>
  readFileSync(path.join(FOLDER, 'extracts', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const analysisOf = ({ type, company, text }: Extract) =>
  analyseDocument({
    type: TYPE_OF_KIND[type] ?? (type === 'business_plan' ? type : 'legal_docs'),
    pages: [{ page: 1, text }],
    facts: { name: company },
  });
/** An extract as a paper of one page, with what its writer says stands in it. */
const asWritten = ({
  id,
  type,
  company,
  language,
  text,
  category,
  quote,
  also,
  numbers,
}: Extract): Written => ({
  name: `${id}`,
  truth: {
    kind: type,
    language,
    company,
    registration: null,
    clean: category === undefined,
    flags:
      category === undefined || quote === undefined ? [] : [{ category, quote, also: also ?? [], page: 1 }],
    numbers: (numbers ?? []).map((one) => ({ ...one, page: 1 })),
  },
  pages: [{ page: 1, text }],
  hiddenPages: [],
});

test.each([
  ['beside', 136, []],
  ['figures', 159, ['115: TOP_DOWN_MARKET']],
  ['law', 150, []],
  ['money', 90, ['44: MEASURE_FLATTERS', '48: CONTRADICTORY_NUMBERS', '83: USE_OF_FUNDS_MISMATCH']],
  ['papers', 90, ['75: LICENCE_MISSING']],
  ['story', 160, []],
  ['trade', 152, ['6: CUSTOMER_CONCENTRATION']],
] as const)(
  'of short clean extracts of %s those known to be misread alone raise a flag',
  (set, count, known) => {
    const extracts = extractsIn(set);
    expect(extracts).toHaveLength(count);
    const told = extracts.flatMap((extract) =>
      analysisOf(extract)
        .flags.filter(({ code }) => !OF_WHOLE_PAPERS.has(code))
        .map(({ code }) => `${extract.id}: ${code}`),
    );
    expect(told).toEqual(known);
  },
);

test('of 160 short extracts with a worry each, nineteen in twenty are told, and nothing else', () => {
  const judged = extractsIn('worries').map((extract) =>
    judgeWrittenFlags(asWritten(extract), analysisOf(extract), new Map()),
  );
  expect(judged).toHaveLength(160);
  const found = judged.reduce((sum, one) => sum + one.found, 0);
  expect(found).toBeGreaterThanOrEqual(152);
  expect(judged.flatMap(({ wrong }) => wrong)).toEqual([]);
});

test('of 408 worries told in passing more than half are told, and thirteen are told something else, too', () => {
  const judged = extractsIn('passing').map((extract) => {
    const { found, unread } = judgeWrittenFlags(asWritten(extract), analysisOf(extract), new Map());
    return { found, others: unread.filter((one) => !OF_WHOLE_PAPERS.has(one.split(' ')[0] ?? '')) };
  });
  expect(judged).toHaveLength(408);
  expect(judged.reduce((sum, { found }) => sum + found, 0)).toBeGreaterThanOrEqual(215);
  expect(judged.flatMap(({ others }) => others).length).toBeLessThanOrEqual(13);
});

test('of the figures of 140 short extracts nine in ten are read, and one in forty wrongly at most', () => {
  const judged = extractsIn('numbers').map((extract) =>
    judgeWrittenNumbers(asWritten(extract), analysisOf(extract), new Map()),
  );
  expect(judged).toHaveLength(140);
  const count = (of: (one: (typeof judged)[number]) => number): number =>
    judged.reduce((sum, one) => sum + of(one), 0);
  const [found, missed] = [count((one) => one.found), count((one) => one.missed.length)];
  expect(found + missed).toBe(1411);
  expect(found / (found + missed)).toBeGreaterThanOrEqual(0.9);
  expect(found / (found + count(({ wrong }) => wrong.length))).toBeGreaterThanOrEqual(0.975);
});

test.each([
  ['companies5', 12],
  ['companies6', 12],
  ['companies7', 12],
  ['companies8', 12],
  ['companies9', 12],
  ['companies10', 12],
  ['companies11', 8],
  ['companies12', 12],
  ['companies13', 12],
  ['companies14', 12],
  ['companies15', 12],
  ['companies16', 16],
  ['companies17', 12],
  ['companies19', 12],
  ['companies20', 14],
  ['companies22', 14],
  ['companies24', 12],
  ['companies25', 10],
  ['companies27', 12],
  ['companies30', 8],
  ['companies34', 12],
  ['companies37', 12],
  ['companies42', 12],
] as const)(
  'of the companies of %s what was planted is found, and nothing is invented',
  { timeout: TIMEOUT_MS },
  async (set, count) => {
    const folders = readdirSync(path.join(FOLDER, set));
    expect(folders).toHaveLength(count);
    const verdicts = await Promise.all(folders.map((name) => judgeCompany(path.join(FOLDER, set, name))));
    expect(verdicts.flatMap(({ invented }) => invented)).toEqual([]);
    expect(verdicts.flatMap(({ missed }) => missed.map(({ metric }) => metric))).toEqual([]);
  },
);

test.each([
  ['companies29', 12],
  ['companies35', 12],
  ['companies36', 40],
  ['companies38', 40],
  ['companies39', 12],
  ['companies43', 12],
] as const)(
  'of the companies of %s nothing is invented, though not all that was planted is found',
  { timeout: TIMEOUT_MS },
  async (set, count) => {
    const folders = readdirSync(path.join(FOLDER, set));
    expect(folders).toHaveLength(count);
    const verdicts = await Promise.all(folders.map((name) => judgeCompany(path.join(FOLDER, set, name))));
    expect(verdicts.flatMap(({ invented }) => invented)).toEqual([]);
  },
);
