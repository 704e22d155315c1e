import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { judgeCompany } from './eval-documents/score-companies.ts';
import { readWritten, TYPE_OF_KIND } from './eval-documents/truth.ts';

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
  readonly text: string;
};

test.each([
  ['figures', 159, ['115: TOP_DOWN_MARKET']],
  ['law', 150, []],
  ['story', 160, []],
  ['trade', 152, ['6: CUSTOMER_CONCENTRATION']],
] as const)(
  'of short clean extracts of %s those known to be misread alone raise a flag',
  (set, count, known) => {
    const lines = readFileSync(path.join(FOLDER, 'extracts', `${set}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(count);
    const told = lines.flatMap((line) => {
      const { id, type, company, text }: Extract = JSON.parse(line);
      const { flags } = analyseDocument({
        type: TYPE_OF_KIND[type] ?? (type === 'business_plan' ? type : 'legal_docs'),
        pages: [{ page: 1, text }],
        facts: { name: company },
      });
      return flags.filter(({ code }) => !OF_WHOLE_PAPERS.has(code)).map(({ code }) => `${id}: ${code}`);
    });
    expect(told).toEqual(known);
  },
);

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
