import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({
    type: 'financial_statements',
    pages: [{ page: 1, text: `Notes to the accounts, 31 December 2025\n${text}` }],
  }).flags.map(({ code }) => code);

test.each([
  'White maize of brewing grade has since 2023 been bought from Bono East Grain Aggregators Limited only.',
  'Cartons are sourced exclusively from Pwani Board Mills.',
  'Tout le sucre est pris chez Sosuco, qui livre à crédit.',
])('all of it is bought of one by name: %s', (text) =>
  expect(codes(text)).toContain('SUPPLIER_CONCENTRATION'),
);

test.each([
  'White maize of brewing grade has since 2023 been bought from growers with a certificate only.',
  'Maize is bought from Upper East growers only.',
  'Average supply was 21.4 hours a day and the average tariff K412 per kWh, within the ceiling of K430.',
  'CIN U15490MH2018PTC045523 | 31 Nira Road Industrial Estate, Sector E, Baramati 413 102, Maharashtra, India',
  'Maize shall be bought from Bono East Grain Aggregators Limited only if its price is the lowest.',
  'The cans are sold to Bono East Grain Aggregators Limited only.',
  'Cartons are bought from Pwani Board Mills only when two other mills are closed.',
  'The meeting approved the purchase of a bottling line for AMD 145 million, of which AMD 100 million from a loan by Sevan Bank, and the rest from cash.',
  'Stock purchases of 145 million were paid, 100 million of them, with a loan by Sevan Bank.',
])('not of one by name alone: %s', (text) => expect(codes(text)).not.toContain('SUPPLIER_CONCENTRATION'));
