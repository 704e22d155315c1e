import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: `Tamarin Canning Ltd\nManagement accounts, 8 months to 31 August 2026\nNotes\n${text}\nThe store was painted.`,
      },
    ],
  }).flags.map(({ code }) => code);

test.each([
  'EPF/ETF: last remittance was for September 2025. Provided monthly since.',
  'CNPS : dernière déclaration payée, celle de novembre 2025 ; les mois suivants sont provisionnés.',
  'The NSSF was last paid in October 2025.',
])('a levy that was paid last long ago: %s', (text) => expect(codes(text)).toContain('TAXES_UNPAID'));

test.each([
  'EPF/ETF: last remittance was for July 2026.',
  'CNPS : dernière déclaration payée, celle d’août 2026.',
  'The last payment on the press was made in October 2025, VAT included in the price.',
  'The NSSF was last paid in October 2025, when the last employee left.',
])('nothing that stopped: %s', (text) => expect(codes(text)).not.toContain('TAXES_UNPAID'));

test.each([
  'VAT and PAYE. Of the P1,467,280 due to the revenue service, P1,291,000 was overdue at the reporting date by four to eleven months.',
  'PAYE of P1,291,000 was overdue at the reporting date.',
  'Les cotisations CNPS de mars à novembre 2025 (58 300) et les acomptes (38\n100) n’ont pas été payés à la clôture.',
  'SSNIT for May to December 2025, 412,000, had not been paid over at the year end.',
])('a sum owed to the state that is late is told in a sentence: %s', (sentence) => {
  expect(codes(sentence)).toContain('TAXES_UNPAID');
});

test.each([
  'PAYE of P1,291,000 was overdue at the reporting date and was paid in May.',
  'No PAYE was overdue at 31 March 2025.',
  'SSNIT for May to December 2025, 412,000, had not been paid over at the year end; it was paid in January.',
  'Trade receivables of P1,291,000, VAT included, were overdue at the reporting date.',
])('what was paid since, and what others owe, is not: %s', (sentence) => {
  expect(codes(sentence)).not.toContain('TAXES_UNPAID');
});

test('contributions that fell due over months and stand in the accounts are late', () => {
  const table = (row: string) =>
    codes(
      `Dettes fiscales et sociales\t2026\t2025\nFournisseurs\t12 000 000\t9 000 000\n${row}\nTotal\t83 800 000\t9 000 000`,
    );
  expect(table('CNPS, cotisations échues d’avril à août 2026\t71 800 000\t-')).toContain('TAXES_UNPAID');
  expect(table('CNPS, cotisations du mois d’août 2026\t8 200 000\t7 900 000')).not.toContain('TAXES_UNPAID');
});
