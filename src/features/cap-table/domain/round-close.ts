import { asConverted, type CapTableEntry, entryType } from './entry.ts';
import { adjustForIssue, type PriceAdjustment } from './down-round.ts';
import { type Fixed, fixed, max, ONE, sum, toScaled, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { type Allotment, type PricedRound, priceRound, withExtraShares } from './round.ts';
import type { RoundTerms } from './round-terms.ts';
import { countShares, movePool, type Table } from './table.ts';

/** Terms of a round closed on a table: its shares, pool and convertibles come from the table. */
export type RoundClose = Omit<RoundTerms, 'existingShares' | 'poolUnissued' | 'convertibles'> &
  Pick<
    CapTableEntry,
    'liquidationPreference' | 'participation' | 'participationCap' | 'antiDilution' | 'seniority'
  > & {
    /** Name of the new class, "Series A". */
    readonly shareClass: string;
    /** In a down round: price on the count before conversion prices adjust (default), or on the adjusted count. */
    readonly priceOn?: 'unadjusted' | 'adjusted';
  };

export type ClosedRound = {
  readonly table: Table;
  /** Every figure counts the shares after the adjustments. */
  readonly round: PricedRound;
  /** The same before the adjustments: what the price was worked out on. */
  readonly unadjusted: PricedRound;
  readonly adjustments: readonly PriceAdjustment[];
};

/**
 * Closes a priced round: convertibles become shadow series at their own price, investors receive whole shares, the pool is
 * topped up, earlier series adjust if the price is lower than theirs.
 */
export function closeRound(table: Table, close: RoundClose): Outcome<ClosedRound> {
  const priced =
    close.priceOn === 'adjusted' ? priceOnAdjusted(table, close) : priceTable(table, table, close);
  if (!priced.ok) return priced;
  const { round, adjusted, counted } = priced.value;
  const extra = fullyDiluted(adjusted.table) - fullyDiluted(counted);
  const issued = issueRows(table, close, round);
  if (!issued.ok) return issued;
  const poolIncrease = Number(toScaled(round.poolIncrease, 0));
  const entries = [...adjusted.table.entries, ...issued.value];
  return done({
    table: movePool({ entries, convertibles: [] }, poolIncrease),
    round: withExtraShares(round, extra),
    unadjusted: round,
    adjustments: adjusted.adjustments,
  });
}

type Priced = {
  readonly round: PricedRound;
  /** The table whose shares the price counts. */
  readonly counted: Table;
  readonly adjusted: { readonly table: Table; readonly adjustments: readonly PriceAdjustment[] };
};

/** Prices on one table's count and adjusts the other's series to that price. */
function priceTable(
  counted: Table,
  table: Table,
  close: RoundClose,
  issue: 'whole' | 'exact' = 'whole',
): Outcome<Priced> {
  const count = countShares(counted);
  const round = priceRound({
    ...close,
    existingShares: toText(count.common + count.preferred + count.options),
    poolUnissued: toText(count.unissuedPool),
    convertibles: table.convertibles,
  });
  if (!round.ok) return round;
  if (issue === 'whole' && round.value.priceRounded <= 0n) return refuseWorthless();
  // What is issued counts: the price to four decimals and whole shares.
  const whole = sum(round.value.investors.map(({ allotment }) => fixed(allotment?.shares ?? 0)));
  const adjusted =
    issue === 'whole'
      ? adjustForIssue(table, round.value.priceRounded, whole)
      : adjustForIssue(table, round.value.pricePerShare, round.value.newShares);
  return adjusted.ok ? done({ round: round.value, counted, adjusted: adjusted.value }) : adjusted;
}

const fullyDiluted = ({ entries }: Table): Fixed => sum(entries.map(asConverted));

/** The price that already knows the adjustment it causes: each lower price adjusts more, until nothing moves. */
function priceOnAdjusted(table: Table, close: RoundClose): Outcome<Priced> {
  let counted = table;
  let price: Fixed | null = null;
  for (let step = 0; step < 500; step += 1) {
    const priced = priceTable(counted, table, close, 'exact');
    if (!priced.ok) return priced;
    const next = priced.value.round.pricePerShare;
    if (price !== null && max(price - next, next - price) < ONE / 10n ** 12n)
      return priceTable(counted, table, close);
    price = next;
    counted = priced.value.adjusted.table;
  }
  return refuse(
    'ROUND_PRICE_NOT_FOUND',
    'priceOn',
    'The price and the adjusted conversion prices do not settle.',
  );
}

function issueRows(table: Table, close: RoundClose, round: PricedRound): Outcome<CapTableEntry[]> {
  const rows: CapTableEntry[] = [];
  const names = shadowNames(close.shareClass, round);
  const terms = { ...close, seniority: close.seniority ?? nextSeniority(table) };
  for (const { id, allotment } of round.conversions) {
    const holder = table.convertibles.find((each) => each.id === id)?.holder ?? id;
    if (!allotment) return refuseWorthless();
    rows.push(...issueRow(terms, holder, names.get(allotment.priceRounded) ?? close.shareClass, allotment));
  }
  for (const { investor, allotment } of round.investors) {
    if (!allotment) return refuseWorthless();
    rows.push(...issueRow(terms, investor, close.shareClass, allotment));
  }
  return done(rows);
}

/** Above every series of the table; the round's class and its shadow series share it. */
function nextSeniority({ entries }: Table): number {
  const preferred = entries.filter((entry) => entryType(entry) === 'PREFERRED');
  const stated = preferred.map(({ seniority = 0 }) => seniority);
  const classes = new Set(preferred.map(({ shareClass }) => shareClass)).size;
  return Math.max(classes, ...stated) + 1;
}

function refuseWorthless() {
  return refuse(
    'ROUND_PRICE_NOT_FOUND',
    'preMoney',
    'The price rounds to 0 at four decimals: split the shares the other way.',
  );
}

function issueRow(
  close: RoundClose,
  holder: string,
  shareClass: string,
  allotment: Allotment,
): CapTableEntry[] {
  if (allotment.shares === 0) return [];
  const { liquidationPreference, participation, participationCap, antiDilution, seniority } = close;
  return [
    {
      shareholderName: holder,
      shareholderType: 'investor',
      shares: allotment.shares,
      shareClass,
      classType: 'PREFERRED',
      originalIssuePrice: toText(allotment.priceRounded),
      liquidationPreference,
      participation,
      participationCap,
      antiDilution,
      seniority,
    },
  ];
}

/** Conversions below the round price form shadow series, "Series A-1" the dearest, so that each repays what was paid. */
function shadowNames(shareClass: string, round: PricedRound): ReadonlyMap<Fixed, string> {
  const prices = round.conversions.flatMap(({ allotment }) => (allotment ? [allotment.priceRounded] : []));
  const below = [...new Set(prices)].filter((price) => price !== round.priceRounded);
  const ordered = below.toSorted((a, b) => (a > b ? -1 : 1));
  return new Map(ordered.map((price, index) => [price, `${shareClass}-${index + 1}`]));
}

/** Money the round takes in that buys no whole share. */
export function unspentMoney({ investors }: PricedRound): Fixed {
  return sum(investors.map(({ allotment }) => allotment?.unspent ?? 0n));
}
