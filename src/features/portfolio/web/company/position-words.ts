import type { CompanyDetail } from '../../contract/company.ts';

/** The day a company was left whole: its full exit or write-off; null while it is held. */
export function endOf({ events }: CompanyDetail): string | null {
  const isEnd = ({ kind, soldPercentage }: CompanyDetail['events'][number]) =>
    kind === 'write-off' || (kind === 'exit' && soldPercentage === 100);
  return events.find(isEnd)?.date ?? null;
}
