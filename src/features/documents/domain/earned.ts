import type { ExtractedNumber, Finding, FlagCode, Quote, Section } from './document.ts';

/** Flags that say something of the document alone: what the platform knows besides earns and costs no evidence. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'PROFILE_MISMATCH',
  'MODEL_MISMATCH',
  'CAP_TABLE_MISMATCH',
] satisfies FlagCode[]);

const overlaps = (one: Quote, other: Quote): boolean =>
  one.page === other.page && one.start < other.end && other.start < one.end;

type Flagged = (quote: Quote) => boolean;

/** Whether words are what a flag of the document itself rests on. */
function flaggedBy(flags: readonly Finding[]): Flagged {
  const quotes = flags.filter(({ code }) => !FROM_OUTSIDE.has(code)).flatMap((flag) => flag.quotes);
  const byPage = Map.groupBy(quotes, ({ page }) => page);
  return (quote) => byPage.get(quote.page)?.some((flagged) => overlaps(flagged, quote)) ?? false;
}

const isDated = ({ period }: ExtractedNumber): boolean => /\d{4}/.test(period ?? '');

/** What a document may count as shown. */
type Evidence = {
  /** Weight of the sections that rest on more than the words of a flag, 0–1. */
  readonly coverageFraction: number;
  /** Different figures about something named that carry a date. */
  readonly numericFacts: number;
};

/** What earns points, half for sections that are hollow: nothing twice, nothing undated, and nothing that a flag rests on. */
export function earnedBy(
  sections: readonly Section[],
  numbers: readonly ExtractedNumber[],
  flags: readonly Finding[],
  hollow: readonly string[] = [],
): Evidence {
  const isFlagged = flaggedBy(flags);
  const worth = ({ id, weight }: Section): number => (hollow.includes(id) ? weight / 2 : weight);
  const weights = sections.map((section) =>
    section.quote === null || isFlagged(section.quote) ? 0 : worth(section),
  );
  const facts = numbers
    .filter((number) => number.kind !== 'other' && isDated(number) && !isFlagged(number.quote))
    .map(({ kind, value, unit, currency, period }) => [kind, value, unit, currency, period].join('|'));
  return {
    coverageFraction: weights.reduce((sum, weight) => sum + weight, 0) / 100,
    numericFacts: new Set(facts).size,
  };
}
