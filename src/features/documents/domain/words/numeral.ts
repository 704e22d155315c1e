import { memory } from './memory.ts';
import {
  areTonnes,
  currencyOfMark,
  fitsPlace,
  isWeakMark,
  JOINED_MARKS,
  JOINED_MARKS_OF_PLACE,
  LONG_NAMES,
  MARKS,
  MARKS_BEFORE,
  WORD_CODES,
} from './currency-word.ts';
import { isInCredit, powerOfScale, SCALE_LETTERS, SCALE_WORDS } from './scale-word.ts';
import { readNumber } from '#shared/domain/amount-text.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { ANY_NUMBER_WORD, NUMBER_WORDS, valueOfWords } from './number-word.ts';
import { type DateMention, datesIn, without } from './period.ts';
import { plainNumber } from './plain-number.ts';
import { withoutReferences } from './reference-mask.ts';

/** A figure as written: its span with currency and scale, the value in whole units, and what is counted. */
export type Numeral = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: 'money' | 'percent' | 'count' | 'months' | 'years' | 'times';
  readonly currency: CurrencyCode | null;
  /** Whether a word such as million, K or md follows. */
  readonly isScaled: boolean;
  /** The words that follow a count, at most five. */
  readonly noun: string;
};

const BEFORE = `${LONG_NAMES}|${MARKS_BEFORE}|${WORD_CODES}|[rnkp]|(?:le|[de]|afs|db|ks|ro|tl)(?= ?\\d)|[qlm](?= \\d|\\d{2,3}[.,]\\d|\\d[.,]\\d{1,2} ?m|\\d{1,3} (?:million|billion|thousand)s?\\b)`;
const AFTER = `${LONG_NAMES}|${MARKS}|${WORD_CODES}|f(?! ?cfa)`;
/** Where `2 600 F` are francs. */
const FRANCS: ReadonlySet<CurrencyCode> = new Set(['XOF', 'XAF', 'GNF', 'CDF', 'RWF', 'BIF', 'DJF', 'KMF']);
const SCALE = `${SCALE_WORDS}|${SCALE_LETTERS}`;
/** `1,45,000`, `58,00,000`: thousands, then lakhs and crores by two digits. */
const IN_LAKHS = '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?:\\.\\d{1,2})?(?!\\d|,\\d)';
const BODY =
  "\\d{1,3}(?<group>[ ,.'])\\d{3}(?:\\k<group>\\d{3}){0,5}(?:(?!\\k<group>)[.,]\\d{1,2})?(?!\\d|\\k<group>\\d{3}(?!\\d))|\\d{1,12}(?:[.,]\\d{1,4})?(?!\\d)";
const NUMERAL = new RegExp(
  `(?<![a-z0-9])(?:(?<before>${BEFORE}) ?)?(?<![\\d.,])(?:(?<body>${IN_LAKHS}|${BODY})|(?<!\\b(?:half|quarter of) )(?<!\\b(?:first|top|largest|biggest|premiers?|premieres?) (?=[a-z]+ ?[:;,.]))(?<word>(?:${NUMBER_WORDS})(?![a-z-])))` +
    `(?<scale>(?:-| {1,2})?(?:${SCALE})(?![a-z0-9])|[ -]?(?:mds?|mrds?|mn|m|k)(?=(?:${JOINED_MARKS}|${JOINED_MARKS_OF_PLACE})(?![a-z0-9])))?(?:(?<after> ?(?:de |d'|of )?(?:${AFTER})(?![a-z0-9]))(?<behind> (?:m|mn|mds?|mrds?)(?![a-z0-9]))?)?`,
  'g',
);
/** Marks that are other things in small letters. */
const IN_CAPITALS = new Set([
  'r',
  'n',
  'k',
  'p',
  'mt',
  'mk',
  'kz',
  'fc',
  'ar',
  'tk',
  'fg',
  'rf',
  'rp',
  'br',
  'd',
  'e',
  'le',
  'gs',
  'nu',
  'rm',
  'q',
  'l',
  'm',
  'afs',
  'db',
  'ks',
  'ro',
  'tl',
]);
const ATTACHED_SCALES = new Set(['k', 'm', 'b', 't']);
/** Units of time, length, weight, volume and power: what stands before one is measured, and neither a sum nor a count. */
const UNIT_OF_MEASURE =
  /^[ -]?(?:hours?|hrs?|h|heures?|minutes?|mins?|seconds?|secondes?|days?|jours?|weeks?|semaines?|kms?|kilomet\w+|met(?:er|re)s?|m2|kgs?|kw|kwh|kva|mwp?|wh|gb|mb|litres?|liters?|hectares?|ha)\b/;
