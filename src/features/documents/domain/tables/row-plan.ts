import type { Account } from '../words/account.ts';
import { PLANS, saysActual } from '../words/plan-word.ts';
import type { OpenRow } from './open-row.ts';
import { statusTime } from './table-period.ts';

const IS_PLAN = new RegExp(`^(?:${PLANS})(?: (?:fy ?)?20\\d\\d)?$`);
/** `Budget 2027`: a row that says no more than that it was planned. */
export const isPlanAlone = (label: string): boolean => IS_PLAN.test(label);

const YEARS = /\b(?:fy ?'?)?(?:19|20)\d\d\b/g;

/**
 * `Budget 2026   1,020   980` over `Actual 2026   988   1,004`: one thing as it was planned and as it came to be, whose difference is no
 * profit. What it is, the title over them says, which is `subject`; null where rows are not so.
 */
export function planBesideActual(rows: readonly OpenRow[], subject: Account | null): OpenRow[] | null {
  const told = rows.map(({ label }) => {
    const status = statusTime(label.replaceAll(YEARS, ' ').trim());
    if (status === null) return null;
    return status.isForecast ? 'plan' : saysActual(label) ? 'actual' : null;
  });
  if (!told.includes('plan') || !told.includes('actual')) return null;
  return rows.map((row, index): OpenRow =>
    told[index] === null
      ? { ...row, account: null }
      : { ...row, account: subject, isPlanned: told[index] === 'plan' },
  );
}
