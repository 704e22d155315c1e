import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { FLAG_CODES, STRENGTH_CODES } from '../document.ts';
import { findingTexts } from './finding-text.ts';

const FRENCH = [
  'Notre problème\nLes commerçants de Dakar tiennent leurs comptes dans des cahiers et perdent une part de leurs ventes.',
  'La concurrence\nNous n’avons pas de concurrents dans ce pays.',
  'La demande\nNous levons 500 000 EUR.\nUtilisation des fonds : 60 % vente, 30 % produit.',
].map((text, index) => ({ page: index + 1, text }));

describe('a French document', () => {
  const { language, flags, recommendations } = analyseDocument({ type: 'pitch_deck', pages: FRENCH });

  test('gets its findings in French, with numbers as they are written there', () => {
    expect(language).toBe('fr');
    const texts = flags.map(({ code, title, why }) => [code, title, why]);
    expect(texts).toContainEqual([
      'USE_OF_FUNDS_MISMATCH',
      'Les emplois ne font pas le montant',
      'Les emplois font 90\u00A0%, et non 100\u00A0%.',
    ]);
    expect(texts.map(([, title]) => title)).toContain('Le document dit qu’il n’y a pas de concurrence');
  });

  test('and what to do about them', () => {
    const team = recommendations.find(({ because }) => because === 'SECTION_MISSING:team');
    expect(team?.text).toBe(
      'Ajoutez une partie « l’équipe » : elle n’a pas été trouvée. Elle apporte jusqu’à 10 points de couverture sur 100.',
    );
  });
});

test('both languages say everything, and not the same', () => {
  const [english, french] = [findingTexts('en'), findingTexts('fr')];
  for (const code of FLAG_CODES)
    for (const part of ['title', 'why', 'mend'] as const)
      expect(french.flags[code][part], `${code} ${part}`).not.toBe(english.flags[code][part]);
  for (const code of STRENGTH_CODES) expect(french.strengths[code].why).not.toBe(english.strengths[code].why);
  expect(findingTexts('unknown')).toBe(english);
});

test('a figure the platform knows is told with its day and its currency as people write them', () => {
  const money = (value: number) => ({ value, unit: 'money', currency: 'XOF' }) as const;
  const of = { name: 'cash', source: 'financial model', asOf: '2026-11-01' } as const;
  const told = (['en', 'fr'] as const).map((language) =>
    findingTexts(language).knownOtherwise(money(15_100_000), money(2_400_000), of),
  );
  expect(told.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'The document says XOF 15,100,000; the financial model of 1 November 2026 has XOF 2,400,000 as cash.',
    'Le document dit 15 100 000 FCFA ; le modèle financier du 1er novembre 2026 indique 2 400 000 FCFA (trésorerie).',
  ]);
  expect([findingTexts('en').cashBelowZero('2027-12'), findingTexts('fr').cashBelowZero('2027-12')]).toEqual([
    'Its own closing cash is below zero in December 2027.',
    'Sa propre trésorerie de clôture est négative en décembre 2027.',
  ]);
});
