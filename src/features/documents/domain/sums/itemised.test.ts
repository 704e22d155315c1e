import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { itemisedIn } from './itemised.ts';
import { passagesOf } from '../text/passage.ts';
import { readSections } from '../text/section.ts';

/** The first set of a text: its names and values, and its total. */
function setOf(text: string) {
  const pages = [foldPage({ page: 1, text })];
  const { passages } = readSections('pitch_deck', passagesOf(pages));
  const [first] = itemisedIn({ passages, home: homeCurrency(pages) });
  return {
    names: first?.items.map(({ name }) => name),
    values: first?.items.map(({ value }) => value),
    total: first?.total?.value,
  };
}

const THREE = { names: ['Mill', 'Vans', 'Stock'], values: [400, 250, 150] };

test.each([
  ['names first', 'Uses\nMill: 400\nVans: 250\nStock: 150'],
  ['cells', 'Uses\nMill\t400\nVans\t250\nStock\t150'],
  ['pipes', 'Uses\n| Mill | 400 |\n| Vans | 250 |\n| Stock | 150 |'],
  ['dots', 'Uses\nMill ......... 400\nVans ..... 250\nStock ....... 150'],
  ['dots apart', 'Uses\nMill . . . . 400\nVans . . . . 250\nStock . . . . 150'],
  ['numbers first', 'Uses\n400   Mill\n250   Vans\n150   Stock'],
  ['letters before', 'Uses\n(a) Mill: 400;\n(b) Vans: 250;\n(c) Stock: 150.'],
  ['bullets', 'Uses\n- Mill: 400\n- Vans: 250\n- Stock: 150'],
  ['one sentence', 'We spend it so: Mill 400, Vans 250 and Stock 150.'],
  ['a scale apart', 'Mill 400 k, Vans 250 k, Stock 150 k.'],
  [
    'a remark behind',
    'Uses\nMill\t400\ttwo offers, landed at the port\nVans\t250\t4 lorries\nStock\t150\tas today',
  ],
  ['a remark in brackets', 'Mill 400 (two offers), Vans 250, Stock 150.'],
])('parts of a whole: %s', (_layout, text) => {
  expect(setOf(text)).toMatchObject(THREE);
});

test('a number in the name of a part is none of its own', () => {
  expect(setOf('Uses\nMill for two towns: 400\nVans: 250\nStock: 150').values).toEqual([400, 250, 150]);
});

test('what is counted in a name is none of its own either', () => {
  expect(setOf('Uses\n90 lorries\t400\nVans\t250\nStock\t150')).toMatchObject({
    names: ['90 lorries', 'Vans', 'Stock'],
    values: [400, 250, 150],
  });
  expect(setOf('Cold box 400k, vans 250k, stock 150k, total 800k.')).toMatchObject({
    values: [400_000, 250_000, 150_000],
    total: 800_000,
  });
});

test('a total closes a list, with or without a name, and may stand under the last column alone', () => {
  expect(setOf('Mill\t400\nVans\t250\n\t650').total).toBe(650);
  expect(
    setOf('No\tHolder\tShares\n01\tRose\t40,000\n02\tOtieno\t30,000\nIssued in all\t70,000').total,
  ).toBeUndefined();
  expect(setOf('Rose\t40,000\nOtieno\t30,000\nIssued in all\t70,000').total).toBe(70_000);
  expect(setOf('Rose\t2,40,000\nOtieno\t1,30,000\nTotal\t3,70,000')).toEqual({
    names: ['Rose', 'Otieno'],
    values: [240_000, 130_000],
    total: 370_000,
  });
});

test('a row that is what all above it make closes a list', () => {
  expect(setOf('Uses\nMill\t400\nVans\t250\nStock\t150\nAsked\t800\nRate\t7')).toMatchObject({
    ...THREE,
    total: 800,
  });
});

