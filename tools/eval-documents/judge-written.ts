import type { Analysis, ExtractedNumber, Finding } from '../../src/features/documents/domain/document.ts';
import { isSameCompany } from '../../src/shared/domain/company-name.ts';
import type { Tally } from './judge.ts';
import { isSamePassage } from './same-passage.ts';
import { judgePeriod } from './true-period.ts';
import {
  ARITHMETIC,
  CODES_OF_CATEGORY,
  isKnownMetric,
  isNamed,
  isNamedAs,
  isSameValue,
} from './true-words.ts';
import type { TrueFlag, TrueNumber, Written } from './truth.ts';

/** A finding that the writer did not list, read by somebody: whether it is true of the document. */
export type Reading = {
  readonly document: string;
  /** A code with the beginning of its quote, or a kind with its value. */
  readonly finding: string;
  readonly isTrue: boolean;
};
export type Readings = ReadonlyMap<string, boolean>;
export const readingKey = (document: string, finding: string): string => `${document}\n${finding}`;

/** `unread` are findings the writer did not list and nobody has judged: neither right nor wrong. */
export type OpenTally = Tally & { readonly unread: readonly string[]; readonly accepted: readonly string[] };

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function isFlagged(
  { code, quotes }: Pick<Finding, 'code' | 'quotes'>,
  { category, quote, also = [], page = null }: TrueFlag,
): boolean {
  if (!(CODES_OF_CATEGORY[category] ?? []).includes(code)) return false;
  if (ARITHMETIC.has(category) && (page === null || quotes.some((one) => one.page === page))) return true;
  return quotes.some(({ text }) => [quote, ...also].some((true_) => isSamePassage(text, true_)));
}

const flagName = ({ code, quotes }: Finding): string => `${code} ${flat(quotes[0]?.text ?? '').slice(0, 60)}`;

/** Sorts what the writer did not list by what was said of it on reading. */
function byReading(document: string, findings: readonly string[], readings: Readings) {
  const said = (finding: string): boolean | undefined => readings.get(readingKey(document, finding));
  return {
    wrong: findings.filter((finding) => said(finding) === false),
    accepted: findings.filter((finding) => said(finding) === true),
    unread: findings.filter((finding) => said(finding) === undefined),
  };
}

/** `asked` are missed flags whose passage the reader asks about. */
type FlagsJudged = OpenTally & { readonly asked: number };

export function judgeWrittenFlags(
  { name, truth }: Written,
  analysis: Analysis,
  readings: Readings,
): FlagsJudged {
  const missed = truth.flags.filter((flag) => !analysis.flags.some((found) => isFlagged(found, flag)));
  const rest = analysis.flags.filter((found) => !truth.flags.some((flag) => isFlagged(found, flag)));
  const questions = (analysis.questions ?? []).map(({ code, quote }) => ({ code, quotes: [quote] }));
  const asked = missed.filter((flag) => questions.some((question) => isFlagged(question, flag)));
  return {
    found: truth.flags.length - missed.length,
    missed: missed.map(
      (flag) => `${flag.category}${asked.includes(flag) ? ' (asked)' : ''} "${flat(flag.quote)}"`,
    ),
    asked: asked.length,
    ...byReading(name, rest.map(flagName), readings),
  };
}

const REACH = 160;
const SCALES = [1e3, 1e6, 1e9, 1e-3, 1e-6, 1e-9];

const isNumber = (number: ExtractedNumber, truth: TrueNumber): boolean =>
  isNamedAs(number, truth.metric) &&
  isSameValue(number.value, truth) &&
  (truth.currency === null || number.currency === truth.currency);

const numberName = ({
  kind,
  account,
  value,
  currency,
  period,
  page,
}: ExtractedNumber & { page: number }): string =>
  `${account ?? kind} ${value} ${currency ?? '-'} ${period ?? '-'} page ${page}`;

type NumbersJudged = OpenTally & {
  /** Of those found, the ones with their date where the truth has one. */
  readonly dated: number;
  readonly known: number;
  readonly knownFound: number;
};

