import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('the number of a note and the shares of owners count no heads', () => {
  const { flags } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\n6 Employees.\nAt year end the company employed 203 people (2024: 196).\nShareholders\tShares\t%\nAsha Mwangi (director)\t5,200\t52.0\nOtieno Were (director)\t2,600\t26.0\nKenya fishers’ cooperative\t1,200\t12.0\nAngels (4)\t1,000\t10.0',
      },
    ],
  });
  expect(flags.map(({ code }) => code)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a head count that departments do not make is quoted with the row that adds them up', () => {
  const { flags } = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: 'Zawadi SA, juillet 2026\n2,84 Mds FCFA\t3 150 t\t212\nchiffre d’affaires 2025\tde noix traitées\tcollaborateurs au 30 juin 2026\nL’équipe\nEffectif par service\tSalariés\nDécorticage\t109\nConditionnement\t31\nAchats et logistique\t16\nSiège\t12\nEnsemble\t168',
      },
    ],
  });
  const quotes = flags.find(({ code }) => code === 'CONTRADICTORY_NUMBERS')?.quotes.map(({ text }) => text);
  expect(quotes).toContain('Ensemble\t168');
});

const codesOf = (type: 'pitch_deck' | 'business_plan' | 'legal_docs', text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test('a count that leaves helpers out may be less than one that does not say, and never more', () => {
  const sites = (count: number) =>
    `Zawadi Mills SA, personnel\nAu 31 mars 2026, la société compte ${count} salariés, saisonniers non compris.\nPar site (même date)\nBobo-Dioulasso\t52\nKoudougou\t21\nBanfora\t11\nEnsemble des sites\t84`;
  expect(codesOf('business_plan', sites(118))).toContain('CONTRADICTORY_NUMBERS');
  expect(codesOf('business_plan', sites(61))).not.toContain('CONTRADICTORY_NUMBERS');
  const answers = (first: number, second: number) =>
    `Zawadi Ltd\nHR due diligence, replies of 20 May 2026\n1 Number of employees on 30 April 2026: ${first}.\n2 Leave: paid.\n3 April 2026 payroll, all employees, no casuals: ${second} payslips, one each.`;
  expect(codesOf('legal_docs', answers(64, 97))).toContain('CONTRADICTORY_NUMBERS');
  expect(codesOf('legal_docs', answers(97, 64))).not.toContain('CONTRADICTORY_NUMBERS');
});

test('departments in one line, with bars or dashes between them, make the count above their head', () => {
  const team = (count: number, line: string) =>
    `Zawadi Vaccines Ltd\nTeam\nWe are ${count} today\nWho does what\n${line}`;
  const bars = 'Lab 21 | Transport 17 | Field 14 | Office 8';
  const dashes = 'Lab 21 - Transport 17 - Field 14 - Office 8';
  for (const line of [bars, dashes]) {
    expect(codesOf('pitch_deck', team(43, line))).toContain('CONTRADICTORY_NUMBERS');
    expect(codesOf('pitch_deck', team(60, line))).not.toContain('CONTRADICTORY_NUMBERS');
  }
});

test('jobs on its own payroll are the staff of a company; jobs with others are not', () => {
  const jobs = (words: string) =>
    `Zawadi Foods Ltd\nImpact, 31 December 2025\n${words}\nHR at 31 December 2025\nPayroll 164 in total, all full-time`;
  expect(codesOf('pitch_deck', jobs('240 jobs, all on our own payroll'))).toContain('CONTRADICTORY_NUMBERS');
  expect(codesOf('pitch_deck', jobs('240 jobs in the villages, with growers'))).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
});

const TILES = (people: string) =>
  `Zawadi Ltd, investor update, April 2026\nUGX 310m\t1,940\t${people}\nrevenue 2025\tfarmers\tpeople on the payroll, March 2026\n`;

test('a tile and a sentence, or the sum of departments, are held against each other', () => {
  const team =
    'The team was 39 people at 31 March 2026: 17 in engineering, 12 in sales, 6 in accounts, 4 in Gulu.';
  expect(codesOf('pitch_deck', `${TILES('58')}${team}`)).toContain('CONTRADICTORY_NUMBERS');
  expect(codesOf('pitch_deck', `${TILES('39')}${team}`)).not.toContain('CONTRADICTORY_NUMBERS');
  const opened = 'The team was 39 people when we opened in March 2021, in two rooms.';
  expect(codesOf('pitch_deck', `${TILES('58')}${opened}`)).not.toContain('CONTRADICTORY_NUMBERS');
  const summed = (total: number) =>
    `Zawadi Ltd, October 2026\nAs at 30 September 2026 we are 64 staff.\nPeople\nFarm 27   Feed mill 8   Processing ${total - 41}   Office 6   Total ${total}`;
  expect(codesOf('pitch_deck', summed(49))).toContain('CONTRADICTORY_NUMBERS');
  expect(codesOf('pitch_deck', summed(64))).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a table of uses under a head count, and shares that make a hundred, are no people', () => {
  const uses =
    'Zawadi PLC, October 2026\nThe round\nWe raise ETB 70 million in shares\n49 people, among them 11 technicians\nUse\tETB million\nPlant and compressor\t48\nCylinders\t14\nWorking capital\t8';
  expect(codesOf('pitch_deck', uses)).not.toContain('CONTRADICTORY_NUMBERS');
  const shares =
    'Zawadi PLC, October 2026\nOur people\n133 people in all on 30 September: 112 nurses and 21 in the office.\nThe money\nNurses for the first year\t675\t45\nSales and contracting\t450\t30\nSoftware\t225\t15\nReserve\t150\t10';
  expect(codesOf('pitch_deck', shares)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('a whole beside its own parts is no contradiction', () => {
  const parts =
    'Zawadi SA, mars 2026\nNotre équipe\n86 salariés fin 2025\n61 à l’usine, 15 sur les chantiers, 10 au siège';
  expect(codesOf('pitch_deck', parts)).not.toContain('CONTRADICTORY_NUMBERS');
});

test('two contradictions in one row of tiles are told both, and one told by two rules once', () => {
  const text =
    'Zawadi Coir Ltd, August 2026\nLKR 412m\t84\nrevenue, year to March 2026\tfull-time employees\nAccounts, LKR million\nYear to 31 March\t2024\t2025\t2026\nRevenue\t241\t318\t386\nCost of sales\t(160)\t(210)\t(250)\nGross profit\t81\t108\t136\nWho we are\nWe employ 112 people full-time, women for the most part.';
  const { flags } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  const told = flags.filter(({ code }) => code === 'CONTRADICTORY_NUMBERS').map(({ why }) => why);
  expect(told).toHaveLength(2);
  expect(told.join(' ')).toMatch(/84 and 112/);
});

test.each([
  ['Nous sommes 47 personnes, toutes déclarées : 29 à la buanderie, 12 sur les camions, 9 au bureau.', true],
  ['Nous sommes 50 personnes, toutes déclarées : 29 à la buanderie, 12 sur les camions, 9 au bureau.', false],
  ['We are 47 people, all registered: 29 in the laundry, 12 on the trucks, 9 in the office.', true],
])('a whole with a remark before its parts: %s', (sentence, isWrong) => {
  const { flags } = analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Laundry\n${sentence}` }],
  });
  expect(flags.some(({ code }) => code === 'CONTRADICTORY_NUMBERS')).toBe(isWrong);
});

test.each([
  ['', true],
  ['L’usine de Kayes et nos autres usines sont louées.', false],
])('those whom the only plant of a company employs are all: %s', (other, isWrong) => {
  const text = `KÉNÉDOUGOU SÉCHAGE SA, Sikasso, avril 2026\nIl rappelle que l’usine emploie 132 personnes. La liste de paie de mars 2026, annexée, porte 71 noms.\n${other}`;
  const { flags } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(flags.some(({ code }) => code === 'CONTRADICTORY_NUMBERS')).toBe(isWrong);
});
