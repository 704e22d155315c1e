import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('of two columns of shares one that makes the whole is enough', () => {
  const table = (first: string) =>
    `Zawadi Ltd, share capital at 31 March 2026\nHolder\tClass\tShares\t% issued\t% fully diluted\nAsha Mwangi\tOrdinary\t500,000\t${first}\t45.00%\nOtieno Were\tOrdinary\t300,000\t30.00%\t27.00%\nLake Angels Ltd\tOrdinary\t200,000\t20.00%\t18.00%\nIssued\t\t1,000,000\t100.00%\nOptions\tOptions\t111,111\t\t10.00%\nFully diluted\t\t1,111,111\t\t100.00%`;
  const codes = (text: string) =>
    analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
  expect(codes(table('50.00%'))).not.toContain('OWNERSHIP_MISMATCH');
  expect(codes(table('58.00%'))).toContain('OWNERSHIP_MISMATCH');
});

test('what some hold together may stand below all of them; a holder on top of the whole may not', () => {
  const flags = (rows: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Cap table at 31 May 2025\nHolder\tClass\tShares\t%\nLindiwe Moyo\tOrdinary\t3100\t31\nOtto Becker\tOrdinary\t2400\t24\nRift Fund LP\tA\t2750\t27.5\nRift Fund LP\tB\t1750\t17.5\n${rows}`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(flags('Founders together\t\t5500\t55\nRift Fund, both classes\t\t4500\t45')).not.toContain(
    'OWNERSHIP_MISMATCH',
  );
  expect(flags('Baobab Trust\tOrdinary\t900\t9')).toContain('OWNERSHIP_MISMATCH');
});
