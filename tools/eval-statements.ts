import { parseArgs } from 'node:util';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { readDocument } from '../src/features/documents/server/reader/text.ts';
import { judgeStatement, STATEMENT_FORMS } from '../test/statement-reading.ts';

/*
 * Makes statements up from seeds, writes them as PDF, XLSX and DOCX, reads them and compares.
 *
 *   npm run eval:statements -- [--count 2000] [--from 1] [--verbose]
 */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
const from = Number(values.from);
const count = Number(values.count);

for (const form of STATEMENT_FORMS) {
  let [right, stated, told, wrong] = [0, 0, 0, 0];
  const started = performance.now();
  for (let seed = from; seed < from + count; seed += 1) {
    const verdict = await judgeStatement(seed, form, async (kind, bytes) => {
      const { text } = await readDocument({ kind, bytes });
      const pages = (text?.pages ?? []).map((page, index) => ({ page: index + 1, text: page }));
      return { analysis: analyseDocument({ type: 'financial_statements', pages }), pages };
    });
    right += verdict.right;
    stated += verdict.stated;
    told += verdict.told.length;
    wrong += verdict.wrong.length;
    if (values.verbose)
      for (const line of [...verdict.wrong, ...verdict.missed, ...verdict.told])
        console.log(`  ${form} ${seed} ${verdict.shape}: ${line}`);
  }
  const milliseconds = (performance.now() - started) / count;
  console.log(
    `${form.padEnd(5)} ${count} statements, ${stated} figures: ${((100 * right) / stated).toFixed(2)} % right, ${told} said to be unsure, ${stated - right - told} missed, ${wrong} wrong in silence, ${milliseconds.toFixed(1)} ms each`,
  );
}
