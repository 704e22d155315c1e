import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const told = (text: string): string[] =>
  analyseDocument({
    type: 'legal_docs',
    pages: [{ page: 1, text: `Answers, 9 November 2026\n\n${text}` }],
  }).numbers.map(({ kind, value, period }) => `${kind} ${value} ${period ?? '-'}`);

describe('what an answer begins with is what its question asks for', () => {
  test.each([
    // What is asked for without a mark of question.
    [
      'A1 Please give revenue and gross margin. FY2025 (to 28 February 2025): EUR 12.5 million, gross margin 48 %.',
      'revenue 12500000 2025',
    ],
    ['Q13. Cash position?\nA13. EUR 3.2 million at 31 October 2026.', 'cash 3200000 2026-10'],
    // Who they are tells how many.
    ['Q3. Who are your main customers? 86 clinics and four hospitals.', 'customers 86 2026-11'],
    ['15. How many on the payroll?\n226 in August 2026.', 'team 226 2026-08'],
    [
      '12. Revenue of the last two audited years?\n2025: US$ 1,842,600. 2024: US$ 1,601,350.',
      'revenue 1601350 2024',
    ],
    // However question and answer are numbered.
    [
      'Question 7: How many paying customers have you?\nAnswer: 412 in October 2026.',
      'customers 412 2026-10',
    ],
    ['Q3. Combien de salariés comptez-vous ?\nR. 38 au 31 octobre 2026.', 'team 38 2026-10'],
    [
      '**Q4. Number of people?** 74 on 17 October: 49 at the still, 12 drivers, 13 in Lima.',
      'team 74 2026-10',
    ],
    // Another sentence of the question, and a mark alone.
    [
      'Q7. Head count? The website says 71.\nA7. 58 on 31 October 2026, all in one company.',
      'team 58 2026-10',
    ],
    // Sums.
    ['10. Où en est la trésorerie ?\n37,2 millions de dinars au 31 octobre 2026.', 'cash 37200000 2026-10'],
    ['11. Combien cherchez-vous ?\n230 000 EUR, en deux morceaux.', 'ask 230000 -'],
    [
      '1. Can you restate sales for the last two years, audited?\nFY2025: $3,240,000. FY2026: $3,862,000.',
      'revenue 3240000 2025',
    ],
    // All of a list, behind a remark on what is asked.
    [
      'Answers, 2 October 2026\n2.1\tSales of the last three years? (years to June)\tFY2024 KES 19.6m; FY2025 KES 24.8m; FY2026 KES 31.2m.',
      'revenue 19600000 2024',
    ],
    // The number of a question is none of its answer's.
    ...['cash 1400000 2026-08', 'customers 212 2026', 'team 41 2026-08', 'ask 6000000 -'].map(
      (number): [string, string] => [
        'Due diligence questionnaire\nAnswered on 2 November 2026 by Mopane Grain (Pty) Ltd. Amounts are in pula (BWP).\nNo.\tQuestion\tAnswer\n2.3\tSix months to August 2026?\tRevenue BWP 12.4m, EBITDA BWP 1.9m (management accounts).\n2.4\tCash and bank debt at 31 August 2026?\tCash BWP 1.4m. Term loan BWP 3.2m, vehicle leases BWP 0.6m.\n3.1\tCustomers?\t248 deliveries in FY2026 for 212 customers. The largest took 11% of sales, through tenders.\n7.1\tPeople?\t41 staff, of whom 22 are drivers. No departures among the managers in three years.\n8.1\tWhat is sought?\tBWP 6.0m equity: stock and vans BWP 4.2m, a branch BWP 1.8m.',
        number,
      ],
    ),
  ])('%s', (text, number) => {
    expect(told(text)).toContain(number);
  });

  test.each([
    ['How many people use the app?\n412 in October 2026.', 'team'],
    ['How many customers did you lose?\n12 in October 2026.', 'customers'],
    ['Head count?\nIt fell. We paid $58,000 in October 2026.', 'team'],
  ])('%s', (text, kind) => {
    expect(told(text).filter((one) => one.startsWith(kind))).toEqual([]);
  });
});

test('a question that begins on its number, and an answer that speaks of `it`', () => {
  const read = told(
    'Q2. Give sales of last two years and six months of this year.\nIn 2024 it was EUR 3.1 million, in 2025 it was EUR 4.2 million.',
  );
  expect(read).toContain('revenue 3100000 2024');
  expect(read).toContain('revenue 4200000 2025');
});
