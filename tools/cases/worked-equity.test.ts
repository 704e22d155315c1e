import { expect, it } from 'vitest';
import { differences } from '../case-compare.ts';
import { ops as equity } from './equity.ts';
import { ops as vesting } from './equity-vesting.ts';

/** Edge rules of the definitions, worked by hand: what is asked, and the answer to nine digits. */
type Worked = [what: string, op: string, given: object, want: object];

const OPS = { ...equity, ...vesting };
const TOLERANCE = { relative: 1e-9, absolute: 1e-6 };
const check = (op: string, given: object, want: object) => differences(OPS[op]?.(given), want, TOLERANCE);

const grant = { quantity: 480, startDate: '2024-02-29' };
const VESTING: Worked[] = [
  [
    '29 February to 28 February is a year',
    'vesting.vestedAt',
    { ...grant, asOf: '2025-02-28' },
    { vested: 120 },
  ],
  ['a day earlier the cliff holds', 'vesting.vestedAt', { ...grant, asOf: '2025-02-27' }, { vested: 0 }],
  [
    'five of twelve months of 1,000 are 416.67, rounded to 417',
    'vesting.vestedAt',
    { quantity: 1000, startDate: '2024-08-31', asOf: '2025-02-27', cliffMonths: 0, totalMonths: 12 },
    { monthsElapsed: 5, vested: 417, unvested: 583 },
  ],
  [
    'a cliff as long as the schedule',
    'vesting.vestedAt',
    { quantity: 100, startDate: '2024-01-15', asOf: '2025-01-15', cliffMonths: 12, totalMonths: 12 },
    { vested: 100 },
  ],
  [
    '14 months by the quarter are four of sixteen',
    'vesting.vestedAt',
    { quantity: 160, startDate: '2024-01-01', asOf: '2025-03-01', frequencyMonths: 3 },
    { vested: 40 },
  ],
  [
    'half of the unvested 350 on an exit',
    'vesting.vestedAt',
    { quantity: 480, startDate: '2024-01-01', asOf: '2025-02-01', acceleration: '0.5', trigger: 'single' },
    { vested: 305 },
  ],
  [
    'back-loaded 7 over 4 are 1-2-2-2: 3 after two',
    'vesting.vestedAt',
    {
      quantity: 7,
      startDate: '2024-01-01',
      asOf: '2024-03-01',
      cliffMonths: 0,
      totalMonths: 4,
      allocationType: 'BACK_LOADED',
    },
    { vested: 3 },
  ],
  [
    'remainders: a quarter, half of the rest, all of the rest',
    'vesting.schedule',
    {
      quantity: 1200,
      tranches: [
        { month: 12, portion: '1/4' },
        { month: 24, portion: '1/2', remainder: true },
        { month: 36, portion: '1', remainder: true },
      ],
      atMonths: [11, 12, 24, 36],
    },
    { vested: [0, 300, 750, 1200] },
  ],
  [
    'a third of 1,000, and of the 750 that are left',
    'vesting.portion',
    { quantity: 1000, alreadyVested: 250, portion: '1/3' },
    { ofWhole: 333.333333333, ofRemainder: 250 },
  ],
];

const INTEREST: Worked[] = [
  [
    '30/360 from the 31st of January to the 29th of February counts 29 days',
    'note.interest',
    { principal: 50_000, rate: '0.08', startDate: '2024-01-31', endDate: '2024-02-29', dayCount: '30_360' },
    { interest: 322.222222222 },
  ],
  [
    'two years of 365 days compound to 21%',
    'note.interest',
    {
      principal: 100_000,
      rate: '0.1',
      startDate: '2021-01-01',
      endDate: '2023-01-01',
      compounding: 'COMPOUNDING',
    },
    { yearFraction: 2, interest: 21_000 },
  ],
];

