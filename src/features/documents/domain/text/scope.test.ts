import { expect, test } from 'vitest';
import { foldPage } from './folded-page.ts';
import { keepsOneAccount, keepsOneBank, scopeOf } from './scope.ts';

test.each([
  ['Consolidated statement of profit or loss', true, 'group'],
  ['Group revenue of R40m, including its subsidiary in Gaborone', false, 'group'],
  ['Chiffre d’affaires du groupe : 4 milliards', false, 'group'],
  ['UMOJA UGANDA LTD\nAudited accounts of the Ugandan subsidiary for 2025', true, 'subsidiary'],
  ['UMOJA UGANDA LTD\nFinancial statements 2025 (a subsidiary of Umoja Ltd)', true, 'subsidiary'],
  ['PAMOJA SARL, filiale de Umoja Ltd\nComptes 2025', true, 'subsidiary'],
  ['UMOJA LTD\nConsolidated statements with its subsidiary, Umoja Uganda Ltd', true, 'group'],
  ['UMOJA LTD (a subsidiary of Kito Holdings)\nFinancial statements 2025', true, null],
  ['États financiers individuels au 31 décembre 2025', true, 'company'],
  ['Separate financial statements of Umoja Ltd; the subsidiaries are not consolidated', true, 'company'],
  ['Group figures; of these 3m in the stand-alone accounts', false, 'group'],
  ['Consolidated and separate statements\n\tGroup 2024\tCompany 2024\nTurnover\t90\t70', true, 'group'],
  ['Consolidated and separate statements\n\tCompany\tGroup\nTurnover\t70\t90', true, 'company'],
  ['Revenue 2025: R31m; group revenue with the sister company R38m', false, null],
  ['Chiffre d’affaires 2025 : 3 milliards. Ventes du groupe : 4 milliards', false, null],
  ['Chiffre d’affaires 2025 de la société : 14,3 MDH ; résultats du groupe : 19,9 MDH', false, 'company'],
  ['Statement of profit or loss', true, null],
  ['A working group met in March', false, null],
  ['\tSanaga SA\tFret SARL\tEliminations\tGroupe', true, 'group'],
] as const)('%s', (text, isAccounts, scope) => {
  expect(scopeOf([foldPage({ page: 1, text })], isAccounts, 'Umoja Ltd')).toBe(scope);
});

test.each([
  ['The company keeps one account only, with Pearl Bank', true],
  ['₦284m in the bank, all of it in our one operating account', true],
  ['The company keeps this one bank account; there is no cash in hand', true],
  ['La trésorerie est sur un seul compte', true],
  ['Elle est déposée en totalité sur le compte de la Banque du Littoral', true],
  ['The money is held entirely in the current account with Pearl Bank', true],
  ['All of our cash is kept in one account with Pearl Bank', true],
  ['Fin mars nous avions 41 millions, tout sur notre compte à la Banque du Golfe', true],
  ['Toute notre trésorerie est logée sur un seul compte', true],
  ['All the money is held in the escrow account', false],
  ['Rs 94 million with Indus Bank and Rs 20 million with Ravi', false],
  ['This statement covers one account only', false],
  ['Your account manager will call; one account manager a region', false],
] as const)('%s', (text, isOne) => {
  expect(keepsOneAccount([foldPage({ page: 1, text })])).toBe(isOne);
});

test.each([
  ['Cash at bank on 30 September 2026: N118.5m, all of it with Harmattan Bank.', true],
  ['Cash at bank was 252 million at 30 September, all of it at Virunga Bank', true],
  ['In our capacity as its sole bank, we certify that our books showed the following', true],
  ['Notre trésorerie, 41,5 millions, est en totalité déposée à la Banque du Golfe', true],
  ['Cash is held with two banks', false],
  ['We sell all of it at Virunga Bank branches', false],
  ['All of the loan is with Pearl Bank', false],
  ['Le compte courant est à la Banque du Golfe', false],
] as const)('%s', (text, isOne) => {
  expect(keepsOneBank([foldPage({ page: 1, text })])).toBe(isOne);
});
