import type {
  DocumentType,
  ExtractedNumber,
  Finding,
  FlagCode,
  Quote,
  Section,
  StrengthCode,
} from '../document.ts';
import { foldPage } from '../text/folded-page.ts';
import type { Passage } from '../text/passage.ts';
import { saysHow } from '../findings/strength-candour.ts';

/** Flags that say something of the document alone: what the platform knows besides earns and costs no evidence. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'PROFILE_MISMATCH',
  'MODEL_MISMATCH',
  'CAP_TABLE_MISMATCH',
] satisfies FlagCode[]);

const overlaps = (one: Quote, other: Quote): boolean =>
  one.page === other.page && one.start < other.end && other.start < one.end;

type Flagged = (quote: Quote) => boolean;

/** Whether words are what a flag of the document itself rests on, there or where they stand again. */
export function flaggedBy(flags: readonly Pick<Finding, 'code' | 'quotes'>[]): Flagged {
  const quotes = flags.filter(({ code }) => !FROM_OUTSIDE.has(code)).flatMap((flag) => flag.quotes);
  const byPage = Map.groupBy(quotes, ({ page }) => page);
  const texts = new Set(quotes.map(({ text }) => text));
  return (quote) =>
    texts.has(quote.text) || (byPage.get(quote.page)?.some((flagged) => overlaps(flagged, quote)) ?? false);
}

const factOf = ({ kind, value, unit, currency, period }: ExtractedNumber): string =>
  [kind, value, unit, currency, period].join('|');
const isDated = ({ period }: ExtractedNumber): boolean => /\d{4}/.test(period ?? '');

/** What a document may count as shown. */
type Evidence = {
  /** Weight of the sections that rest on more than the words of a flag, 0–1. */
  readonly coverageFraction: number;
  /** Different figures about something named that carry a date, or figures with their source. */
  readonly numericFacts: number;
};

/**
 * What is told of oneself that an investor would otherwise ask, and that can be checked, by how much it says: twice as much
 * where the telling costs something, since who has nothing to show tells the rest as gladly. What everybody tells, who they
 * are and what the money is for, bears its section out and is no candour.
 */
const CANDID: ReadonlyMap<string, number> = new Map<StrengthCode, number>([
  ['LIMITS_TOLD', 2],
  ['RISKS_TOLD', 2],
  ['SETBACK_TOLD', 2],
  ['RESULT_TOLD', 2],
  ['PLAN_FOUNDED', 2],
  ['PRICE_EXPLAINED', 1],
  ['RETENTION_STATED', 1],
  ['UNIT_ECONOMICS', 1],
  ['CUSTOMERS_SPREAD', 1],
  ['RUNWAY_ADDS_UP', 1],
  ['AUDITED', 1],
  ['IP_ASSIGNED', 1],
  ['NO_LITIGATION', 1],
  ['LICENSED', 1],
  ['DATA_PROTECTED', 1],
]);
/** So much of it is all that is asked. */
const ENOUGH = 8;

const foldText = (text: string): string => foldPage({ page: 1, text }).text;

const SHARE_OR_TIME = /\d[\d.,]*\s?(?:%|per ?cent|pour cent|months?|mois)|\b20\d\d\b/gi;
/** Shares of a hundred add up of themselves; what each use costs is told by its sum. */
const tellsSums = (quotes: readonly Quote[]): boolean =>
  quotes.some(({ text }) => /\d/.test(text.replaceAll(SHARE_OR_TIME, ' ')));

/** How much of that is told, 0–1, in words that no flag rests on; none where it is not asked of a document. */
export function candourOf({
  type,
  strengths,
  flags,
}: {
  readonly type: DocumentType;
  readonly strengths: readonly Finding[];
  readonly flags: readonly Finding[];
}): number | undefined {
  if (type !== 'pitch_deck' && type !== 'business_plan') return undefined;
  const isFlagged = flaggedBy(flags);
  const told = strengths.filter(
    ({ code, quotes }) =>
      !quotes.every(isFlagged) &&
      (code !== 'RISKS_TOLD' || quotes.some(({ text }) => saysHow(foldText(text)))),
  );
  return Math.min(1, told.reduce((sum, { code }) => sum + (CANDID.get(code) ?? 0), 0) / ENOUGH);
}

