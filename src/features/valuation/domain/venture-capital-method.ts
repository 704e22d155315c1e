import {
  exact,
  ONE,
  sumExact,
  toNumber,
  ZERO,
  type Exact,
  type Note,
  type Quantity,
} from '#shared/domain/exact.ts';

const EXIT_TOO_SMALL: Note = {
  code: 'INVESTMENT_EXCEEDS_POST_MONEY',
  message: 'The discounted exit value is below the investment, so there is no price per share.',
};

export type VentureCapitalInputs = {
  /** Revenue or income of the exit year, USD. */
  exitMetric: Quantity;
  multiple: Quantity;
  years: Quantity;
  investment: Quantity;
  /** Hurdle rate a year as a fraction; it prices failure, so no survival rate is applied besides. */
  rate?: Quantity | null;
  /** Money multiple wanted instead of a rate. */
  targetMultiple?: Quantity | null;
  /** Share of the stake left after later rounds, a fraction. */
  retention?: Quantity | null;
  existingShares?: Quantity | null;
};

export type VentureCapitalValue = {
  terminalValue: number | null;
  postMoney: number | null;
  preMoney: number | null;
  requiredOwnershipPct: number | null;
  newShares: number | null;
  pricePerShare: number | null;
  notes: Note[];
};

function discountDivisor(inputs: VentureCapitalInputs): Exact | null {
  if (inputs.targetMultiple != null) return exact(inputs.targetMultiple);
  return inputs.rate == null ? null : ONE.plus(inputs.rate).pow(inputs.years);
}

function issueShares(existing: Exact | null, ownership: Exact, investment: Exact) {
  const open = existing !== null && ownership.greaterThan(ZERO) && ownership.lessThan(ONE);
  const newShares = open ? existing.times(ownership).div(ONE.minus(ownership)) : null;
  const price = newShares === null || !newShares.greaterThan(ZERO) ? null : investment.div(newShares);
  return { newShares: toNumber(newShares), pricePerShare: toNumber(price) };
}

/**
 * Venture capital method: post = exit value x retention / (1 + r)^t or / target multiple, pre = post - investment,
 * ownership = investment / post, price = investment / new shares. USD. Source: vcmethod.com.
 */
export function ventureCapitalMethod(inputs: VentureCapitalInputs): VentureCapitalValue {
  const terminal = exact(inputs.exitMetric).times(inputs.multiple);
  const investment = exact(inputs.investment);
  const divisor = discountDivisor(inputs);
  const post = divisor?.greaterThan(ZERO) ? terminal.times(inputs.retention ?? 1).div(divisor) : null;
  const ownership = post?.greaterThan(ZERO) ? investment.div(post) : null;
  const shares = inputs.existingShares == null ? null : exact(inputs.existingShares);
  const tooSmall = ownership === null || !ownership.lessThan(ONE);
  return {
    terminalValue: toNumber(terminal),
    postMoney: toNumber(post),
    preMoney: toNumber(post === null ? null : post.minus(investment)),
    requiredOwnershipPct: toNumber(ownership === null ? null : ownership.times(100)),
    ...issueShares(shares, ownership ?? ONE, investment),
    notes: tooSmall ? [EXIT_TOO_SMALL] : [],
  };
}

/** A round of the plan: USD, years from today, hurdle rate a year as a fraction. */
export type PlannedRound = { amount: Quantity; year: Quantity; rate: Quantity };

export type PlannedRoundValue = {
  finalPct: number | null;
  retentionPct: number | null;
  currentPct: number | null;
  newShares: number | null;
  price: number | null;
  preMoney: number | null;
  postMoney: number | null;
};

export type PlannedRounds = {
  terminalValue: Quantity;
  exitYear: Quantity;
  existingShares: Quantity;
  rounds: readonly PlannedRound[];
};

function priceRound(round: PlannedRound, current: Exact | null, sharesBefore: Exact | null) {
  if (current === null || !current.greaterThan(ZERO) || !current.lessThan(ONE)) return null;
  const postMoney = exact(round.amount).div(current);
  const newShares = sharesBefore === null ? null : sharesBefore.times(current).div(ONE.minus(current));
  const price = newShares?.greaterThan(ZERO) ? exact(round.amount).div(newShares) : null;
  return { postMoney, newShares, price };
}

/**
 * The method over several rounds: f_k = I_k (1 + r_k)^(T - t_k) / TV of the exit is needed, later rounds leave
 * 1 - sum of their f, so round k takes f_k / retention_k today. Rounds are answered in the order of their years.
 * Where the rounds together need more than the whole exit the fields are null and a note says so.
 */
export function ventureCapitalRounds(plan: PlannedRounds): { rounds: PlannedRoundValue[]; notes: Note[] } {
  const terminal = exact(plan.terminalValue);
  const rounds = plan.rounds.toSorted((a, b) => exact(a.year).comparedTo(b.year));
  const finals = rounds.map(({ amount, year, rate }) => {
    const grown = exact(amount).times(ONE.plus(rate).pow(exact(plan.exitYear).minus(year)));
    return terminal.greaterThan(ZERO) ? grown.div(terminal) : null;
  });
  let shares: Exact | null = exact(plan.existingShares);
  let feasible = true;
  const values = rounds.map((round, index) => {
    const final = finals[index] ?? null;
    const later = finals.slice(index + 1).map((share) => share ?? ONE);
    const retention = ONE.minus(sumExact(later));
    const current = final === null || !retention.greaterThan(ZERO) ? null : final.div(retention);
    const priced = priceRound(round, current, shares);
    if (priced === null) feasible = false;
    shares = shares === null || priced?.newShares == null ? null : shares.plus(priced.newShares);
    return {
      finalPct: toNumber(final === null ? null : final.times(100)),
      retentionPct: toNumber(retention.times(100)),
      currentPct: toNumber(current === null ? null : current.times(100)),
      newShares: toNumber(priced?.newShares ?? null),
      price: toNumber(priced?.price ?? null),
      preMoney: toNumber(priced === null ? null : priced.postMoney.minus(round.amount)),
      postMoney: toNumber(priced?.postMoney ?? null),
    };
  });
  const note = {
    code: 'ROUNDS_EXCEED_EXIT',
    message: 'The rounds together need more than the exit value.',
  };
  return { rounds: values, notes: feasible ? [] : [note] };
}
