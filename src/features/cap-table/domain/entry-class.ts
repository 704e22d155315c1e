import { type CapTableEntry, entryType, participationOf } from './entry.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, fixed, mul, toText } from '#shared/domain/fixed.ts';
import { hasLapsed } from './exercise-window.ts';
import { type ExitTerms, sharesVestedAtExit } from './vested.ts';
import type { WaterfallClass } from './waterfall-class.ts';
import type { Holding } from './waterfall-holders.ts';

/** Whether unvested shares are paid at an exit (the default) or fall away. */
export type UnvestedRule = 'outstanding' | 'forfeit';

/** The rows as classes and holdings of a waterfall. The unissued pool is cancelled at an exit and is not among them. */
type ExitBook = { readonly classes: readonly WaterfallClass[]; readonly holdings: readonly Holding[] };

type Terms = Omit<WaterfallClass, 'id' | 'shares'>;

/**
 * Groups rows by share class. Rows of one class that state different terms (another price, another multiple) become
 * classes of the same rank; a row that states no term takes its class's first stated one.
 */
export function exitBook(
  entries: readonly CapTableEntry[],
  { unvested = 'outstanding', ...exit }: ExitTerms & { readonly unvested?: UnvestedRule } = {},
): ExitBook {
  const terms = termsByClass(entries);
  const classes = new Map<string, { id: string; terms: Terms; shares: number }>();
  const names = new Map<string, number>();
  const holdings: Holding[] = [];
  for (const entry of entries) {
    const shares = unvested === 'forfeit' ? sharesVestedAtExit(entry, exit) : entry.shares;
    if (entryType(entry) === 'UNISSUED_POOL' || shares === 0 || hasLapsed(entry, exit.asOf)) continue;
    const own = terms(entry);
    const key = JSON.stringify([entry.shareClass, own]);
    let group = classes.get(key);
    if (!group) {
      const count = (names.get(entry.shareClass) ?? 0) + 1;
      names.set(entry.shareClass, count);
      group = {
        id: count === 1 ? entry.shareClass : `${entry.shareClass} (${count})`,
        terms: own,
        shares: 0,
      };
      classes.set(key, group);
    }
    group.shares += shares;
    holdings.push({ holder: entry.shareholderName, classId: group.id, shares });
  }
  return {
    classes: [...classes.values()].map(({ id, terms, shares }) => ({ id, shares, ...terms })),
    holdings,
  };
}

function termsByClass(entries: readonly CapTableEntry[]): (entry: CapTableEntry) => Terms {
  const first = new Map<string, CapTableEntry>();
  const ranks = new Map<string, number>();
  for (const entry of entries) {
    first.set(entry.shareClass, mergeMissing(first.get(entry.shareClass), entry));
    if (entryType(entry) === 'PREFERRED' && !ranks.has(entry.shareClass)) {
      ranks.set(entry.shareClass, ranks.size + 1);
    }
  }
  return (entry) => rowTerms(mergeMissing(entry, first.get(entry.shareClass)), ranks.get(entry.shareClass));
}

const CLASS_FIELDS = [
  'liquidationPreference',
  'seniority',
  'participation',
  'participationCap',
  'conversionRatio',
  'exercisePrice',
] as const;

/** The row with what it leaves out filled from another row of its class. */
function mergeMissing(entry: CapTableEntry | undefined, other: CapTableEntry | undefined): CapTableEntry {
  if (!entry || !other) return (entry ?? other) as CapTableEntry;
  const filled = CLASS_FIELDS.map((field) => [field, entry[field] ?? other[field]]);
  const price = issuePrice(entry) ?? issuePrice(other);
  return { ...entry, ...Object.fromEntries(filled), originalIssuePrice: price };
}

/** Price a row was issued at: stated, or invested amount over shares. */
export function issuePrice(entry: CapTableEntry): Quantity | undefined {
  if (entry.originalIssuePrice !== undefined) return entry.originalIssuePrice;
  if (entry.investedAmount === undefined) return undefined;
  return toText(div(fixed(entry.investedAmount), fixed(entry.shares)));
}

function rowTerms(entry: CapTableEntry, rank: number | undefined): Terms {
  switch (entryType(entry)) {
    case 'OPTION':
      return { type: 'OPTION', strike: entry.exercisePrice ?? 0 };
    case 'PREFERRED':
      return {
        type: 'PREFERRED',
        originalIssuePrice: issuePrice(entry),
        liquidationMultiple: entry.liquidationPreference ?? 1,
        seniority: entry.seniority ?? rank ?? 1,
        participation: participationOf(entry.participation) ?? 'NONE',
        participationCapMultiple: entry.participationCap,
        conversionRatio: entry.conversionRatio ?? 1,
      };
    default:
      return { type: 'COMMON' };
  }
}

/** Total of the preferences the rows carry. */
export function preferenceStack(classes: readonly WaterfallClass[]): Fixed {
  return classes.reduce((total, { type, shares, originalIssuePrice, liquidationMultiple }) => {
    if (type !== 'PREFERRED') return total;
    return total + mul(fixed(shares), mul(fixed(originalIssuePrice ?? 0), fixed(liquidationMultiple ?? 1)));
  }, 0n);
}
