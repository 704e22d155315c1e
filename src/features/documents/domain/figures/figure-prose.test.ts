import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string): string[] =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, value, currency, period }) => `${kind} ${value} ${currency ?? '-'} ${period}`,
  );

it.each([
  [
    'Update for the third quarter of 2025, Lusaka, 20 October 2025.\n\nNine months to September: ZMW 12,034 thousand.',
    'revenue 12034000 ZMW 2025-01 to',
  ],
  [
    'Lettre du T3 2025, Dakar, le 20 octobre 2025.\n\nDepuis janvier il atteint 897 millions de FCFA.',
    'revenue 897000000 XOF 2025-01 to',
  ],
  [
    'Update for the third quarter of 2025, Monrovia, 13 October 2025.\n\nRevenue was 10.4% above the second quarter.',
    'growth 10.4 - 2025-Q3',
  ],
  ['Minutes, Gaborone, October 2025.\n\nNext round: BWP 9 million, talks open.', 'ask 9000000 BWP'],
  [
    'Dossier, Thiès, mars 2026.\n\nNous proposons une augmentation de capital de 900 millions de FCFA.',
    'ask 900000000 XOF',
  ],
  [
    'Disclosure, Dodoma, October 2025.\n\n640 distributors and shops; none buys more than 8%.',
    'customers 640 -',
  ],
  ['Convention, Douala, mars 2025.\n\nLe logiciel est utilisé par 26 cliniques.', 'customers 26 -'],
  ['Notes, Kathmandu, July 2025.\n\nThe company paid the gratuity of its 486 workers.', 'team 486 -'],
  ['Convention, Douala, mars 2025.\n\nLa maison a été fondée en 2019 et compte 17 salariés.', 'team 17 -'],
  [
    'Update, Gaborone, 10 October 2025.\n\nAverage use in the last six months was P185,000 a month, hence about sixteen months.',
    'runway 16 -',
  ],
  // A paper says what all its amounts are in.
  [
    'Answers, Lubumbashi, 6 October 2025.\n\nAll amounts are in US dollars. In 2024: 1,210,000 of revenue and 190,000 of EBITDA.',
    'revenue 1210000 USD 2024',
  ],
  [
    'Réponses, Lubumbashi, le 6 octobre 2025.\n\nLes montants sont en dollars américains. Un seul emprunt, 164 000 au 30 septembre.',
    'other 164000 USD 2025-09',
  ],
  [
    'Note, Dakar, mars 2026.\n\nEn 2025 : 910 MFCFA de ventes et 84 MFCFA d’EBITDA.',
    'other 84000000 XOF 2025',
  ],
  // What it counts in millions is in one of its two currencies.
  [
    'Rapport, Conakry, juillet 2025.\n\nLa subvention est de 310 000 €, dont 205 000 € reçus. Les ventes de 2024 ont été de 5 120 millions GNF et le bénéfice de 212 millions GNF. Fin juin, il restait 540 millions en caisse.',
    'cash 540000000 GNF 2025-06',
  ],
])('%s', (text, told) => {
  expect(numbersOf(text).filter((one) => one.startsWith(told))).toHaveLength(1);
});

it('what is asked for is told again in another currency', () => {
  const numbers = numbersOf(
    'Deck, Nairobi, April 2026.\n\nRaising KES 52 million (about USD 400,000) in ordinary shares.',
  );
  expect(numbers.filter((one) => one.startsWith('ask'))).toEqual([
    'ask 52000000 KES null',
    'ask 400000 USD null',
  ]);
});