test('months and numbers in turn are parts of one set; titles of slides are none', () => {
  expect(setOf('Takings\nJan  41     Feb  38\nMar  46     Apr  52').values).toEqual([41, 38, 46, 52]);
  expect(setOf('Takings\njanv. 41,2 / févr. 38,7\nmars 46,9 / avr. 52,1').values).toEqual([
    41.2, 38.7, 46.9, 52.1,
  ]);
  expect(setOf('[slide 9 - who does what]\nWeaving\t19\nDyeing\t9\n[slide 10]').values).toEqual([19, 9]);
});

const codesOf = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

const TWINS: readonly (readonly [FlagCode, DocumentType, string, string])[] = [
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    'Minutes, Gulu, 4 May 2025\nThe directors agreed to borrow by a bridge of UGX 90 million. Of this, UGX 40 million buys hullers, UGX 35 million pays for sheds and UGX 30 million covers wages.',
    'Minutes, Gulu, 4 May 2025\nThe directors agreed to borrow by a bridge of UGX 90 million. Of this, UGX 40 million buys hullers, UGX 35 million pays for sheds and UGX 15 million covers wages.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'legal_docs',
    "CONTRAT DE PRÊT\nL'Emprunteur affecte la totalité des 80 000 000 FCFA du prêt comme suit :\na) presse : 30 000 000 FCFA ;\nb) camion : 20 000 000 FCFA ;\nc) noix : 10 000 000 FCFA.",
    "CONTRAT DE PRÊT\nL'Emprunteur affecte la totalité des 60 000 000 FCFA du prêt comme suit :\na) presse : 30 000 000 FCFA ;\nb) camion : 20 000 000 FCFA ;\nc) noix : 10 000 000 FCFA.",
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'legal_docs',
    'Minutes\nThe company now employs forty-two persons. Of these, eleven spin, nine weave, six dye, and four are in the office.',
    'Minutes\nThe company now employs thirty persons. Of these, eleven spin, nine weave, six dye, and four are in the office.',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'pitch_deck',
    'WHO WE ARE\nA full-time team of fifty-two.\nEngineering ........ fourteen\nField ........ twelve\nSales ........ six',
    'WHO WE ARE\nA full-time team of thirty-two.\nEngineering ........ fourteen\nField ........ twelve\nSales ........ six',
  ],
  [
    'CONTRADICTORY_NUMBERS',
    'business_plan',
    'Letter, October\n* We closed the quarter with KES 92 million of revenue.\n* Month by month that was July KES 20 million, August KES 24 million and September KES 26 million.',
    'Letter, October\n* We closed the quarter with KES 70 million of revenue.\n* Month by month that was July KES 20 million, August KES 24 million and September KES 26 million.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'STATUTS\nLe capital est divisé en 2 000 parts, réparties ainsi :\n - Mme Sow, 900 parts ;\n - M. Ba, 600 parts ;\n - M. Dia, 800 parts.',
    'STATUTS\nLe capital est divisé en 2 000 parts, réparties ainsi :\n - Mme Sow, 900 parts ;\n - M. Ba, 600 parts ;\n - M. Dia, 500 parts.',
  ],
  [
    'OWNERSHIP_MISMATCH',
    'legal_docs',
    'MEMORANDUM\nThe parties hold the whole of the issued shares, as follows:\n   Rose Atim, one half;\n   Peter Ojok, one fifth;\n   the Ojok Family Trust, one tenth.',
    'MEMORANDUM\nThe parties hold the whole of the issued shares, as follows:\n   Rose Atim, one half;\n   Peter Ojok, two fifths;\n   the Ojok Family Trust, one tenth.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Annual letter\nWe served 500,000 meals.\nMeals by client: Nile Breweries 380,000, Kyambogo University 70,000, others 50,000.',
    'Annual letter\nWe served 500,000 meals.\nMeals by client: Nile Breweries 80,000, Kyambogo University 70,000, others 350,000.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'Lettre\n* Facturé en 2024 : 900 000 dinars\n* dont Banque Zitouna : 610 000 dinars\n* dont Assurances Carte : 90 000 dinars',
    'Lettre\n* Facturé en 2024 : 900 000 dinars\n* dont Banque Zitouna : 110 000 dinars\n* dont Assurances Carte : 90 000 dinars',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'pitch_deck',
    'Where our parts come from\nKits put together in 2024: 6,000\n5,100 kits - Wuxi Motors\n600 kits - Hero\n300 kits - TVS',
    'Where our parts come from\nKits put together in 2024: 6,000\n2,100 kits - Wuxi Motors\n2,000 kits - Hero\n1,900 kits - TVS',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Minutes\nYarn bought: EGP 9 million in all, EGP 7 million of it paid to Mahalla Spinning, EGP 0.5 million to Damietta Yarns, the remainder to small spinners.',
    'Minutes\nYarn bought: EGP 9 million in all, EGP 1 million of it paid to Mahalla Spinning, EGP 0.5 million to Damietta Yarns, the remainder to small spinners.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'financial_statements',
    'Management accounts (N million)\nInvoices raised in the year . . . . 900\nOf which: Lagoon Breweries . . . . 610\nCost of paper . . . . 500\nWages . . . . 120',
    'Management accounts (N million)\nInvoices raised in the year . . . . 900\nOf which: Lagoon Breweries . . . . 110\nCost of paper . . . . 500\nWages . . . . 120',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Minutes\n2,400 batteries were received in 2024. 1,950 came from Hanwei Energy and the others from nine makers.',
    'Minutes\n2,400 batteries were received in 2024. 250 came from Hanwei Energy and the others from nine makers.',
  ],
];

