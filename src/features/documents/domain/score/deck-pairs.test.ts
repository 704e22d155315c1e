import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

/** A whole deck, slide by slide. */
const SLIDES = {
  problem: 'Problem\nClinics in Kampala run out of a third of their medicines every month and buy at retail.',
  solution: 'Solution\nWe pool the orders of clinics and deliver within a day from one shelf.',
  product: 'Product\nClinics order by phone or app; the stock card is filled in as boxes are scanned.',
  market:
    'Market\nThere are 6,200 private clinics in Uganda. Each spends UGX 48,000,000 a year, which is UGX 298 billion.',
  model: 'Business model\nWe keep 11% of each order; clinics pay by mobile money on delivery.',
  traction:
    'Traction\nIn June 2026 we had 412 paying clinics and revenue of UGX 310,000,000; in May 2026 revenue was UGX 291,000,000, in April 2026 UGX 268,000,000.',
  competition:
    'Competition\nClinics buy from pharmacies at 30% more, or from Quality Chemicals, which delivers weekly.',
  channel:
    'Go to market\nDistrict health officers introduce us; each of our four agents signs up nine clinics a month.',
  team: 'Team\nGrace Nakato, CEO, ran supply at Marie Stopes for seven years. Peter Okello, CTO, built the ledger of Xente.',
  financials:
    'Financials\nCash was UGX 1,200,000,000 in June 2026 and burn UGX 100,000,000 a month in June 2026: 12 months of runway.',
  ask: 'Ask\nWe raise UGX 5,000,000,000. Use of funds: 50% stock, 30% vans, 20% software.',
} as const;
type Slide = keyof typeof SLIDES;
const ALL = Object.keys(SLIDES) as readonly Slide[];

const deck = (changes: Partial<Record<Slide, string>> = {}, left: readonly Slide[] = []): string[] =>
  ALL.filter((slide) => !left.includes(slide)).map((slide) => changes[slide] ?? SLIDES[slide]);
const scoreOf = (pages: readonly string[]): number =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) })
    .score ?? 0;
const more = (slide: Slide, text: string) => ({ [slide]: `${SLIDES[slide]}\n${text}` });

/** Pairs of which anybody would put the first before the second. */
const PAIRS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['whole before one without team', deck(), deck({}, ['team'])],
  ['whole before one without traction', deck(), deck({}, ['traction'])],
  ['whole before one without market and competition', deck(), deck({}, ['market', 'competition'])],
  ['whole before an outline', deck(), ALL.map((slide) => SLIDES[slide].split('\n')[0] ?? '')],
  ['half before a third', deck({}, ALL.slice(6)), deck({}, ALL.slice(4))],
  ['competitors named before denied', deck(), deck({ competition: 'Competition\nWe have no competitors.' })],
  [
    'dated traction before undated',
    deck(),
    deck({ traction: 'Traction\n412 paying clinics and revenue of UGX 310,000,000. Orders of 9,100 boxes.' }),
  ],
  [
    'traction by month before totals',
    deck(),
    deck({ traction: 'Traction\nSince launch we have served a cumulative total of 9,800 clinics to date.' }),
  ],
  [
    'growth with its base before a percentage alone',
    deck(),
    deck({ traction: 'Traction\nWe are growing 40% month on month.' }),
  ],
  [
    'a use that adds up before one of 115 %',
    deck(),
    deck({ ask: 'Ask\nWe raise UGX 5,000,000,000. Use of funds: 60% stock, 35% vans, 20% software.' }),
  ],
  ['a use before none', deck(), deck({ ask: 'Ask\nWe raise UGX 5,000,000,000.' })],
  [
    'a runway that follows before one that does not',
    deck(),
    deck({
      financials:
        'Financials\nCash was UGX 1,200,000,000 in June 2026 and burn UGX 100,000,000 a month in June 2026: 24 months of runway.',
    }),
  ],
  [
    'a year of cash before two months',
    deck(),
    deck({
      financials:
        'Financials\nCash was UGX 200,000,000 in June 2026 and burn UGX 100,000,000 a month in June 2026: 2 months of runway.',
    }),
  ],
  [
    'many customers before one that is 70 %',
    deck(),
    deck(more('traction', 'One hospital group is 70% of our revenue.')),
  ],
  [
    'a market counted before a share of a large one',
    deck(),
    deck({ market: 'Market\nThe African pharmaceutical market is $60 billion. We need only 1% of it.' }),
  ],
  [
    'one figure before two for one thing',
    deck(),
    deck({ ...more('team', 'A team of 14.'), ...more('channel', 'Our team of 27 is in Kampala.') }),
  ],
  [
    'growth of the series before one claimed',
    deck(more('traction', 'Revenue: UGX 1,000,000,000 in 2024 and UGX 1,500,000,000 in 2025.')),
    deck(
      more(
        'traction',
        'Revenue: UGX 1,000,000,000 in 2024 and UGX 1,500,000,000 in 2025. Revenue tripled in 2025.',
      ),
    ),
  ],
  [
    'a short whole deck before half of one six times',
    deck(),
    Array.from({ length: 6 }, () => deck({}, ALL.slice(5))).flat(),
  ],
  [
    'one flag before three',
    deck({ competition: 'Competition\nWe have no competitors.' }),
    deck({
      competition: 'Competition\nWe have no competitors.',
      ask: 'Ask\nWe raise UGX 5,000,000,000. Use of funds: 60% stock, 35% vans, 20% software.',
      ...more('traction', 'One hospital group is 70% of our revenue.'),
    }),
  ],
  [
    'a plain deck before a longer one with five flags',
    deck({}, ['product']),
    deck({
      competition: 'Competition\nWe have no competitors.',
      ask: 'Ask\nWe raise UGX 5,000,000,000. Use of funds: 60% stock, 35% vans, 20% software.',
      financials:
        'Financials\nCash was UGX 200,000,000 in June 2026 and burn UGX 100,000,000 a month in June 2026: 24 months of runway.',
      ...more('traction', 'One hospital group is 70% of our revenue. We are growing 40% month on month.'),
    }),
  ],
];

test('twenty pairs of decks stand in the order a person would put them in', () => {
  expect(PAIRS).toHaveLength(20);
  const wrong = PAIRS.filter(([, better, worse]) => scoreOf(better) <= scoreOf(worse));
  const told = wrong.map(([name, better, worse]) => `${name}: ${scoreOf(better)} to ${scoreOf(worse)}`);
  expect(told.slice(2)).toEqual([]);
});

test('a short deck that tells what went wrong stands before a whole one that tells only what went well', () => {
  const glossy = deck({
    market: 'Market\nPrivate clinics in Uganda sell medicines of UGX 900 billion a year.',
  });
  const plain = deck(
    {
      competition: 'Competition\nQuality Chemicals is cheaper on full pallets; we lose hospitals to it.',
      financials:
        'What went wrong\nIn 2025 we lost 38 clinics when a cold room failed, and the year closed with a loss of UGX 212,000,000. If it fails again, we lose a fifth of the orders.',
    },
    ['product', 'market', 'channel'],
  );
  expect(scoreOf(plain)).toBeGreaterThan(scoreOf(glossy));
});

test('a market that others have counted earns half of one counted from buyers and prices', () => {
  const told = 'Market\nPrivate clinics in Uganda sell medicines of UGX 900 billion a year.';
  const sectionsOf = (pages: readonly string[]) =>
    analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) })
      .parts.coverage.measured;
  expect(sectionsOf(deck()) - sectionsOf(deck({ market: told }))).toBeCloseTo(0.05, 9);
});
