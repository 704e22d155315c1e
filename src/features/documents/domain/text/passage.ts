import { CODES, MARKS, SIGNS } from '../words/currency-word.ts';
import { quoteOf, type FoldedPage } from './folded-page.ts';
import type { Quote } from '../document.ts';

/** A sentence, a bullet or a row of a table. Offsets are of the folded page; line breaks inside read as spaces. */
export type Passage = {
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly plain: string;
  /** The line it belongs to, counted through the document; wrapped lines are one. */
  readonly line: number;
  /** Whether it opens its line. */
  readonly opens: boolean;
  /** The length of the whole line. */
  readonly lineLength: number;
};

type Span = { readonly start: number; readonly end: number };

/** Longer passages are cut, which keeps every search within one passage short. */
const LONGEST = 600;
const WRAPPED_FROM = 55;
const HANGS =
  /(?:[,&-]|\b(?:the|a|an|of|and|or|in|to|for|with|by|since|until|from|during|de|du|des|la|le|les|et|ou|en|a|au|pour|par|sur|depuis))$/;
/** `The bridge is USD`, `the plan for FY2027 is`: what follows is the sum, or the name. */
const WANTS_A_SUM = new RegExp(
  `(?:\\b(?:is|was|were|are|about|than|over|from|last|est|sont|environ|${CODES}|(?<!\\d ?)(?:kshs?|ushs?|tshs?|shs?|rs\\.?))|${SIGNS})$`,
);
const IS_SUM = new RegExp(`^(?:${SIGNS}|[a-z]{1,4}[$₵]? ?)?\\d|^(?:${CODES})\\b`);
const LONGEST_TITLED = 120;
/** `M. Fall`, and no `640 M.` with which a sum ends its sentence. */
const ABBREVIATION =
  /(?:^|[\s(_]|\.-)(?:no|dr|mr|mrs|ms|mme|(?<!\d\s)[a-z]|prof|inc|ltd|pte|pty|pvt|sdn|bhd|ets|cie|ste|bros|co|corp|approx|ca|env|tel|st|p\.o|e\.g|i\.e|vs|est|art|reg|trim|sem|nr|ref|fig|al|etc|incl|excl|rs|gs|nu|janv|fevr|avr|juil|sept|oct|nov|dec|jan|feb|apr|aug)\.$/;

const trimmed = (text: string, start: number, end: number): Span => {
  let [from, to] = [start, end];
  while (from < to && text.charCodeAt(from) <= 32) from += 1;
  while (to > from && text.charCodeAt(to - 1) <= 32) to -= 1;
  return { start: from, end: to };
};

/** `412` over `bikes on the road`, `2.4 billion` over `shillings of sales`, `9 months` over `of cash`: the figure of a slide and what it counts. */
const NUMBER_ALONE = new RegExp(
  `^[+-]?(?:(?:[a-z]{0,3}|${SIGNS}) ?)?\\d[\\d.,' ]{0,14}(?:%|k|m|bn|mds?|x|\\+|(?:millions?|milliards?|billions?|crores?|lakhs?|months|mois))?(?: ?(?:${MARKS}))?$`,
);

/** `+112 %` over `Q2 2026 over Q2 2025`: a growth on a tile, and from when to when. */
const IS_PERCENT = /%$/;
const A_TIME = String.raw`(?:(?:[qhts][1-4]|fy|[a-z]{3,9}\.?) ?)?(?:20)?\d\d`;
const TIME_OVER_TIME = new RegExp(
  String.raw`^${A_TIME} (?:over|on|vs\.?|versus|against|sur|contre|/) ${A_TIME}$`,
);

const AROUND = 3;
const NARROWEST = 24;

/** The lines before and behind a place, without those that are rows. */
function widthAround(text: string, { start, end }: Span): number {
  const before = text
    .slice(Math.max(0, start - 400), start)
    .split('\n')
    .slice(-AROUND - 1, -1);
  const after = text
    .slice(end + 1, end + 400)
    .split('\n')
    .slice(0, AROUND);
  const widths = [...before, ...after]
    .filter((line) => !line.includes('\t'))
    .map((line) => line.trim().length)
    .toSorted((a, b) => b - a);
  // A title above a narrow column may be wider than it.
  return (widths.length > AROUND ? widths[1] : widths[0]) ?? 0;
}

/** Whether a line of a narrow column is as full as its neighbours: the word behind it had no room. */
function isFull(page: FoldedPage, line: Span, next: Span, share = 1): boolean {
  const own = page.text.slice(line.start, line.end);
  const last = own.split('\n').at(-1) ?? '';
  if (last.length < NARROWEST || /\t| {2,}/.test(last) || last.split(' ').length < FEWEST) return false;
  const [word = ''] = /^\S+/.exec(page.text.slice(next.start, next.end)) ?? [];
  const width = Math.max(
    last.length,
    widthAround(page.text, { start: line.end - last.length, end: line.end }),
  );
  return last.length + 1 + word.length > width * share;
}
const FEWEST = 4;

const OF_A_MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[ée]cembre)\b/;

