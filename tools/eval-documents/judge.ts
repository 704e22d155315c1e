import type {
  Analysis,
  ExtractedNumber,
  Finding,
  PageText,
  Quote,
} from '../../src/features/documents/domain/document.ts';
import type { GoldenDocument, GoldenLabel } from './golden.ts';

/** Hits, misses and false alarms, and what they were. */
export type Tally = { found: number; missed: string[]; wrong: string[] };
export type Verdict = {
  readonly flags: Tally;
  readonly strengths: Tally;
  readonly numbers: Tally;
  readonly sections: Tally;
  readonly citations: Tally;
};

/** Kinds a document states once or twice: every one of them is labelled, so an unlabelled one is wrong. */
const LISTED_COMPLETELY: ReadonlySet<string> = new Set([
  'ask',
  'valuation',
  'runway',
  'burn',
  'cash',
  'team',
  'growth',
  'users',
  'customers',
]);

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
const rests = ({ quotes }: Finding, on: string): boolean =>
  quotes.some(({ text }) => flat(text).includes(flat(on)));

function judgeFlags(flags: readonly Finding[], label: GoldenLabel): Tally {
  const missed = label.flags.filter(
    ({ code, quote }) => !flags.some((flag) => flag.code === code && rests(flag, quote)),
  );
  const wrong = flags.filter(
    (flag) => !label.flags.some(({ code, quote }) => flag.code === code && rests(flag, quote)),
  );
  return {
    found: label.flags.length - missed.length,
    missed: missed.map(({ code, quote }) => `${code} "${quote}"`),
    wrong: wrong.map(
      ({ code, quotes, why }) => `${code} "${flat(quotes.map(({ text }) => text).join(' | '))}" ${why}`,
    ),
  };
}

function judgeStrengths(
  strengths: readonly Finding[],
  { strengths: expected, allowed = [] }: GoldenLabel,
): Tally {
  const codes = new Set(strengths.map(({ code }): string => code));
  return {
    found: expected.filter((code) => codes.has(code)).length,
    missed: expected.filter((code) => !codes.has(code)),
    wrong: strengths
      .filter(({ code }) => !expected.includes(code) && !allowed.includes(code))
      .map(({ code, quotes }) => `${code} "${flat(quotes[0]?.text ?? '')}"`),
  };
}

type Expected = GoldenLabel['numbers'][number];
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(other);
const isNumber = (number: ExtractedNumber, { kind, value, currency, period }: Expected): boolean =>
  number.kind === kind &&
  isNear(number.value, value) &&
  (number.currency ?? undefined) === currency &&
  (period === undefined || (number.period ?? '').split(', ').includes(period));

function judgeNumbers(numbers: readonly ExtractedNumber[], label: GoldenLabel): Tally {
  const missed = label.numbers.filter((expected) => !numbers.some((number) => isNumber(number, expected)));
  const wrong = numbers.filter(
    (number) =>
      LISTED_COMPLETELY.has(number.kind) &&
      !label.numbers.some(({ kind, value }) => kind === number.kind && isNear(number.value, value)),
  );
  return {
    found: label.numbers.length - missed.length,
    missed: missed.map(
      ({ kind, value, currency = '', period = '' }) => `${kind} ${value} ${currency} ${period}`,
    ),
    wrong: wrong.map(({ kind, value, quote }) => `${kind} ${value} "${quote.text}"`),
  };
}

function judgeSections({ sections }: Analysis, { missingSections }: GoldenLabel): Tally {
  const found = new Set(sections.filter((section) => section.found).map(({ id }) => id));
  const expected = sections.map(({ id }) => id).filter((id) => !missingSections.includes(id));
  return {
    found: expected.filter((id) => found.has(id)).length,
    missed: expected.filter((id) => !found.has(id)),
    wrong: missingSections.filter((id) => found.has(id)),
  };
}

const quotesOf = ({ sections, strengths, flags, numbers, extracted }: Analysis): Quote[] => [
  ...sections.flatMap(({ quote }) => quote ?? []),
  ...[...strengths, ...flags].flatMap(({ quotes }) => quotes),
  ...numbers.map(({ quote }) => quote),
  ...Object.values(extracted).flat(),
];

/** A citation is right when its offsets give its words on the page it names, and there is something to read. */
export function judgeCitations(analysis: Analysis, pages: readonly PageText[]): Tally {
  const quotes = quotesOf(analysis);
  const wrong = quotes.filter(
    ({ page, start, end, text }) =>
      text.trim() === '' || pages.find((one) => one.page === page)?.text.slice(start, end) !== text,
  );
  const bare = [...analysis.strengths, ...analysis.flags].filter(({ quotes }) => quotes.length === 0);
  return {
    found: quotes.length - wrong.length,
    missed: bare.map(({ code }) => `${code} without a quote`),
    wrong: wrong.map(({ page, start, end }) => `page ${page} ${start}–${end}`),
  };
}

/** Holds an analysis against what people said of the document. */
export function judge({ label, pages }: GoldenDocument, analysis: Analysis): Verdict {
  return {
    flags: judgeFlags(analysis.flags, label),
    strengths: judgeStrengths(analysis.strengths, label),
    numbers: judgeNumbers(analysis.numbers, label),
    sections: judgeSections(analysis, label),
    citations: judgeCitations(analysis, pages),
  };
}

export const recallOf = ({ found, missed }: Tally): number =>
  found + missed.length === 0 ? 1 : found / (found + missed.length);
export const precisionOf = ({ found, wrong }: Tally): number =>
  found + wrong.length === 0 ? 1 : found / (found + wrong.length);

/** The tallies of one subject over several documents. */
export function added(tallies: readonly Tally[]): Tally {
  return {
    found: tallies.reduce((sum, { found }) => sum + found, 0),
    missed: tallies.flatMap(({ missed }) => missed),
    wrong: tallies.flatMap(({ wrong }) => wrong),
  };
}
