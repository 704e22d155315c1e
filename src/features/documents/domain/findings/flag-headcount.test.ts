import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('the number of a note and the shares of owners count no heads', () => {
  const { flags } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\n6 Employees.\nAt year end the company employed 203 people (2024: 196).\nShareholders\tShares\t%\nAsha Mwangi (director)\t5,200\t52.0\nOtieno Were (director)\t2,600\t26.0\nKenya fishers’ cooperative\t1,200\t12.0\nAngels (4)\t1,000\t10.0',
      },
    ],
  });
  expect(flags.map(({ code }) => code)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a head count that departments do not make is quoted with the row that adds them up', () => {
  const { flags } = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: 'Zawadi SA, juillet 2026\n2,84 Mds FCFA\t3 150 t\t212\nchiffre d’affaires 2025\tde noix traitées\tcollaborateurs au 30 juin 2026\nL’équipe\nEffectif par service\tSalariés\nDécorticage\t109\nConditionnement\t31\nAchats et logistique\t16\nSiège\t12\nEnsemble\t168',
      },
    ],
  });
  const quotes = flags.find(({ code }) => code === 'CONTRADICTORY_NUMBERS')?.quotes.map(({ text }) => text);
  expect(quotes).toContain('Ensemble\t168');
});
