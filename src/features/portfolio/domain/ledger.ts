import { dayText } from '#shared/domain/calendar.ts';
import { termFinder } from '#shared/domain/catalogue/term.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';

/** Rights that guard a price already paid. */
export const ANTI_DILUTION = [
  { id: 'none', label: 'None', aliases: [] },
  { id: 'full-ratchet', label: 'Full Ratchet', aliases: [] },
  { id: 'weighted-average', label: 'Weighted Average', aliases: ['Broad-based weighted average'] },
] as const;
export type AntiDilution = (typeof ANTI_DILUTION)[number]['id'];
export const antiDilutionOf: (text: string) => AntiDilution | null = termFinder<AntiDilution>(ANTI_DILUTION);

export const EVENT_KINDS = ['distribution', 'exit', 'write-off', 'mark', 'round'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A cheque as it is recorded, in its own currency. `valuationMinor` is post-money. */
export type LedgerInvestment = {
  readonly id: number;
  readonly ownerId: string;
  readonly startupId: number;
  readonly startupName: string;
  readonly dealDate: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly equityPercentage: number | null;
  readonly valuationMinor: number | null;
};

/**
 * What happened afterwards. `amountMinor` is what was received (distribution, exit; null: not known), what the whole
 * holding was worth (mark), or the company's post-money (round, with `raisedMinor` of new money).
 */
export type LedgerEvent = {
  readonly id: number;
  readonly ownerId: string;
  readonly startupId: number;
  readonly kind: EventKind;
  readonly date: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number | null;
  /** Exits only: how much of the holding was left, above 0 and up to 100. */
  readonly soldPercentage: number | null;
  readonly raisedMinor: number | null;
  readonly runwayMonths: number | null;
};

/** One owner's records of a company; colleagues who hold the same company have each their own. */
export type CompanyLedger = {
  /** Of this owner and company, for telling positions apart. */
  readonly key: string;
  readonly startupId: number;
  readonly startupName: string;
  readonly ownerId: string;
  readonly investments: readonly LedgerInvestment[];
  readonly events: readonly LedgerEvent[];
};

export const isFullExit = (event: LedgerEvent): boolean =>
  event.kind === 'exit' && (event.soldPercentage ?? 100) >= 100;

const keyOf = ({ ownerId, startupId }: LedgerInvestment | LedgerEvent): string => `${startupId} ${ownerId}`;

/** Records by owner and company in the order of the first deal; events of a company without a deal are left out. */
export function companiesOf(
  investments: readonly LedgerInvestment[],
  events: readonly LedgerEvent[],
): CompanyLedger[] {
  const eventsBy = Map.groupBy(events, keyOf);
  const ordered = investments.toSorted((a, b) => a.dealDate.localeCompare(b.dealDate) || a.id - b.id);
  return [...Map.groupBy(ordered, keyOf)].map(([key, own]) => ({
    key,
    startupId: own[0]?.startupId ?? 0,
    startupName: own.at(-1)?.startupName ?? '',
    ownerId: own[0]?.ownerId ?? '',
    investments: own,
    events: (eventsBy.get(key) ?? []).toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id),
  }));
}

/** Why a company's records cannot be as they are, or null: nothing comes before the first deal or after the end. */
export function timelineProblem({ investments, events }: CompanyLedger): string | null {
  const first = investments[0]?.dealDate;
  const ends = events.filter((event) => isFullExit(event) || event.kind === 'write-off');
  const [end] = ends;
  if (first === undefined) return null;
  if (ends.length > 1) return 'This company already has a full exit or a write-off. Remove that one first.';
  const early = events.find(({ kind, date }) => kind !== 'round' && date < first);
  if (early)
    return `The ${early.kind} of ${dayText(early.date)} must not be before the first investment (${dayText(first)}).`;
  if (end === undefined) return null;
  const word = end.kind === 'exit' ? 'exited' : 'written off';
  if (investments.some(({ dealDate }) => dealDate > end.date))
    return `The company was ${word} on ${dayText(end.date)}.`;
  const late = events.find(({ kind, date }) => ['mark', 'round', 'exit'].includes(kind) && date > end.date);
  return late ? `The company was ${word} on ${dayText(end.date)}: it has no value after that.` : null;
}
