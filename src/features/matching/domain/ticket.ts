import type { InvestorProfile } from './profile.ts';

/** Share of a round one cheque usually takes. */
export const CHEQUE_SHARES = { lead: 0.5, follow: 0.2, unknown: 0.35 } as const;

const MARKET_PSEUDO_DEALS = 2;

/** The cheques an investor writes, USD, and the share of a round to compare them with. */
export type TicketRange = { lowUsd: number; highUsd: number; chequeShare: number; stated: boolean };

/**
 * The stated tickets; without them the middle half of past round sizes, shrunk in logarithms towards the market's with
 * two pseudo-deals and compared round with round. `null` when neither is known.
 */
export function ticketRange(
  investor: InvestorProfile,
  marketRounds: { p25: number; p75: number } | null,
): TicketRange | null {
  const stated = statedTickets(investor);
  if (stated !== null) return { ...stated, chequeShare: chequeShareOf(investor), stated: true };
  const rounds = investor.deals.flatMap((deal) => deal.roundUsd ?? []);
  if (rounds.length === 0 || marketRounds === null) return null;
  const shrunk = (own: number, market: number) =>
    CHEQUE_SHARES.unknown *
    Math.exp(
      (rounds.length * Math.log(own) + MARKET_PSEUDO_DEALS * Math.log(market)) /
        (rounds.length + MARKET_PSEUDO_DEALS),
    );
  return {
    lowUsd: shrunk(quantile(rounds, 0.25), marketRounds.p25),
    highUsd: shrunk(quantile(rounds, 0.75), marketRounds.p75),
    chequeShare: CHEQUE_SHARES.unknown,
    stated: false,
  };
}

/** The tickets an investor states, USD; `null` for one who states none. */
export function statedTickets(investor: InvestorProfile): { lowUsd: number; highUsd: number } | null {
  const { ticketMinUsd, ticketMaxUsd, ticketTypicalUsd } = investor;
  if (ticketMinUsd === null && ticketMaxUsd === null && ticketTypicalUsd === null) return null;
  return {
    lowUsd: ticketMinUsd ?? (ticketMaxUsd === null ? (ticketTypicalUsd ?? 0) : 0),
    highUsd: ticketMaxUsd ?? (ticketMinUsd === null ? (ticketTypicalUsd ?? Infinity) : Infinity),
  };
}

/** The cheques a round usually takes, from one who follows to one who leads: a fifth to half of it. */
export const usualCheques = (raiseUsd: number) => ({
  lowUsd: CHEQUE_SHARES.follow * raiseUsd,
  highUsd: CHEQUE_SHARES.lead * raiseUsd,
});

/** The raises of which a usual cheque is within an investor's stated tickets, USD; any where none are stated. */
export function raisesFor(investor: InvestorProfile): { lowUsd: number; highUsd: number } {
  const tickets = statedTickets(investor);
  if (tickets === null) return { lowUsd: 0, highUsd: Infinity };
  return {
    lowUsd: tickets.lowUsd / CHEQUE_SHARES.lead,
    highUsd: tickets.highUsd / CHEQUE_SHARES.follow,
  };
}

type Missed = {
  kind: 'ticket-too-small' | 'ticket-too-large';
  /** The cheque of the round that comes nearest. */
  chequeUsd: number;
  /** The stated ticket that comes nearest. */
  ticketUsd: number;
};

/** Where the stated tickets miss every usual cheque of the round; `null` where they meet, or one side states nothing. */
export function missedTicket(raiseUsd: number | null, investor: InvestorProfile): Missed | null {
  const tickets = statedTickets(investor);
  if (raiseUsd === null || raiseUsd <= 0 || tickets === null) return null;
  const cheques = usualCheques(raiseUsd);
  if (tickets.highUsd < cheques.lowUsd)
    return { kind: 'ticket-too-small', chequeUsd: cheques.lowUsd, ticketUsd: tickets.highUsd };
  if (tickets.lowUsd > cheques.highUsd)
    return { kind: 'ticket-too-large', chequeUsd: cheques.highUsd, ticketUsd: tickets.lowUsd };
  return null;
}

function chequeShareOf({ leads }: InvestorProfile): number {
  if (leads === null) return CHEQUE_SHARES.unknown;
  return leads ? CHEQUE_SHARES.lead : CHEQUE_SHARES.follow;
}

/** 1 inside the range, outside exp(-(distance in ln / ln 3)²): a third or three times the range gives 1/e. */
export function ticketFit(range: TicketRange, chequeUsd: number): number {
  if (chequeUsd <= 0) return 0;
  const distance = Math.max(0, Math.log(range.lowUsd / chequeUsd), Math.log(chequeUsd / range.highUsd));
  return Math.exp(-((distance / Math.log(3)) ** 2));
}

/** Quantile of a non-empty list by linear interpolation. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = fraction * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (position - Math.floor(position)) * (above - below);
}
