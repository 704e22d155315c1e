import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

/** What a table says the first holder has now, in percent. */
function heldNow(table: string): number[] {
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text: table }] });
  return numbers.flatMap(({ about, value, isForecast }) =>
    about === 'Lucia Mamani' && isForecast !== true ? [value] : [],
  );
}

test.each([
  [
    'before, after a closing that has been, after all of it',
    'Annex A - Fully diluted capital\nHolder\tBefore\t%\tFirst closing\t%\tFull increase\t%\nLucia Mamani\t200,000\t41.7\t200,000\t38.1\t200,000\t33.3\nDiego Salas\t280,000\t58.3\t280,000\t53.3\t280,000\t46.7\nMisti Fund\t-\t-\t45,000\t8.6\t120,000\t20.0\nTotal\t480,000\t100\t525,000\t100\t600,000\t100',
    38.1,
  ],
  [
    'a closing with its day',
    'Holder\tBefore\t%\tAfter first close (6 Oct 2026)\t%\tAfter full round\t%\nLucia Mamani\t200,000\t41.7\t200,000\t38.1\t200,000\t33.3\nDiego Salas\t280,000\t58.3\t280,000\t53.3\t280,000\t46.7\nMisti Fund\t0\t0\t45,000\t8.6\t120,000\t20.0\nTotal\t480,000\t100\t525,000\t100\t600,000\t100',
    38.1,
  ],
  [
    'a title that tells the day of the closing',
    'Situation après la clôture du 15 juin 2026\nPorteur\tActions avant\t% avant\tActions après\t% après\nLucia Mamani\t42 000\t42,0\t42 000\t33,6\nDiego Salas\t58 000\t58,0\t58 000\t46,4\nOasis Capital\t0\t0,0\t25 000\t20,0\nTotal\t100 000\t100,0\t125 000\t100,0',
    33.6,
  ],
  [
    'shares and percent under one word each',
    'Augmentation de capital réalisée le 30 septembre 2025\nActionnaire\tAvant, actions\tAprès, actions\tAprès, %\nLucia Mamani\t24 000\t24 000\t48,0\nDiego Salas\t0\t26 000\t52,0\nTotal\t24 000\t50 000\t100,0',
    48,
  ],
])('what is held is what the paper says has come: %s', (_, table, percent) => {
  expect(heldNow(table)).toContain(percent);
});
