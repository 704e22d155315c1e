import { exact } from '#shared/domain/exact.ts';
import { irrPeriodic } from '#shared/domain/internal-rate.ts';

/**
 * The yearly return, a fraction, of paying `price` today for yearly cash flows and an exit in the last of their years;
 * null with a sentence where there is none. The first cash flow is a year away.
 */
export function impliedReturn(
  price: number,
  cashFlows: readonly number[],
  exitValue: number,
): { rate: number | null; note: string | null } {
  const last = exact(cashFlows.at(-1) ?? 0).plus(exitValue);
  const flows = [exact(price).negated().toString(), ...cashFlows.slice(0, -1), last.toString()];
  const { irr, note } = irrPeriodic(flows);
  return { rate: irr, note: note?.message ?? null };
}
