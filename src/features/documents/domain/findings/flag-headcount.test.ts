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
