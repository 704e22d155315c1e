import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { flagNotYet } from './flag-not-yet.ts';
import { readMeaning } from '../meaning/meaning.ts';
import { foldPage } from '../text/folded-page.ts';
import { passagesOf } from '../text/passage.ts';
import { readSections } from '../text/section.ts';

const type = 'pitch_deck';
const deck = (lines: readonly string[]) => ({
  page: 1,
  text: ['Tisa Gas Ltd, October 2026', ...lines].join('\n'),
});

/** Whether the rule says so, whatever the weights make of a sentence. */
function isTold(...lines: string[]): boolean {
  const { passages } = readSections(type, passagesOf([foldPage(deck(lines))]));
  const meaning = readMeaning(type, passages, passages);
  const read = { itemised: [], figures: [], tables: [], home: null, meaning };
  return flagNotYet({ type, passages, facts: { name: 'Tisa Gas Ltd' }, ...read }).length > 0;
}

test('a plant told as running that is to be built', () => {
  const runs = 'Our second plant in Hawassa turns out 900 cylinders a day and serves the whole south.';
  const dug = 'Ground is broken in Hawassa in February 2027, first cylinder about a year later.';
  expect(isTold(runs, 'The round', dug)).toBe(true);
  expect(isTold('Our second plant in Hawassa will turn out 900 cylinders a day.', 'The round', dug)).toBe(
    false,
  );
  expect(
    isTold(
      'Our plant in Hawassa turns out 900 cylinders a day.',
      'The round',
      'A second hall in Hawassa will be built in 2027.',
    ),
  ).toBe(false);
  expect(isTold(runs, 'The round', 'Ground is broken in Adama in February 2027.')).toBe(false);
});

test('a town told as served, with the land for it still to buy in the next sentence', () => {
  const town = 'Uvira est notre deuxième ville : 5 000 foyers y boivent notre eau.';
  expect(isTold(`${town} Le terrain pour l’usine sera acheté après votre entrée.`)).toBe(true);
  expect(isTold(`${town} Le compteur de la pompe sera relevé chaque mois.`)).toBe(false);
});

test('more of them told at work than a line says are open', () => {
  const told = 'Nos 40 kiosques éclairent chaque soir la région.';
  expect(isTold(told, 'Kiosques ouverts au 31 mars 2026 : 12')).toBe(true);
  expect(isTold(told, 'Kiosques ouverts au 31 mars 2026 : 39')).toBe(false);
  expect(isTold('Nos 40 kiosques seront là en 2028.', 'Kiosques ouverts au 31 mars 2026 : 12')).toBe(false);
});

test('what has come in a month or a year that the paper has not reached', () => {
  expect(isTold('With Cambodia opened in November 2026 we have 9,000 ponds on the system.')).toBe(true);
  expect(isTold('With Cambodia opened in September 2026 we have 9,000 ponds on the system.')).toBe(false);
  expect(isTold('Présents dans sept pays depuis 2027, nous y réalisons les deux tiers de nos ventes.')).toBe(
    true,
  );
  expect(isTold('Présents dans sept pays depuis 2024, nous y réalisons les deux tiers de nos ventes.')).toBe(
    false,
  );
});

test.each([
  ['Listed in 1,200 stores nationwide (talks with the chain begin in Q3).', true],
  ['Listed in 1,200 stores nationwide (talks with a second chain ended in Q3).', false],
  ['Nous avons gagné la brasserie, l’appel d’offres devant paraître à la rentrée.', true],
  ['Nous avons gagné la brasserie, l’appel d’offres ayant été jugé à la rentrée.', false],
  ['We also supply the largest retailer of the coast, to whom we will be introduced in spring.', true],
])('had before its first step is taken: %s', (line, told) => {
  const { flags } = analyseDocument({ type, pages: [deck(['Customers', line])] });
  expect(flags.some(({ code }) => code === 'PROJECTION_AS_FACT')).toBe(told);
});

test('what is told as done, at work or first at a time behind the paper', () => {
  expect(isTold('Our Solwezi plant served 212 trucks in the first half of 2027 and beat the old one.')).toBe(
    true,
  );
  expect(isTold('Our Solwezi plant served 212 trucks in the first half of 2026 and beat the old one.')).toBe(
    false,
  );
  expect(isTold('Our Solwezi plant served 212 trucks and will open on Sundays in 2027.')).toBe(false);
  expect(isTold('We hired two engineers who start in March 2027.')).toBe(false);
  expect(isTold('The second half of the loan is delivered in March 2027.')).toBe(false);
  expect(isTold('In FY2027 we sold 212 stoves in the north.')).toBe(false);
  expect(isTold('In 2028 we took over the north, and 400 depots buy from us.')).toBe(true);
  expect(isTold('In 2025 we took over the north, and 400 depots buy from us.')).toBe(false);
  expect(isTold('Nos deux comptoirs, ouverts en mars 2027, écoulent déjà 900 kilos par mois.')).toBe(true);
  expect(isTold('Nos deux comptoirs, ouverts en mars 2026, écoulent déjà 900 kilos par mois.')).toBe(false);
  expect(isTold('Avec 500 tricycles sur la route en 2028, nous sommes le premier réseau du pays.')).toBe(
    true,
  );
  expect(isTold('Avec 500 tricycles sur la route en 2028, nous serons le premier réseau du pays.')).toBe(
    false,
  );
});
