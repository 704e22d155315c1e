import type { Convertible } from './convertible.ts';
import { asConverted, type CapTableEntry, entryType } from './entry.ts';
import { issuePrice } from './entry-class.ts';
import { type Fixed, sum } from '#shared/domain/fixed.ts';

/** A cap table as scenarios move it: rows, and convertibles that have not converted. Never changed, only replaced. */
export type Table = {
  readonly entries: readonly CapTableEntry[];
  readonly convertibles: readonly Convertible[];
};

/** Shares as converted, by what the rounds and adjustments count. */
type ShareCount = {
  readonly common: Fixed;
  readonly preferred: Fixed;
  readonly options: Fixed;
  readonly unissuedPool: Fixed;
};

export function countShares({ entries }: Table): ShareCount {
  const of = (type: string) => sum(entries.filter((entry) => entryType(entry) === type).map(asConverted));
  return {
    common: of('COMMON'),
    preferred: of('PREFERRED'),
    options: of('OPTION'),
    unissuedPool: of('UNISSUED_POOL'),
  };
}

/** Adds whole shares to the unissued pool (a first pool row is made when there is none); takes them when negative. */
export function movePool({ entries, convertibles }: Table, shares: number): Table {
  const row = entries.findIndex((entry) => entryType(entry) === 'UNISSUED_POOL');
  if (shares === 0) return { entries, convertibles };
  if (row < 0) {
    const pool = {
      shareholderName: 'Option pool',
      shareholderType: 'pool',
      shares,
      shareClass: 'Unissued pool',
    };
    return { entries: [...entries, pool], convertibles };
  }
  const moved = entries.map((entry, index) =>
    index === row ? { ...entry, shares: entry.shares + shares } : entry,
  );
  return { entries: moved.filter((entry) => entry.shares > 0), convertibles };
}

/** Takes shares from a holder's rows of a class, the earliest first, vested ones first; `null` when there are not enough. */
export function takeShares(
  { entries, convertibles }: Table,
  holder: string,
  shareClass: string,
  shares: number,
): { table: Table; from: CapTableEntry } | null {
  let left = shares;
  let from: CapTableEntry | null = null;
  const remaining = entries.flatMap((entry) => {
    if (entry.shareholderName !== holder || entry.shareClass !== shareClass || left === 0) return [entry];
    const taken = Math.min(left, entry.shares);
    left -= taken;
    from ??= entry;
    return entry.shares > taken ? [reduceEntry(entry, taken)] : [];
  });
  return left === 0 && from ? { table: { entries: remaining, convertibles }, from } : null;
}

/** What is left keeps its price per share; the amount invested was that of the whole row. */
function reduceEntry(entry: CapTableEntry, taken: number): CapTableEntry {
  const { vesting, investedAmount, ...kept } = entry;
  const rest = investedAmount === undefined ? kept : { ...kept, originalIssuePrice: issuePrice(entry) };
  const shares = entry.shares - taken;
  if (!vesting) return { ...rest, shares };
  const total = Math.max(0, vesting.total - taken);
  return {
    ...rest,
    shares,
    vesting: {
      ...vesting,
      total,
      ...(vesting.vested === undefined
        ? {}
        : { vested: Math.min(total, Math.max(0, vesting.vested - taken)) }),
    },
  };
}
