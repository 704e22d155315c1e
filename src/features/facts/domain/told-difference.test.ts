import { expect, it } from 'vitest';
import { compareFacts, type Contradiction } from './agreement.ts';
import { ENGLISH } from './difference-text-en.ts';
import { FRENCH } from './difference-text-fr.ts';
import type { Fact, Metric } from './fact.ts';
import { languageOfPapers, tellContradiction, wordedContradiction } from './told-difference.ts';

const paper = (label: string, documentId: number) =>
  ({ kind: 'document', label, documentId, version: 1 }) as const;
const fact = (metric: Metric, value: number, more: Partial<Fact> = {}): Fact => ({
  metric,
  value,
  unit: 'money',
  currency: 'XOF',
  period: '2025',
  rate: null,
  about: null,
  source: paper('Deck', 1),
  quote: null,
  level: 'document',
  ...more,
});
const accounts = { source: paper('Comptes', 2), level: 'third-party-document' } as const;
const percent = { unit: 'percent', currency: null } as const;
function contradictionOf(...facts: readonly Fact[]): Contradiction {
  const [first] = compareFacts(facts, () => null).flatMap(({ contradictions }) => contradictions);
  if (!first) throw new Error('no contradiction');
  return first;
}
/** Thin and other spaces that keep a number together, as plain ones. */
const plain = (text: string | null): string | null => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null;
const sales = contradictionOf(fact('revenue', 48_600_000), fact('revenue', 37_914_220, accounts));

it.each([
  [['fr', 'fr'], 'fr'],
  [['fr', 'unknown'], 'fr'],
  [['fr', undefined], 'fr'],
  [['fr', 'en'], 'en'],
  [['unknown', undefined], 'en'],
  [[], 'en'],
] as const)('papers in %j are told of in %s', (languages, told) => {
  expect(languageOfPapers(languages)).toBe(told);
});

it('a contradiction is told in the language of its papers, and by entries of the platform in that of the other side', () => {
  const languages = new Map([
    [1, 'fr'],
    [2, 'unknown'],
  ] as const);
  const worded = wordedContradiction(sales, languages);
  expect(Object.values(worded.wording).map(plain)).toEqual([
    'Chiffre d’affaires de 2025 : deux sources, 28 % d’écart',
    'Retenu : 37 914 220 FCFA',
    'Source de plus haut niveau de preuve : « Comptes ».',
    'Corrigez « Deck », ou précisez-y la période et le périmètre de ce chiffre.',
  ]);
  const told = tellContradiction(worded);
  expect([told.text, ...told.sides.map(({ text }) => text)].map(plain)).toEqual([
    'Chiffre d’affaires de 2025 : 48 600 000 FCFA (Deck) et 37 914 220 FCFA (Comptes), 28 % d’écart',
    'Deck : 48 600 000 FCFA',
    'Comptes : 37 914 220 FCFA',
  ]);
  expect(wordedContradiction(sales, new Map([[1, 'en']])).wording).toEqual({
    title: 'Revenue of 2025: two sources, 28% apart',
    stands: 'Believed: FCFA 37,914,220',
    because: 'Comptes has the higher level of evidence.',
    mend: 'Correct Deck, or say there of when and of what its figure is.',
  });
  const profile = { kind: 'profile', label: 'Profile', documentId: null, version: null } as const;
  const people = { unit: 'count', currency: null, period: null } as const;
  const entered = contradictionOf(
    fact('headcount', 40, { ...people, quote: { page: 5, start: 0, end: 2, text: '40' } }),
    fact('headcount', 12, { ...people, source: profile, level: 'claimed' }),
  );
  expect(plain(tellContradiction(wordedContradiction(entered, languages)).text)).toBe(
    'Effectif : 12 (Profil) et 40 (Deck, page 5), 70 % d’écart',
  );
  expect([ENGLISH, FRENCH].map(({ mend }) => mend(entered))).toEqual([
    'Bring the profile up to date, or say in Deck, page 5 why its figure is another.',
    'Mettez à jour le profil, ou expliquez dans « Deck », page 5, pourquoi son chiffre diffère.',
  ]);
});

it('nothing of a French text parts from its word at the end of a line', () => {
  const quote = { page: 3, start: 0, end: 4, text: '48,6' };
  const worded = wordedContradiction(
    contradictionOf(fact('revenue', 48_600_000, { quote }), fact('revenue', 37_914_220, accounts)),
    new Map([[1, 'fr']]),
  );
  const told = tellContradiction(worded);
  const texts = [...Object.values(worded.wording), told.text, ...told.sides.map(({ text }) => text)].join(
    '\n',
  );
  expect(texts).not.toMatch(/ [:;?!»%]|« |page \d|\d (?:\d|FCFA)|\u202F/);
  expect(texts).toContain('«\u00A0Deck\u00A0», page\u00A03');
  expect(texts).toContain('37\u00A0914\u00A0220\u00A0FCFA');
});

it('two papers of one level: either may be the wrong one', () => {
  const same = contradictionOf(fact('cash', 30), fact('cash', 20, { source: paper('Lettre', 2) }));
  expect([ENGLISH, FRENCH].map(({ because }) => because(same))).toEqual([
    'Both have the same level of evidence.',
    'Les deux ont le même niveau de preuve.',
  ]);
  expect([ENGLISH, FRENCH].map(({ mend }) => mend(same))).toEqual([
    'Find out which of the two holds, and correct the other: Lettre, or Deck.',
    'Établissez lequel des deux est juste et corrigez l’autre : « Lettre », ou « Deck ».',
  ]);
});

