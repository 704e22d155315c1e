import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import { DOCUMENT_TYPES, type Analysis, type DocumentType, type KnownFacts, type Quote } from './document.ts';
import { SECTION_LISTS } from './text/section-list.ts';

const pagesOf = (...texts: string[]) => texts.map((text, index) => ({ page: index + 1, text }));
const deck = (text: string, facts?: KnownFacts) =>
  analyseDocument({ type: 'pitch_deck', pages: pagesOf(...text.split('\n---\n')), facts });
const codes = ({ flags }: Analysis): string[] => flags.map(({ code }) => code);

const quotesOf = ({ sections, strengths, flags, numbers, extracted }: Analysis): Quote[] => [
  ...sections.flatMap(({ quote }) => quote ?? []),
  ...[...strengths, ...flags].flatMap(({ quotes }) => quotes),
  ...numbers.map(({ quote }) => quote),
  ...Object.values(extracted).flat(),
];

describe('the worked example of the rule', () => {
  const analysis = deck(
    'Traction\n1,200 paying shops in May 2025, revenue $40,000 in May 2025\n---\nAsk\nWe raise $500,000. Use of funds: 60% sales, 30% product.',
  );

  test('two sections of eleven, two dated figures and one grave flag score 7 in 23 words', () => {
    expect(analysis.sections.filter(({ found }) => found).map(({ id }) => id)).toEqual(['traction', 'ask']);
    const { coverage, numericFacts, soundness } = analysis.parts;
    expect(coverage).toMatchObject({
      points: expect.closeTo(45 * (0.171 / 0.4) * 0.171, 9),
      maximum: 45,
      measured: 0.171,
    });
    expect(numericFacts).toMatchObject({
      points: expect.closeTo(15 * (0.171 / 0.4) * (2 / 8), 9),
      maximum: 15,
      measured: 2,
    });
    expect(soundness).toMatchObject({
      points: expect.closeTo((0.171 / 0.4) * (40 - 10 - 25), 9),
      maximum: 40,
      measured: expect.closeTo(5 / 40, 9),
    });
    expect(analysis.score).toBe(7);
    expect(analysis.words).toBe(23);
    expect(analysis.confidence).toBeCloseTo((23 / 400) * (0.5 + 0.5 * 0.171), 12);
  });

  test('the uses of 90% are the contradiction, and both sentences are quoted', () => {
    expect(codes(analysis)).toEqual(['USE_OF_FUNDS_MISMATCH']);
    expect(analysis.flags[0]?.why).toBe('The uses add up to 90%, not 100%.');
    expect(analysis.flags[0]?.quotes.map(({ text }) => text)).toEqual([
      'We raise $500,000.',
      'Use of funds: 60% sales, 30% product.',
    ]);
  });
});

test('a book of the same slip names it a few times and keeps to a thousand figures', () => {
  const slip = (at: number) => `Burn is $${20_000 + at} a month and cash $200,000, a runway of 20 months.`;
  const { flags, numbers } = deck(Array.from({ length: 500 }, (_, at) => slip(at)).join('\n'));
  expect(flags.filter(({ code }) => code === 'RUNWAY_MISMATCH')).toHaveLength(10);
  expect(flags.every(({ quotes }) => quotes.length <= 12)).toBe(true);
  expect(numbers).toHaveLength(1000);
});

