import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { DocumentType, FlagCode, KnownFacts, Quote, Severity, StrengthCode } from './document.ts';
import type { Figure } from './figures/figure-context.ts';
import type { FindingTexts } from './findings/finding-text.ts';
import type { Itemised } from './sums/itemised.ts';
import type { Meaning } from './meaning/meaning.ts';
import { type Passage, quotePassage } from './text/passage.ts';
import type { PlacedPassage } from './text/section.ts';
import type { TableReading } from './tables/table-reading.ts';

/** A document as read: what every rule works on. */
export type Extraction = {
  readonly type: DocumentType;
  readonly passages: readonly PlacedPassage[];
  /** The parts that it sets out, of whatever whole. */
  readonly itemised: readonly Itemised[];
  readonly figures: readonly Figure[];
  readonly facts: KnownFacts;
  readonly tables: readonly TableReading[];
  readonly home: CurrencyCode | null;
  readonly meaning: Meaning;
};

/** Subjects of whicha document says one thing, whichever rules heard it. */
export const OF_ONE_SUBJECT: ReadonlySet<FlagCode> = new Set([
  'CUSTOMER_CONCENTRATION',
  'SUPPLIER_CONCENTRATION',
  'PROJECTION_AS_FACT',
  'LITIGATION_PENDING',
  'AGREEMENT_NOT_SIGNED',
  'IP_NOT_ASSIGNED',
  'LICENCE_MISSING',
  'DEBT_UNDISCLOSED',
  'RELATED_PARTY',
  'TAXES_UNPAID',
]);

/** What a rule found: the code, the words it rests on, and where it matters how bad it is and why. */
export type Sign<Code extends FlagCode | StrengthCode> = {
  readonly code: Code;
  readonly quotes: readonly Quote[];
  readonly severity?: Severity;
  /** Its proof lacks something: it is asked, and not told. */
  readonly isOpen?: boolean;
  /** Replaces the usual sentence where the figures can be named. */
  readonly why?: (texts: FindingTexts) => string;
};
export type FlagRule = (extraction: Extraction) => Sign<FlagCode>[];
export type StrengthRule = (extraction: Extraction) => Sign<StrengthCode>[];

export const isBusinessCase = ({ type }: Extraction): boolean =>
  type === 'pitch_deck' || type === 'business_plan';

/** The span of a figure's number with the clause around it: the whole passage when short, else 80 characters each side. */
export function quoteFigure({ passage, numeral }: Pick<Figure, 'passage' | 'numeral'>): Quote {
  if (passage.text.length <= 220) return quotePassage(passage);
  const before = passage.text.lastIndexOf(' ', Math.max(0, numeral.start - 80));
  const after = passage.text.indexOf(' ', Math.min(passage.text.length, numeral.end + 80));
  return quotePassage(passage, Math.max(0, before + 1), after < 0 ? passage.text.length : after);
}

export const quoteWhole = (passage: Passage): Quote => quotePassage(passage);

export const isSameQuote = (one: Quote | undefined, other: Quote | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.page === other.page &&
  one.start === other.start &&
  one.end === other.end;

/** Each span once, in the order given. */
export function distinctQuotes(quotes: readonly Quote[]): Quote[] {
  const seen = new Set<string>();
  return quotes.filter(({ page, start, end }) => {
    const key = `${page}:${start}:${end}`;
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

export const figuresOf = (extraction: Extraction, ...kinds: readonly Figure['kind'][]): Figure[] =>
  extraction.figures.filter(({ kind }) => kinds.includes(kind));

/** Income told for a whole year that is over, in any currency. */
export const yearlyIncome = (extraction: Extraction): Figure[] =>
  figuresOf(extraction, 'revenue').filter(
    ({ unit, isForecast, date, rate }) =>
      unit === 'money' && !isForecast && date?.length === 4 && (rate === null || rate === 'annual'),
  );

export const isUnder = (figure: Figure, ...ids: readonly string[]): boolean =>
  figure.passage.under.some((id) => ids.includes(id));

/** An amount in dollars by the rates at hand; null for none. */
export function dollarsOf({ value, currency }: Figure, { perDollar }: KnownFacts): number | null {
  if (currency === 'USD') return value;
  const rate = currency === null ? undefined : perDollar?.[currency];
  return rate === undefined ? null : value / rate;
}

/** Whether two amounts differ by more than a share of the second. */
export const differs = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) > share * Math.abs(other) + 1e-9;
