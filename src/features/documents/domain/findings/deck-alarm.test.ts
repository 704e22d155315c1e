import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test('what is needed month by month is no round', () => {
  const deck = (need: string) =>
    codes(`Our margin\n${need}\nRound\n$400,000 SAFE. Stock $250,000; staff $100,000; reserve $50,000.`);
  expect(deck('We need KES 90m sold a month at this margin, or KES 60m at a better one.')).toEqual([]);
  expect(codes('Round\nWe raise $400,000 for a quarter of the company.')).toContain(
    'ASK_WITHOUT_USE_OF_FUNDS',
  );
  expect(deck('Il nous faut 45 millions de FCFA de ventes par mois à ce prix.')).toEqual([]);
});

test('what becomes of the price of one is no list of what income is made of', () => {
  const deck = (head: string) =>
    codes(
      `Figures, GHS k\n\t2024\t2025\nOur revenue\t310\t520\nDeliveries\n${head}\nFuel 71, riders 160, claims 48, phones 90.`,
    );
  expect(deck('Revenue per delivery GHS 612.')).not.toContain('CONTRADICTORY_NUMBERS');
});

test('of a hundred sold, what is bought is no supplier', () => {
  const deck = (sentence: string) => codes(`Économie\n${sentence}`);
  expect(deck('Sur 100 FCFA vendus : achat 81,0 ; transport 6,0 ; reste 13,0.')).toEqual([]);
});

test('what customers doubled of their own is no growth of the company', () => {
  const deck = (sentence: string) =>
    codes(`Sales\n\t2024\t2025\nRevenue, $k\t210\t260\nStories\n${sentence}`);
  expect(deck('Grace, 31, doubled her income within a year.')).toEqual([]);
  expect(deck('We doubled our income in 2025.')).toContain('GROWTH_MISMATCH');
});

test('sums in billions beside a team are no heads', () => {
  expect(
    codes(
      'Emplois\n12 moulins 1,10 milliard, camion 0,20, équipe 0,15.\nFrais : 24 M par mois, couverts à 24 moulins.',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a loss tells what goes out', () => {
  const deck = (loss: string) =>
    codes(`Money\n${loss}Cash GHS 900,000, nine months.\nAsk\n$200,000: vans 60%, staff 40%.`);
  expect(deck('Overheads GHS 600,000 for the quarter. Loss GHS 300,000. ')).not.toContain(
    'RUNWAY_NOT_DERIVABLE',
  );
  expect(deck('')).toContain('RUNWAY_NOT_DERIVABLE');
});

test('what money is for is no list of the staff', () => {
  expect(
    codes(
      'Talino Inc., October 2025\nPeople\n54 full-time employees; 140 tutors are independent contractors.\nThe ask\nPHP 120m for 20 %\nUse\tPHP m\t%\nProduct\t42\t35\nSales outside Luzon\t36\t30\nContent in Cebuano\t24\t20\nG&A\t18\t15\nTotal\t120\t100',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});

test('what a line could make is no whole of which somebody buys a part', () => {
  expect(
    codes(
      'Shobuj Ltd\nWe make bags and mailers on one line of 1,900 tonnes a year; 1,480 tonnes were sold in FY2025.',
    ),
  ).not.toContain('CUSTOMER_CONCENTRATION');
});

test('each tile of a row has its own name: a round that is not spent, a runway of today that cash does not give', () => {
  const deck = (months: string) =>
    codes(
      `Mwila Ltd, Lusaka, May 2026\nThe round\n\nUS$900,000\tUS$3.2m\t${months} months\nequity, seed round\tpre-money valuation\tof runway today\n\nUse of the money\tUS$\nFour more cold rooms\t430,000\nTwo trucks\t190,000\nWorking capital\t160,000\nTeam and systems\t120,000\n\nCash in bank on 30 April 2026: K1.9 million. We burn K310,000 a month net.`,
    );
  expect(deck('11')).toContain('RUNWAY_MISMATCH');
  expect(deck('6')).not.toContain('RUNWAY_MISMATCH');
  expect(deck('6')).not.toContain('USE_OF_FUNDS_MISMATCH');
});

test('what several units count makes no whole', () => {
  expect(
    codes(
      'Lomami Énergie\nNous accusons réception du rapport reçu le 27 mars 2026, dont nous retenons :\n\t2024\t2025\nAbonnés actifs\t1 870\t2 310\nÉnergie vendue (MWh)\t702\t861\nChiffre d’affaires (USD)\t268 000\t331 000\nRedevance versée (USD)\t4 020\t4 965\nPertes (%)\t9,8\t9,1',
    ),
  ).not.toContain('SUPPLIER_CONCENTRATION');
});

test.each([
  'Sales\n84 % of sales go to the European Union: a region with 24 of the 31 buyers.',
  'Contracts\nContracts are yearly by custom. Twenty-six of the 31 have signed for FY2026, for 690 tonnes in all.',
  'Supplies\nEnzyme: bought in equal halves from a maker in Osaka and a maker in Lyon.',
  'Concurrence\nPersonne ne propose encore le retour à vide sur Agadir–Dakhla. Ailleurs, nous avons de vrais concurrents :\nCharji.ma – même modèle.',
  'Comptes, en millions de MAD\n\t2024\t2025\nChiffre d’affaires\t15,00\t24,18\nLe chiffre d’affaires est présenté hors TVA ; TVA comprise (20 %), nous avons facturé 29,0 M MAD en 2025.',
  'Trésorerie\nL’argent des transports transite par un compte séquestre (solde 6,4 M MAD) et n’est pas compté dans notre trésorerie.\nNous consommons 3,3 M MAD par mois ; trésorerie de 39,6 M MAD fin 2025, soit douze mois.',
])('nothing in it is a worry: %s', (text) => expect(codes(`Kifaya SA\nJanvier 2026\n${text}`)).toEqual([]));
