import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const flagsOf = (type: DocumentType, ...pages: readonly string[]): FlagCode[] =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) }).flags.map(
    ({ code }) => code as FlagCode,
  );

const QUARTERS = 'Millions FCFA\tT1 2025\tT2 2025\nChiffre d’affaires\t84\t96\nCoût des ventes\t39\t44';
const MONTHS =
  'Monthly sales 2025 (₦ thousands)\tJan\tFeb\tMar\tApr\tMay\tJun\tTotal\nSales\t18200\t18900\t19700\t20400\t21300\t22100\t120600';
const YEARS = '₦ millions\t2023\t2024\t2025\nRevenue\t180\t310\t465';

test('growth claimed against the quarter or month before, or of every year, is that of the row', () => {
  const letter = (growth: string) =>
    flagsOf(
      'business_plan',
      `Chers actionnaires, notre revenu a grandi de ${growth} par rapport au premier.\n${QUARTERS}`,
    );
  expect(letter('28 %')).toContain('GROWTH_MISMATCH');
  expect(letter('14 %')).not.toContain('GROWTH_MISMATCH');
  const model = (growth: string) =>
    flagsOf('financial_statements', `Sales have grown ${growth} a month all through 2025.`, MONTHS);
  expect(model('12%')).toContain('GROWTH_MISMATCH');
  expect(model('4%')).not.toContain('GROWTH_MISMATCH');
  const deck = (claim: string) => flagsOf('pitch_deck', `Track record\n${claim}\n${YEARS}`);
  expect(deck('Revenue has doubled every single year since we started.')).toContain('GROWTH_MISMATCH');
  expect(deck('Revenue has grown every single year since we started.')).not.toContain('GROWTH_MISMATCH');
  expect(deck('Growth in revenue was 50% in 2025, after 72% in 2024.')).not.toContain('GROWTH_MISMATCH');
});

test('numbers in groups of three stand under as many periods, newest first', () => {
  const text = (growth: string) =>
    `Chers associés,\n1. LES CHIFFRES\nT3 2025 T2 2025 T3 2024\nChiffre d'affaires 41 800 000 31 200 000 19 600 000\nAvec + ${growth} d'un trimestre sur l'autre, la courbe s'est redressée.`;
  expect(flagsOf('business_plan', text('85 %'))).toContain('GROWTH_MISMATCH');
  expect(flagsOf('business_plan', text('34 %'))).not.toContain('GROWTH_MISMATCH');
});

test('a total that its rows make in one column and not in the other is wrong there', () => {
  const notes = (total: string) =>
    `Revenue by product\t2025\t2024\nSawn timber\t64 180\t60 905\nTreated poles\t37 515\t34 120\nChips and residue\t13 240\t14 707\nTotal\t${total}\t109 732`;
  expect(flagsOf('financial_statements', notes('118 460'))).toContain('STATEMENT_SUM_MISMATCH');
  expect(flagsOf('financial_statements', notes('114 935'))).not.toContain('STATEMENT_SUM_MISMATCH');
});

test('one buyer in a table of those who buy is of the last year, whole or without a total', () => {
  const model = (first: string, second: string) =>
    flagsOf(
      'financial_statements',
      `Sales\nSales by buyer\tFY2024\tFY2025\n${first}\t121000\t402300\n${second}\t96500\t88400\nHardware shops (54)\t88700\t131200\nTotal sales\t306200\t621900`,
    );
  expect(model('Vision City contractor', 'Lake Hotels')).toContain('CUSTOMER_CONCENTRATION');
  expect(model('Hotel groups (6)', 'Lake Hotels')).not.toContain('CUSTOMER_CONCENTRATION');
  expect(
    flagsOf(
      'financial_statements',
      'Balance\t2025\nEquity\t400\nRevenue by customer, H1 2025\nCustomer\tEGP ’000\nSouq Zamalek\t53,740\nPharmacies (four chains)\t14,105\nOthers\t8,215',
    ),
  ).toContain('CUSTOMER_CONCENTRATION');
});

test('shares of a round under a head of percentages are 100 together', () => {
  const deck = (last: number) =>
    flagsOf(
      'pitch_deck',
      `Raise\nUSD 3.5 million of equity.\nWhere the money goes\t% of round\n300 vehicles for lease\t40\n26 swap points\t25\nAssembly line\t15\nWorking capital\t${last}`,
    );
  expect(deck(12)).toContain('USE_OF_FUNDS_MISMATCH');
  expect(deck(20)).not.toContain('USE_OF_FUNDS_MISMATCH');
});