/** `2024 in five numbers` counts nothing either. */
const NOT_A_FIGURE =
  /^[ -]?(?:(?:th|st|nd|rd|eme|ere?)\b|°|e\b(?! ?£)|times a\b|(?:key |main |simple )?(?:numbers|figures|chiffres)\b)/;

const WORD_CODE = new RegExp(`^(?:${WORD_CODES})$`);
/** `COP 27` is a meeting, `3 try` are people. */
const isInCapitals = (mark: string, written: string, { body = '', scale }: Groups): boolean =>
  written.includes(mark.toUpperCase()) && (scale !== undefined || body.length > 2);

type Groups = {
  before?: string;
  body?: string;
  word?: string;
  scale?: string;
  after?: string;
  behind?: string;
};

function currencyOf(groups: Groups, written: string, home: CurrencyCode): CurrencyCode | null {
  const { before = '', after = '' } = groups;
  const mark = before.trim();
  if (IN_CAPITALS.has(mark) && !/^[A-Z]{1,2}/.test(written)) return null;
  const tail = after.replace(/^ ?(?:de |d'|of )?/, '').trim();
  if (mark === '' && tail === 'f') return FRANCS.has(home) && written.endsWith('F') ? home : null;
  const own = mark || tail;
  if (mark === '' && areTonnes(tail, home)) return null;
  if (WORD_CODE.test(own) && !isInCapitals(own, written, groups)) return null;
  if (own === '') return null;
  const currency = currencyOfMark(own.replace(/\.$/, ''), home);
  return currency !== null && isWeakMark(own) && !fitsPlace(currency, home) ? null : currency;
}

const OF_PLACE = new RegExp(`^(?:${JOINED_MARKS_OF_PLACE})$`);
/** `12 mar`: letters that touch a scale and are no currency of the paper's place, or not written as one. */
const isJoinedElsewhere = (
  { scale = '', after = '' }: Groups,
  written: string,
  home: CurrencyCode,
): boolean =>
  scale !== '' &&
  OF_PLACE.test(after) &&
  (currencyOfMark(after, home) !== home || !/^\p{Lu}/u.test(written.slice(-after.length)));

/** The power of ten meant: a bare letter counts only where it touches the digits or money is meant. */
function powerOf(groups: Groups): number {
  const written = groups.scale ?? '';
  const word = written.replace(/^(?:-| +)/, '');
  const isMoney = Boolean(groups.before ?? groups.after);
  if (word === '' || (ATTACHED_SCALES.has(word) && written !== word && !isMoney)) return 0;
  if (word === 't' && !isMoney) return 0;
  return isInCredit(groups.body ?? '', word) ? 0 : (powerOfScale(word) ?? 0);
}

const OF_LAKHS = new RegExp(`^${IN_LAKHS}$`);
function valueOf(groups: Groups, power: number): number | null {
  if (groups.word) return (valueOfWords(groups.word) ?? 0) * 10 ** power;
  const written = groups.body ?? '';
  const body = OF_LAKHS.test(written) ? written.replaceAll(',', '') : written;
  // `7,900 million`, `1,310 lakh`, `2.600 million`: nobody writes three decimals of these, nor two noughts behind one.
  const read = readNumber(
    power >= 5 && /^[1-9]\d{0,2}(?:,\d{3}|\.\d00)$/.test(body) ? body.replace(/[.,]/, '') : body,
    power,
    2,
  );
  if (!read) return null;
  const shift = power - read.decimals;
  const digits = Number(read.digits);
  return shift >= 0 ? digits * 10 ** shift : digits / 10 ** -shift;
}

function unitAfter(rest: string): 'percent' | 'months' | 'years' | 'times' | 'count' | 'measure' | null {
  if (/^ ?(?:%|percent\b|per cent\b|pour cent\b|pourcent\b|pct\b)/.test(rest)) return 'percent';
  if (
    /^[ -]?(?:(?:good|full|clear|comfortable|whole|safe|solid|quiet|bons?|pleins?|beaux|petits?) )?(?:months?|mois)\b/.test(
      rest,
    )
  )
    return 'months';
  if (/^[ -]?(?:years?|ans?|annees?)\b/.test(rest)) return 'years';
  if (/^(?:x\b| ?fois\b| ?times\b|-fold|fold)/.test(rest)) return 'times';
  if (UNIT_OF_MEASURE.test(rest)) return 'measure';
  return NOT_A_FIGURE.test(rest) ? null : 'count';
}

/** Every figure has a digit or a word of number: most sentences have neither, and are not searched. */
const MAY_COUNT = new RegExp(`\\d|${ANY_NUMBER_WORD}`);

/** What is counted in a passage, and what is measured in litres, kilowatts, days and the like, each in reading order. */
type Numerals = { readonly counted: readonly Numeral[]; readonly measured: readonly Numeral[] };
const NONE: Numerals = { counted: [], measured: [] };
const numeralsOfBoth = (
  text: string,
  plain: string,
  dates: readonly DateMention[],
  home: CurrencyCode,
): Numerals =>
  MAY_COUNT.test(text)
    ? remembered(`${home} ${dates.map(({ start, end }) => `${start}-${end}`).join(' ')} ${plain}`, () =>
        readNumerals(text, plain, dates, home),
      )
    : NONE;

/** The figures of a passage in reading order; dates, references and measures of time or weight are left out. */
export const numeralsIn = (...of: Parameters<typeof numeralsOfBoth>): readonly Numeral[] =>
  numeralsOfBoth(...of).counted;

/** What a passage tells in a unit of measure: `640 kW`, `9,000 litres a day`. Each is a count of its unit, which begins its noun. */
export const measuredIn = (...of: Parameters<typeof numeralsOfBoth>): readonly Numeral[] =>
  numeralsOfBoth(...of).measured;
type Sentence = { readonly text: string; readonly plain: string };
/** The figures of a sentence as it stands, which many rules ask for. */
export function numeralsOf(
  sentence: Sentence,
  { home }: { readonly home: CurrencyCode | null },
): readonly Numeral[] {
  const known = OF_SENTENCE.get(sentence);
  if (known) return known;
  const read = numeralsIn(sentence.text, sentence.plain, datesIn(sentence.text), home ?? 'USD');
  OF_SENTENCE.set(sentence, read);
  return read;
}
const OF_SENTENCE = new WeakMap<Sentence, readonly Numeral[]>();
/** Several rules ask for the figures of the same sentence. */
const remembered = memory<Numerals>();

/** `86 litres of every hundred`, `seven in ten`, `huit clients sur dix`: so many of a hundred. */
const OUT_OF = new RegExp(
  `(?<![a-z\\d.,-])(?:(?<body>\\d{1,2}(?:[.,]\\d)?)|(?<word>${NUMBER_WORDS})(?![a-z-])) (?:(?:[a-z'-]+ )?(?:(?:of|in|out of) (?:every|each)|out of(?: a| one)?|sur(?: chaque)?)|in) (?<base>ten|dix|10|hundred|cent|100)(?![a-z\\d-]|[.,]\\d| ?%| (?:\\d|thousand|million|mille|days|weeks|months|years|hours|minutes|jours|mois|ans|districts|cities|towns|villages|countries|counties|regions|states|places|shops|sites|branches))`,
  'g',
);
const MAY_BE_OUT_OF = / (?:in|every|each|of|a|one|sur|chaque) (?:ten|dix|10|hundred|cent|100)(?![\d.,a-z-])/;
function sharesIn(text: string): Numeral[] {
  if (!MAY_BE_OUT_OF.test(text)) return [];
  return [...text.matchAll(OUT_OF)].flatMap(({ 0: words, index, groups = {} }): Numeral[] => {
    const base = /^(?:ten|dix|10)$/.test(groups['base'] ?? '') ? 10 : 100;
    const { body, word = '' } = groups;
    const part = body === undefined ? valueOfWords(word) : Number(body.replace(',', '.'));
    if (part === null || part <= 0 || part >= base) return [];
    const end = index + words.length;
    const noun = NOUN.exec(text.slice(end))?.[1]?.trim() ?? '';
    const value = (100 * part) / base;
    return [{ start: index, end, value, unit: 'percent', currency: null, isScaled: false, noun }];
  });
}
const NOUN = /^ (?:de |d'|of )?((?:[a-z'-]+ ?){1,5})/;

