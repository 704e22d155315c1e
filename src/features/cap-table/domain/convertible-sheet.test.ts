import { describe, expect, it } from 'vitest';
import { readCsvRows, writeCsv } from '#shared/domain/csv.ts';
import type { Convertible } from './convertible.ts';
import { readConvertibles, withConvertibles } from './convertible-sheet.ts';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { draftOf } from './draft.ts';
import { gridOf } from './draft-grid.ts';

const CONVERTIBLES: Convertible[] = [
  { id: 's-1', kind: 'SAFE_POST', holder: 'Kano Angels', amount: '200000', cap: '4000000', mfn: true },
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

  it('are typed by people too, and what cannot be read is named', () => {
    const typed = [
      ['Shareholder', 'Shares', 'Instrument', 'Amount (USD)', 'Valuation cap', 'Discount'],
      ['Angel', '', 'SAFE', '$250,000', '5,000,000', '20%'],
      ['Bank', '', 'Convertible note', 'lots', '', ''],
      ['Fund', '', 'Warrant', '5', '', ''],
    ];
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