test('shares before and after a round stand in columns of their own', () => {
  const table =
    'Actionnaire\tActions avant\t% avant\tActions nouvelles\tActions après\t% après\nMariam Koné\t42 000\t42,00\t-\t42 000\t33,60\nJean-Luc Yao\t58 000\t58,00\t-\t58 000\t46,40\nI&P Afrique\t-\t-\t25 000\t25 000\t20,00\nTotal\t100 000\t100,00\t25 000\t125 000\t100,00';
  expect(flagsOf('legal_docs', `Table de capitalisation\n${table}`)).not.toContain('OWNERSHIP_MISMATCH');
  const quotas =
    'Who holds the quotas?\nPartner\tQuotas\t%\nRafael Prado\t520,000\t52\nLívia Monteiro\t280,000\t28\nFundo Semente\t110,000\t11\nTotal\t1,000,000\t100';
  expect(flagsOf('legal_docs', quotas)).toContain('OWNERSHIP_MISMATCH');
});

test('money at a named bank and what is used month by month give the runway', () => {
  const letter = (claim: string) =>
    flagsOf(
      'business_plan',
      `To: our investors\nFriends,\nWe had UGX 210m in Stanbic on 30 September. Month by month we are using UGX 42m more than comes in. That gives us a good ${claim} months before we need to knock on your doors.`,
    );
  expect(letter('ten')).toContain('RUNWAY_MISMATCH');
  expect(letter('five')).not.toContain('RUNWAY_MISMATCH');
});

