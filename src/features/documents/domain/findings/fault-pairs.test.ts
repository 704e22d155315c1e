import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { CONTRADICTION_CODES } from '../document.ts';

/** Whole decks in both languages; the two of a pair differ in one thing, or have one fault each. */
const ENGLISH = {
  title: 'Zawadi Cold\nIce for fish landing sites. Zawadi Cold Limited, Kisumu, June 2026',
  problem: 'The problem\nFishers lose 31% of the catch before it is sold (own count at 9 sites, 2025).',
  solution: 'Solution and product\nSolar ice makers at the beach; ice is sold by the kilo over a phone.',
  market:
    'Market\n412 landing sites with 38,000 boats (Fisheries Service 2024); at KES 90,000 a boat a year KES 3.4 billion.',
  model:
    'Model and traction\nKES 14 a kilo, margin 38%. Revenue: 2024 KES 21m, 2025 KES 34m. 1,150 boats buy weekly in May 2026.',
  competition:
    'Competition\nIce plants in Kisumu (cheaper, 40 km away), Baridi (cold rooms, larger). We lose boats near the city.',
  gtm: 'Go to market\nBeach management units sign their boats; 14 of them have.',
  team: 'Team\nAchieng Odhiambo, CEO, eight years at East African Breweries; Brian Kip, engineer. 27 employees.',
  financials: 'Financials\nCash KES 12m in May 2026, burn KES 1m a month, twelve months.',
  ask: 'The ask\nUSD 400,000: ice makers 60%, working capital 25%, software 15%.',
};
type D = Partial<Record<keyof typeof ENGLISH, string>>;
const deck = (c: D = {}): string[] =>
  Object.entries({ ...ENGLISH, ...c })
    .map(([, v]) => v)
    .filter((v) => v !== '');
const FRENCH = {
  title: 'Glace du Lac\nGlace pour les sites de pêche. Glace du Lac SARL, Saint-Louis, juin 2026',
  problem:
    'Le problème\nLes pêcheurs perdent 31 % de la prise avant la vente (notre relevé sur 9 sites, 2025).',
  solution:
    'Solution et produit\nDes machines solaires sur la plage ; la glace se vend au kilo par téléphone.',
  market:
    'Marché\n412 sites et 38 000 pirogues (Direction des pêches 2024) ; à 90 000 FCFA par pirogue et par an, 3,4 milliards de FCFA.',
  model:
    'Modèle et traction\n140 FCFA le kilo, marge de 38 %. Chiffre d’affaires : 2024 210 millions de FCFA, 2025 340 millions de FCFA. 1 150 pirogues achètent chaque semaine en mai 2026.',
  competition:
    'Concurrence\nUsines de Dakar (moins chères, à 40 km), Froid Sahel (plus grand). Nous perdons les pirogues proches de la ville.',
  gtm: 'Mise en marché\nLes comités de plage signent pour leurs pirogues ; 14 l’ont fait.',
  team: 'Équipe\nFatou Ndiaye, directrice, huit ans chez Patisen ; Moussa Fall, ingénieur. 27 salariés.',
  financials:
    'Finances\nTrésorerie 120 millions de FCFA en mai 2026, dépense nette de 10 millions de FCFA par mois, douze mois.',
  ask: 'La demande\nNous levons 260 millions de FCFA : machines 60 %, fonds de roulement 25 %, logiciel 15 %.',
};
const fr = (c: Partial<Record<keyof typeof FRENCH, string>> = {}): string[] =>
  Object.entries({ ...FRENCH, ...c })
    .map(([, v]) => v)
    .filter((v) => v !== '');
