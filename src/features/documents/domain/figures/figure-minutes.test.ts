import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const minutes = (...lines: string[]) =>
  analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: ['Procès-verbal du conseil', 'Tuilerie de Kara SA, Lomé, le 3 février 2026', ...lines].join(
          '\n',
        ),
      },
    ],
  }).numbers.map(({ kind, value, currency }) => [kind, value, currency]);
const SALES = '1. Les ventes de janvier sont de 31 millions FCFA.';

test.each([
  ['Le conseil autorise une levée de 140 millions auprès des associés.', 140e6],
  ['Une augmentation de capital de 60 millions sera soumise à l’assemblée.', 60e6],
  ['Il est décidé de lever jusqu’à 75 millions.', 75e6],
])('%s: asked for, in the currency told before', (line, value) => {
  expect(minutes(SALES, `2. ${line}`)).toContainEqual(['ask', value, 'XOF']);
});

test.each([
  ['Le conseil approuve l’achat d’un four pour 18 millions, payé comptant.', 18e6],
  ['L’engagement de 25 millions souscrit en janvier auprès d’Orabank est ratifié.', 25e6],
])('%s: a sum, in the currency told before', (line, value) => {
  expect(minutes(SALES, `2. ${line}`)).toContainEqual(['other', value, 'XOF']);
});

test('an increase of capital that was carried out is asked for no more', () => {
  const told = minutes(SALES, '2. L’augmentation de capital de 60 millions a été réalisée.');
  expect(told.map(([kind]) => kind)).not.toContain('ask');
});

test('what is counted in millions stays counted', () => {
  const told = minutes(SALES, '2. L’atelier a cuit 2 millions de tuiles.');
  expect(told).not.toContainEqual(['other', 2e6, 'XOF']);
});
