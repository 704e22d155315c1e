import { formatCount } from '#shared/web/format.ts';
import type { LandingCounts } from '../web/boot.ts';

/** "214 startups and 35 investors from 12 countries"; null where there is nothing to count. */
export function countSentence(counts: LandingCounts | null): string | null {
  if (!counts?.startups) return null;
  const people = counts.investors ? ` and ${formatCount(counts.investors, 'investor')}` : '';
  const places = counts.countries ? ` from ${formatCount(counts.countries, 'country', 'countries')}` : '';
  return `${formatCount(counts.startups, 'startup')}${people}${places}, today.`;
}