/** Pairs of which a reader would put the first before the second. */
const PAIRS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'honest growth / claims 20 % a month',
    deck({ model: ENGLISH.model + '\nWe grow about 60% a year.' }),
    deck({ model: ENGLISH.model + '\nWe are growing 20% every month.' }),
  ],
  [
    'uses 100 / 118',
    deck(),
    deck({ ask: 'The ask\nUSD 400,000: ice makers 60%, working capital 30%, software 28%.' }),
  ],
  ['uses told / "for growth"', deck(), deck({ ask: 'The ask\nWe raise USD 400,000 for growth.' })],
  [
    'spread / 60 of 110 by count',
    deck({ gtm: ENGLISH.gtm + '\nNo buyer is above 3% of sales.' }),
    deck({ gtm: ENGLISH.gtm + '\nOf the KES 34m sold in 2025, Victory Farms bought KES 21m.' }),
  ],
  [
    'rivals named / in general',
    deck(),
    deck({
      competition:
        'Competition\nThere are several players in this space. Our service and our passion set us apart.',
    }),
  ],
  [
    'rivals named / denied',
    deck(),
    deck({ competition: 'Competition\nNobody does what we do; we have no competitors.' }),
  ],
  [
    'two head counts / suit of a year of sales',
    deck({ gtm: ENGLISH.gtm + '\nToday we employ 33 people.' }),
    deck({
      gtm: ENGLISH.gtm + '\nA former partner has sued us for KES 30m; the hearing is in October 2026.',
    }),
  ],
  [
    'forecast with cases / certain',
    deck({
      financials: ENGLISH.financials + '\nPlan for 2029: KES 160m if forty sites join, KES 90m if twenty do.',
    }),
    deck({
      financials:
        ENGLISH.financials +
        '\n2029: revenue of KES 900m and profit of KES 200m. This is certain and already settled.',
    }),
  ],
  [
    'runway true / doubled',
    deck(),
    deck({ financials: 'Financials\nCash KES 12m in May 2026, burn KES 1m a month: runway of 24 months.' }),
  ],
  [
    'owners 100 / 109',
    deck({ team: ENGLISH.team + '\nShareholders\nAchieng Odhiambo 52%\nBrian Kip 30%\nLake Angels 18%' }),
    deck({ team: ENGLISH.team + '\nShareholders\nAchieng Odhiambo 52%\nBrian Kip 39%\nLake Angels 18%' }),
  ],
  [
    'licence held / missing',
    deck({ gtm: ENGLISH.gtm + '\nThe water abstraction licence was renewed in March 2026.' }),
    deck({ gtm: ENGLISH.gtm + '\nWe pump without the licence; the application has not been made.' }),
  ],
  [
    'dated / undated',
    deck(),
    deck({
      model: 'Model and traction\nKES 14 a kilo, margin 38%. Revenue KES 34m. 1,150 boats buy weekly.',
    }),
  ],
  [
    'by month / since launch',
    deck(),
    deck({
      model:
        'Model and traction\nKES 14 a kilo. 9,400 tonnes of ice sold since launch, 4,100 boats registered to date.',
    }),
  ],
  ['team told / absent', deck(), deck({ team: '' })],
  [
    'counted / top down',
    deck(),
    deck({
      market:
        'Market\nThe African cold chain is a USD 12 billion market. With 1% of the market we make USD 120 million.',
    }),
  ],
  [
    'fr: emplois 100 / 85',
    fr(),
    fr({
      ask: 'La demande\nNous levons 260 millions de FCFA : machines 50 %, fonds de roulement 20 %, logiciel 15 %.',
    }),
  ],
  [
    'fr: parts / pour la croissance',
    fr(),
    fr({ ask: 'La demande\nNous levons 260 millions de FCFA pour accélérer notre croissance.' }),
  ],
  [
    'fr: croissance tenue / triple',
    fr({ model: FRENCH.model + '\nNos ventes ont crû de 62 % en 2025.' }),
    fr({ model: FRENCH.model + '\nNos ventes triplent chaque année.' }),
  ],
  [
    'fr: réparti / un seul',
    fr({ gtm: FRENCH.gtm + '\nAucun acheteur ne dépasse 4 % des ventes.' }),
    fr({
      gtm: FRENCH.gtm + '\nSur 340 millions de FCFA de ventes, 210 millions viennent de Pêcheries du Nord.',
    }),
  ],
  ['fr: rendement / sans', fr(), fr({ ask: FRENCH.ask + '\nVotre mise rapporte 25 % par an, garantis.' })],
];

const scoreOf = (pages: readonly string[]): number =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) })
    .score ?? 0;

test('a deck with the lesser fault, or none, stands before the other', () => {
  const told = PAIRS.map(([name, better, worse]) => [name, scoreOf(better) > scoreOf(worse)]);
  expect(told.filter(([, isBefore]) => isBefore === false)).toEqual([]);
});

test('whole decks raise no flag of arithmetic', () => {
  const contradictions: readonly string[] = CONTRADICTION_CODES;
  for (const pages of [deck(), fr()]) {
    const read = analyseDocument({
      type: 'pitch_deck',
      pages: pages.map((text, index) => ({ page: index + 1, text })),
    });
    expect(read.flags.filter(({ code }) => contradictions.includes(code))).toEqual([]);
  }
});