/** What bears a section out, and what it is worth without. */
const BORNE_OUT: Readonly<
  Record<string, { readonly by: readonly StrengthCode[]; readonly without: number }>
> = {
  market: { by: ['BOTTOM_UP_MARKET'], without: 0.5 },
  traction: { by: ['DATED_TRACTION'], without: 0.85 },
  competition: { by: ['LIMITS_TOLD'], without: 0.85 },
  team: { by: ['TEAM_EXPERIENCED'], without: 0.85 },
  ask: { by: ['USE_OF_FUNDS_ADDS_UP'], without: 0.85 },
  funding: { by: ['USE_OF_FUNDS_ADDS_UP'], without: 0.85 },
  financials: { by: ['RUNWAY_ADDS_UP', 'RESULT_TOLD', 'UNIT_ECONOMICS', 'AUDITED'], without: 0.9 },
};

type Found = {
  readonly sections: readonly Section[];
  readonly numbers: readonly ExtractedNumber[];
  readonly flags: readonly Finding[];
  readonly strengths: readonly Finding[];
  /** What is left of the weight of sections that say little anybody could check. */
  readonly hollow: ReadonlyMap<string, number>;
  /** Sentences with a figure that name where it is from. */
  readonly sourced: readonly Quote[];
};

/**
 * What earns points: nothing twice, nothing that a flag rests on, half for sections that are hollow, and a little less for
 * those that nothing bears out; figures with a date or a source.
 */
export function earnedBy({ sections, numbers, flags, strengths, hollow, sourced }: Found): Evidence {
  const isFlagged = flaggedBy(flags);
  const borne = new Set(
    strengths
      .filter(
        ({ code, quotes }) =>
          !quotes.every(isFlagged) && (code !== 'USE_OF_FUNDS_ADDS_UP' || tellsSums(quotes)),
      )
      .map(({ code }) => code),
  );
  const worth = ({ id, weight }: Section): number => {
    const needed = BORNE_OUT[id];
    const isBorneOut = needed === undefined || needed.by.some((code) => borne.has(code));
    return weight * Math.min(hollow.get(id) ?? 1, isBorneOut ? 1 : needed.without);
  };
  const weights = sections.map((section) =>
    section.quote === null || isFlagged(section.quote) ? 0 : worth(section),
  );
  const told = numbers.filter(
    (number) =>
      !number.isForecast &&
      number.isLikely !== true &&
      number.isAside !== true &&
      number.isDateInferred !== true &&
      isDated(number),
  );
  // A figure that a flag rests on earns nothing where it stands again.
  const doubted = new Set(told.filter(({ quote }) => isFlagged(quote)).map(factOf));
  const dated = told.filter((number) => !doubted.has(factOf(number)));
  const facts = dated.map(factOf);
  const named = sourced.filter(
    (sentence) => !isFlagged(sentence) && !dated.some(({ quote }) => overlaps(quote, sentence)),
  );
  return {
    coverageFraction: weights.reduce((sum, weight) => sum + weight, 0) / 100,
    numericFacts: new Set([...facts, ...named.map(({ text }) => text)]).size,
  };
}

/** `(KNBS 2019)`, `(own count, 180 shops)`, `according to`, `selon`: where a figure is from. */
const SOURCE =
  /\([^()]*[a-z]{2}[^()]*\b(?:19|20)\d\d(?:\/\d\d)?[^()]*\)|\((?:our|own|notre|nos)\b[^()]*\)|\b(?:according to|source ?:|as counted by|selon|d'apres|releve de|own (?:count|survey|estimate))\b/;
const WHEN = /\((?:19|20)\d\d ?:[^()]*\)/g;

/** Whether a sentence with a figure names where it is from; `(2024: 49m)` is the year before. */
export const isSourced = ({ text }: Passage): boolean => {
  const told = text.replaceAll(WHEN, '');
  const source = SOURCE.exec(told);
  return (
    source !== null && /\d/.test(told.slice(0, source.index) + told.slice(source.index + source[0].length))
  );
};