it('says in both languages that a debt is denied, and what is owed or allowed', () => {
  const none = fact('debt', 0, { currency: null, about: 'at most' });
  const denied = contradictionOf(fact('debt', 12_000_000, accounts), none);
  expect([ENGLISH.title(denied), FRENCH.title(denied)]).toEqual([
    'Debt at the end of 2025: two sources, one says none',
    'Dette fin 2025 : deux sources, l’une dit néant',
  ]);
  expect(plain(FRENCH.sentence(denied))).toBe('Dette fin 2025 : néant (Deck) et 12 000 000 FCFA (Comptes)');
  const claimed = { ...denied, believed: { ...denied.believed, level: 'claimed' } } as const;
  expect([ENGLISH.because(claimed), FRENCH.because(claimed)]).toEqual([
    'A stated amount outweighs “none”.',
    'Un montant déclaré l’emporte sur « néant ».',
  ]);
  const least = { ...denied, believed: fact('debt', 900, { ...accounts, about: 'at least' }) };
  expect([ENGLISH.stands(least), plain(FRENCH.stands(least))]).toEqual([
    'Owed: FCFA 900 at least',
    'Dû : 900 FCFA au moins',
  ]);
  const most = { ...denied, believed: fact('ask', 900, { ...accounts, about: 'at most' }) };
  expect([ENGLISH.stands(most), plain(FRENCH.stands(most))]).toEqual([
    'Allowed: FCFA 900 at most',
    'Autorisé : 900 FCFA au plus',
  ]);
});

it('names in French what differs, and of when', () => {
  const named = (metric: Metric, more: Partial<Fact> = {}, against: Partial<Fact> = more): string | null => {
    const [believed, other] = [fact(metric, 100, more), fact(metric, 150, against)];
    const apart = { period: null, gapFraction: 0.5, believed, against: other, converted: null } as const;
    return plain(FRENCH.title({ ...apart, severity: 'high' }).split(' : ')[0] ?? null);
  };
  expect([
    named('revenue', { period: '2025-07 to 2026-06' }),
    named('revenue', { period: '2025-01 to 2025-09' }),
    named('revenue', { period: '2025-04 to 2025-09' }),
    named('revenue', { period: '2025-Q3' }),
    named('revenue', { period: '2025-08', rate: 'monthly' }),
    named('revenue', { rate: 'monthly' }),
    named('ebitda', { about: 'group' }),
    named('headcount', { about: 'on average' }),
    named('customers', { period: '2026-06' }),
    named('cash', { about: 'one account', period: '2026-06' }),
    named('cash', { about: 'one account', period: '2026-06' }, {}),
    named('debt', { period: '2026-06-18' }),
    named('debt', { period: '2026-07-01' }),
    named('churn', { ...percent, rate: 'monthly', about: 'livreurs' }),
    named('valuation', { about: 'pre-money', period: null }),
    named('ownership', { ...percent, about: 'Awa Diop', period: null }),
    named('growth', { ...percent, about: 'revenue' }),
  ]).toEqual([
    'Chiffre d’affaires de l’exercice clos en juin 2026',
    'Chiffre d’affaires de janvier à septembre 2025',
    'Chiffre d’affaires d’avril à septembre 2025',
    'Chiffre d’affaires du T3 2025',
    'Chiffre d’affaires d’août 2025',
    'Chiffre d’affaires de 2025, par mois',
    'EBITDA (groupe) de 2025',
    'Effectif (moyenne) de 2025',
    'Clients fin juin 2026',
    'Trésorerie (un compte) fin juin 2026',
    'Trésorerie fin juin 2026',
    'Dette au 18 juin 2026',
    'Dette au 1er juillet 2026',
    'Attrition mensuelle (livreurs) de 2025',
    'Valorisation (pré-money)',
    'Part du capital (Awa Diop)',
    'Croissance (chiffre d’affaires) de 2025',
  ]);
});

it('tells points, months and one account in French, and what a figure was worked out of', () => {
  const margin = { ...percent, metric: 'grossMargin' } as const;
  const made = {
    kind: 'derived',
    label: 'Gross profit over revenue, Comptes',
    documentId: 2,
    version: 1,
  } as const;
  const margins = contradictionOf(
    fact('grossMargin', 41.5, margin),
    fact('grossMargin', 33, { ...margin, source: made, level: 'third-party-document' }),
  );
  expect(plain(FRENCH.sentence(margins))).toBe(
    'Marge brute de 2025 : 41,5 % (Deck) et 33 % (Marge brute sur chiffre d’affaires, Comptes), 8,5 points d’écart',
  );
  // What a figure was worked out as is no paper that could be corrected.
  const same = { ...margins, believed: margins.against, against: margins.believed };
  expect(FRENCH.mend(same)).toContain('ou « Deck »');
  expect(FRENCH.because(margins)).toContain(': « Comptes ».');
  const held = { metric: 'cash', period: '2026-06' } as const;
  const accountAndAll = contradictionOf(
    fact('cash', 24_000_000, { ...held, about: 'one account' }),
    fact('cash', 15_000_000, { ...held, ...accounts }),
  );
  expect(plain(FRENCH.sentence(accountAndAll))).toBe(
    'Trésorerie fin juin 2026 : 24 000 000 FCFA sur un compte (Deck) et 15 000 000 FCFA (Comptes), 60 % d’écart',
  );
  const model = {
    kind: 'derived',
    label: 'Cash over burn, Financial model v3',
    documentId: null,
    version: null,
  } as const;
  const lasts = contradictionOf(
    fact('runway', 18, { unit: 'months', currency: null }),
    fact('runway', 9, { unit: 'months', currency: null, source: model, level: 'claimed' }),
  );
  expect(plain(FRENCH.sentence(lasts))).toBe(
    'Durée de trésorerie fin 2025 : 18 mois (Deck) et 9 mois (Trésorerie divisée par la consommation, Modèle financier v3), 100 % d’écart',
  );
});