/** `un milliard et demi`, `two million and a half`. */
const HALF_MORE = /^ (?:et demie?|and a half)\b/;
function readNumerals(
  text: string,
  plain: string,
  dates: readonly DateMention[],
  home: CurrencyCode,
): Numerals {
  const masked = withoutReferences(text, dates);
  const measured: Numeral[] = [];
  const found = [...masked.matchAll(NUMERAL)].flatMap((match): Numeral[] => {
    const written = plain.slice(match.index, match.index + match[0].length);
    const { groups, unsaid } = withScaleBehind(match.groups ?? {}, written);
    if (IS_CLASS.test(match[0]) && currencyOfMark(match[0].slice(0, 1), home) !== home) return [];
    const isOther = isJoinedElsewhere(groups, written, home);
    const currency = isOther ? null : currencyOf(groups, written, home);
    const isUnread = (groups.before ?? groups.after) !== undefined && currency === null;
    const unread = {
      ...groups,
      before: undefined,
      after: undefined,
      ...(isOther ? { scale: undefined } : {}),
    };
    const power = powerOf(
      isUnread ? (groups.behind === undefined ? unread : { ...unread, scale: undefined }) : groups,
    );
    const whole = valueOf(groups, power);
    const said = power > 0 ? power : (powerOfScale(groups.word?.split(/[ -]/).at(-1) ?? '') ?? 0);
    const half = said >= 3 ? HALF_MORE.exec(text.slice(match.index + match[0].length)) : null;
    const value = whole !== null && half !== null ? whole + 10 ** said / 2 : whole;
    const scaleless = power === 0 && groups.scale !== undefined;
    const dropped =
      (scaleless ? (groups.scale?.length ?? 0) : 0) +
      (scaleless || isUnread ? (groups.after?.length ?? 0) : 0) +
      (isUnread ? (groups.behind?.length ?? unsaid) : unsaid);
    const end = match.index + match[0].length - dropped + (half?.[0].length ?? 0);
    const start = match.index + (isUnread && groups.before ? match[0].search(/\d/) : 0);
    if (value === null || value === 0 || start < match.index) return [];
    const rest = text.slice(end, end + 70);
    const unit = currency === null ? unitAfter(rest) : 'money';
    if (unit === null) return [];
    const sign =
      unit === 'percent'
        ? (/^ ?(?:%|percent|per cent|pour cent|pourcent|pct)/.exec(rest)?.[0].length ?? 0)
        : 0;
    const noun = (NOUN.exec(rest)?.[1] ?? '').trim();
    const isScaled = power > 0 || (groups.word !== undefined && value >= LARGE_IN_WORDS);
    if (unit === 'measure') {
      const words = (MEASURED.exec(rest)?.[1] ?? '').trim();
      measured.push({ start, end, value, unit: 'count', currency, isScaled, noun: words });
      return [];
    }
    return [{ start, end: end + sign, value, unit, currency, isScaled, noun }];
  });
  const years = [...text.matchAll(A_YEAR)].map(({ 0: words, index }): Numeral => ({
    start: index,
    end: index + words.length,
    value: 1,
    unit: 'years',
    currency: null,
    isScaled: false,
    noun: '',
  }));
  const all = saidOnce(ranged(found, text), text, home);
  const apart = [...sharesIn(masked), ...years];
  const counted =
    apart.length === 0 ? all : [...without(all, apart), ...apart].toSorted((a, b) => a.start - b.start);
  return { counted, measured };
}

