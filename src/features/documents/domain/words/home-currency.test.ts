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

test.each([
  [
    'Roast SA sells to shops in Hanoi.\nRevenue was Q 4.1 million, cash Q 620,000 and debt Q 1.2 million.',
    'GTQ',
  ],
  ['Kanyi Mohair\nSales of M 3.4 million go to Cape Town and Durban; M 210,000 is owed in Maseru.', 'LSL'],
  [
    'Notre Dame Lifts\nBs thousand\t2025\t2024\nRevenue\t812\t690\nParts come from Brazil; cash was Bs 410,000.',
    'BOB',
  ],
  ['Colmena SA, Managua\nC$ million\t2025\t2024\nSales\t9.1\t8.2\nCash was C$1,200,000.', 'NIO'],
])('letters that one country writes at its sums outweigh a market that is named: %s', (text, currency) => {
  expect(homeCurrency([foldPage({ page: 1, text })])).toBe(currency);
});

test('the quarter of a year is no sum in quetzals', () => {
  const text = 'Update for Q1 2026 and Q2 2026\nThe shop in Lusaka sold more than in Q4 2025.';
  expect(homeCurrency([foldPage({ page: 1, text })])).toBe('ZMW');
});

test.each([
  ['Bean Growers of Sidama. Revenue was ETB 91 million. Buyers in Saudi Arabia and Riyadh.', 'ETB'],
  ['Galle Mats. Revenue was Rs 91 million; we sell to India, in Mumbai and Delhi.', 'LKR'],
  ['Manzini Honey. Revenue was E 9.1 million. Customers are in Johannesburg, Durban and Cape Town.', 'SZL'],
  ['Registre BF BBD 2018 B 1177, Bobo-Dioulasso. Ventes : 12 millions F CFA.', 'XOF'],
])('where others buy, and the year of a register, outweigh no money of its own: %s', (text, currency) => {
  expect(homeCurrency([foldPage({ page: 1, text })])).toBe(currency);
});
