import fc from 'fast-check';
import type { StatedTable } from '#features/cap-table/domain/ocf-write.ts';

const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const entry = fc.record({
  shareholderName: fc.constantFrom('Ama', 'Bayo', 'Chidi', 'Dunia Fund'),
  shareholderType: fc.constantFrom('founder', 'investor', 'employee', 'ex-employee', 'other'),
  shares: fc.integer({ min: 1, max: 1e9 }),
  shareClass: fc.constantFrom('Common', 'Seed Preferred', 'Series A', 'Options', 'Pool'),
  liquidationPreference: some(1, 1.5),
  originalIssuePrice: some<number | string>(0.5, '0.333333333333333333333333333333'),
  conversionRatio: some<number | string>('1.25', '1.142857142857142857142857142857'),
  exercisePrice: some<number | string>(0, '0.05'),
  seniority: some(-1, 0, 3),
  participation: some('full'),
  expiresOn: some('2030-02-28'),
  leftOn: some('2026-06-30'),
  exerciseDays: some(0, 90),
  vesting: some(
    { total: 480, vested: 120, cliff: 12, schedule: '4-year', startDate: '2024-01-31' },
    { total: 480, vested: 0, cliff: 36, schedule: '24 months' },
    { total: 480, cliff: 12, schedule: '4-year', startDate: '2024-01-31', frequency: 3 },
    { total: 480, steps: '12: 1/4, 24: 3/4', acceleration: '0.5', trigger: 'DOUBLE' as const },
    { total: 480, cliff: 6, schedule: '48 months', frequency: 12, allocation: 'BACK_LOADED' as const },
  ),
});

const PRE_MONEY_RULES = {
  includeOutstandingShares: true,
  includeOutstandingOptions: true,
  includeOutstandingUnissuedOptions: true,
  includeThisSecurity: false,
  includeOtherConvertingSecurities: false,
  includeOptionPoolTopupForPromisedOptions: true,
  includeAdditionalOptionPoolTopup: true,
  includeNewMoney: false,
};

const shared = {
  holder: fc.constantFrom('Ama', 'Kano Angels'),
  amount: fc.integer({ min: 1, max: 1e8 }),
  currency: some('NGN' as const, 'XOF' as const),
  cap: some(4_000_000),
  discount: some('0.2', '0.125'),
  mfn: some(true),
  capitalisation: some(PRE_MONEY_RULES),
  issueDate: some('2025-02-28'),
};
const safe = fc.record({ kind: fc.constantFrom('SAFE_POST' as const, 'SAFE_PRE' as const), ...shared });
/** Only notes bear interest and say what they take at an exit. */
const note = fc.record({
  kind: fc.constant('NOTE' as const),
  ...shared,
  onExit: some('repay' as const, 'convert' as const),
  repaymentMultiple: some('2'),
  interest: some(
    {
      periods: [{ rate: '0.08', startDate: '2026-01-05', endDate: '2027-01-05' }],
      dayCount: '30_360' as const,
      compounding: 'SIMPLE' as const,
    },
    {
      periods: [
        { rate: '0.08', startDate: '2026-01-05', endDate: '2027-01-05' },
        { rate: '0.125', startDate: '2027-01-05', endDate: '2028-01-05' },
      ],
      dayCount: 'ACTUAL_365' as const,
      compounding: 'COMPOUNDING' as const,
    },
  ),
});

/** Tables of up to twelve rows and three SAFEs or notes, with every kind of term. */
export const randomTables: fc.Arbitrary<StatedTable> = fc.record({
  entries: fc.array(entry, { minLength: 1, maxLength: 12 }),
  convertibles: fc
    .array(fc.oneof(safe, note), { maxLength: 3 })
    .map((all) => all.map((each, index) => ({ ...each, id: `c${index}` }))),
});
