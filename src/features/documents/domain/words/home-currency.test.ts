import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from './home-currency.ts';

test('of two countries named as often, a paper is of the one in its head', () => {
  const head = 'Nyika Pumps Ltd, Minutes of the board, Blantyre, Malawi\n';
  const rest =
    'The season was long and the roof of the store held.\n'.repeat(8) +
    'Sales of K 2,140 million; a shop is planned at Chipata, and Lusaka may follow.';
  expect(homeCurrency([foldPage({ page: 1, text: head + rest })])).toBe('MWK');
});

test('CFA francs are a mark as any other, at a sum and as the unit of a table', () => {
  const text =
    'Rizerie du Fleuve SA, capital 40 000 000 F CFA\nEn millions de F CFA\t2025\t2024\nVentes\t812\t690';
  expect(homeCurrency([foldPage({ page: 1, text })])).toBe('XOF');
});

test('dinars spelled out are of the country that has them', () => {
  const text =
    'Tunis, le 22 octobre 2026\nVentes : 392 000 dinars, 6,2 millions de dinars sur l’année. Abidjan avance ; le client ivoirien paie.';
  expect(homeCurrency([foldPage({ page: 1, text })])).toBe('TND');
});