test('departments in the sentence behind a head count make it', () => {
  const letter = (last: number) =>
    flagsOf(
      'business_plan',
      `L'équipe\nNous voilà vingt-neuf salariés. Par service : agents de terrain 15, développement 8, service client ${last}, administration 2.`,
    );
  expect(letter(9)).toContain('CONTRADICTORY_NUMBERS');
  expect(letter(4)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('what one brings of all that is worked, or of every ten, is one supplier', () => {
  const minutes = (tonnes: number) =>
    flagsOf('legal_docs', `Alhaji Sani’s yard delivered ${tonnes} of the 480 tonnes tanned in the half.`);
  expect(minutes(412)).toContain('SUPPLIER_CONCENTRATION');
  expect(minutes(90)).not.toContain('SUPPLIER_CONCENTRATION');
  const deck = (subject: string) =>
    flagsOf('pitch_deck', `${subject} are landed by the boats of Pak Harun at Bitung.`);
  expect(deck('Nine of every ten kilos we ship')).toContain('SUPPLIER_CONCENTRATION');
  expect(deck('Two of every ten kilos we ship')).not.toContain('SUPPLIER_CONCENTRATION');
});

test('a letter to owners is not judged for what a case to investors tells', () => {
  const ask = 'We are looking for USD 400,000.';
  expect(flagsOf('business_plan', `Funding\n${ask}`)).toContain('ASK_WITHOUT_USE_OF_FUNDS');
  for (const opening of [
    'Dear shareholders,',
    'Lettre aux associés, troisième trimestre 2025',
    'Q3 2025 update',
  ])
    expect(flagsOf('business_plan', `${opening}\n${ask}`)).not.toContain('ASK_WITHOUT_USE_OF_FUNDS');
  expect(flagsOf('business_plan', 'Funding\nIn 2027 we may ask for USD 400,000.')).not.toContain(
    'ASK_WITHOUT_USE_OF_FUNDS',
  );
});

/** Competent and candid: each speaks of a worry's subject. */
const CLEAN: readonly (readonly [DocumentType, string])[] = [
  [
    'pitch_deck',
    'Traction, March 2026: 412 paying clinics, up from 271 in March 2025. Monthly recurring revenue of USD 38,400, up from USD 24,100.',
  ],
  ['pitch_deck', "Utilisés à 61 % de février à juin, à 30 % le reste de l'année avec la mangue."],
  [
    'business_plan',
    'You asked about the case with the former distributor. The High Court gave judgment on 14 March 2025, we paid the TZS 18 million it ordered on 2 April, and the file is closed.',
  ],
  [
    'business_plan',
    "Litige avec l'ancien transporteur : le tribunal de commerce a rendu son jugement le 12 février, nous avons versé 3,4 millions de FCFA en mars et l'affaire est terminée.",
  ],
  [
    'financial_statements',
    'If we conclude that a material uncertainty exists, we are required to draw attention to it. Future events may cause the company to cease to continue as a going concern.',
  ],
  [
    'pitch_deck',
    "Équipe. Karim Alaoui, directeur technique, a quitté OCP en 2020 pour fonder l'entreprise. Salma Idrissi, directrice financière, nous a rejoints en mars 2025.",
  ],
  [
    'business_plan',
    "Dettes : il reste 74 millions de FCFA à rembourser à la Bicis sur l'emprunt des camions, dernière échéance en septembre 2027, et la ligne de crédit de 30 millions n'est pas utilisée.",
  ],
  [
    'financial_statements',
    'It is secured by a charge over the land and a personal guarantee of the managing director, for which he receives no fee.',
  ],
  [
    'financial_statements',
    "Les ventes à la société sœur Agro Nord s'élèvent à 41 millions de FCFA au tarif public. Aucune avance ni aucun prêt n'a été consenti aux dirigeants.",
  ],
];
test.each(CLEAN)('%s: %s', (type, text) => {
  expect(flagsOf(type, text)).toEqual([]);
});

test('what is reckoned, of another clause or of arrears is no growth of the company', () => {
  const TABLE = 'Tonnes\t2024\t2025\nSales\t210\t330\nLoans to customers\t40\t90';
  const deck = (claim: string) => flagsOf('pitch_deck', `Track record\n${TABLE}\n${claim}`);
  for (const claim of [
    'Yarn went up 9% in August 2025; we raised the price of a cloth from 270 to 280 in October 2025.',
    'In October 2025 1,180 people came once (a card is a household; we multiply by 4.4).',
    'On compte 1 180 cartes × 93,1 % = 1 099 foyers.',
    'En 2025, nous avons prêté à des clients sans métier : les retards ont doublé.',
  ])
    expect(deck(claim)).not.toContain('GROWTH_MISMATCH');
  expect(deck('Sales grew 81% in 2025.')).toContain('GROWTH_MISMATCH');
  expect(deck('Since 2024 our sales have multiplied by 4.4.')).toContain('GROWTH_MISMATCH');
});

test('how many of those of a time bought again is nobody’s share', () => {
  for (const said of [
    'Of the 130 weavers who bought in March 2025, 104 still bought in March 2026.',
    '96 of the 130 ordered in each quarter of 2025.',
    'Nine of the twelve bought in each of the last three quarters, two joined in May.',
    '96 des 130 ont acheté à chaque saison de 2025.',
  ])
    expect(flagsOf('pitch_deck', `Who buys\n${said}`)).not.toContain('SUPPLIER_CONCENTRATION');
});

test('a row that says it is of one who pays is his share of the income', () => {
  const table = (row: string) =>
    flagsOf(
      'pitch_deck',
      `Numbers\nMXN million\tQ1 2026\tQ2 2026\n${row}\t4.9\t8.3\nSchools\t6.1\t6.4\nTotal sales\t11.0\t14.7`,
    );
  expect(table('Uniforms (two sites of one hotel group)')).toContain('CUSTOMER_CONCENTRATION');
  expect(table('Uniformes (un seul client)')).toContain('CUSTOMER_CONCENTRATION');
  expect(table('Uniforms (nine hotel groups)')).not.toContain('CUSTOMER_CONCENTRATION');
});

test('a year’s pace of the best month flatters', () => {
  const deck = (said: string) => flagsOf('pitch_deck', `Traction\n${said}`);
  expect(deck('Run rate of $1.4m on May 2026, our best month.')).toContain('MEASURE_FLATTERS');
  expect(deck('Mai 2026, notre meilleur mois, donne un rythme annuel de 84 M.')).toContain(
    'MEASURE_FLATTERS',
  );
  expect(
    deck('Run rate of $1.4m on the average of the last six months; the best month gave 2.1.'),
  ).not.toContain('MEASURE_FLATTERS');
});

test('what is counted by day is no income, and a share in brackets is not how many', () => {
  const rooms =
    'Looms, quarter by quarter\nLoom\tCloths a day, Q1\tQ2\tQ3\nSegou\t108\t117\t121\nMopti\t88\t104\t112\nKayes\t214\t240\t251';
  expect(flagsOf('pitch_deck', 'Money\nIncome NGN 31m (2024), 43m (2025).', rooms)).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
  expect(
    flagsOf('pitch_deck', 'Owners\nAmi Cissé (55 %), Omar Ba (25 %), a club of nine (20 %).'),
  ).not.toContain('CONTRADICTORY_NUMBERS');
});
