import { distinctQuotes, type FlagRule, quoteWhole, type Sign } from '../extraction.ts';
import type { FlagCode } from '../document.ts';
import type { FindingTexts } from './finding-text.ts';
import { runwayClaims, runwayEnds } from '../sums/runway-claim.ts';
import { closingCash } from '../sums/runway-fact.ts';

/** Money said to last beyond the date at which the document's own closing cash is below zero. */
export const flagDry: FlagRule = (extraction) => {
  const ends = runwayEnds(extraction).map(({ passage, until }) => ({ passage, until, months: 0 }));
  const lengths = runwayClaims(extraction)
    .filter(({ until, passage }) => until === null && !ends.some((end) => end.passage === passage))
    .map(({ passage, months }) => ({ passage, until: null, months }));
  const promises = [...ends, ...lengths];
  if (promises.length === 0) return [];
  const closing = closingCash(extraction);
  return promises.flatMap(({ passage, until, months }): Sign<FlagCode>[] => {
    for (const { points, passage: row } of closing) {
      const [first, second] = points;
      if (!first || !second) continue;
      const end = until ?? first.month - (second.month - first.month) + months;
      const dry = points.find(({ month, value }) => value < 0 && month <= end);
      if (!dry) continue;
      const quotes = distinctQuotes([passage, row].map(quoteWhole));
      const why = ({ cashBelowZero }: FindingTexts) => cashBelowZero(dateOf(dry.month));
      return [{ code: 'RUNWAY_MISMATCH', quotes, why }];
    }
    return [];
  });
};

/** The month a period ends in, as `2027-12`. */
const dateOf = (month: number): string =>
  `${Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
