import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';
import { periodOfName } from './name-date.ts';

test.each([
  ['owners_2026-02-28.xlsx', '2026-02'],
  ['Registre 28.02.2026.xlsx', '2026-02'],
  ['register-28-02-26.xlsx', '2026-02'],
  ['shares20260228.csv', '2026-02'],
  ['holders 310126.xlsx', '2026-01'],
  ['holders 260131.xlsx', '2026-01'],
  ['Notes_31Jan2026 (2).pdf', '2026-01'],
  ['reporting-févr-26.docx', '2026-02'],
  ['États financiers 2024.pdf', '2024'],
  ['AFS FY25 signed.pdf', '2025'],
  ['gestion_T2_2026.xlsx', '2026-Q2'],
  ['Situation 9 mois 2026.docx', '2026-01 to 2026-09'],
])('the name %s tells %s', (name, period) => {
  expect(periodOfName(name)).toBe(period);
});

test.each([
  'scan_0031.pdf',
  'plan 2026-2029.xlsx',
  'minutes of 2025, signed 2026-02.pdf',
  // The 11th of October 2012 or the 12th of October 2011.
  'lease 111012.pdf',
  'pitch v7.pptx',
])('the name %s tells no time', (name) => {
  expect(periodOfName(name)).toBeNull();
});

const read = (type: DocumentType, fileName: string, ...lines: string[]) =>
  analyseDocument({ type, fileName, pages: [{ page: 1, text: lines.join('\n') }] });
const times = ({ numbers }: ReturnType<typeof read>) =>
  numbers.map(({ value, period, isDateInferred = false }) => [value, period, isDateInferred]);

const OWNERS = ['Moyo Dairy Ltd', 'Holder\tShares\t%', 'Rudo Moyo\t7000\t70', 'Tariro Fund\t3000\t30'];
const ACCOUNTS = [
  'Moyo Dairy Ltd',
  'USD',
  'Revenue\t640,000',
  'Cost of sales\t(410,000)',
  'Net profit\t52,000',
];

describe('the name of a file dates what no page dates, with less certainty', () => {
  test('shares of owners by its day', () => {
    expect(times(read('legal_docs', 'moyo 2026-05-31.xlsx', ...OWNERS))).toContainEqual([
      70,
      '2026-05',
      true,
    ]);
  });

  test('accounts by its year', () => {
    expect(times(read('financial_statements', 'moyo_accounts_2025.pdf', ...ACCOUNTS))).toContainEqual([
      640_000,
      '2025',
      true,
    ]);
  });

  test('not where the paper tells one', () => {
    const told = read('legal_docs', 'moyo 2026-05-31.xlsx', 'Owners at 31 March 2026', ...OWNERS);
    expect(times(told)).toContainEqual([70, '2026-03', false]);
    const accounts = read('financial_statements', 'moyo 2025.pdf', 'Year 2024', ...ACCOUNTS);
    expect(times(accounts)).toContainEqual([640_000, '2024', false]);
  });

  test('a year is no day on which something was counted, and figures stay undated to who reads the paper', () => {
    const lines = ['Moyo Dairy', 'Traction', '4,100 paying customers, 26 people on the payroll.'];
    expect(times(read('pitch_deck', 'moyo 2026.pptx', ...lines))).toContainEqual([4100, null, true]);
    const dated = read('pitch_deck', 'moyo 2026-05-31.pptx', ...lines);
    expect(times(dated)).toContainEqual([4100, '2026-05', true]);
    expect(dated.flags.map(({ code }) => code)).toContain('UNDATED_METRICS');
  });
});
