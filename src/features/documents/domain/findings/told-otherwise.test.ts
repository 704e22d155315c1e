import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const codes = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test('a day until which money is said to last counts from the day of the paper', () => {
  const letter = (until: string): string[] =>
    codes(
      'business_plan',
      `Letter, 9 October 2026\nCash, RWF million\nIn the bank on 30 September\t90\nMoney out, net of money in\t15 a month\nWith RWF 90 million in the bank we are comfortable until ${until}.`,
    );
  expect(letter('December 2027')).toContain('RUNWAY_MISMATCH');
  expect(letter('March 2027')).not.toContain('RUNWAY_MISMATCH');
});

test('months in a row are a runway, be there a remark behind them, and with the round where its cash stands above', () => {
  const model = (months: number): string[] =>
    codes(
      'financial_statements',
      `Cash and ask\tKES\tNote\nCash at 31 October 2026\t24000000\tthree accounts at two banks in town\nNet burn a month\t2000000\taverage of August to October\nMonths in hand\t${months}\tso nobody has to worry before the next harvest`,
    );
  expect(model(20)).toContain('RUNWAY_MISMATCH');
  expect(model(12)).not.toContain('RUNWAY_MISMATCH');
  const funded = (months: number): string[] =>
    codes(
      'financial_statements',
      `Equity sought, KES million\t4200\nCash in hand, 31 October 2026\t560\nCash after closing\t4760\nNet cash out each month until the line pays, average\t340\nMonths the money lasts\t${months}`,
    );
  expect(funded(26)).toContain('RUNWAY_MISMATCH');
  expect(funded(14)).not.toContain('RUNWAY_MISMATCH');
});

test('income on a tile of accounts, or called the best so far, is held against their table', () => {
  const pack = (tile: string): string[] =>
    codes(
      'financial_statements',
      `Management accounts, nine months to 30 September 2026\nGH₵ ${tile}\nrevenue, nine months\nProfit or loss, GH₵'000\n\t9M 2026\t9M 2025\nRevenue\t8,960\t7,415\nCloth\t(4,310)\t(3,620)\nGross profit\t4,650\t3,795`,
    );
  expect(pack('9.84m')).toContain('CONTRADICTORY_NUMBERS');
  expect(pack('8.96m')).toEqual([]);
});