const lead = (amount: number) => [{ investor: 'Lead', amount }];
const ROUNDS: Worked[] = [
  [
    'a most-favoured SAFE takes the later cap of 4M: 2.5% of 8M / 0.925',
    'round.price',
    {
      pre: { common: 8_000_000 },
      preMoney: 10_000_000,
      newMoney: lead(2_500_000),
      convertibles: [
        { id: 'M', kind: 'SAFE_MFN', amount: 100_000, issueDate: '2025-01-01' },
        { id: 'C', kind: 'SAFE_POST', amount: 200_000, cap: 4_000_000, issueDate: '2025-06-01' },
      ],
    },
    {
      pricePerShare: 1.15625,
      conversions: [{ shares: 216_216.216216216, price: 0.4625 }, { shares: 432_432.432432432 }],
      ownership: { newInvestors: 20 },
    },
  ],
  [
    'a discount alone: 125,000 of the 4M go to the SAFE at $0.775',
    'round.price',
    {
      pre: { common: 4_000_000 },
      preMoney: 4_000_000,
      newMoney: lead(1_000_000),
      convertibles: [{ id: 'P', kind: 'SAFE_PRE', amount: 100_000, discount: '0.2' }],
    },
    { pricePerShare: 0.96875, conversions: [{ shares: 129_032.258064516, price: 0.775 }] },
  ],
  [
    'a pool above its target stays as it is',
    'round.price',
    {
      pre: { common: 8_000_000, poolUnissued: 2_000_000 },
      preMoney: 10_000_000,
      newMoney: lead(2_000_000),
      poolTargetPct: 10,
    },
    { poolIncrease: 0, pricePerShare: 1, ownership: { pool: 16.6666666667 } },
  ],
  [
    'a stated pool after the round is not in the price',
    'round.price',
    {
      pre: { common: 1_000_000 },
      preMoney: 4_000_000,
      newMoney: lead(1_000_000),
      poolIncrease: 100_000,
      poolTiming: 'post',
    },
    { pricePerShare: 4, postFullyDiluted: 1_350_000, postMoney: 5_400_000 },
  ],
  [
    'dollars invested with a discount alone: (4M - 100,000 × 0.2 / 0.8) / 1M',
    'round.price',
    {
      pre: { common: 1_000_000 },
      preMoney: 4_000_000,
      newMoney: lead(1_000_000),
      convertibles: [{ id: 'N', kind: 'NOTE', amount: 100_000, discount: '0.2' }],
      method: 'dollars-invested',
    },
    { pricePerShare: 3.975, conversions: [{ shares: 31_446.540880503, price: 3.18 }] },
  ],
  [
    'a pool that would take the whole pre-money is refused',
    'round.price',
    { pre: { common: 1_000_000 }, preMoney: 1_000_000, newMoney: lead(1_000_000), poolTargetPct: 50 },
    { error: 'POOL_TARGET_INFEASIBLE', status: 400 },
  ],
];

const issue = {
  conversionPrice: 2,
  newPrice: 1,
  newShares: 5_000_000,
  preferredShares: 2_000_000,
  base: { common: 6_000_000, preferredAsConverted: 2_000_000, optionsOutstanding: 2_000_000 },
};
const RIGHTS: Worked[] = [
  [
    'broad: 2 × 12.5 / 15',
    'antiDilution.adjust',
    { ...issue, kind: 'BROAD' },
    { newConversionPrice: 1.66666666667 },
  ],
  [
    'narrow: 2 × 4.5 / 7',
    'antiDilution.adjust',
    { ...issue, kind: 'NARROW' },
    { newConversionPrice: 1.28571428571 },
  ],
  [
    'exempt: nothing',
    'antiDilution.adjust',
    { ...issue, kind: 'FULL_RATCHET', exempt: true },
    { newConversionPrice: 2 },
  ],
  [
    'the same price: nothing',
    'antiDilution.adjust',
    { ...issue, kind: 'BROAD', newPrice: 2 },
    { extraShares: 0 },
  ],
  [
    'a second ratchet counts from the former price: 2M less 1.25M',
    'antiDilution.adjust',
    {
      ...issue,
      kind: 'FULL_RATCHET',
      conversionPrice: '0.8',
      originalIssuePrice: 1,
      newPrice: '0.5',
      preferredShares: 1_000_000,
    },
    { conversionRatio: 2, asConvertedShares: 2_000_000, extraShares: 750_000 },
  ],
];