test.each(TWINS)('%s of parts in a %s, and none where they agree', (code, type, wrong, right) => {
  expect(codesOf(type, wrong)).toContain(code);
  expect(codesOf(type, right)).not.toContain(code);
});

test('a point behind a title ends no name', () => {
  expect(setOf('Capital\n60 % - M. Diop, fondateur\n25 % - Mme Sy\n15 % - Fonds Baol').values).toEqual([
    60, 25, 15,
  ]);
});

test('of columns of people the one of now counts, and planned ones do not', () => {
  const whys = (rows: string) =>
    analyseDocument({
      type: 'financial_statements',
      pages: [
        {
          page: 1,
          text: `We are 58 salaried staff at 31 December 2025.\nStaff\nUnit\t31/12/2025\t31/12/2026 (p)\n${rows}`,
        },
      ],
    }).flags.map(({ why }) => why);
  expect(whys('Drying\t22\t29\nQuality\t6\t8\nField\t14\t17\nOffice\t7\t8').join(' ')).toContain('58 and 49');
  expect(whys('Drying\t31\t39\nQuality\t6\t8\nField\t14\t17\nOffice\t7\t8').join(' ')).not.toContain(
    '58 and',
  );
});

test('of sales by account a name of several words is one, whatever is sold to it', () => {
  const sheet = (account: string) =>
    codesOf(
      'financial_statements',
      `Sales by account 2025A, PHP thousands\nAccount\t2025A\t% of total\n${account}\t51,063\t43%\nHotel accounts (14)\t32,062\t27%\nSchools (37)\t35,625\t30%\nTotal\t118,750\t100%`,
    );
  expect(sheet('Blue Crab Restaurants (uniforms)')).toContain('CUSTOMER_CONCENTRATION');
  expect(sheet('Restaurants (uniforms)')).not.toContain('CUSTOMER_CONCENTRATION');
});

test('parts that make the sum asked for are its uses, whatever stands above them', () => {
  const deck = 'Round\nWe are raising USD 800,000.\nCold box 400k, vans 250k, stock 150k.';
  const { strengths, flags } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: deck }] });
  expect(strengths.map(({ code }) => code)).toContain('USE_OF_FUNDS_ADDS_UP');
  expect(flags.map(({ code }) => code)).not.toContain('ASK_WITHOUT_USE_OF_FUNDS');
});

