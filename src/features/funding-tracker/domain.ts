/** How sure money of a round is. An amount stands at one of them at a time and moves to the next. */
export const COMMITMENTS = [
  { id: 'soft_circled', label: 'Soft-circled' },
  { id: 'committed', label: 'Committed' },
  { id: 'signed', label: 'Signed' },
  { id: 'received', label: 'Received' },
] as const;

export type Commitment = (typeof COMMITMENTS)[number]['id'];
export const COMMITMENT_IDS = COMMITMENTS.map(({ id }) => id);

/** How an offer counts beside what was typed: added, as a typed investor, or as part of the typed amounts. */
export const COUNTINGS = ['added', 'investor', 'typed'] as const;

/** A round's money, minor units of one currency. */
export type RoundAmounts = {
  readonly targetMinor: number;
  readonly softCircledMinor: number;
  readonly committedMinor: number;
  readonly signedMinor: number;
  readonly receivedMinor: number;
};

/** Raised is what was received. Percent of the target, unrounded; above 100 when more came in than was asked. */
export function progressPercent({ receivedMinor, targetMinor }: RoundAmounts): number {
  return (receivedMinor * 100) / targetMinor;
}

export type Segment = { id: Commitment; label: string; amountMinor: number; widthPercent: number };

/** The bar: what is surest first. Widths are shares of the target, or of the sum where that is more. */
export function barSegments(round: RoundAmounts): Segment[] {
  const amounts: Record<Commitment, number> = {
    soft_circled: round.softCircledMinor,
    committed: round.committedMinor,
    signed: round.signedMinor,
    received: round.receivedMinor,
  };
  const sum = Object.values(amounts).reduce((total, amount) => total + amount, 0);
  const whole = Math.max(round.targetMinor, sum);
  return COMMITMENTS.toReversed().map(({ id, label }) => ({
    id,
    label,
    amountMinor: amounts[id],
    widthPercent: (amounts[id] / whole) * 100,
  }));
}

type Named = { readonly status: Commitment; readonly inRoundMinor: number | null };

/** What the named investors stand for at each step, in the round's currency; `leftOut` have no rate into it. */
export function namedAmounts(investors: readonly Named[]) {
  const own = investors.filter(({ inRoundMinor }) => inRoundMinor !== null);
  const sums = COMMITMENTS.map(({ id, label }) => ({
    id,
    label,
    amountMinor: own
      .filter(({ status }) => status === id)
      .reduce((total, { inRoundMinor }) => total + (inRoundMinor ?? 0), 0),
  }));
  return { sums, leftOut: investors.length - own.length };
}
