import type { PageText, Quote } from '../document.ts';
import { once } from '../words/memory.ts';

/**
 * A page in the form it is searched in. `text` is lower case without accents, ligatures or invisible characters;
 * `plain` is the same with its capitals; both have the same length. `origin[i]` is where character `i` came from.
 */
export type FoldedPage = {
  readonly source: PageText;
  readonly text: string;
  readonly plain: string;
  readonly origin: Uint32Array | null;
};

const ASCII_ONLY = /^[\t\n\r -~]*$/;
const SPACE = /^[\s\u00a0\u202f\u2000-\u200a]$/;
const UNSEEN = /^[\p{M}\p{Default_Ignorable_Code_Point}]$/u;
const SAME_AS: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‑': '-',
  '‐': '-',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  '\r': '\n',
  '\f': '\n',
  '\v': '\n',
};

const foldings = new Map<string, string>();

/** What one UTF-16 unit becomes: usually one character, none for marks, two for ligatures. */
function foldUnit(unit: string): string {
  const known = foldings.get(unit);
  if (known !== undefined) return known;
  const folded =
    SAME_AS[unit] ??
    (unit === '\n' || unit === '\t' ? unit : SPACE.test(unit) ? ' ' : UNSEEN.test(unit) ? '' : base(unit));
  foldings.set(unit, folded);
  return folded;
}

function base(unit: string): string {
  const kept = Array.from(unit.normalize('NFKD')).filter((part) => !UNSEEN.test(part));
  return kept.join('').replaceAll('⁄', '/');
}

const lower = (plain: string): string => {
  const text = plain.toLowerCase();
  return text.length === plain.length
    ? text
    : Array.from(plain, (one) => (one.toLowerCase().length === one.length ? one.toLowerCase() : one)).join(
        '',
      );
};

/** Narrower cells are those of a table. */
const WIDE = 40;
const GOES_ON = /^(\t+)[^\t\s][^\t]*$/;
/**
 * `2.1 | Rent is paid on the` over ` | first of each month`: the tabs before lines of a paragraph that hangs from its number,
 * by where they begin and end. They part no cells.
 */
function hangingTabs(text: string): readonly (readonly [from: number, to: number])[] {
  const tabs: (readonly [number, number])[] = [];
  let at = 0;
  let above = '';
  for (const line of text.split('\n')) {
    const cells = above.split('\t');
    const count = GOES_ON.exec(line)?.[1]?.length ?? 0;
    if (count > 0 && cells.length === count + 1 && (cells.at(-1)?.length ?? 0) >= WIDE)
      tabs.push([at, at + count]);
    above = line;
    at += line.length + 1;
  }
  return tabs;
}

/** What stands in place of some units of a page: what they are read as, and how many they are, by where they begin. */
type Reading = { readonly read: string; readonly length: number };
type Instead = ReadonlyMap<number, Reading>;

/** `9,4 MD`, `312 mD`, `(mDT)`: millions and thousands of dinars, as Tunisians write them. */
const IN_DINARS = /(?<![A-Za-z])(?:[mM]D|mDT)(?![A-Za-z])/g;
/** `Cash at bank .......... 252 million`: dots that lead from a name to its figure part them like cells. */
const DOTS = / ?\.{4,} ?/g;
const ENDS_NAME = /[\p{L})%]$/u;
const BEGINS_FIGURE = /^[^\p{L}\n]{0,4}(?:\p{Lu}[\p{L}$₦€£₵]{0,4} ?)?\d/u;
const REACH = 12;
/** `Governance ......... 15`: the page of a table of contents. */
const IS_PAGE_NUMBER = /^\d{1,3}[^\S\n]*(?:\n|$)/;
const isLeader = (text: string, from: number, to: number): boolean => {
  const behind = text.slice(to, to + REACH);
  return (
    ENDS_NAME.test(text.slice(Math.max(0, from - 2), from)) &&
    BEGINS_FIGURE.test(behind) &&
    !IS_PAGE_NUMBER.test(behind)
  );
};

/** `Rs. 412 million`, `(Tk. lakh)`, `Kshs.5`: a mark of money that is short for a word. Its dot ends nothing. */
const SHORT_MARK =
  /(?<![A-Za-z.])(?:R[seS]|rs|T[kK]|[KUT]?[Ss]hs?|KSHS?|KSh|Dhs?|Br)\. ?(?=[(']?-?\d|(?:in )?(?:lakhs?|lacs?|crores?|cr|m|mn|bn|k|millions?|billions?|thousands?|'?000s?)\b|\))/g;

/** What stands in place of dots that lead to a figure, wherever a text is from. */
const leadersIn = ({ text }: PageText): Instead =>
  new Map(
    [...text.matchAll(DOTS)]
      .filter(({ 0: dots, index }) => isLeader(text, index, index + dots.length))
      .map(({ 0: dots, index }) => [index, { read: '\t', length: dots.length }] as const),
  );

/** `412 MAr`: millions of ariary, and no day of March. */
const IN_ARIARY = /(?<=\d ?)MAr(?![A-Za-z])/g;

/** `61.200`, `1.350,5`, `6.115.000`: points between thousands. */
const POINTED = /(?<![\d.,/-])\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?(?![\d/-]|[.,]\d)/g;
/** `2,4`, `99,97`: a comma before decimals. */
const DECIMAL_COMMA = /(?<![\d.,/-])\d{1,6},\d{1,2}(?![\d/-]|[.,]\d)/g;
/** `61,200`, `2.4 million`, `9.5%`: the other way round. */
const OTHERWISE =
  /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)|\d\.\d{1,2} ?(?:%|per ?cent|(?:million|billion|milliard|thousand|m|bn)\b)|(?<![\d.,])0\.\d/;
