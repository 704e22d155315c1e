import { expect, test } from 'vitest';
import { foldPage } from './folded-page.ts';
import { passagesOf } from './passage.ts';

test('in a narrow column a line goes on though the word behind it had just room', () => {
  const text = [
    'the yard. Drivers, about ninety, are not employees; they',
    'are paid by the trip over mobile money at month end.',
    'Moses Were, who began the company with me in 2019',
    'and has run the yard since the first lorry, leaves us on',
    'the last day of November. We have nobody in his place.',
  ].join('\n');
  expect(passagesOf([foldPage({ page: 1, text })]).map(({ plain }) => plain)).toContain(
    'Moses Were, who began the company with me in 2019 and has run the yard since the first lorry, leaves us on the last day of November.',
  );
});

test('a currency at the end of a line goes on with its sum', () => {
  const text =
    'The Borrower represents that its revenue was TSh 410m and that its total assets were TSh\n260m at the end of the year.';
  expect(passagesOf([foldPage({ page: 1, text })])).toHaveLength(1);
});

test('a sum in millions ends its sentence, an initial does not', () => {
  const text =
    'Trésorerie au 30 juin 2026 : Ar 812 M. Emprunt en cours : Ar 95 M, suivi par M. Rabe et J. Rasoa.';
  expect(passagesOf([foldPage({ page: 1, text })]).map(({ plain }) => plain)).toEqual([
    'Tresorerie au 30 juin 2026 : Ar 812 M.',
    'Emprunt en cours : Ar 95 M, suivi par M. Rabe et J. Rasoa.',
  ]);
});

test('double initials open a name', () => {
  const text = 'Holder\tShares\nT.-A. Powell\t420,000\nD. A. Fearon\t540,000';
  expect(passagesOf([foldPage({ page: 1, text })]).map(({ plain }) => plain.replaceAll('\t', ' '))).toContain(
    'T.-A. Powell 420,000',
  );
});

test('a line that is drawn goes on with nothing', () => {
  const text = [
    'Holder                       Shares before        %      Shares after        %',
    '-------------------------------------------------------------------------------',
    'Asha Mwangi\t3,600,000\t45.0%\t3,600,000\t36.0%',
  ].join('\n');
  expect(passagesOf([foldPage({ page: 1, text })]).map(({ plain }) => plain)).toContain(
    'Asha Mwangi 3,600,000 45.0% 3,600,000 36.0%',
  );
});

test('a growth on a tile goes on with the times it is of, and initials in a cell end no row', () => {
  const passages = (text: string): string[] =>
    passagesOf([foldPage({ page: 1, text })]).map(({ plain }) => plain);
  expect(passages('+112 %\nQ2 2026 over Q2 2025\n412\npaying customers')).toEqual([
    '+112 % Q2 2026 over Q2 2025',
    '412 paying customers',
  ]);
  expect(passages('+112 %\nQ2 2026')).toHaveLength(2);
  expect(passages('Osaka Filter Media K.K.\tJapan\t148')).toHaveLength(1);
});
