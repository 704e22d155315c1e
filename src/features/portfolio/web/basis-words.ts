import { formatDate } from '#shared/web/format.ts';
import type { PortfolioCompany } from '../contract/overview.ts';

/** What a value rests on, in a few words. */
export function basisText({ basis, markedOn, status }: PortfolioCompany): string {
  if (status === 'exited') return 'Exited';
  if (status === 'written-off') return 'Written off';
  if (basis === 'cost' || markedOn === null) return 'At cost';
  return `${basis === 'mark' ? 'Marked' : 'Last round'} ${formatDate(markedOn)}`;
}
