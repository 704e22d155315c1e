import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { DECK_SECTION_WEIGHTS, deckScore, type DeckSection } from './deck-score.ts';

const ALL = Object.keys(DECK_SECTION_WEIGHTS) as DeckSection[];

test('the section weights sum to 100', () => {
  expect(Object.values(DECK_SECTION_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
});

test('problem and traction with two numbers and a high and a low flag in 100 words', () => {
  const got = deckScore({
    sectionsFound: ['problem', 'traction'],
    numericFacts: 2,
    flags: { high: 1, low: 1 },
    words: 100,
  });
  expect(got.coverageFraction).toBeCloseTo(0.22, 12);
  // Little is covered, so the gate lets 0.22 / 0.4 of it through.
  expect(got.scorePercent).toBeCloseTo(0.55 * (45 * 0.22 + 15 * 0.25 + 40 * 0.7), 12);
  expect(got.confidenceFraction).toBeCloseTo(0.25 * 0.61, 12);
});

test('a section named twice counts once', () => {
  const twice = deckScore({ sectionsFound: ['ask', 'ask'], numericFacts: 0, flags: {}, words: 0 });
  expect(twice.coverageFraction).toBe(0.06);
});

test('bounded; another section, number or one flag less never hurts, and a graver one never helps', () => {
  const findings = fc.record({
    sectionsFound: fc.subarray(ALL),
    numericFacts: fc.nat(20),
    flags: fc.record({
      critical: fc.nat(2),
      high: fc.integer({ min: 1, max: 3 }),
      medium: fc.nat(3),
      low: fc.nat(3),
    }),
    words: fc.nat(5000),
    candourFraction: fc.integer({ min: 0, max: 4 }).map((fifths) => fifths / 5),
  });
  fc.assert(
    fc.property(findings, fc.constantFrom(...ALL), (one, section) => {
      const { scorePercent } = deckScore(one);
      expect(scorePercent).toBeGreaterThanOrEqual(0);
      expect(scorePercent).toBeLessThanOrEqual(100 + 1e-9);
      const better = [
        { ...one, sectionsFound: [...one.sectionsFound, section] },
        { ...one, numericFacts: one.numericFacts + 1 },
        { ...one, flags: { ...one.flags, high: one.flags.high - 1 } },
        { ...one, candourFraction: one.candourFraction + 0.2 },
        { ...one, flags: { ...one.flags, high: one.flags.high - 1, medium: one.flags.medium + 1 } },
      ];
      for (const next of better)
        expect(deckScore(next).scorePercent).toBeGreaterThanOrEqual(scorePercent - 1e-9);
    }),
  );
});

/** A deck in which nothing is wrong, page by page. */
const CLEAN = [
  'Problem\nTraders in Kumasi close their books by hand, and one in four loses a week of sales to mistakes.',
  'Solution\nOur phone ledger books each sale as it is made and reconciles it with mobile money at night.',
  'Product\nThe app runs offline on any Android phone and syncs when there is signal.',
  'Market\nThere are 48,000 registered traders in Ashanti. Each pays GHS 480 a year, which is GHS 23 million.',
  'Business model\nTraders pay GHS 40 a month after a free month.',
  'Traction\nIn June 2026 we had 3,140 paying traders and revenue of GHS 125,600; in May 2026 revenue was GHS 118,200.',
  'Competition\nBookkeepers charge GHS 300 a month; Excel is free and takes two hours a day.',
  'Go to market\nAgents of two market associations sign up traders at their stalls.',
  'Team\nAma Boateng, CEO, led operations at Zeepay for six years. Kojo Asare, CTO, built the ledger of Hubtel.',
  'Financials\nCash was GHS 960,000 in June 2026 and burn GHS 80,000 a month in June 2026, which is 12 months of runway.',
  'Ask\nWe raise GHS 6,000,000. Use of funds: 50% sales, 30% product, 20% compliance.',
];
/** Each is a flag wherever it stands. */
const FLAGGED = [
  'We have no competitors.',
  'One bank accounts for 62% of our revenue.',
  'Cash is GHS 480,000, burn GHS 40,000 a month, runway 24 months.',
  'Revenue: GHS 100,000 in 2023 and GHS 150,000 in 2024. Revenue doubled in 2024.',
  'A team of 12.\nIn all a team of 19.',
];
const analysed = (pages: readonly string[]) =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) });

test('a deck with flags never scores above the same deck without them', () => {
  const clean = analysed(CLEAN);
  expect(clean.flags).toEqual([]);
  const places = fc.array(fc.tuple(fc.constantFrom(...FLAGGED), fc.nat(CLEAN.length)), { minLength: 1 });
  fc.assert(
    fc.property(fc.subarray([...CLEAN.keys()], { minLength: 1 }), places, (kept, added) => {
      const deck = kept.map((index) => CLEAN[index] ?? '');
      const worse = deck.map((page, index) =>
        [page, ...added.filter(([, at]) => at % deck.length === index).map(([text]) => text)].join('\n'),
      );
      const found = analysed(worse);
      fc.pre(found.flags.length > 0);
      expect(found.score).toBeLessThanOrEqual(analysed(deck).score ?? 0);
    }),
  );
  const all = analysed(CLEAN.map((page, index) => [page, FLAGGED[index] ?? ''].join('\n')));
  expect(all.flags.length).toBeGreaterThanOrEqual(4);
  expect(all.score).toBeLessThan((clean.score ?? 0) - 20);
});

test('what a flag rests on shows no section where it stands again', () => {
  const twice = 'A team of 12.\nIn all a team of 19.';
  const deck = CLEAN[1] ?? '';
  expect(analysed([`${deck}\n${twice}\n${twice}`]).score).toBeLessThanOrEqual(analysed([deck]).score ?? 0);
});

test.each([2, 6])('a paragraph pasted %d times earns what it earns once', (times) => {
  for (const [page, text] of CLEAN.entries()) {
    const [heading = '', ...body] = text.split('\n');
    const pasted = [heading, ...Array.from({ length: times }, () => body.join('\n'))].join('\n');
    expect(analysed(CLEAN.with(page, pasted)).score).toBe(analysed(CLEAN).score);
  }
});
