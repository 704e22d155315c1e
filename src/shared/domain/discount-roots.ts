/** An amount some years after the start. */
export type Term = { years: number; amount: number };

/** Values this small beside the amounts they are made of are rounding, not a sign. */
const ROUNDING = 1e-12;

/**
 * Sign of sum a_i e^(-t_i u), u = ln(1 + r): -1, 0 or 1. Every power is taken relative to the largest, so nothing
 * overflows.
 */
function signAt(terms: readonly Term[], u: number): number {
  const top = Math.max(...terms.map(({ years }) => -years * u));
  let sum = 0;
  let size = 0;
  for (const { years, amount } of terms) {
    const present = amount * Math.exp(-years * u - top);
    sum += present;
    size += Math.abs(present);
  }
  return Math.abs(sum) <= ROUNDING * size ? 0 : Math.sign(sum);
}

/** Between two neighbouring opposite signs halve until no number lies between. */
function bisect(terms: readonly Term[], low: number, high: number, lowSign: number): number {
  let [left, right] = [low, high];
  for (;;) {
    const middle = left + (right - left) / 2;
    if (middle <= left || middle >= right) return middle;
    if (exactSignAt(terms, middle) === lowSign) left = middle;
    else right = middle;
  }
}

function exactSignAt(terms: readonly Term[], u: number): number {
  const top = Math.max(...terms.map(({ years }) => -years * u));
  return Math.sign(terms.reduce((sum, { years, amount }) => sum + amount * Math.exp(-years * u - top), 0));
}

/**
 * Every u in [low, high] where sum a_i e^(-t_i u) changes sign, ascending. Terms are ordered by time, amounts are not
 * zero. Times e^(tau u), with tau inside a change of sign of the amounts, the derivative has one change fewer
 * (Descartes' rule for exponential sums), so its roots, found the same way, cut the line into monotone pieces.
 */
export function signChanges(terms: readonly Term[], low: number, high: number): number[] {
  const turn = terms.findIndex(
    (term, index) => index > 0 && term.amount * (terms[index - 1]?.amount ?? 0) < 0,
  );
  const [before, after] = [terms[turn - 1], terms[turn]];
  if (before === undefined || after === undefined) return [];
  const tau = (before.years + after.years) / 2;
  const steps = terms.map(({ years, amount }) => ({ years, amount: amount * (tau - years) }));
  const largest = Math.max(...steps.map(({ amount }) => Math.abs(amount)));
  const slope = steps.map(({ years, amount }) => ({ years, amount: amount / largest }));
  const roots: number[] = [];
  let last: { u: number; sign: number } | null = null;
  for (const u of [low, ...signChanges(slope, low, high), high]) {
    const sign = signAt(terms, u);
    if (sign === 0) continue;
    if (last !== null && last.sign !== sign) roots.push(bisect(terms, last.u, u, last.sign));
    last = { u, sign };
  }
  return roots;
}
