import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const flagsIn = (text: string, type: DocumentType = 'business_plan'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

const YEARS = 'USD thousand\t2024\t2025\nRevenue\t5,700\t6,400\nGross profit\t1,900\t2,200\n\n';

test.each([
  'Local sales grew by 18% and exports by 9%.',
  'Online revenue grew by 64% in 2025.',
  'Les ventes à l’export ont progressé de 31 % en 2025.',
  'Refrigerated lockers are younger than ice and grow faster (47%).',
])('the growth of a part, or of a thing that no line names, is not held against all income: %s', (told) => {
  expect(flagsIn(`${YEARS}${told}`)).not.toContain('GROWTH_MISMATCH');
});

test.each([
  'Sales grew by 58% in 2025.',
  'In one year we have grown by 58%.',
  'Cela fait une croissance de 58 % sur un an.',
])('that of all income, or of nothing named, is: %s', (told) => {
  expect(flagsIn(`${YEARS}${told}`)).toContain('GROWTH_MISMATCH');
});

test('places are nobody who buys, whatever stands beside them', () => {
  expect(
    flagsIn('Clients\n\n143 clients facturés. Répartition : Dakar 64 %, Petite Côte 27 %, Saint-Louis 9 %.'),
  ).not.toContain('CUSTOMER_CONCENTRATION');
});

test('what is paid out of cash is not what is held', () => {
  expect(
    flagsIn(
      'Board minutes, 12 November 2026\n\nCash on 30 September 2026 stood at KES 13,100,000.\n\nApproved: a press at KES 14,000,000, to be paid from cash in the amount of KES 5,000,000 and from a loan.',
      'legal_docs',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});

test('what is ordered on average is no head count', () => {
  expect(
    flagsIn(
      'Contrat de restauration\n\nLe Client commande en moyenne 640 déjeuners par jour ouvré, avec un minimum facturé de 520.\n\nEffectif au 31 août 2026 : 402 salariés.',
      'legal_docs',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});
