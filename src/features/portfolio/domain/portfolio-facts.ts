import type { Quantity } from '#shared/domain/exact.ts';

export type StartupId = number | string;

/** A cheque. Amounts in one currency; `valuation` is post-money, `equityPercentage` 0 to 100. */
export type Investment = {
  id: number | string;
  startupId: StartupId;
  dealDate: string;
  investmentAmount: Quantity;
  equityPercentage?: Quantity | null;
  valuation?: Quantity | null;
};

/** A round of a portfolio company. Without a post-money it is unpriced and neither dilutes nor marks. */
export type CompanyRound = {
  startupId: StartupId;
  date: string;
  raised: Quantity | null;
  postMoney: Quantity | null;
  /** Told by the holder's own follow-on alone, so `raised` is only their part of it. */
  isOwn?: boolean;
};

/** A full exit; proceeds are this investor's, null where not known. */
export type Exit = { startupId: StartupId; date: string; proceeds: Quantity | null };
export type WriteOff = { startupId: StartupId; date: string };
/** Money received without leaving: a dividend or a partial sale. */
export type Distribution = { startupId: StartupId; date: string; amount: Quantity };

/** A part of the holding left for money, which is a distribution beside it; `soldPercentage` above 0 and below 100. */
export type PartialExit = { startupId: StartupId; date: string; soldPercentage: Quantity };
/** What the whole holding was found to be worth on a day; a later priced round or mark takes its place. */
export type HoldingMark = { startupId: StartupId; date: string; value: Quantity };

/** Everything recorded; what is dated after `asOf` is not looked at. */
export type PortfolioFacts = {
  asOf: string;
  investments: readonly Investment[];
  rounds: readonly CompanyRound[];
  exits: readonly Exit[];
  writeOffs?: readonly WriteOff[];
  distributions?: readonly Distribution[];
  partialExits?: readonly PartialExit[];
  marks?: readonly HoldingMark[];
};

/** The facts as they were on the day: later entries left out. Dates compare as text. */
export function factsAsOf(facts: PortfolioFacts): Required<PortfolioFacts> {
  const past = ({ date }: { date: string }): boolean => date <= facts.asOf;
  return {
    asOf: facts.asOf,
    investments: facts.investments.filter((investment) => investment.dealDate <= facts.asOf),
    rounds: facts.rounds.filter(past).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    exits: facts.exits.filter(past),
    writeOffs: (facts.writeOffs ?? []).filter(past),
    distributions: (facts.distributions ?? []).filter(past),
    partialExits: (facts.partialExits ?? []).filter(past),
    marks: (facts.marks ?? [])
      .filter(past)
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  };
}