const preferred = (id: string, more: object) => ({
  id,
  type: 'PREFERRED',
  shares: 1_000_000,
  originalIssuePrice: 1,
  ...more,
});
const common = (shares: number) => ({ id: 'Common', type: 'COMMON', shares });
const EXITS: Worked[] = [
  [
    'a dividend counts in the preference; indifferent at $1.20 keeps it',
    'waterfall.distribute',
    {
      classes: [common(4_000_000), preferred('A', { accruedDividendPerShare: '0.2' })],
      exitValues: [6e6, 7e6],
    },
    {
      scenarios: [
        { converted: [], byClass: { Common: 4_800_000, A: 1_200_000 } },
        { converted: ['A'], byClass: { Common: 5_600_000, A: 1_400_000 } },
      ],
    },
  ],
  [
    'a cap below the preference takes nothing from it',
    'waterfall.distribute',
    {
      classes: [
        common(4_000_000),
        preferred('A', { liquidationMultiple: 3, participation: 'CAPPED', participationCapMultiple: 2 }),
      ],
      exitValues: [10e6],
    },
    { scenarios: [{ byClass: { Common: 7_000_000, A: 3_000_000 } }] },
  ],
  [
    'two common for each preferred: converts above $0.50',
    'waterfall.distribute',
    { classes: [common(2_000_000), preferred('A', { conversionRatio: 2 })], exitValues: [3e6] },
    { scenarios: [{ converted: ['A'], byClass: { Common: 1_500_000, A: 1_500_000 } }] },
  ],
  [
    'strike money joins the pot: (1.2M + 0.5M) / 2M is $0.85',
    'waterfall.distribute',
    {
      classes: [common(1_000_000), { id: 'W', type: 'WARRANT', shares: 1_000_000, strike: '0.5' }],
      exitValues: [1_200_000],
    },
    { scenarios: [{ commonPerShare: 0.85, byClass: { Common: 850_000, W: 350_000 } }] },
  ],
  [
    'equal seniority shares a shortfall by what is due, multiples counted',
    'waterfall.distribute',
    {
      classes: [common(1), preferred('A', {}), preferred('B', { liquidationMultiple: 2 })],
      exitValues: [1_500_000],
    },
    { scenarios: [{ byClass: { A: 500_000, B: 1_000_000, Common: 0 } }] },
  ],
  [
    'debt above the exit leaves nothing',
    'waterfall.distribute',
    { classes: [common(10)], debt: 2_000_000, exitValues: [1_000_000] },
    { scenarios: [{ debtPaid: 1_000_000, distributable: 0, byClass: { Common: 0 } }] },
  ],
];

const row = (shareholderName: string, shares: number, shareClass: string, more: object = {}) => ({
  shareholderName,
  shareholderType: 'founder',
  shares,
  shareClass,
  ...more,
});
const TABLES: Worked[] = [
  [
    'unvested shares fall away when they are forfeited; equal payouts by name',
    'capTable.build',
    {
      shares: [
        row('Zola', 1000, 'Common', { vesting: { total: 1000, vested: 500 } }),
        row('Ama', 500, 'Common'),
      ],
      exitValues: [900],
      unvested: 'forfeit',
    },
    {
      scenarios: [
        {
          distribution: [
            { shareholder: 'Ama', payout: 450 },
            { shareholder: 'Zola', payout: 450 },
          ],
        },
      ],
    },
  ],
  [
    'the usual exits, then where preferences are covered and where the last class converts',
    'capTable.build',
    { shares: [row('F', 4_000_000, 'Common'), row('S', 1_000_000, 'Seed', { investedAmount: 1_000_000 })] },
    {
      scenarios: [5e6, 10e6, 25e6, 50e6, 100e6, 1e6, 5e6].map((exitValue) => ({ exitValue })),
    },
  ],
  [
    'a preferred class without a price has no preference and says so',
    'capTable.build',
    { shares: [row('F', 1, 'Common'), row('S', 1, 'Seed')], exitValues: [100] },
    {
      scenarios: [
        {
          distribution: [
            { shareholder: 'F', payout: 50 },
            { shareholder: 'S', payout: 50 },
          ],
        },
      ],
      warnings: [{ code: 'LIQ_PREF_UNPRICED' }],
    },
  ],
  ['an empty list', 'capTable.build', { shares: [] }, { status: 400 }],
];

it.each([...VESTING, ...INTEREST, ...ROUNDS, ...RIGHTS, ...EXITS, ...TABLES])(
  '%s',
  (_what, op, given, want) => {
    expect(check(op, given, want)).toEqual([]);
  },
);
