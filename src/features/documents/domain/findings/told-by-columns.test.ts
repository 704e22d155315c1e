import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType, FlagCode } from '../document.ts';

const has = (code: FlagCode, type: DocumentType, ...lines: string[]): boolean =>
  analyseDocument({ type, pages: [{ page: 1, text: lines.join('\n') }] }).flags.some(
    (flag) => flag.code === code,
  );

describe('head counts of a table', () => {
  const STAFF = [
    'Zuri Tiles Ltd, March 2026',
    'Our team',
    '\t31 Dec 2024\t31 Dec 2025',
    'Kilns\t41\t52',
    'Sales and shops\t22\t27',
    'Office\t9\t11',
  ];
  const contradicts = (...lines: string[]): boolean =>
    has('CONTRADICTORY_NUMBERS', 'pitch_deck', ...STAFF, ...lines);

  test('a row below the total of the parts is of more than they are', () => {
    expect(contradicts('Permanent staff\t72\t90', 'Hired by the day\t18\t25', 'All staff\t90\t115')).toBe(
      false,
    );
    expect(contradicts('On the payroll\t72\t90', 'Paid by the day\t18\t25', 'Everyone\t90\t115')).toBe(false);
    expect(
      contradicts('On the payroll\t72\t90', '', 'Planned on the payroll for 31 December 2026: 104.'),
    ).toBe(false);
    expect(contradicts('Total\t72\t90', '', 'We are a team of 104 people.')).toBe(true);
    expect(contradicts('Total\t72\t90', 'The company employs 104 people.')).toBe(true);
  });

  test('people of a season are not all there are', () => {
    expect(
      contradicts(
        'Permanent\t72\t90',
        'Seasonal\t0\t64',
        'Permanent and seasonal\t72\t154',
        'The seasonal staff (64 people in December 2025) are employed from October to January.',
      ),
    ).toBe(false);
  });

  const NOTE = [
    'Employees at 30 June\t2025\t2024',
    'Kilns, Kitui\t52\t41',
    'Shops and sales\t27\t22',
    'Administration\t11\t9',
    'Permanent and fixed term\t90\t72',
    'Casual workers, average\t15\t8',
  ];
  test.each([
    [
      'of earlier years',
      ['Employees at 30 June', 'FY2022\t66', 'FY2023\t69', 'FY2024\t73', 'FY2025\t90', ...NOTE],
    ],
    [
      'of a budget',
      [...NOTE, '', 'Note 8. Budget for FY2026, not audited: revenue KES 240 million, 104 employees.'],
    ],
  ])('those %s are of another time than the list beside them', (_, lines) => {
    expect(has('CONTRADICTORY_NUMBERS', 'financial_statements', 'Zuri Tiles Ltd', ...lines)).toBe(false);
  });

  test('the mean of a year is none of its end, and what is planned is to come', () => {
    const total = 'Total\t72\t90';
    expect(contradicts(total, '90 people work for us; the average of 2025 was 83.')).toBe(false);
    expect(contradicts(total, 'Planned on the payroll for June 2026: 96; for June 2027: 104.')).toBe(false);
  });

  test('with helpers of a season they are more than without them', () => {
    const tiles = (...lines: string[]): boolean =>
      has(
        'CONTRADICTORY_NUMBERS',
        'pitch_deck',
        'Zuri Tiles Ltd, March 2026',
        ...lines,
        'Headcount\t31 Dec 24\t31 Dec 25\t28 Feb 26',
        'Kilns\t38\t46\t47',
        'Shops and sales\t31\t39\t40',
        'Technology\t28\t35\t36',
        'On the payroll\t97\t120\t123',
        'Seasonal\t24\t0\t36',
        'Total headcount\t121\t120\t159',
      );
    expect(
      tiles('123', 'on the payroll, 28 Feb 2026', '159', 'people incl. seasonal helpers, 28 Feb 2026'),
    ).toBe(false);
    expect(tiles('123 people work for us, 28 Feb 2026', '159 with the seasonal staff, 28 Feb 2026')).toBe(
      false,
    );
  });

  test('posts in full time are no part of a head count', () => {
    const rows = [
      'Équipe',
      '123 salariés au 28 février 2026',
      '159 personnes avec les saisonniers, 28 février 2026',
      '\t31/12/2024\t31/12/2025\t28/02/2026\tPlan 12/2026',
      'Fours\t38\t46\t47\t62',
      'Dépôts\t31\t39\t40\t52',
      'Technique\t28\t35\t36\t44',
      'Salariés inscrits\t97\t120\t123\t158',
      'Saisonniers\t24\t0\t36\t40',
      'Effectif total\t121\t120\t159\t198',
      'Équivalents temps plein\t103\t120\t132\t168',
    ];
    expect(has('CONTRADICTORY_NUMBERS', 'pitch_deck', 'Tuilerie Zuri SA, mars 2026', ...rows)).toBe(false);
  });

  test('kinds of income are no people', () => {
    const income = [
      'KES m\t2024\t2025',
      'Commission on sales\t58\t62',
      'Delivery fees\t21\t24',
      'Service contracts\t9\t12',
    ];
    const deck = (total: string): boolean =>
      has('CONTRADICTORY_NUMBERS', 'pitch_deck', 'People', 'Total headcount\t72\t90', ...income, total);
    expect(deck('Total revenue\t88\t98')).toBe(false);
  });
});

