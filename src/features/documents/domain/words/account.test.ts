import { describe, expect, it, test } from 'vitest';
import { accountOf, accountPlanned, unitOfLabel } from './account.ts';

describe('a label names an account', () => {
  it.each([
    ['revenue', 'revenue'],
    ['turnovr', 'revenue'],
    ['profit/(loss) before taxation', 'profitBeforeTax'],
    ['4. cost of sales (note 5)', 'costOfSales'],
    ["chiffre d'affaires net", 'revenue'],
    ['total general actif', 'totalAssets'],
    ['tresorerie-actif', 'cash'],
    ['deferred revenue', null],
    ['cost of revenue growth', null],
    ['other', null],
    ['borrowings', 'borrowings'],
    ['net borrowings', null],
    ['emprunts nets', null],
    ['drivers who pay', 'customers'],
    ['farmers who bought at least once', 'customers'],
    ['ecoles qui commandent', 'customers'],
    ['client companies, quarter end', 'customers'],
    ['mrr in the last month of the quarter', 'recurringRevenueMonthly'],
    ['employees at end of period', 'headcount'],
    ['team, end of quarter', 'headcount'],
    ['salaries inscrits', 'headcount'],
    ['revenue 2025, as per audited accounts', 'revenue'],
    ["chiffre d'affaires du premier semestre", 'revenue'],
    ['cash at close', 'closingCash'],
    ['cash at start', 'openingCash'],
    ['stock at start of period', null],
    ['banque et monnaie mobile', 'cash'],
  ])('%s → %s', (label, account) => {
    expect(accountOf(label)).toBe(account);
  });
});

describe('with whom something is done is not what a row counts', () => {
  it.each([
    ['milk bought from farmers', null],
    ['premiums paid out to members', null],
    ['primes versees aux membres', null],
    ['staff (24 people)', 'money'],
    ['employees (2025)', 'count'],
    ['miel achete aux apiculteurs, tonnes', 'count'],
    ['members', 'count'],
  ])('%s → %s', (label, unit) => {
    expect(unitOfLabel(label)).toBe(unit);
  });
});

test.each([
  ['revenue target (kes m)', 'revenue'],
  ['budgeted sales', 'revenue'],
  ["objectif de chiffre d'affaires", 'revenue'],
  ['ebitda forecast', 'ebitda'],
  ['revenue', null],
  ['customers target', null],
  ['expected to be sold', null],
])('%s plans %s', (label, account) => {
  expect(accountPlanned(label)).toBe(account);
});

test('what owners are to put in is not what is theirs', () => {
  expect(accountOf('new equity (round a)')).toBeNull();
  expect(accountOf('nouveaux fonds propres')).toBeNull();
  expect(accountOf('total equity')).toBe('equity');
});

test('a till on a day is all cash, beside banks it is one of them', () => {
  expect(accountOf('caisse au 31 decembre')).toBe('cash');
  expect(accountOf('caisse')).not.toBe('cash');
});