test('all sales by customer are those of the statement', () => {
  const pack = (total: number, first: number): string[] =>
    codes(
      'financial_statements',
      `Management accounts January to August 2026, UGX million\n\tActual\tBudget\nSales\t4812\t5150\nChemicals\t(2305)\t(2360)\nGross profit\t2507\t2790\nWho buys\nSales by customer, Jan-Aug 2026, UGX million\nCustomer\tAmount\tShare\nSupermarkets (6)\t${first}\t45%\nBoarding schools (31)\t1654\t32%\nHotels (9)\t1149\t23%\nTotal\t${total}`,
    );
  expect(pack(5146, 2343)).toContain('CONTRADICTORY_NUMBERS');
  expect(pack(4812, 2009)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('growth of the whole stands further down than its kinds', () => {
  const deck = (growth: string): string[] =>
    codes(
      'pitch_deck',
      `Ventes\nMilliers de dirhams\t2023\t2024\t2025\t${growth} en 2025.\nMaroc, hôtels\t3 310\t4 480\t5 720\nFrance\t1 140\t2 260\t3 930\nÉtats-Unis\t–\t390\t1 150\nPrix de l'argile stable\nChiffre d'affaires\t4 450\t7 130\t10 800`,
    );
  expect(deck('+51 %')).not.toContain('GROWTH_MISMATCH');
  expect(
    codes(
      'business_plan',
      "Lettre\nM FCFA\tT3 2025\tT2 2026\tT3 2026\nChiffre d'affaires\t196\t214\t243\nEn un an, nos ventes ont grimpé de 45 %.",
    ),
  ).toContain('GROWTH_MISMATCH');
});

test('shares in issue by the registrar are those of the holders, with or without options', () => {
  const register = (issued: string): string[] =>
    codes(
      'legal_docs',
      `Share register, 10 November 2026\nShares in issue according to the registrar: ${issued}\nHolder\tClass\tShares\nAda Phiri\tOrdinary\t410000\nBen Moyo\tOrdinary\t290000\nLake Ventures\tPreference\t185000\nStaff option pool\tOptions\t65000\nAll holders\t\t950000`,
    );
  expect(register('1,000,000')).toContain('OWNERSHIP_MISMATCH');
  expect(register('950,000')).toEqual([]);
  expect(register('885,000')).toEqual([]);
});

test('a signature that is wanting among others, by its place or its cell', () => {
  const pact = (last: string): string[] =>
    codes(
      'legal_docs',
      `Shareholders' agreement\ndated 14 February 2025\n1. Shares\nThe parties hold every share in issue.\nSignatures\nJean Bosco: signed, 14 February 2025\nClaudine Uwase: signed, 14 February 2025\nLakes Partners LP: ${last}`,
    );
  expect(pact('______________________ (awaiting counsel)')).toContain('AGREEMENT_NOT_SIGNED');
  expect(pact('signed, 17 February 2025')).toEqual([]);
  const cells = (last: string): string[] =>
    codes(
      'legal_docs',
      `Pacte d'associés\nArticle 1. Durée\nLe pacte vaut dix ans.\nMme H. Alami\tM. Y. Tazi\tRif Invest SA\nsigné, 5 octobre 2026\tsigné, 6 octobre 2026\t${last}`,
    );
  expect(cells('(manque encore)')).toContain('AGREEMENT_NOT_SIGNED');
  expect(cells('signé, 6 octobre 2026')).toEqual([]);
});

test('what is owed to a bank is no cash, two halves of two years no year, and what a board looks for no income', () => {
  expect(
    codes(
      'pitch_deck',
      'Suite\nMillions de FCFA\tS1 2024\tS2 2024\tS1 2025\tS2 2025\nVentes\t240\t279\t340\t402\nTrésorerie au 31 août 2025 : 73 millions. Reste dû à la banque : 118 millions, remboursés chaque mois.',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
  expect(
    codes(
      'financial_statements',
      'Half-yearly accounts, 1 January to 30 June 2026\nTaka lakh\tH1 2026\tH1 2025\nNet sales\t1,878.6\t1,654.7\nCost of sales\t(1,484.5)\t(1,373.0)\nGross profit\t394.1\t281.7\nFor the full year the Board looks for net sales of Tk 39 crore.',
    ),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});

test('levels are no growth, and hands no buyers', () => {
  expect(
    codes(
      'pitch_deck',
      'Figures, EGP thousand\n\t2024\t2025\nSales\t33,850\t59,300\nGross profit\t11,170\t22,350\nGross margin has crept up from 33% to 38%. Sewing takes 226 of our 318 hands.',
    ),
  ).toEqual([]);
});

test('results of years to come in words of now, and nobody but us', () => {
  const deck = (title: string, text: string): string[] =>
    codes('pitch_deck', `Figures, October 2026\nRevenue 376 million in 2025.\n${title}\n${text}`);
  const said = 'In 2029 we supply 900 clinics in nine countries and sell for PKR 2.6 billion.';
  expect(deck('Where this goes', said)).toContain('PROJECTION_AS_FACT');
  expect(deck('Our plan', said)).not.toContain('PROJECTION_AS_FACT');
  expect(deck('Why us', 'From Tema to Elmina nobody but us rents a kiln out by the day.')).toContain(
    'NO_COMPETITION',
  );
});

test.each([
  [
    'financial_statements',
    'TAXES_UNPAID',
    'Liabilities at 30 June 2026, ZMW\nCorporate tax payable (not yet due)\t31,400\t18,200',
  ],
  ['pitch_deck', 'CUSTOMER_CONCENTRATION', 'Customers\nUntil 2022 one mill took 44% of our sales.'],
  [
    'pitch_deck',
    'CONTRADICTORY_NUMBERS',
    'Team\n52 people on the payroll, most of them drivers.\nThe three of us hold all of the shares.',
  ],
  [
    'business_plan',
    'NO_SHAREHOLDERS_AGREEMENT',
    'Letter, 9 October 2026\nThe recipe is on a paper in her house that nobody has copied.',
  ],
] as const)('%s: no %s', (type, code, text) => {
  expect(codes(type, text)).not.toContain(code);
});

test.each<[DocumentType, string, string]>([
  ['business_plan', 'NO_COMPETITION', 'There is no competing product in this market.'],
  ['business_plan', 'NO_COMPETITION', 'Competitors: none, neither local nor imported'],
  ['pitch_deck', 'NO_COMPETITION', 'Concurrence\tNéant'],
  ['pitch_deck', 'NO_COMPETITION', 'We have the market to ourselves and see nobody coming'],
  ['business_plan', 'NO_COMPETITION', 'Nobody else bottles water in the county, and nobody will.'],
  ['pitch_deck', 'NO_COMPETITION', 'We are alone in this market'],
  ['pitch_deck', 'NO_COMPETITION', 'Competition: zero'],
  ['pitch_deck', 'NO_COMPETITION', 'Concurrence : inexistante'],
  [
    'business_plan',
    'OPINION_QUALIFIED',
    'Les comptes 2024 sont certifiés sous réserve de la valeur du terrain.',
  ],
  [
    'financial_statements',
    'TAXES_UNPAID',
    'Statutory deductions include 31 million of PAYE overdue since 2024.',
  ],
  ['legal_docs', 'LITIGATION_PENDING', 'Suit 114/2025, Okello v. the Company, KSh 18m, mention on 4 June.'],
  [
    'legal_docs',
    'LITIGATION_PENDING',
    'Case\tCourt\tClaim\tStage\nMutiso and 14 others\tLabour Court, Nairobi\tKES 22m\thearing 9 July',
  ],
  [
    'legal_docs',
    'OPINION_QUALIFIED',
    'Was the audit of 2024 clean? No, qualified on the receivable from the State.',
  ],
  [
    'business_plan',
    'OPINION_QUALIFIED',
    'Accounts 2024 audited by Moyo Partners (with a reservation on the land).',
  ],
  ['pitch_deck', 'RETURN_PROMISED', 'Earn 22 % a year. Guaranteed.'],
  [
    'legal_docs',
    'RETURN_PROMISED',
    'The Company guarantees the Investor a return of 18 %, payable even if no profit is made.',
  ],
  ['legal_docs', 'TAXES_UNPAID', 'Duty\tState\nPAYE\tfiled, not paid since August 2025'],
  ['pitch_deck', 'CUSTOMER_CONCENTRATION', 'L’État est notre seul client.'],
  ['pitch_deck', 'IP_NOT_ASSIGNED', 'The patent is filed in the name of our founder, transfer planned'],
  [
    'legal_docs',
    'LITIGATION_PENDING',
    'Disputes: only the claim brought by a former carrier in the High Court at Kisumu (KES 12,000,000).',
  ],
  ['pitch_deck', 'LITIGATION_PENDING', 'Two drivers were hurt; they are suing for KES 9 million.'],
  ['pitch_deck', 'RETURN_PROMISED', 'A yield of 12 % a year that can never fall, rain or no rain.'],
  ['legal_docs', 'RETURN_PROMISED', 'There is no way that the holder gets less.'],
  ['pitch_deck', 'TAXES_UNPAID', 'NSSF we have fallen behind on since March 2025, KES 4.1m'],
  [
    'financial_statements',
    'OPINION_QUALIFIED',
    'Commissaire aux comptes : certification avec réserve sur les stocks.',
  ],
  ['pitch_deck', 'CUSTOMER_CONCENTRATION', 'The brewery takes 7 crates of bottles out of 10.'],
  [
    'pitch_deck',
    'CUSTOMER_CONCENTRATION',
    'Channel\tShare of 2025 revenue\nVandenberg Fruit NV (importer)\t47 %\nHotels (12)\t33 %\nLocal shops\t20 %',
  ],
  [
    'legal_docs',
    'RELATED_PARTY',
    'USD 420,000 is still outstanding from Sahel Motors, a firm owned by our founder, advanced in 2024 without interest.',
  ],
])('%s: %s is said by: %s', (type, code, text) =>
  expect(codes(type, `Lubudi Glass Ltd, 12 March 2026\n${text}`)).toContain(code),
);

test.each<[DocumentType, string, string]>([
  ['business_plan', 'NO_COMPETITION', 'We have the market to ourselves for now, but two firms come in May.'],
  [
    'business_plan',
    'NO_COMPETITION',
    'No rival product has a repair shop within 50 km; three are sold here.',
  ],
  ['business_plan', 'NO_COMPETITION', 'Competitors: none so far in Thika; four in Nairobi.'],
  ['business_plan', 'NO_COMPETITION', 'Nobody else makes 5 kg bags; Unga and Pembe sell 2 kg bags.'],
  ['business_plan', 'NO_COMPETITION', 'We are alone in this market only until the plant at Thika opens.'],
  ['pitch_deck', 'NO_COMPETITION', 'Competition: 0.4 million bags from Uganda'],
  [
    'financial_statements',
    'TAXES_UNPAID',
    'Receivables include a refund of VAT overdue since 2024, 31 million.',
  ],
  [
    'legal_docs',
    'LITIGATION_PENDING',
    'Suit 114/2019, Okello v. the Company, was dismissed after a hearing on 4 June 2020.',
  ],
  [
    'legal_docs',
    'LITIGATION_PENDING',
    'Case\tCourt\tClaim\tStage\nMutiso and 14 others\tLabour Court, Nairobi\tKES 22m\tsettled 9 July',
  ],
  ['business_plan', 'OPINION_QUALIFIED', 'Our fitters are qualified on all pumps.'],
  ['legal_docs', 'TAXES_UNPAID', 'Duty\tState\nPAYE\tin arrears in 2021, cleared'],
  ['pitch_deck', 'CUSTOMER_CONCENTRATION', 'L’État était notre seul client jusqu’en 2021.'],
  [
    'pitch_deck',
    'IP_NOT_ASSIGNED',
    'The patent was filed in the name of our founder and assigned to the company in 2023.',
  ],
  ['pitch_deck', 'LITIGATION_PENDING', 'We are suing for KES 9 million that a buyer owes us.'],
  ['pitch_deck', 'RETURN_PROMISED', 'A yield of 12 % is what we aim for; it may fall.'],
  ['pitch_deck', 'TAXES_UNPAID', 'We have never fallen behind on NSSF.'],
  ['financial_statements', 'OPINION_QUALIFIED', 'Commissaire aux comptes : certification sans réserve.'],
  [
    'pitch_deck',
    'CUSTOMER_CONCENTRATION',
    'Channel\tShare of 2025 revenue\nExports\t47 %\nHotels (12)\t33 %\nLocal shops\t20 %',
  ],
  [
    'legal_docs',
    'RELATED_PARTY',
    'USD 420,000 advanced to Sahel Motors, a firm owned by our founder, without interest, was repaid in May.',
  ],
  [
    'legal_docs',
    'IP_NOT_ASSIGNED',
    'A. Before the Company was incorporated the Assignors wrote firmware and filed a patent for a probe in their own names.',
  ],
  [
    'legal_docs',
    'LICENCE_MISSING',
    'That licence had lapsed on 30 June 2018, was renewed by the Authority on 22 October 2018 upon late application, and was in good standing until replaced.',
  ],
  [
    'business_plan',
    'LICENCE_MISSING',
    'We worked on a provisional permit from April 2024 while the regulator wrote the rules.',
  ],
  [
    'legal_docs',
    'LITIGATION_PENDING',
    'A competitor alleged in the press that we exported under another number; the authority wrote that the allegation was unfounded and that no inquiry was open.',
  ],
  [
    'legal_docs',
    'IP_NOT_ASSIGNED',
    'The Developer has handed over the source code, build scripts and passwords; the technical lead has confirmed in writing that the software builds without him.',
  ],
  [
    'legal_docs',
    'AGREEMENT_NOT_SIGNED',
    'Le Preneur déclare connaître les lieux pour les occuper depuis 2020 en vertu d’un bail précédent, arrivé à terme le 28 février 2025, dont tous les loyers ont été payés.',
  ],
  ['legal_docs', 'TAXES_UNPAID', 'Tax, NASSIT\tArrears, penalties\tClearances of 2 and 9 June 2026\tGreen'],
])('%s: %s is not said by: %s', (type, code, text) =>
  expect(codes(type, `Lubudi Glass Ltd, 12 March 2026\n${text}`)).not.toContain(code),
);

test('the income of a cell, a sentence or a year that is over is held against the statement', () => {
  const model = (said: string): string[] =>
    codes(
      'financial_statements',
      `Summary\nMoroto Honey Ltd, 3 October 2026\n${said}\n\nP&L\nUGX thousand\t2024\t2025\t2026F\nSales of goods for resale\t20000\t28000\t30000\nRevenue\t592000\t684000\t855000\nCost of sales\t-310000\t-350000\t-400000\nGross profit\t282000\t334000\t455000`,
    );
  expect(model('Sales 2025\tUGX 790 million, 61% exported')).toContain('CONTRADICTORY_NUMBERS');
  expect(model('Sales 2025\tUGX 684 million, 61% exported')).not.toContain('CONTRADICTORY_NUMBERS');
  expect(
    model('Net sales for 2025 reached UGX 790 million, 6% ahead of the budget of UGX 745 million.'),
  ).toContain('CONTRADICTORY_NUMBERS');
  expect(
    model('Net sales for 2025 reached UGX 684 million, 8% below the budget of UGX 745 million.'),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});

test('what was sold in a year, and what is called for, are income and ask', () => {
  const deck = (sold: number, asked: number): string[] =>
    codes(
      'pitch_deck',
      `Moroto Honey Ltd, June 2026\nUGX ${sold} million sold in 2025, to 19 shops\n\nResults\nUGX million\t2023\t2024\t2025\nNet sales\t382\t459\t540\nGross profit\t111\t138\t167\n\nInvestment\nNow we call for UGX ${asked} million\nUse\tUGX million\nStore\t90\nFilling line\t60\nStock\t45`,
    );
  expect(deck(610, 195)).toContain('CONTRADICTORY_NUMBERS');
  expect(deck(540, 195)).not.toContain('CONTRADICTORY_NUMBERS');
  expect(deck(540, 170)).toContain('USE_OF_FUNDS_MISMATCH');
  expect(deck(540, 195)).not.toContain('USE_OF_FUNDS_MISMATCH');
});

test('months that cash covers are held against what stands beside them on a sheet of assumptions', () => {
  const sheet = (months: number): string[] =>
    codes(
      'financial_statements',
      `Hypothèses\nMiel de Moroto SARL, plan d’affaires 2026-2028\nMontants en milliers de FCFA\n\nTrésorerie au 31 décembre 2025\t84000\nDépense nette par mois en 2026, machines comprises\t14000\nNombre de mois couverts par la trésorerie\t${months}`,
    );
  expect(sheet(15)).toContain('RUNWAY_MISMATCH');
  expect(sheet(6)).not.toContain('RUNWAY_MISMATCH');
});

test('growth on a tile, and on the same quarter of a year, is held against the income beside it', () => {
  const deck = (growth: string, more = ''): string[] =>
    codes(
      'pitch_deck',
      `Moroto Honey Ltd, April 2026\nUGX 652 m\t${growth}\t1,180${more}\nrevenue 2025\tgrowth of revenue in 2025\tsubscribers\n\nResults\nUGX million\t2023\t2024\t2025\nRevenue\t212\t388\t652\nGross profit\t80\t150\t260`,
    );
  expect(deck('+140 %')).toContain('GROWTH_MISMATCH');
  expect(deck('+68 %')).not.toContain('GROWTH_MISMATCH');
  const letter = (growth: number): string[] =>
    codes(
      'business_plan',
      `Lettre, 14 octobre 2026\nNos ventes du troisième trimestre ont bondi de ${growth} % par rapport à celles du même trimestre de 2025.\n\nMilliers de gourdes\tT3 2025\tT3 2026\nMangue\t50 930\t62 110\nAnanas\t3 270\t4 030\nTotal des ventes\t54 200\t66 140`,
    );
  expect(letter(38)).toContain('GROWTH_MISMATCH');
  expect(letter(22)).not.toContain('GROWTH_MISMATCH');
});

test.each([
  ['That carries us through eighteen months of normal trading.', true],
  ['So we have money for a year and a half.', true],
  ['That carries us through eight months of normal trading.', false],
])('how long money lasts, in words of trade: %s', (sentence, isWrong) => {
  const text = `Kafue Retread Ltd, 14 April 2026\nIn the bank at 31 March 2026: ZMW 2.8 million. We burn ZMW 350 thousand a month.\n${sentence}`;
  expect(codes('pitch_deck', text).includes('RUNWAY_MISMATCH')).toBe(isWrong);
});

test.each([
  [14, true],
  [6, false],
])('a row of months that the cash beside it lasts, on a sheet of the year to come: %s', (months, isWrong) => {
  const text = `Couvoir de Bama SARL, modèle 2026-2028, établi en janvier 2026\nTrésorerie\tFCFA\tCommentaire\nSolde banque au 31/12/2025\t36000000\trelevés joints\nDépenses nettes par mois en 2026 avant levée\t6000000\tsorties moins entrées\nAutonomie sans apport (mois)\t${months}\tavec ce qui est en banque`;
  expect(codes('financial_statements', text).includes('RUNWAY_MISMATCH')).toBe(isWrong);
});

test.each([
  ['US$ 210,000 goes to sales and US$ 190,000 to engineering', true],
  ['US$ 160,000 goes to sales and US$ 190,000 to engineering', false],
  // A part of it may be told alone.
  ['US$ 110,000 goes to sales and US$ 90,000 to engineering', false],
])('two parts of a sum are not more than it is: %s', (parts, isWrong) => {
  const text = `Vazi Software, October 2025\nWe ask for US$ 350,000 on a note.\nOf this, ${parts}.`;
  expect(codes('pitch_deck', text).includes('USE_OF_FUNDS_MISMATCH')).toBe(isWrong);
});

test.each([
  ['We invoiced 5.2 million soles to parents last year, all of it in 2025 and all of it collected.', true],
  ['We invoiced 3.96 million soles to parents last year, all of it in 2025 and all of it collected.', false],
  ['Sales of 2025 closed at S/ 5.2 million, which I am proud to show our guests from the fund.', true],
  ['Sales of 2025 closed at S/ 2.2 million, which is what came from the north alone.', false],
])('income in a sentence with a remark behind it: %s', (sentence, isWrong) => {
  const text = `YachayKids S.A.C., Lima, Peru, March 2026\nS/ thousand\t2023\t2024\t2025\nRevenue\t1,140\t2,470\t3,960\n${sentence}`;
  expect(codes('pitch_deck', text).includes('CONTRADICTORY_NUMBERS')).toBe(isWrong);
});

test('a rise of prices is no growth of what is sold', () => {
  const told = (sentence: string): boolean =>
    codes(
      'business_plan',
      `Embu Ices Ltd, Kenya, February 2026\nKES million\t2024\t2025\nSales\t169.0\t187.6\nCost of sales\t104.1\t114.8\n${sentence}`,
    ).includes('GROWTH_MISMATCH');
  expect(
    told(
      'In 2025 we invoiced sales of KES 187.6 million, helped by 12 freezers, and the price rise of 6% in March.',
    ),
  ).toBe(false);
  expect(told('Sales grew by 6% in 2025.')).toBe(true);
});

test.each([
  ['Sales were USD 520,000 in 2024, so we doubled in a year.', true],
  ['Sales were USD 520,000 in 2024, so we grew by a third in a year.', false],
])('growth that follows from what was sold a year before: %s', (sentence, isWrong) => {
  const text = `PiscinaViva S.A.S., Machala, May 2026\nUSD 702,000\nsales in 2025\n${sentence}`;
  expect(codes('pitch_deck', text).includes('GROWTH_MISMATCH')).toBe(isWrong);
});

test.each([
  ['FY2026 sales grew 48% on FY2025.', true],
  ['FY2026 sales grew 17% on FY2025.', false],
  // Of no time it may be that of another line.
  ['We grew 48% over these years.', false],
])('a growth between two times is shown by no line of other times: %s', (sentence, isWrong) => {
  const text = `Kigezi Bee Works Ltd, June 2026\nUGX million\n\tFY2024\tFY2025\tFY2026\nRevenue\t697\t799\t935\nEBITDA\t46\t55\t68\n\n${sentence}`;
  expect(codes('financial_statements', text).includes('GROWTH_MISMATCH')).toBe(isWrong);
});

test.each([
  [20, true],
  [8, false],
])(
  'what goes out net of takings is no income, and months in a row are held against it: %s',
  (months, isWrong) => {
    const text = `Kwanza Frio, Lda, Angola. All money in millions of kwanza (AOA m)\nItem\tAOA m\nCash at bank 31 December 2025\t96\nGoing out each month, net of takings, January to June 2026\t12\nMonths we can last on what we have\t${months}`;
    expect(codes('financial_statements', text).includes('RUNWAY_MISMATCH')).toBe(isWrong);
  },
);

test.each([
  ['18', true],
  ['6', false],
])('a till on a day is cash: %s mois', (months, isWrong) => {
  const text = `Kinéo SARL, Sfax, Tunisie, mars 2026\nDinars\t2024\t2025\nRecettes\t283 200\t463 200\nCharges\t471 600\t763 200\nCaisse au 28 février 2026 : 150 000 dinars. Nous consommons 25 000 dinars par mois : de quoi tenir ${months} mois sans lever.`;
  expect(codes('pitch_deck', text).includes('RUNWAY_MISMATCH')).toBe(isWrong);
});