describe('growth of columns', () => {
  const deck = (...lines: string[]): boolean =>
    has(
      'GROWTH_MISMATCH',
      'pitch_deck',
      'Zuri Tiles Ltd, March 2026',
      'Net sales, KES m',
      ...lines,
      'KES m\t2024\t2025',
      'Net sales\t137.2\t184.0',
      'Gross profit\t40\t57',
    );
  test.each([
    ['of quarters', 'On the quarter before\t+6.1%\t+10.0%\t+6.8%\t+12.8%'],
    ['of quarters whose columns were lost', 'On the quarter before +6.1% +10.0% +6.8% +12.8%'],
    ['of a half, in two ways', 'Jul-Dec 2025\t100\t+19.0%\t+41.0%'],
  ])('%s is not held against years', (_, row) => {
    expect(deck('KES m\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025', 'Net sales\t40\t44\t47\t53', row)).toBe(false);
  });

  test.each([
    'In 2025 revenue in US dollars grew 46.2%.',
    'Deflated by 6.1% inflation, growth was 26.4%.',
    'Real growth of sales was 26.4%.',
    'Floor tiles grew faster (+56.7% on the year in Q4) than wall tiles (+47.1%).',
  ])('nor is what is counted otherwise: %s', (line) => {
    expect(deck(line)).toBe(false);
  });

  test('of a quarter it is not held against halves', () => {
    const plan = (sentence: string): boolean =>
      has(
        'GROWTH_MISMATCH',
        'business_plan',
        'Zuri Tiles Ltd, March 2026',
        'KES m\tH1 2025\tH2 2025\tH1 2026\tH2 2026',
        'Net sales\t78\t84\t90\t100',
        sentence,
      );
    expect(plan('Second quarter sales were KES 53m, +12.8% on the first and +35.9% on the year.')).toBe(
      false,
    );
  });

  test('one growth of the whole is held against it', () => {
    expect(deck('In 2025 sales grew by 55%.')).toBe(true);
  });

  test('a rate of each year sets no pace', () => {
    const dollars = 'At each year’s average rate sales were USD 1.02m and USD 1.42m, +39.2%.';
    expect(deck(dollars)).toBe(false);
  });
});

describe('accounts that were restated', () => {
  const accounts = (...note: string[]): boolean =>
    has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      'Zuri Tiles Plc',
      'Statement of profit or loss for the year ended 31 December 2025',
      'KES 000\t2025\t2024 restated',
      'Revenue\t84,260\t71,530',
      'Cost of sales\t(60,000)\t(52,000)',
      'Gross profit\t24,260\t19,530',
      'Selling expenses\t(5,830)\t(4,970)',
      'Administrative expenses\t(7,945)\t(7,030)',
      'Profit for the year\t10,485\t7,530',
      ...note,
    );
  test('what was reported, what was moved and what is shown now', () => {
    expect(
      accounts(
        'Note 4. Restatement',
        'KES 000\tAs previously reported\tAdjustment\tAs restated',
        'Revenue\t72,190\t(660)\t71,530',
        'Selling expenses\t(5,630)\t660\t(4,970)',
      ),
    ).toBe(false);
  });
});

test('of columns of years the total of each is of its own', () => {
  const accounts = (total: string): boolean =>
    has(
      'CONTRADICTORY_NUMBERS',
      'financial_statements',
      'Zuri Tiles Plc',
      'Statements of profit or loss for the year ended 31 December 2025',
      'KES 000\tGroup 2025\tGroup 2024\tCompany 2025\tCompany 2024',
      'Revenue\t842,600\t715,300\t691,200\t588,400',
      'Cost of sales\t(631,950)\t(541,200)\t(522,400)\t(449,000)',
      'Gross profit\t210,650\t174,100\t168,800\t139,400',
      'Note 5. Revenue by product, Group\t2025\t2024',
      'Tiles\t700,000\t600,000',
      'Glue\t142,600\t115,300',
      total,
    );
  expect(accounts('Total\t842,600\t715,300')).toBe(false);
});

describe('two kinds of years', () => {
  const plan = (...lines: string[]): boolean =>
    has('CONTRADICTORY_NUMBERS', 'business_plan', 'Zuri Tiles Ltd, March 2026', ...lines);
  const TABLE = ['KES m\tFY24\tFY25', 'Net sales\t137\t184', 'Gross profit\t40\t57'];

  test('a year of the calendar is none that ends in March', () => {
    const year = 'Our financial year ends on 31 March.';
    expect(plan(year, 'Net sales calendar 2025: KES 213m.', ...TABLE)).toBe(false);
    expect(plan(year, ...TABLE, 'In the calendar year 2025 sales were KES 213 million.')).toBe(false);
    expect(plan(year, ...TABLE, 'In FY25 sales were KES 213 million.')).toBe(true);
  });

  test('the sum of two halves is no half', () => {
    expect(
      plan(
        'Our financial year ends on 30 June.',
        'Net sales of 2025: KES 184m',
        'Net sales July to December 2025: KES 100m',
        'Net sales, KES m',
        'FY25 Jul-Dec 2024 + Jan-Jun 2025 159',
      ),
    ).toBe(false);
  });
});

test('the head of the quarters holds no amounts', () => {
  expect(
    has(
      'CONTRADICTORY_NUMBERS',
      'business_plan',
      '2025 revenue by quarter',
      'KES million\tQ1 2025\tQ2 2025\tQ3 2025\tQ4 2025\t2025',
      'Floor tiles\t2.8\t3.0\t3.3\t3.7\t12.8',
      'Wall tiles\t1.2\t1.3\t1.4\t1.7\t5.6',
      'Total revenue\t4.0\t4.3\t4.7\t5.4\t18.4',
      '',
      'KES million\t2024 actual\t2025 actual',
      'Total revenue\t13.7\t18.4',
    ),
  ).toBe(false);
});