/** `1 120 MGA M`, `12 XOF Md`: the scale behind the currency. What stands there and is none is left, so many characters of it. */
function withScaleBehind(groups: Groups, written: string): { groups: Groups; unsaid: number } {
  const { scale, behind } = groups;
  if (behind === undefined) return { groups, unsaid: 0 };
  return scale === undefined && /M[a-z]*$/.test(written)
    ? { groups: { ...groups, scale: behind.trim() }, unsaid: 0 }
    : { groups: { ...groups, behind: undefined }, unsaid: behind.length };
}
/** `les actions P2`, `schedule K1`: a class or a number, where nothing speaks of the country of such money. */
const IS_CLASS = /^[nrkp]\d$/;
const MEASURED = /^[ -]?((?:[a-z'-]+[23]? ?){1,5})/;
/** `a year's worth in hand`, `un an de trésorerie`. */
const A_YEAR =
  /\b(?:a|one|un|une) (?:full |whole |bonne )?(?:year's|year|an|annee)(?= (?:worth|of (?:cash|runway|money|funding)|de (?:tresorerie|cash|visibilite)|devant nous))/g;
const LARGE_IN_WORDS = 1000;

const FROM_TO = /^(?: ?- ?| (?:to|a|jusqu'a) )$/;
const BOTH_ENDS = /^ (?:and|et) $/;
const OPENS_RANGE = /\b(?:between|entre) (?:[^\s\d]{1,5} ?)?$/;
/** What follows a sum, where what follows a count would be what is counted. */
const ENDS_SUM =
  /^(?: ?(?:[-.,;:!?)(/"|]|$)| (?:a|an|per|each|every|in|on|for|of|from|at|by|to|and|or|with|when|if|as|which|that|is|are|was|were|over|within|depending|before|after|par|le|la|les|pour|en|et|ou|de|du|des|selon|sur|dans|sont|est|a|au|d'ici)\b)/;
/** `Rs 38 to 44 million`, `entre 3 et 5 millions de FCFA`, `USD 400-450`: one scale and one currency for both ends of a range. */
function ranged(found: readonly Numeral[], text: string): readonly Numeral[] {
  const read = [...found];
  for (let index = 1; index < read.length; index += 1) {
    const [low, high] = [read[index - 1], read[index]];
    if (low === undefined || high === undefined || !areEnds(text, low, high)) continue;
    const currency = low.currency ?? high.currency;
    const scale = scaleOf(text, high);
    const value =
      !low.isScaled && high.isScaled && low.value * scale < high.value ? low.value * scale : low.value;
    if (value >= high.value) continue;
    const unit = currency === null ? high.unit : 'money';
    const shared = { currency, unit, isScaled: low.isScaled || value !== low.value } as const;
    read[index - 1] = { ...low, ...shared, value };
    read[index] = { ...high, currency, unit };
  }
  return read;
}

function areEnds(text: string, low: Numeral, high: Numeral): boolean {
  const between = text.slice(low.end, high.start);
  if (low.unit !== 'money' && low.unit !== 'count') return false;
  if (high.unit !== 'money' && high.unit !== 'count') return false;
  if (!FROM_TO.test(between) && !(BOTH_ENDS.test(between) && OPENS_RANGE.test(text.slice(0, low.start))))
    return false;
  if (low.unit === high.unit) return low.unit === 'count' || low.currency === high.currency;
  return high.unit === 'money' || ENDS_SUM.test(text.slice(high.end));
}

/** How much the word behind a figure makes of its digits. */
const scaleOf = (text: string, { start, end, value }: Numeral): number => {
  const digits = /\d[\d.,' ]*\d|\d/.exec(text.slice(start, end))?.[0];
  return digits === undefined ? 1 : 10 ** Math.round(Math.log10(value / plainNumber(digits)));
};

const BEHIND_BRACKET = new RegExp(`^ ?\\) ?(?:de |d'|of )?(?<mark>${AFTER})(?![a-z0-9])`);
const IN_BRACKETS = /^[^\d().;]{0,30}\((?:[^\d().;]{0,12})?$/;
const OPENS_BRACKET = /^ ?\( ?$/;
const NOUN_BEHIND = /^ ?\) ?(?:de |d'|of )?((?:[a-z'-]+ ?){1,5})/;

/** Whether a number in words has another in digits right behind it in brackets: `two thousand (2,000)`, `dix (12)`. */
export function isInBoth(text: string, words: Numeral, digits: Numeral): boolean {
  return (
    !/\d/.test(text.slice(words.start, words.end)) &&
    /\d/.test(text.slice(digits.start, digits.end)) &&
    OPENS_BRACKET.test(text.slice(words.end, digits.start)) &&
    /^ ?\)/.test(text.slice(digits.end))
  );
}

/** `neuf (9) années`, `sixty (60) months`: the unit stands behind the bracket. */
function termBehind(text: string, { end }: Pick<Numeral, 'end'>): 'months' | 'years' | null {
  const unit = /^ ?\)/.test(text.slice(end)) ? unitAfter(text.slice(end).replace(/^ ?\)/, '')) : null;
  return unit === 'months' || unit === 'years' ? unit : null;
}

/** `four hundred thousand dollars (US$400,000)`, `neuf millions (9 000 000) de francs CFA`: one amount written twice. */
function saidOnce(found: readonly Numeral[], text: string, home: CurrencyCode): Numeral[] {
  const read: Numeral[] = [];
  for (const numeral of found) {
    const last = read.at(-1);
    const isAgain =
      last !== undefined &&
      last.value === numeral.value &&
      (isInBoth(text, last, numeral) ||
        (last.value >= LARGE_IN_WORDS && IN_BRACKETS.test(text.slice(last.end, numeral.start))));
    if (!isAgain) {
      read.push(numeral);
      continue;
    }
    const behind = text.slice(numeral.end);
    const mark = BEHIND_BRACKET.exec(behind)?.groups?.['mark'];
    const currency =
      last.currency ?? numeral.currency ?? (mark === undefined ? null : currencyOfMark(mark, home));
    read[read.length - 1] = {
      ...last,
      end: numeral.end,
      currency,
      unit: currency === null ? (termBehind(text, numeral) ?? last.unit) : 'money',
      isScaled: last.isScaled || numeral.isScaled || last.value >= LARGE_IN_WORDS,
      noun: currency === null ? (NOUN_BEHIND.exec(behind)?.[1]?.trim() ?? '') : '',
    };
  }
  return read;
}