/** A fraction of one or two digits, as `4.000` is none. */
const FRACTION = /\d\.\d{1,2}(?!\d)/;
const ROUND = /00$/;
const LEAST_POINTED = 4;
/** Whether a paper writes points between thousands and a comma before decimals throughout, and nothing the other way round. */
function writesPoints(pages: readonly PageText[]): boolean {
  const all = pages.map(({ text }) => text).join('\n');
  const pointed = all.match(POINTED) ?? [];
  if (pointed.length < 2 || OTHERWISE.test(all)) return false;
  // `2.760` beside `515`, and `4.000 million`: where nothing has another fraction.
  const areWhole =
    pointed.length >= LEAST_POINTED && !FRACTION.test(all) && pointed.some((one) => ROUND.test(one));
  return areWhole || all.search(DECIMAL_COMMA) >= 0;
}
/** Points and commas of such numbers, each read as the other. */
const swappedIn = (text: string): (readonly [number, Reading])[] =>
  [...text.matchAll(POINTED), ...text.matchAll(DECIMAL_COMMA)].flatMap(({ 0: number, index }) =>
    [...number.matchAll(/[.,]/g)].map(
      ({ 0: mark, index: at }) => [index + at, { read: mark === '.' ? ',' : '.', length: 1 }] as const,
    ),
  );

/** The signs in which the numbers of a whole paper are written. */
type Signs = { readonly arePoints: boolean; readonly areDinars: boolean };

/** What signs of money and points between thousands are read as on the pages of a paper. */
function insteadOf(page: PageText, { arePoints, areDinars }: Signs): Instead {
  const { text } = page;
  const dinars = areDinars ? [...text.matchAll(IN_DINARS)] : [];
  return new Map<number, Reading>([
    ...leadersIn(page),
    ...(arePoints ? swappedIn(text) : []),
    ...dinars.map(
      ({ 0: mark, index }) => [index, { read: mark === 'MD' ? 'MDT' : 'kDT', length: mark.length }] as const,
    ),
    ...[...text.matchAll(IN_ARIARY)].map(({ index }) => [index, { read: 'M Ar', length: 3 }] as const),
    ...[...text.matchAll(SHORT_MARK)].map(({ 0: mark, index }) => {
      const end = text[index + mark.length] === ')' ? '' : ' ';
      return [index, { read: mark.replace(/\. ?$/, end), length: mark.length }] as const;
    }),
  ]);
}

/**
 * The pages of a paper folded: marks of money without the dot that shortens them, `1.350,5` as `1,350.5` where a paper writes its
 * numbers so, in Tunisia with its own signs of scale.
 */
export function foldPages(
  pages: readonly PageText[],
  homeOf: (pages: readonly FoldedPage[]) => string | null,
): FoldedPage[] {
  const arePoints = writesPoints(pages);
  const all = pages.map((page) => folded(page, insteadOf(page, { arePoints, areDinars: false })));
  const mayBe = pages.some(({ text }) => text.search(IN_DINARS) >= 0);
  return mayBe && homeOf(all) === 'TND'
    ? pages.map((page) => folded(page, insteadOf(page, { arePoints, areDinars: true })))
    : all;
}

/** Folds a page or a sentence once; time and memory grow with its length only. */
export const foldPage = (source: PageText): FoldedPage => folded(source, leadersIn(source));

function folded(source: PageText, instead: Instead): FoldedPage {
  const { text } = source;
  const hanging = text.includes('\n\t') ? hangingTabs(text) : [];
  if (hanging.length === 0 && instead.size === 0 && ASCII_ONLY.test(text)) {
    const plain = text.replaceAll('\r', '\n');
    return { source, text: plain.toLowerCase(), plain, origin: null };
  }
  const origin = new Uint32Array(text.length * 4 + 1);
  const parts: string[] = [];
  let length = 0;
  let next = 0;
  for (let index = 0; index < text.length; index += 1) {
    const [from, to] = hanging[next] ?? [];
    if (from === index && to !== undefined) {
      index = to;
      next += 1;
    }
    const other = instead.get(index);
    const read = other?.read ?? foldUnit(text.charAt(index)).slice(0, 4);
    for (let piece = 0; piece < read.length; piece += 1) origin[length + piece] = index;
    length += read.length;
    parts.push(read);
    if (other !== undefined) index += other.length - 1;
  }
  origin[length] = text.length;
  const plain = parts.join('');
  return { source, text: lower(plain), plain, origin: origin.slice(0, length + 1) };
}

/** The words of the original page behind a folded span. */
export function quoteOf(page: FoldedPage, from: number, to: number): Quote {
  const start = page.origin?.[from] ?? from;
  const last = page.origin?.[to - 1] ?? to - 1;
  const end = Math.max(page.origin?.[to] ?? to, last + 1);
  return { page: page.source.page, start, end, text: page.source.text.slice(start, end) };
}

/** A page's text as it runs: lines, tabs and wide gaps are blanks. */
export const runningText = once(({ text }: FoldedPage): string => text.replaceAll(/\s+/g, ' '));
/** The same of all pages. */
export const wholeText = once((pages: readonly FoldedPage[]): string => pages.map(runningText).join(' '));
