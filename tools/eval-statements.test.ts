import { expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { readDocument } from '../src/features/documents/server/reader/text.ts';
import { judgeStatement, STATEMENT_FORMS, type StatementVerdict } from '../test/statement-reading.ts';

/** Twelve, and those with heads in two lines, years over the middle of their quarters and accounts over columns. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 229, 313, 478, 647, 656, 1508, 1889];

/** A sample of `npm run eval:statements`, which makes 2,000. */
test.each(STATEMENT_FORMS)(
  'generated statements written as %s are read back, never wrong in silence',
  { timeout: 60_000 },
  async (form) => {
    const verdicts: StatementVerdict[] = [];
    for (const seed of SEEDS)
      verdicts.push(
        await judgeStatement(seed, form, async (kind, bytes) => {
          const { text } = await readDocument({ kind, bytes });
          const pages = (text?.pages ?? []).map((page, index) => ({ page: index + 1, text: page }));
          return { analysis: analyseDocument({ type: 'financial_statements', pages }), pages };
        }),
      );
    const total = (count: (verdict: StatementVerdict) => number) =>
      verdicts.reduce((sum, verdict) => sum + count(verdict), 0);
    expect(verdicts.flatMap(({ wrong, missed }) => [...wrong, ...missed])).toEqual([]);
    expect(total(({ right }) => right) / total(({ stated }) => stated)).toBeGreaterThanOrEqual(0.99);
  },
);