test.each([
  ['CUSTOMER_CONCENTRATION', 'Sales by region, KES million\nCoast 41\nNairobi 12\nWestern 9\nTotal 62'],
  ['CUSTOMER_CONCENTRATION', 'Income statement\nRevenue 90\nCost of sales 60\nGross profit 30'],
  ['SUPPLIER_CONCENTRATION', 'Purchases\nCotton and dyes 50\nFreight 10\nTotal 60'],
  [
    'CONTRADICTORY_NUMBERS',
    'Headcount stands at 60. That is 42 at the plant, 10 in sales and 8 in accounts.',
  ],
  ['OWNERSHIP_MISMATCH', 'Where the money goes\nFarmer loans 55%\nVans 20%\nTeam 15%'],
  [
    'CUSTOMER_CONCENTRATION',
    'Sales 2026 by customer, RWF million\nZamura Feeds\t620\tletter of intent\nTunga Ltd\t250\tin talks\nIsoko Ltd\t200\tin talks\nTotal\t1070',
  ],
  ['CUSTOMER_CONCENTRATION', 'Operating plan\nMaterials\t60\nWages\t20\nRent\t20\nSales\t100'],
] as const)('no %s is made of %j', (code, text) => {
  for (const type of ['pitch_deck', 'financial_statements', 'legal_docs'] as const)
    expect(codesOf(type, text)).not.toContain(code);
});

test('a use at the end of one list heads no other', () => {
  const text =
    'Round\nAmount raised\t6,000,000\nUse: dye house\t3,200,000\nUse: looms\t1,900,000\nUse: working capital\t900,000\nHistory\n2019 founding shares\t800,000\n2022 weavers\t120,000\n2024 pool\t80,000';
  const { flags } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(flags.map(({ code }) => code)).not.toContain('USE_OF_FUNDS_MISMATCH');
});

test('of buyers in a table by buyer a row that says it is one group is one', () => {
  const codes = (who: string): string[] =>
    analyseDocument({
      type: 'financial_statements',
      pages: [
        {
          page: 1,
          text: `Note 9 - Revenue by customer (GHS 000)\nBrewery (${who})\t1,940\t46%\nSoap works (6)\t1,055\t25%\nExporters (19)\t801\t19%\nOthers\t422\t10%`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes('a group with three plants')).toContain('CUSTOMER_CONCENTRATION');
  expect(codes('11')).not.toContain('CUSTOMER_CONCENTRATION');
});

test('uses of a loan that is to be applied as listed are held against the loan', () => {
  const codes = (working: string): string[] =>
    analyseDocument({
      type: 'legal_docs',
      pages: [
        {
          page: 1,
          text: `Loan agreement\n2.1 The Lender lends the Borrower a loan of KES 45,000,000 for sixty months.\n2.2 It is repaid in twenty equal quarters.\n2.3 Late sums bear two points more.\nThe Borrower shall apply the whole of the loan as follows:\nPurpose\tKES\nCold rooms\t21,000,000\nFour lorries\t14,000,000\nWorking capital\t${working}`,
        },
      ],
    }).flags.map(({ code }) => code);
  expect(codes('10,000,000')).not.toContain('USE_OF_FUNDS_MISMATCH');
  expect(codes('6,000,000')).toContain('USE_OF_FUNDS_MISMATCH');
});

test('a head of short times over a list is none of its parts', () => {
  expect(setOf('Sales\nUSD m\tQ1 25\tQ2 25\nMill\t400\t410\nVans\t250\t260\nStock\t150\t160')).toEqual({
    ...THREE,
    total: undefined,
  });
  // Years beside an amount that might be one.
  expect(setOf('Uses\nMill\t1950\tApr 2027\nVans\t250\tMay 2027').values).toEqual([1950, 250]);
});

test.each([
  ['Share of FY2025 sales %', true],
  ['Visits in FY2025', false],
])('bare numbers that make a hundred are shares under a head of shares: %s', (head, isShare) => {
  const text = `Knit Composite Ltd\nBuyers\nBuyer\t${head}\tComment\nLindqvist Mode AB\t71\torders season by season\nTwo Japanese houses\t17\tsteady\nLocal brands\t12\tcash on delivery`;
  const { flags } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(flags.some(({ code }) => code === 'CUSTOMER_CONCENTRATION')).toBe(isShare);
});