export function judgeWrittenNumbers(
  { name, truth, pages }: Written,
  analysis: Analysis,
  readings: Readings,
): NumbersJudged {
  const best = (stated: TrueNumber): 'right' | 'untold' | 'wrong' | 'none' => {
    const verdicts = analysis.numbers
      .filter((number) => isNumber(number, stated))
      .map(({ period }) => judgePeriod(period, stated));
    return verdicts.includes('right')
      ? 'right'
      : verdicts.includes('untold')
        ? 'untold'
        : (verdicts[0] ?? 'none');
  };
  const judged = truth.numbers.map((stated) => ({ stated, verdict: best(stated) }));
  const missed = judged.filter(
    ({ verdict }) => verdict === 'none' || verdict === 'wrong' || verdict === 'untold',
  );
  const around = ({ quote }: ExtractedNumber): string =>
    pages
      .find(({ page }) => page === quote.page)
      ?.text.slice(Math.max(0, quote.start - REACH), quote.end + REACH) ?? '';
  const isOf = (number: ExtractedNumber, { quote }: TrueNumber): boolean =>
    flat(quote).includes(flat(number.quote.text)) && isSamePassage(around(number), quote);
  const isRight = (number: ExtractedNumber): boolean =>
    truth.numbers.some(
      (stated) => isNumber(number, stated) && judgePeriod(number.period, stated) !== 'wrong',
    );
  const conflict = (number: ExtractedNumber): string | null => {
    for (const { stated, verdict } of judged) {
      if (verdict === 'right') continue;
      const isNear = stated.page == null || stated.page === number.quote.page;
      if (isNamedAs(number, stated.metric) && isNear) {
        if (isNumber(number, stated)) return `period of ${stated.metric} ${stated.period}`;
        if (isSameValue(number.value, stated)) return `currency of ${stated.metric} ${stated.currency}`;
        if (
          number.unit === 'money' &&
          stated.currency !== null &&
          SCALES.some((scale) => isSameValue(number.value * scale, stated))
        )
          return `scale of ${stated.metric} ${stated.value}`;
        if (isNamed(number) && isOf(number, stated))
          return `${stated.metric} ${stated.value} ${stated.period}`;
      }
    }
    return null;
  };
  const rest = analysis.numbers.filter((number) => !isRight(number));
  const named = (number: ExtractedNumber): string => numberName({ ...number, page: number.quote.page });
  const conflicting = rest.flatMap((number) => {
    const against = conflict(number);
    return against === null ? [] : [{ number, against }];
  });
  const unlisted = rest.filter((number) => isNamed(number) && conflict(number) === null);
  const open = byReading(name, [...new Set(unlisted.map(named))], readings);
  const known = judged.filter(({ stated }) => isKnownMetric(stated.metric));
  return {
    ...open,
    found: judged.length - missed.length,
    missed: missed.map(
      ({ stated: { metric, value, currency, period, quote }, verdict }) =>
        `${metric} ${value} ${currency ?? ''} ${period ?? ''} (${verdict}) "${flat(quote)}"`,
    ),
    wrong: [
      ...conflicting
        .map(({ number, against }) => ({ name: named(number), against }))
        .filter(({ name: finding }) => readings.get(readingKey(name, finding)) !== true)
        .map(({ name: finding, against }) => `${finding} against ${against}`),
      ...open.wrong,
    ],
    dated: judged.filter(({ verdict }) => verdict === 'right' || verdict === 'untold').length,
    known: known.length,
    knownFound: known.filter(({ verdict }) => verdict === 'right').length,
  };
}

const plain = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Whether the company, and its number in the register, are those of the truth; null where the reader says none. */
export function judgeEntity(
  { truth }: Written,
  { identity }: Analysis,
): { readonly company: boolean | null; readonly registration: boolean | null } {
  const [subject] = identity?.subjects ?? [];
  const numbers = identity?.registrations ?? [];
  const stated = truth.registration === null ? null : plain(truth.registration);
  return {
    company: subject ? isSameCompany(subject.name, truth.company) : null,
    registration:
      stated === null || numbers.length === 0
        ? null
        : numbers.some(({ number }) => stated.endsWith(plain(number))),
  };
}