/** `formation (12` over `M), réserve`: the scale of a number that ends a line. */
const OPENS_WITH_SCALE =
  /^(?:[kKmM]|bn|Bn|cr|Cr|Mds?|MF|MFCFA|millions?|milliards?|billions?|thousand|lakhs?|crores?|mille|%|per cent|percent|pour cent)(?=[).,;:]|$| (?!\p{Lu}))/u;
/** A word of scale at the beginning of a line is of the number that ends the one above, however short that is. */
const OPENS_WITH_WORD =
  /^(?:millions?|milliards?|billions?|thousand|lakhs?|crores?)(?=[).,;:]|$| (?!\p{Lu}))/u;
/** `working capital 35 000 000` over `FCFA.`: the currency of a sum that ends a line; one behind which digits stand opens the next sum. */
const OPENS_WITH_CURRENCY = new RegExp(`^(?:${MARKS})(?=[).,;:]|$|[ \\n](?![\\d(]))`);
/** `612 M` over `FCFA de chiffre d'affaires`: a figure on a tile, and below it its currency and what it is of. */
const CURRENCY_AND_NAME = new RegExp(`^(?:${MARKS}) (?:de |d'|of |in )[^\\n\\t]{3,60}$`);
const YEAR_ALONE = /^(?:fy ?)?(?:20)?\d\d(?:[-/]\d\d)?$/;
/** `working capital, certification` over `15 M. Debt today …`: a part of a sentence and its sum; what opens a list goes on with what it counts. */
const IS_LAST_OF_PARTS =
  /^[^\s\d]{0,4} ?\d[\d.,]*(?: \d{3})*(?: ?(?:[kKmM]|bn|cr|Mds?|%|[a-z]{2,9}))?[.,;)](?=\s|$)/;

/** `(b) | Management accounts show`, `4.2 | The tenant`: the next of a list. */
const IS_ITEM = /^(?:\(?[a-z\d]{1,4}[.)]|\d{1,2}(?:\.\d{1,2}){1,2}\.?|[-•*])\t/;

