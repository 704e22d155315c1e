import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const isTold = (code: FlagCode, type: DocumentType, ...pages: string[]): boolean =>
  analyseDocument({
    type,
    pages: pages.map((text, index) => ({ page: index + 1, text })),
  }).flags.some((flag) => flag.code === code);

const PROFIT_AND_LOSS = (revenue: string) =>
  `P&L\nUGX million\t2025A\t2026F\t2027F\nHoney\t310\t402\t560\nWax\t52\t74\t90\nTotal revenue\t362\t${revenue}\t650\nCost of sales\t-201\t-262\t-350`;
const SUMMARY =
  'Summary\nMoroto Honey Ltd, financial model, UGX million\nHeadline\t2025A\t2026F\t2027F\nRevenue\t362\t530\t650\nStaff\t21\t26\t31';

test('a line of two sheets that is the same in most years and another number in one', () => {
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', SUMMARY, PROFIT_AND_LOSS('476'))).toBe(true);
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', SUMMARY, PROFIT_AND_LOSS('530'))).toBe(
    false,
  );
});

test('another case, or another number in most years, is of something else', () => {
  const low = 'Downside case\nUGX million\t2025A\t2026F\t2027F\nRevenue\t362\t430\t650\nStaff\t21\t24\t27';
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', SUMMARY, low)).toBe(false);
  const shop = 'Shop\nUGX million\t2025A\t2026F\t2027F\nSales\t62\t74\t650\nStaff\t3\t4\t4';
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', SUMMARY, shop)).toBe(false);
});

test('the income of a settled year on a line of its own', () => {
  const inputs = (value: string) =>
    `Assumptions\nMoroto Honey Ltd\nBase year revenue 2025 (audited)\tUGX million\t${value}\nGrowth, base\t%\t30`;
  const table = PROFIT_AND_LOSS('476');
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', inputs('418'), table)).toBe(true);
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', inputs('362'), table)).toBe(false);
  // In dollars, or of one product.
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', inputs('95'), table)).toBe(false);
});

test('the income of a year that is over need not be called settled', () => {
  const summary = (value: string) =>
    `Résumé\nMiel de Moroto SARL, 3 octobre 2026\nVentes réalisées en 2025\t${value}`;
  const table =
    'Compte d’exploitation\nMilliers FCFA\t2024\t2025\t2026\nChiffre d’affaires\t140800\t166200\t190000\nAchats\t70000\t80000\t90000';
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', summary('198400'), table)).toBe(true);
  expect(isTold('CONTRADICTORY_NUMBERS', 'financial_statements', summary('166200'), table)).toBe(false);
});

test('the part an investor is to have beside what he pays and what it is worth', () => {
  const sheet = (stake: number, more = '') =>
    `Term sheet\nTerm\tAgreed\nCompany\tMoroto Honey Ltd\nInvestment\tUGX 800,000,000 in one tranche\nPre-money valuation\tUGX 2,400,000,000\nStake of Investor after closing\t${stake}%${more}`;
  expect(isTold('OWNERSHIP_MISMATCH', 'legal_docs', sheet(20))).toBe(true);
  expect(isTold('OWNERSHIP_MISMATCH', 'legal_docs', sheet(25))).toBe(false);
  expect(isTold('OWNERSHIP_MISMATCH', 'legal_docs', sheet(20, '\nOption pool\t5%'))).toBe(false);
});

test('uses are held against the sum that is asked for, whatever a year to come will bring', () => {
  const deck = (tunnels: number) =>
    `Notre levée\nNous recherchons 650 millions FCFA en capital.\n\nEmploi des fonds\tMillions FCFA\nTunnels de séchage\t${tunnels}\nChambre froide\t120\nLaboratoire\t45\nFonds de roulement\t210\n\nEn 2027 nous visons un chiffre d’affaires de 685 millions FCFA.`;
  expect(isTold('USE_OF_FUNDS_MISMATCH', 'pitch_deck', deck(310))).toBe(true);
  expect(isTold('USE_OF_FUNDS_MISMATCH', 'pitch_deck', deck(275))).toBe(false);
});
