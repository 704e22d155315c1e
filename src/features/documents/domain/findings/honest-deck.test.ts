import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const analysed = (...pages: readonly string[]) =>
  analyseDocument({ type: 'pitch_deck', pages: pages.map((text, index) => ({ page: index + 1, text })) });
const codes = (...pages: readonly string[]): string[] => analysed(...pages).flags.map(({ code }) => code);
const asked = (...pages: readonly string[]): number[] =>
  analysed(...pages).numbers.flatMap(({ kind, value }) => (kind === 'ask' ? [value] : []));

test('a loan put off that counts as unpaid is told as it is', () => {
  const lends = 'Loans\nWe lend shopkeepers 400 dollars for ten weeks; 2,100 loans are open.\n';
  expect(codes(`${lends}A renewed loan counts as not repaid before the last instalment.`)).toEqual([]);
  expect(codes(`${lends}A renewed loan counts as repaid on the day of its renewal.`)).toEqual([
    'MEASURE_FLATTERS',
  ]);
});

test('who bought of all those served is no supplier', () => {
  expect(codes('Les clients\nSur la côte, 64 des 71 maquis ont acheté chaque mois de 2025.')).toEqual([]);
  expect(
    codes('Achats\nEn 2025, 640 des 710 tonnes de noix achetées venaient de la maison Kouadio Frères.'),
  ).toContain('SUPPLIER_CONCENTRATION');
});

test('a price and what becomes of it are no income without a date', () => {
  const unit = 'Un four (FCFA)\nPrix\t640 000\nTôle\t310 000\nPose\t90 000\nMarge brute\t240 000';
  const { flags, numbers } = analysed('Fours du Niger\nJuin 2026', unit);
  expect(flags).toEqual([]);
  expect(numbers.filter(({ kind }) => kind === 'revenue')).toEqual([]);
});

test('what one town brings is of no day', () => {
  const rows = 'Revenue\t3,100\nStaff\t900\nRepairs\t700\nLeft\t1,500';
  expect(codes(`One town of 280 taps, a month (KES thousand)\n${rows}`)).toEqual([]);
  expect(codes(`What is earned\nKES per tap\n${rows}`)).toEqual([]);
  expect(codes(`All towns together (KES thousand)\n${rows}`)).toContain('UNDATED_METRICS');
});

test('what a mill is mortgaged for is not in the bank', () => {
  const deck = (owed: string) =>
    codes(`Moulin\n${owed}\nTrésorerie\nTrésorerie 62 M, dépense nette 5 M par mois : douze mois.`);
  expect(deck('Moulin et terrain hypothéqués à la BICIS pour 180 M FCFA (solde 95 M, 2029)')).toEqual([]);
  expect(deck('Solde à la BICIS : 180 M FCFA')).toContain('CONTRADICTORY_NUMBERS');
});

test('a use that is parted again, or has a remark in brackets, counts once', () => {
  expect(
    codes(
      'Besoin : 300 M FCFA\n180 M en dette pour 40 fours\n120 M en capital : 70 M agence de Thiès, 30 M équipes, 20 M audit',
    ),
  ).toEqual([]);
  expect(
    codes(
      'Besoin : 300 M FCFA\n140 M : four tunnel (devis Bongard, 131 M posé)\n70 M : séchoirs\n90 M : stock de farine',
    ),
  ).toEqual([]);
  expect(
    codes(
      'Besoin : 300 M FCFA\n140 M : four tunnel\n131 M : séchoirs\n70 M : stock de farine\n90 M : équipes',
    ),
  ).toEqual(['USE_OF_FUNDS_MISMATCH']);
});

test('what one loan is made of asks for nothing; a sum at its worth does', () => {
  const loan =
    'One loan, in cedis\nPrincipal\t3,600\nFee 8%\t288\nLosses\t-120\nCost of money\t-90\nLeft\t78';
  const round = 'Request\nUSD 450,000 at 2.1m pre-money. 300k to the book, 90k two branches, 60k reserve.';
  expect(asked(loan, round)).toEqual([450_000]);
  expect(codes(loan, round)).toEqual([]);
  expect(asked('Story\nIn 2023 we raised USD 450,000 at 2.1m pre-money from friends.')).toEqual([]);
});

