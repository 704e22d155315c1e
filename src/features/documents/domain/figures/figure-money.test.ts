import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const valuesOf = (line: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: `Zawadi Ltd\nOctober 2026\nGrowth\n${line}` }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value }) => value);

test('money that has come is asked for no more', () => {
  const { numbers } = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd, letter of 14 October 2026\nThe KES 120m SAFE of March is fully received.',
      },
    ],
  });
  expect(numbers.map(({ kind }) => kind)).not.toContain('ask');
});

test('a million to open somewhere is no stretch of months', () => {
  expect(valuesOf('Raising USD 1.2m to open Alexandria')).toEqual([1.2e6]);
  expect(valuesOf('We spend USD 3m to expand')).toEqual([3e6]);
});

test('what is left of a loan after an instalment is no cash', () => {
  const text = 'Contrat de prêt\nAprès l’échéance d’octobre 2026 le solde est de 156 000 000 FCFA.';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const left = numbers.filter(({ value }) => value === 156e6);
  expect(left.map(({ kind }) => kind)).not.toContain('cash');
});

test.each([
  'Cash and debt\nThe second line is USD 400,000 drawn in June 2026 out of a facility of USD 600,000.',
  'Dette brute fin 2025 : 12,6 MDH ; nette de la trésorerie : 7,1 MDH',
])('what is drawn, and a debt net of cash, is no cash: %s', (text) => {
  const { numbers } = analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Ltd\n${text}` }],
  });
  expect(numbers.filter(({ kind }) => kind === 'cash')).toEqual([]);
});

test('the cash that a debt is told net of is cash', () => {
  const { numbers } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd, schedule of borrowings, 15 October 2026\nDebt: KES 95.2 million. Net of cash of KES 25.2 million: KES 70.0 million.',
      },
    ],
  });
  expect(numbers.flatMap(({ kind, value }) => (kind === 'cash' ? [value] : []))).toContain(25.2e6);
});