/** `--------`, `= = =`, `|---|---|`: a line that is drawn, and parts what it stands between. */
const IS_DRAWN = /^(?:[-–—=_~*+|:.#] ?){3,}$/;

const ENDS_AN_ITEM = /\d(?: ?(?:%|[a-z]{1,8}))?\)?[;.]$/;

function continues(page: FoldedPage, line: Span, next: Span): boolean {
  const lastLine = page.text.slice(page.text.lastIndexOf('\n', line.end - 1) + 1, line.end);
  if (IS_DRAWN.test(lastLine) || IS_DRAWN.test(page.text.slice(next.start, next.end))) return false;
  if (IS_ITEM.test(page.text.slice(next.start, next.start + 12))) return false;
  const tail = page.text.slice(Math.max(line.start, line.end - 12), line.end);
  // `revenue of 71 million (2023:` goes on.
  if (/[.!?:]$/.test(tail) && !/\((?:[^()]{0,11})?:$/.test(tail)) return false;
  if (NUMBER_ALONE.test(page.text.slice(line.start, line.end)))
    return (
      /^(?:[a-z]{2}|a |[ld]')[^\n\t]{0,60}$/.test(page.plain.slice(next.start, next.end)) ||
      CURRENCY_AND_NAME.test(page.text.slice(next.start, next.end)) ||
      (IS_PERCENT.test(tail) && TIME_OVER_TIME.test(page.text.slice(next.start, next.end)))
    );
  // `₦1.42bn revenue in` over `2025` alone.
  if (/\b(?:in|en)$/.test(tail) && YEAR_ALONE.test(page.text.slice(next.start, next.end))) return true;
  const own =
    page.text
      .slice(Math.max(line.start, line.end - 120), line.end)
      .split('\n')
      .at(-1) ?? '';
  const isSplit =
    own.length >= NARROWEST &&
    !own.includes('\t') &&
    /(?:^|[ a-z$€£₦₵])\d{1,3}$/.test(own) &&
    own.split(' ').length >= FEWEST &&
    /^000(?: 000)*(?=[ .,;)](?:[a-z]|$|\n))/.test(page.text.slice(next.start, next.end + 1));
  if (isSplit || /\([^()]{0,11}:$/.test(tail)) return true;
  // `marketing, AMD 150,000,000;` over `servers and tools, AMD 45,000,000;`: items of a list.
  if (
    ENDS_AN_ITEM.test(tail) &&
    ENDS_AN_ITEM.test(page.text.slice(Math.max(next.start, next.end - 12), next.end))
  )
    return false;
  const first = page.plain.charAt(next.start);
  const behind = page.plain.slice(next.start, next.start + 14);
  // `(38` over `100) n'ont pas été payés`.
  if (/ \(\d{1,3}$/.test(tail) && /^\d{3}\)/.test(behind)) return true;
  // `cash at 31` over `March 2025`, `dont 21` over `000 couverts`: one date, one number.
  if (
    /\b(?:at|on|to|of|by|until|from|ended|ending|clos|le|au|du) \d{1,2}$/.test(tail) &&
    OF_A_MONTH.test(behind)
  )
    return true;
  const isBroken = /[^\d.,:\s] \d{1,3}$/.test(tail) && /^\d{3} [a-zà-ÿ]/.test(behind);
  if (isBroken && line.end - line.start >= NARROWEST && !/\t/.test(page.text.slice(line.start, line.end)))
    return true;
  const isLong = line.end - line.start >= WRAPPED_FROM;
  const isText = isLong && !own.includes('\t');
  const isSum = /\d$/.test(tail) && !own.trimStart().includes('\t');
  if (isSum && (isLong || isFull(page, line, next)) && OPENS_WITH_CURRENCY.test(page.text.slice(next.start)))
    return true;
  const goesOn = page.text.slice(next.start, next.end);
  if (isSum && (OPENS_WITH_WORD.test(goesOn) || (isLong && OPENS_WITH_SCALE.test(goesOn)))) return true;
  if (isText && /\p{L}$/u.test(tail) && IS_LAST_OF_PARTS.test(page.text.slice(next.start, next.end)))
    return true;
  const isRow = /\S {2,}\S/.test(page.text.slice(Math.max(line.start, line.end - 200), line.end));
  if (/[a-z]/.test(first))
    return isLong || HANGS.test(tail) || isFull(page, line, next, NEARLY) || isParted(page, own, next);
  if (isNameBroken(page, line, next)) return true;
  // A line that opens with a figure behind one that does is the next of a list.
  const isNextOfList =
    /\d/.test(first) && (/^\W*\d/.test(page.text.slice(line.start, line.start + 8)) || /[)%\d]$/.test(tail));
  const isUnfinished =
    HANGS.test(tail) || (WANTS_A_SUM.test(tail) && IS_SUM.test(page.text.slice(next.start, next.start + 8)));
  // `Where the money came from` over `Buyer | KES million`: a title, and the head of its table.
  const isTitle = !own.includes('\t') && page.text.slice(next.start, next.end).includes('\t');
  if (isUnfinished && !isRow && !isLong && /[A-Z\d$€£₦₵]/.test(first))
    return !isTitle && isFull(page, line, next);
  // Two rows with cells are two, however the first ends: `paid in` over `4 Adama Traoré`.
  const areRows = own.includes('\t') && page.text.slice(next.start, next.end).includes('\t');
  return isLong && !isRow && !areRows && (isUnfinished || (/[(\d%]/.test(first) && !isNextOfList));
}

/**
 * `Adjoua Kobenan (44 %), Souleymane` over `Ouattara (21 %)`, `takes the place of the agreement` over `GS/2024/017`: a sentence
 * that had no room for the name it goes on with.
 */
function isNameBroken(page: FoldedPage, line: Span, next: Span): boolean {
  const own = page.plain.slice(line.start, line.end).split('\n').at(-1) ?? '';
  return (
    (ENDS_IN_NAME.test(own) || (own.length >= OF_RUNNING_TEXT && ENDS_IN_WORD.test(own))) &&
    /^\p{Lu}/u.test(page.plain.slice(next.start, next.start + 1)) &&
    !OPENS_A_SENTENCE.test(page.plain.slice(next.start, next.start + 24)) &&
    !page.text.slice(next.start, next.end).includes('\t') &&
    isFull(page, line, next, NEARLY) &&
    // Lines of one width are set to it; those of a list are as long as what they say.
    widthAround(page.text, { start: line.end - own.length, end: line.end }) >= own.length * NEARLY
  );
}
/** `Revenue of the third quarter`, below a line of a sheet: no name. */
const OPENS_A_SENTENCE =
  /^(?:Revenues?|Sales|Turnover|Staff|Cash|Customers|Employees|Growth|Chiffre d'affaires|Ventes|Effectif|Tr[ée]sorerie|Clients|Croissance|The|Our|We|Les|Nos|Nous) \p{Ll}/u;
/** Letters are not all as wide as each other. */
const NEARLY = 0.93;
const ENDS_IN_NAME = /[,;:)][^.\t]*[\p{Ll},)] \p{Lu}\p{Ll}+$/u;
const ENDS_IN_WORD = /^[^\t]*\p{Ll} \p{L}\p{Ll}+$/u;
const OF_RUNNING_TEXT = 70;

/** `We ended the half with 226` over `employees and 5,140`: a figure at the end of a line, and what it counts. */
const isParted = ({ text }: FoldedPage, own: string, next: Span): boolean =>
  COUNTS_ON.test(own) && own.length >= NARROWEST && !/[\t|:]|\d$/.test(text.slice(next.start, next.end));
const COUNTS_ON =
  /^[a-z][^\t|:]* (?:with|of|had|has|have|were|are|employs?|de|avec|compte|comptait) \d[\d,. ]{0,8}$/;

/** The lines of a page, those broken by the page's width put together again. */
function linesOf(page: FoldedPage): Span[] {
  const lines: Span[] = [];
  let open: Span | null = null;
  let from = 0;
  while (from <= page.text.length) {
    const found = page.text.indexOf('\n', from);
    const to = found < 0 ? page.text.length : found;
    const line = trimmed(page.text, from, to);
    if (open && line.end > line.start && continues(page, open, line))
      open = { start: open.start, end: line.end };
    else {
      if (open) lines.push(open);
      open = line.end > line.start ? line : null;
    }
    from = to + 1;
  }
  return open ? [...lines, open] : lines;
}

function isSentenceEnd(page: FoldedPage, from: number, end: number): boolean {
  const before = page.text.slice(Math.max(from, end - 10), end);
  if (end - from <= 5 && /^(?:\d{1,3}|[ivx]{1,4}|[a-z])\.$/.test(before)) return false;
  if (ABBREVIATION.test(before)) return false;
  // `Alh. M. Danjuma  5%`: in a row a title of two to four letters opens a name.
  const isRow = (page.text.slice(from, from + LONGEST_TITLED).split('\n')[0] ?? '').includes('\t');
  if (isRow && end - from <= 5 && /^[a-z]{2,4}\.$/.test(before)) return false;
  // `Osaka Filter Media K.K.` in a cell: a name, and the row goes on.
  if (/(?<![a-z])(?:[a-z]\.){2,}$/.test(before) && page.text[end] === '\t') return false;
  return !/[a-z]/.test(page.plain.charAt(trimmed(page.text, end, Math.min(end + 8, page.text.length)).start));
}

function sentencesOf(page: FoldedPage, line: Span): Span[] {
  const spans: Span[] = [];
  let from = line.start;
  for (const stop of page.text
    .slice(line.start, line.end)
    .matchAll(/(?:(?<![.\s])\.|[!?])["')\]]{0,3}(?=\s)/g)) {
    const end = line.start + stop.index + stop[0].length;
    if (!isSentenceEnd(page, from, end)) continue;
    spans.push(trimmed(page.text, from, end));
    from = end;
  }
  return [...spans, trimmed(page.text, from, line.end)].flatMap((span) => cut(page.text, span));
}

function cut(text: string, span: Span): Span[] {
  const pieces: Span[] = [];
  let from = span.start;
  while (span.end - from > LONGEST) {
    const space = text.slice(from, from + LONGEST).lastIndexOf(' ');
    const to = from + (space > 0 ? space : LONGEST);
    pieces.push(trimmed(text, from, to));
    from = to;
  }
  return [...pieces, trimmed(text, from, span.end)].filter(({ start, end }) =>
    /[a-z0-9₦$€£₵]/.test(text.slice(start, end)),
  );
}

/** Splits folded pages into passages, in reading order. */
export function passagesOf(pages: readonly FoldedPage[]): Passage[] {
  let count = 0;
  return pages.flatMap((page) =>
    linesOf(page).flatMap((line) => {
      count += 1;
      return sentencesOf(page, line).map(({ start, end }, index) => ({
        page,
        start,
        end,
        text: page.text.slice(start, end).replaceAll(/[\n\t]/g, ' '),
        plain: page.plain.slice(start, end).replaceAll(/[\n\t]/g, ' '),
        line: count,
        opens: index === 0,
        lineLength: line.end - line.start,
      }));
    }),
  );
}

/** The cells of a line as its page has them, in folded text: its parts between tabs. */
export const cellsAtTabs = ({ page, start, end }: Pick<Passage, 'page' | 'start' | 'end'>): string[] =>
  page.text.slice(start, end).split('\t');

/** A passage, or a span of its text, as quoted from the original. */
export const quotePassage = ({ page, start, end }: Passage, from = 0, to = end - start): Quote =>
  quoteOf(page, start + from, start + to);

/** The pages that passages stand on, each once, in reading order. */
export const pagesOf = (passages: readonly Passage[]): FoldedPage[] => [
  ...new Set(passages.map(({ page }) => page)),
];
