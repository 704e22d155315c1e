import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (type: DocumentType, text: string) =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers;

test.each(['Founders hold 49.6% after it.', 'Les fondateurs détiendront 46 % après la levée.'])(
  'what founders hold once the round is done is a plan: %s',
  (text) => {
    const share = numbersOf('pitch_deck', `The round\n${text}`).find(({ value }) => value < 50);
    expect(share?.isForecast).toBe(true);
  },
);

test('what is left of a loan after an instalment is no cash', () => {
  const text = 'Contrat de prêt\nAprès l’échéance d’octobre 2026 le solde est de 156 000 000 FCFA.';
  const left = numbersOf('legal_docs', text).filter(({ value }) => value === 156e6);
  expect(left.map(({ kind }) => kind)).not.toContain('cash');
});
