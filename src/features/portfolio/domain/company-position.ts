import { addMonths, dayText } from '#shared/domain/calendar.ts';
import { holdingValue, keptAfterSales, type MarkBasis } from './holding-value.ts';
import { markTicket, roundsWithFollowOns, type TicketMark } from './mark.ts';
import { entryGap } from './ownership.ts';
import { exact, ratio, sumExact, toNumber, ZERO, type Exact, type Note } from '#shared/domain/exact.ts';
import type { CompanyRound, Investment, PortfolioFacts, StartupId } from './portfolio-facts.ts';

export type CompanyStatus = 'active' | 'exited' | 'written-off';

/** All tickets in one company, exact; proceeds are null when an exit did not say what it brought. */
export type CompanyPosition = {
  startupId: StartupId;
  status: CompanyStatus;
  tickets: number;
  invested: Exact;
  proceeds: Exact | null;
  value: Exact;
  ownershipPct: Exact | null;
  /** Date of the round or mark the value rests on; null when held at cost or left. */
  markedOn: string | null;
  /** What the value rests on; null when left. */
  basis: MarkBasis | null;
  raisedAgainWithin24Months: boolean;
  notes: Note[];
};

const NOTES = {
  postMoney: {
    code: 'MARK_AT_POST_MONEY',
    message:
      'Post-money of the last round values every share like the newest class, which overstates older ones.',
  },
  stale: {
    code: 'MARK_OLDER_THAN_12_MONTHS',
    message: 'The last priced round is more than a year old: look for signs that the value has fallen.',
  },
  oldMark: {
    code: 'MARK_OLDER_THAN_12_MONTHS',
    message: 'The last mark is more than a year old: look for signs that the value has changed.',
  },
  unknown: {
    code: 'OWNERSHIP_UNKNOWN',
    message:
      'Neither the percentage bought nor a valuation is recorded for every ticket; those are held at cost.',
  },
  followOn: {
    code: 'FOLLOW_ON_SIZE_UNKNOWN',
    message:
      'The value rests on your own follow-on. How much others put in is not recorded, so only your part dilutes: record the round to tell it.',
  },
  proceeds: { code: 'PROCEEDS_UNKNOWN', message: 'The exit is recorded without proceeds.' },
} satisfies Record<string, Note>;

/** The company's entries, `asOf` already applied. */
type CompanyFacts = Required<PortfolioFacts>;

const first = (dates: readonly string[]): string | undefined => dates.toSorted()[0];

function proceedsOf(facts: CompanyFacts): Exact | null {
  const exits = facts.exits.map((exit) => exit.proceeds);
  if (exits.includes(null)) return null;
  return sumExact([
    ...exits.filter((proceeds) => proceeds !== null),
    ...facts.distributions.map(({ amount }) => amount),
  ]);
}

function statusOf(facts: CompanyFacts): { status: CompanyStatus; endedOn: string | undefined } {
  const exitedOn = first(facts.exits.map(({ date }) => date));
  if (exitedOn !== undefined) return { status: 'exited', endedOn: exitedOn };
  const writtenOffOn = first(facts.writeOffs.map(({ date }) => date));
  return { status: writtenOffOn === undefined ? 'active' : 'written-off', endedOn: writtenOffOn };
}

function raisedAgain(investments: readonly Investment[], rounds: readonly CompanyRound[]): boolean {
  const entry = first(investments.map(({ dealDate }) => dealDate));
  if (entry === undefined) return false;
  const limit = addMonths(entry, 24);
  return rounds.some(({ date, postMoney }) => postMoney !== null && date > entry && date <= limit);
}

type Held = { basis: MarkBasis | null; markedOn: string | null };

function notesOf(marks: readonly TicketMark[], { basis, markedOn }: Held, asOf: string): Note[] {
  const notes: Note[] = [];
  if (marks.some((mark) => mark.ownershipPct === null)) notes.push(NOTES.unknown);
  if (basis === 'round' && marks.some(({ markedBy }) => markedBy?.isOwn)) notes.push(NOTES.followOn);
  if (basis === null || markedOn === null) return notes;
  if (basis === 'round') notes.push(NOTES.postMoney);
  if (addMonths(markedOn, 12) < asOf) notes.push(basis === 'round' ? NOTES.stale : NOTES.oldMark);
  return notes;
}

/** Shown while amount / post-money and the percentage stated differ by more than two points. */
function inconsistencyOf({ dealDate, ...ticket }: Investment): Note[] {
  const gap = entryGap(ticket);
  if (gap === null) return [];
  const message = `The investment of ${dayText(dealDate)} buys ${gap.boughtPct}% at its valuation, but ${gap.statedPct}% is stated; the stated percentage counts.`;
  return [{ code: 'ENTRY_INCONSISTENT', message }];
}

function marksOf(facts: CompanyFacts, rounds: readonly CompanyRound[]): TicketMark[] {
  return facts.investments.map((ticket) => {
    const { ownershipPct, value, markedBy } = markTicket(ticket, rounds);
    const kept = keptAfterSales(facts.partialExits, ticket.dealDate);
    return { ownershipPct: ownershipPct?.times(kept) ?? null, value: value.times(kept), markedBy };
  });
}

/**
 * One company from its tickets: rounds after an exit no longer dilute, an exited or written-off one is worth 0, and
 * a partial exit leaves its part of ownership and value.
 */
export function companyPosition(startupId: StartupId, facts: CompanyFacts): CompanyPosition {
  const { status, endedOn } = statusOf(facts);
  const told = roundsWithFollowOns(facts.investments, facts.rounds);
  const rounds = told.filter(({ date }) => endedOn === undefined || date <= endedOn);
  const marks = marksOf(facts, rounds);
  const owned = marks.map((mark) => mark.ownershipPct);
  const proceeds = proceedsOf(facts);
  const held =
    status === 'active' ? holdingValue(facts, marks) : { value: ZERO, basis: null, markedOn: null };
  const notes = [...facts.investments.flatMap(inconsistencyOf), ...notesOf(marks, held, facts.asOf)];
  return {
    startupId,
    status,
    tickets: facts.investments.length,
    invested: sumExact(facts.investments.map(({ investmentAmount }) => investmentAmount)),
    proceeds,
    value: held.value,
    ownershipPct: owned.includes(null) ? null : sumExact(owned.filter((share) => share !== null)),
    markedOn: held.markedOn,
    basis: held.basis,
    raisedAgainWithin24Months: raisedAgain(facts.investments, told),
    notes: proceeds === null ? [...notes, NOTES.proceeds] : notes,
  };
}

/** (Proceeds + value) / invested; null when nothing was invested or the proceeds are not known. */
export function positionMultiple(position: CompanyPosition): number | null {
  if (position.proceeds === null) return null;
  return toNumber(ratio(position.proceeds.plus(position.value), exact(position.invested)));
}
