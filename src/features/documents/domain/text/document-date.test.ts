import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const yearEndOf = (line: string) =>
  analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: `Zawadi Ltd\nOctober 2026\n${line}` }] })
    .time?.yearEnd;

test.each([
  ['Figures in KES thousand; years end 30 September.', 9],
  ['The year that closed on 31 March 2026', 3],
  ['We close our books in June.', 6],
  ['Nous clôturons nos comptes fin juin.', 6],
  ['Fiscal 2026 (year to June)', 6],
  ['The half-year ended 30 September 2026', null],
  ['Audited accounts for the year 1 April 2025 to 31 March 2026', 3],
  ['Our year runs from October to September', 9],
  ['FY = July to June. FY26 audited', 6],
  ['Rain fell in the year from April to July', null],
  ['The first half of FY27, that is April to September 2026, was dry.', 3],
  ['Takings for the year to September: KES 4.1 million', null],
])('%s', (line, month) => {
  expect(yearEndOf(line)).toBe(month);
});

test('the day a line ends with is the paper’s own, whatever later day its first words speak of', () => {
  const time = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\nLetter to shareholders, Mombasa, 14 October 2025\n\nOur permit was renewed to July 2028.',
      },
    ],
  }).time;
  expect(time?.writtenIn).toBe('2025-10');
});

test('a month in short behind a number is a month, and no day of it', () => {
  const { time } = analyseDocument({
    type: 'business_plan',
    pages: [
      { page: 1, text: 'Sales\n\nMonth\tSales\tShops\nApr-26\t41\t214\nMay-26\t44\t219\nJun-26\t47\t228' },
    ],
  });
  expect(time?.writtenIn).toBe('2026-06');
});

test.each([
  [
    'Kilimo Lease\nPumps that farmers pay by the harvest\nNovember 2026\nOur loans stood at KES 9m at 31 December 2025.',
    '2026-11',
  ],
  [
    'Ndawal\nLivrée depuis le champ\nnovembre 2026\nTrésorerie au 31 décembre 2025 : 9 millions de FCFA',
    '2026-11',
  ],
  ['Kilimo Lease\nTrusted by farmers since\nMarch 2019\nCash at 31 December 2025 was KES 9m.', '2025-12'],
])(
  'a date alone in its line is the paper’s own, unless the last word above says of what else: %s',
  (text, month) => {
    const { time } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
    expect(time?.writtenIn).toBe(month);
  },
);

test('the head that its pages share dates a paper whose first page does not', () => {
  const head = 'Zawadi Ltd – pitch book, November 2026';
  const texts = [
    'Zawadi\nFreight by bicycle',
    `${head}\t2\n\nOn 30 September we had 83 employees.`,
    `${head}\t3\n\nPlan`,
  ];
  const { numbers } = analyseDocument({
    type: 'pitch_deck',
    pages: texts.map((text, index) => ({ page: index + 1, text })),
  });
  expect(numbers.map(({ kind, value, period }) => `${kind} ${value} ${period}`)).toContain('team 83 2026-09');
});

test('a title that one page alone bears is no date of the paper', () => {
  const texts = ['Zawadi\nFreight by bicycle', 'Results, June 2025\n\nWe have 83 employees.', 'Plan'];
  const { time } = analyseDocument({
    type: 'pitch_deck',
    pages: texts.map((text, index) => ({ page: index + 1, text })),
  });
  expect(time?.writtenIn).toBeNull();
});

test('the day on which a party was born is no day of the paper', () => {
  const { time } = analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: 'PACTE D’ASSOCIÉS\n\nMadame Awa Sall, née à Saint-Louis le 19 novembre 1987, et Monsieur Ba.\n\nFait à Dakar le 12 février 2026.',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2026-02');
});

test('a letter is of the day in its head, and not of one that something goes on till', () => {
  const writtenIn = (...lines: string[]) =>
    analyseDocument({ type: 'business_plan', pages: [{ page: 1, text: lines.join('\n') }] }).time?.writtenIn;
  expect(writtenIn('From: Zawadi', 'Date: Fri, 9 Oct 2026 21:47', 'Our permit runs on, Aug 2029')).toBe(
    '2026-10',
  );
  expect(writtenIn('Zawadi Ltd', 'October 2026', 'The permit came through till August 2029')).toBe('2026-10');
});

test('a paper that is signed on a day is of that day, and not of one its form names', () => {
  const { time } = analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: 'Coopérative Vohitra\nCertificats\tBiologique (valable au 31/08/2027), équitable (au 15/03/2028)\n\nFait à Vohémar, le 9 novembre 2026.',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2026-11');
});

test('a day up to which interest accrues is none of the paper', () => {
  const { time } = analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: 'Credit agreement\nDated 9 May 2026 between Lake Credit Fund and Zawadi Ltd.\nInterest accruing up to 30 June 2028 is added.',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2026-05');
});

test('the days of instalments date no draft', () => {
  const { time } = analyseDocument({
    type: 'legal_docs',
    pages: [
      { page: 1, text: 'LOAN AGREEMENT\nDraft 3, not executed, between Zawadi Ltd and Lake Lda' },
      {
        page: 2,
        text: '4.1 The Loan shall be repaid in sixteen equal instalments, the first on 30 September 2026 and the last on 30 June 2030.\n6.5 The bank debt stood at MZN 9,250,000 on 31 December 2025.',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2025-12');
});

test('the end of what a paper allows is no day it was written on', () => {
  const { time } = analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: 'AGRÉMENT SANITAIRE\nAgrément n° 0417 du 11 mars 2026\nPortée\tDétail\nPrise d’effet\t11 mars 2026\nFin de validité\t10 mars 2031\nArticle 1 - Conditions',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2026-03');
});

test('the day an auditor was appointed is not that of his report', () => {
  const { time } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'États financiers, exercice clos le 31 décembre 2025\nEn exécution de la mission que votre assemblée nous a confiée le 24 mai 2023, nous vous présentons notre rapport.\nDakar, le 2 avril 2026. Pour le cabinet, A. Ndour, associée.',
      },
    ],
  });
  expect(time?.writtenIn).toBe('2026-04');
});
