import type { CapTableEntry } from './entry.ts';

const founder = (shareholderName: string, shares: number, vested: number): CapTableEntry => ({
  shareholderName,
  shareholderType: 'founder',
  shares,
  shareClass: 'Common',
  vesting: { total: shares, vested, cliff: 12, schedule: '4-year' },
  liquidationPreference: 1,
  antiDilution: 'Weighted Average',
});

/** The two rows a table starts with before anything was entered. */
export const DEFAULT_ENTRIES: readonly CapTableEntry[] = [
  founder('Founder 1', 7_000_000, 2_000_000),
  founder('Founder 2', 3_000_000, 1_000_000),
];