test('a use told in months of what goes out is no runway of the cash', () => {
  const deck = (use: string) =>
    codes(
      `Cash\nCash USD 320,000 on 31 March 2026. Net burn USD 20,000 a month: 16 months.`,
      `Asking USD 500,000\n• USD 320,000: packs\n• ${use}`,
    );
  expect(deck('USD 180,000: 9 months of burn')).toEqual([]);
  expect(deck('USD 180,000: 60 months of burn')).toContain('RUNWAY_MISMATCH');
});

test('pay that the founders went without is no doubt of going on', () => {
  const { flags, questions } = analysed(
    'The year\nWe let 6 of 21 people go; the founders took no pay from May to August.',
  );
  expect([...flags, ...(questions ?? [])].map(({ code }) => code)).not.toContain('GOING_CONCERN');
});

test('halves of two years are no parts of one', () => {
  const year = 'Figures\nSales in 2025: KES 259,000.';
  const deck = (...halves: readonly string[]) =>
    codes(year, ['Sales by half-year, KES', ...halves].join('\n'));
  expect(deck('H1 2024\t38,000', 'H2 2024\t52,000', 'H1 2025\t118,000', 'H2 2025\t141,000')).toEqual([]);
});

test('shares of a round below it are its uses, whatever words they begin with', () => {
  const { strengths, flags } = analysed(
    'Seed: EUR 2m at EUR 9m pre-money\n40% expansion, 35% product, 25% team\nWe close in March.',
  );
  expect(strengths.map(({ code }) => code)).toContain('USE_OF_FUNDS_ADDS_UP');
  expect(flags).toEqual([]);
});

test('one holder at two moments is no two holders, nor are those who own what is carried', () => {
  expect(codes('The team\nFounders hold 68 % today and 54.4 % after the round.')).toEqual([]);
  expect(
    codes('The team\nThe founders hold 71 % of the shares in issue; 63 % once the options are counted.'),
  ).toEqual([]);
  expect(
    codes('Boats\n8,200 boats on the lake, 81% held by owners of one or two\n34% of trips are made empty'),
  ).toEqual([]);
  expect(codes('The team\nAnna Okoth holds 68 % and Brian Otieno 54 % of the shares.')).toContain(
    'OWNERSHIP_MISMATCH',
  );
});

test('who works over the app and for himself is no second head count', () => {
  const deck = (others: string) =>
    codes('Note, August 2026', `Team\n64 people on our payroll (July)\n${others}`);
  expect(deck('210 gig riders on the app, not employees')).toEqual([]);
  expect(deck('81 people on our payroll')).toContain('CONTRADICTORY_NUMBERS');
});

test('what a household earns more, and a growth before a semicolon, is of no row behind it', () => {
  const sales = 'Trois exercices\n\t2023\t2024\t2025\nVentes, M FCFA\t90\t210\t380';
  expect(codes("Notre offre\nUne pompe triple le revenu d'une famille", sales)).toEqual([]);
  expect(codes('Notre offre\nNotre chiffre d’affaires a triplé en 2025', sales)).toContain('GROWTH_MISMATCH');
  expect(
    codes(
      'Plan\nIn 2025 we sold 8,400 tonnes, 19% more than in the year before; EBITDA was K2.2 million.\n\t2025\t2026\t2027\nEBITDA\t2.2\t3.1\t4.4',
    ),
  ).not.toContain('GROWTH_MISMATCH');
});

test('what a round is for is told without amounts, or where its sum stands again', () => {
  const round = (text: string) => codes('Deck, May 2026', text);
  expect(
    round('Demande\n90 M FCFA à 400 M avant apport : deux ateliers, une formatrice, étude de marché.'),
  ).toEqual([]);
  expect(round('Raise\n$170,000, SAFE, cap $1.5m.\n$170,000 covers three towns and a sorting room.')).toEqual(
    [],
  );
  expect(round('Raise\n$170,000, SAFE, cap $1.5m.')).toEqual(['ASK_WITHOUT_USE_OF_FUNDS']);
});