test('every list of sections weighs 100', () => {
  for (const type of DOCUMENT_TYPES)
    expect(SECTION_LISTS[type].reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

describe('pages without text', () => {
  test('are listed and the rest is scored', () => {
    const analysis = analyseDocument({
      type: 'pitch_deck',
      pages: pagesOf('', 'The problem\nShops wait for days.', ' \n'),
    });
    expect(analysis.pagesWithoutText).toEqual([1, 3]);
    expect(analysis.score).not.toBeNull();
  });

  test('a document without any text has no score, no confidence and no advice', () => {
    const analysis = analyseDocument({ type: 'pitch_deck', pages: pagesOf('', '\u00a0') });
    expect(analysis).toMatchObject({
      score: null,
      confidence: 0,
      recommendations: [],
      pagesWithoutText: [1, 2],
    });
  });
});

describe('against what the platform knows', () => {
  const text =
    'Team\nA team of 12.\nThe ask\nWe raise $600,000.\nFounders hold 70% of the shares.\nBurn is $30,000 a month, cash is $300,000.';

  test('team, ask, burn and ownership are held against profile, model and cap table', () => {
    const analysis = deck(text, {
      profile: { asOf: '2026-01-05', teamSize: 7, raisingUsd: 900_000 },
      model: { asOf: '2026-01-06', monthlyBurnUsd: 45_000 },
      capTable: { asOf: '2026-01-07', foundersPercent: 55 },
    });
    expect(analysis.flags.map(({ code, why }) => [code, why])).toEqual(
      expect.arrayContaining([
        ['PROFILE_MISMATCH', 'The document says 12; the profile of 5 January 2026 has 7 as team size.'],
        [
          'PROFILE_MISMATCH',
          'The document says USD 600,000; the profile of 5 January 2026 has USD 900,000 as amount raised for.',
        ],
        [
          'MODEL_MISMATCH',
          'The document says USD 30,000; the financial model of 6 January 2026 has USD 45,000 as monthly burn.',
        ],
        [
          'CAP_TABLE_MISMATCH',
          "The document says 70%; the cap table of 7 January 2026 has 55% as founders' share.",
        ],
      ]),
    );
  });

  test('figures that agree, or are not known, raise nothing', () => {
    const agreeing = deck(text, {
      profile: { asOf: '2026-01-05', teamSize: 12, raisingUsd: 600_000, users: null },
      model: { asOf: '2026-01-06', monthlyBurnUsd: 31_000 },
      capTable: { asOf: '2026-01-07', foundersPercent: 70 },
    });
    expect(codes(agreeing).filter((code) => code.endsWith('_MISMATCH'))).toEqual([]);
  });
});

test('a figure stays a claim, whatever agrees with it', () => {
  const { numbers } = deck('Cash $120,000, burn $10,000 a month, runway 12 months.', {
    model: { asOf: '2026-01-01', cashUsd: 120_000 },
  });
  expect(numbers.length).toBeGreaterThan(2);
  expect(new Set(numbers.map(({ evidence }) => evidence))).toEqual(new Set(['claim']));
});

/** Fragments real documents are made of, and what breaks readers: marks, controls, halves of pairs, odd spaces. */
const FRAGMENTS = [
  'Traction\n',
  'Le marché\n',
  'We raise $1.2m',
  'Chiffre d’affaires : 1 250 000,50 FCFA',
  '12\u00a0000 utilisateurs actifs',
  ' in Q3 2025',
  ' per month',
  '30% sales, 70% product',
  'ﬁnancials',
  'e\u0301quipe',
  '₦5bn',
  'R 3 million',
  'no competitors',
  '\ud83d',
  '\u200b',
  '\r\n',
  '. ',
  '; ',
  '\t',
  'İ',
  '٣٤',
  'runway of 18 months',
  'burn KSh 2M',
  ' (2024: 5m)',
  '++254 722',
  'one customer is 60% of revenue',
  '---',
  '1/',
  '=',
];
const pageTexts = fc.array(
  fc
    .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string()), { maxLength: 14 })
    .map((parts) => parts.join('')),
  { maxLength: 4 },
);

test('every quote gives the words of its page, for any text whatever', () => {
  fc.assert(
    fc.property(pageTexts, fc.constantFrom<DocumentType>(...DOCUMENT_TYPES), (texts, type) => {
      const pages = pagesOf(...texts);
      const analysis = analyseDocument({ type, pages });
      for (const { page, start, end, text } of quotesOf(analysis)) {
        expect(start).toBeLessThan(end);
        expect(texts[page - 1]?.slice(start, end)).toBe(text);
      }
      for (const finding of [...analysis.strengths, ...analysis.flags])
        expect(finding.quotes).not.toEqual([]);
      for (const { value } of analysis.numbers) expect(Number.isFinite(value)).toBe(true);
      expect(analysis.confidence).toBeLessThanOrEqual(1);
      expect(analysis.score ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
