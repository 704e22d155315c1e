import { describe, expect, it } from 'vitest';
import { readCsvRows, writeCsv } from '#shared/domain/csv.ts';
import { readConvertibles, withConvertibles } from './convertible-sheet.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf } from './draft.ts';
import { gridOf } from './draft-grid.ts';
import type { StatedConvertible } from './stated-convertible.ts';

const CONVERTIBLES: StatedConvertible[] = [
  { id: 's-1', kind: 'SAFE_POST', holder: 'Kano Angels', amount: '200000', cap: '4000000', mfn: true },
  {
    id: 's-3',
    kind: 'SAFE_POST',
    holder: 'Lagos Angels',
    amount: '50000000',
    currency: 'NGN',
    cap: '1000000000',
  },
  {
    id: 'n-1',
    kind: 'NOTE',
    holder: 'Lender, Ltd',
    amount: '50000.5',
    discount: '0.2',
    issueDate: '2026-01-05',
    interest: {
      periods: [
        { rate: '0.08', startDate: '2026-01-05', endDate: '2027-01-05' },
        { rate: '0.1', startDate: '2027-01-05', endDate: '2028-01-05' },
      ],
      dayCount: '30_360',
      compounding: 'COMPOUNDING',
    },
    onExit: 'repay',
    repaymentMultiple: '2',
  },
  {
    id: 's-2',
    kind: 'SAFE_PRE',
    holder: '=Early',
    amount: '1',
    cap: '5000000',
    capitalisation: {
      includeOutstandingShares: true,
      includeOutstandingOptions: true,
      includeOutstandingUnissuedOptions: false,
      includeThisSecurity: false,
      includeOtherConvertingSecurities: false,
      includeOptionPoolTopupForPromisedOptions: true,
      includeAdditionalOptionPoolTopup: false,
      includeNewMoney: false,
    },
  },
];

describe('SAFEs and notes in a sheet', () => {
  const grid = gridOf(DEFAULT_ENTRIES.map(draftOf));

  it('are written after the holdings and read back to the same terms', () => {
    const csv = writeCsv(withConvertibles(grid, CONVERTIBLES));
    const read = readConvertibles(readCsvRows(csv));
    expect(read.convertibles).toEqual(CONVERTIBLES);
    expect(read.problems).toEqual([]);
    expect(read.grid.map((row) => row.slice(0, grid[0]?.length))).toEqual(grid);
  });

  it('leave a sheet without them as it is', () => {
    expect(withConvertibles(grid, [])).toEqual(grid);
    expect(readConvertibles(grid)).toEqual({ grid, convertibles: null, problems: [] });
  });

  it('are not read twice under one id', () => {
    const rows = [
      ['Shareholder', 'Instrument', 'Instrument id', 'Amount'],
      ['Ama', 'SAFE', 's1', '5'],
      ['Bayo', 'SAFE', 's1', '6'],
    ];
    const { convertibles, problems } = readConvertibles(rows);
    expect(convertibles).toHaveLength(1);
    expect(problems).toEqual(['Row 3 is not read: s1 stands above already.']);
  });

  it('are typed by people too, and what cannot be read is named', () => {
    const typed = [
      ['Shareholder', 'Shares', 'Instrument', 'Amount (USD)', 'Valuation cap', 'Discount'],
      ['Angel', '', 'SAFE', '$250,000', '5,000,000', '20%'],
      ['Bank', '', 'Convertible note', 'lots', '', ''],
      ['Fund', '', 'Warrant', '5', '', ''],
    ];
    const row = (cells: Partial<Record<string, string>>) => {
      const headings = [
        'Name',
        'Instrument',
        'Instrument id',
        'Principal',
        'Ccy',
        'Day count',
        'Compounding',
        'MFN',
      ];
      const more = ['Interest', 'Repayment multiple', 'Cap counts', 'On exit'];
      const all = [...headings, ...more];
      const stated = { Name: 'Bank', Instrument: 'Note', Principal: '10', ...cells };
      return readConvertibles([all, all.map((heading) => stated[heading as 'Name'] ?? '')]);
    };
    expect(row({ Ccy: 'ngn' }).convertibles).toMatchObject([
      { holder: 'Bank', amount: '10', currency: 'NGN' },
    ]);
    for (const [heading, text, sentence] of [
      ['Ccy', 'naira!', 'naira! is no currency; write a code such as NGN.'],
      ['Day count', 'ACT/ACT', 'its day count is ACTUAL_365 or 30_360.'],
      ['Compounding', 'daily', 'its compounding is SIMPLE or COMPOUNDING.'],
      ['MFN', 'perhaps', 'MFN must be yes or no.'],
      ['Interest', '8%', 'its interest is a rate and two days, such as 8% 2026-01-05 2027-01-05.'],
      ['Repayment multiple', 'twice', 'its repayment multiple must be above 0.'],
      ['Cap counts', 'everything', 'its cap cannot count everything.'],
      ['On exit', 'maybe', 'on exit it is greater, repay or convert.'],
    ] as const)
      expect(row({ [heading]: text }).problems).toEqual([`Row 2 is not read: ${sentence}`]);
    expect(readConvertibles(typed)).toEqual({
      grid: [typed[0]],
      convertibles: [
        {
          id: 'SAFE 1',
          kind: 'SAFE_POST',
          holder: 'Angel',
          amount: '250000',
          cap: '5000000',
          discount: '0.2',
        },
      ],
      problems: [
        'Row 3 is not read: its amount must be above 0.',
        'Row 4 is not read: Warrant is no SAFE, pre-money SAFE or note.',
      ],
    });
  });
});
