import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const staffIn = (text: string): string[] =>
  analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).numbers.flatMap(
    ({ kind, value, period }) => (kind === 'team' ? [`${value} ${period}`] : []),
  );

test.each([
  [
    'Effectif. Moyenne annuelle 63 personnes (58 en 2024), 66 au 31 décembre 2025, plus 9 apprentis.',
    ['63 2025', '58 2024', '66 2025-12'],
  ],
  ['d. Staff. 341 on 31 March 2026, of whom 180 drivers (2025: 300).', ['341 2026-03']],
  [
    'Permanent staff: average FY2026 88; at 30 June 2026 91; at 31 October 2026 94. Up to 30 pickers help in season.',
    ['88 2026', '91 2026-06', '94 2026-10'],
  ],
  ['Head count on August 31, 2026 was 47.', ['47 2026-08']],
  [
    'Article 9. Personnel. Le titulaire a déclaré 204 salariés au 31 décembre 2025 et 219 au 30 avril 2026.',
    ['204 2025-12', '219 2026-04'],
  ],
  ['Note 12 – Effectifs\nPrésents au 31 décembre 2025 : 77.', ['77 2025-12']],
  [
    '4 Staff\nAverage number employed 112 (2025: 104); at 30 June 2026: 117.',
    ['112 2026', '104 2025', '117 2026-06'],
  ],
])('people on the payroll are counted by the day or on average: %s', (text, counts) => {
  expect(staffIn(text)).toEqual(counts);
});

test.each([
  'Staff training: 3 courses on 12 May 2025 and 40 hours in 2025.',
  'Staff costs were 214 million in 2025.',
  'Clients. 212 on 31 December 2025, of whom 30 abroad.',
])('other counts beside a day are none of them: %s', (text) => {
  expect(staffIn(text)).toEqual([]);
});

test('all sorts of them together are the staff where their sum is told', () => {
  expect(
    staffIn('Les deux : 88 permanents, 21 saisonniers et 14 apprentis, soit 123 personnes au 30 juin 2026.'),
  ).toEqual(['123 2026-06']);
});

test('those who stay are the staff, whoever else comes for a season', () => {
  expect(staffIn('The Company has 58 permanent and 31 seasonal employees at 30 September 2026.')).toEqual([
    '58 2026-09',
  ]);
});

const toldIn = (text: string): string[] =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.flatMap(({ kind, value }) =>
    kind === 'team' ? [String(value)] : [],
  );

test.each([
  // A whole that parts follow.
  ['Deck, October 2026\n37 people on the payroll: 21 in the dye house, 12 in sales, 4 in the office.', '37'],
  ['Letter, October 2026\n83 on the team.', '83'],
  // What is declared to an office.
  ['Licence, 3 September 2026\nWorkers declared at renewal: 96 permanent.', '96'],
  ['Report 2026\nPersons in employment at the year end: 152. The Company keeps a clinic.', '152'],
  ['Rapport, 3 octobre 2026\nL’effectif constaté en avril était de 27 personnes.', '27'],
  ['Agreement, 2 October 2026\nIts taxes are paid and its staff (44 people at 31 July 2026) insured.', '44'],
  ['Memorandum\nThe company was founded in 2018 and has 164 employees.', '164'],
  // Payslips.
  ['Lettre, 12 octobre 2026\n39 fiches de paie en juin.', '39'],
  ['Lettre, 12 janvier 2026\nSoixante-trois permanents au 31 décembre 2025.', '63'],
])('people are counted in other words: %s', (text, count) => {
  expect(toldIn(text)).toContain(count);
});

test.each([
  'Letter, October 2026\n12 on the team that runs the depot left.',
  'Letter, October 2026\nOur payroll system printed 4,100 labels.',
])('people of a part, and things, are none of them: %s', (text) => {
  expect(toldIn(text)).toEqual([]);
});

test('vehicles made of two kinds are no staff, whatever section tells of them', () => {
  expect(toldIn('Who we are\nWe run 44 vehicles, of which 29 are ours and 15 hired.')).toEqual([]);
});

test.each([
  ['73 people work in the town and 19 in the hills, 92 in all.', '92'],
  ['L’effectif est de 84 maîtres et apprentis, tous déclarés.', '84'],
  ['The dues for the 38 workers are paid up to April.', '38'],
  ['It has a daily capacity of 35 tonnes and 118 workers.', '118'],
  ['Turners and packers on the books\t58', '58'],
  ['Staff in season\t46', '46'],
  ['44 people on the shop floor.', '44'],
])('those who work for the company, however they are called: %s', (text, count) => {
  expect(staffIn(`Letter, 5 March 2026\n${text}`)).toContain(`${count} 2026-03`);
});

test.each(['Borrowers on our books\t580', 'People on the ground floor\t12'])(
  'those who do not: %s',
  (text) => {
    expect(staffIn(`Letter, 5 March 2026\n${text}`)).toEqual([]);
  },
);
