import { once } from '../words/memory.ts';
import { type FoldedPage, wholeText } from './folded-page.ts';
import type { DocumentTime } from '../document.ts';
import {
  countsCalendarYears,
  type DateMention,
  datesIn,
  otherThanDecember,
  yearEndIn,
  isMonth,
} from '../words/period.ts';
import { twoDigits } from '../words/period-word.ts';

/** When a document was written, as precisely as it says, with the month its months without a year are counted from. */
export type DocumentDate = {
  readonly date: string;
  readonly year: number;
  readonly month: number;
  /** The quarter or half its title says it reports on. */
  readonly reported?: string | null;
  /** The month its financial years end in, where that is not December. */
  readonly fiscalEnd?: number | null;
  /** It is of the last days of its month, which its `last month` and `so far` are of. */
  readonly isMonthEnd?: boolean;
};

/** `2026-09` as the month a document was written in. */
const asMonth = (date: string): DocumentDate => ({
  date,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5)),
});

/** Accounts speak of halves and quarters as of the period they are of. */
export function asWritten(closed: string | null): DocumentDate | null {
  const [, year, half, quarter, month] = /^(\d{4})-(?:H([12])|Q([1-4])|(\d\d))$/.exec(closed ?? '') ?? [];
  if (year === undefined || closed === null) return null;
  const last = Number(month ?? (half === undefined ? 3 * Number(quarter) : 6 * Number(half)));
  return { date: closed, year: Number(year), month: last, reported: month === undefined ? closed : null };
}

const LOOKED_AT = 700;
/** A day of something else: when the company began, a loan was drawn, a licence ends, a year closed. */
const ELSE = String.raw`since|drawn|closes?|opens?|lapses?|(?:in|en|good) force|founded|created|incorporated|registered|until|till|valid|validity|validite|expir[a-z]*|born|due|accru[a-z]*|matur[a-z]*|repayable|granted|issued|obtained|ended|ending|by|from|depuis|jusqu\S*|cree\S*|nee?|obtenu\S*|delivre\S*|clos|immatricule\S*|valable|renew\S*|extend\S*|ends?|runs?|appoint\S*|elected|confie\S*|nomm\S*|designe\S*|renouvel\S*|prolong\S*|before|avant|(?:years?|ans|annees),? (?:to|au?)`;
const OF_ELSE = new RegExp(String.raw`\b(?:${ELSE})(?: \S+){0,2} $`);
/** `Née à Agadir le`: the day of a party's birth. */
const BORN = /\b(?:nee?|born)\b[^.;]{0,40}$/;
/** `Seeds that are paid for by harvest` over `November 2026`: what a line above ends with says nothing of a date alone in its own, but for its last word. */
const OF_ELSE_ABOVE = new RegExp(String.raw`\b(?:${ELSE})(?: (?:the|le|on))? $`);
/** `to the end of 2026`: how far something goes. */
const UP_TO = /\b(?:to|through|into|past|beyond|before|jusqu\S*|d'ici|avant)(?: the)? $/;
/** `From 15 September 2026 to 14 September 2028`: the end of what goes on. */
const ENDS_A_TERM =
  /\b(?:from|du|commencing|beginning|starting|a compter du)\b [^.;]{4,40}\b(?:to|until|till|through|au|jusqu'au)(?: the)? $/;
const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:spring|printemps) (20[0-4]\d)\b/, 4],
  [/\b(?:summer|ete) (20[0-4]\d)\b/, 7],
  [/\b(?:autumn|fall|automne) (20[0-4]\d)\b/, 10],
];

const ON_A_DAY = /\b(?:at|on|as of|as at|au|le|fin|end of) (?:the )?(?:end of )?$/;

const AHEAD =
  /\b(?:will|by|until|valid|target|plan|expir\w*|terminat\w*|ends|commenc\w*|prend(?:ra)? (?:fin|effet)|due|jusqu\S*|d'ici|prevu\w*|echeance|from|since|depuis|compter|partir|instal+ments?|repa(?:id|y\w*)|(?:the|la) (?:first|last|premiere|derniere)(?= (?:on|le)\b))\b[^.;]{0,40}$/;

/** The latest day a document counts something on; null where there is none. */
function latestCount(pages: readonly FoldedPage[]): DocumentDate | null {
  const days = pages
    .flatMap(({ text }) => {
      const line = text.replaceAll(/\s+/g, ' ');
      return datesIn(line).filter(({ date, start }) => {
        const before = line.slice(Math.max(0, start - 60), start);
        return isMonth(date) && ON_A_DAY.test(before) && !OF_ELSE.test(before) && !AHEAD.test(before);
      });
    })
    .map(({ date }) => date)
    .toSorted();
  const latest = days.at(-1);
  return latest === undefined ? null : asMonth(latest);
}

const NOT_YET =
  /\b(?:ends?|ended|ending|expir\w*|terminat\w*|valid\w*|until|till|will|shall|due|by|before|matur\w*|deliver\w*|repa(?:y|id)\w*|pay(?:able|s)?|start\w*|commenc\w*|begin\w*|effect\w*|from|renew\w*|plan\w*|forecast|target|expected|prend|fin|cess\w*|echeance|livr\w*|rembours\w*|compter|partir|entr\w*|jusqu\S*|d'ici|prevu\w*|avant|objectif)\b[^.;]{0,45}$/;
const SAID_ON =
  /(?:^|\b(?:at|on|as of|as at|dated|date|updated|printed|signed|extract|status|position|du|au|le|arrete|imprime|edite|signe|mis a jour|etat)\b[ :]*(?:the )?)$/;

/** The latest day a document speaks of as one that has been: its own, or one it counts or notes something on. */
export function latestDayIn(pages: readonly FoldedPage[]): DocumentDate | null {
  const own = documentDate(pages);
  const days = pages.flatMap(({ text }) =>
    text.split('\n').flatMap((line, index, lines) =>
      datesIn(line).flatMap(({ date, start }) => {
        const before = line.slice(Math.max(0, start - 60), start);
        // `valid to 30` over `November 2029`: a line that breaks off says what the day is of.
        const broken = /\w$/.test(lines[index - 1] ?? '') ? `${(lines[index - 1] ?? '').slice(-60)} ` : '';
        const isSaid =
          isMonth(date) &&
          SAID_ON.test(before) &&
          !NOT_YET.test(before) &&
          !(start === 0 && NOT_YET.test(broken));
        return isSaid ? [date] : [];
      }),
    ),
  );
  // What a paper of this year speaks of a year later is to come.
  const isSoon = (date: string): boolean => own === null || monthsBetween(own, asMonth(date)) < A_YEAR;
  const latest = [...days.filter(isSoon), ...(own && own.date.length === 7 ? [own.date] : [])]
    .toSorted()
    .at(-1);
  return latest === undefined ? own : asMonth(latest);
}

const A_YEAR = 12;
const monthsBetween = (one: DocumentDate, other: DocumentDate): number =>
  (other.year - one.year) * A_YEAR + other.month - one.month;

const yearEndOf = once((pages: readonly FoldedPage[]) => yearEndIn(wholeText(pages)));
/** The month in which a company's years end, where its papers say one and another than December. */
export const fiscalEndOf = (pages: readonly FoldedPage[]): number | null =>
  otherThanDecember(yearEndOf(pages));

/**
 * The date a document gives itself on its first page, the latest of several; else the latest day it counts something on;
 * null where there is neither.
 */
export function documentDate(pages: readonly FoldedPage[]): DocumentDate | null {
  const own =
    dateGiven(pages) ?? daySigned(pages) ?? dateAtTop(pages) ?? runningDate(pages) ?? latestCount(pages);
  const title = pages[0]?.text.slice(0, TITLE).replaceAll(/\s+/g, ' ') ?? '';
  const reported = datesIn(title).find(({ date }) => /^\d{4}-[QH]\d$/.test(date))?.date ?? null;
  if (own === null) return null;
  const fiscalEnd = fiscalEndOf(pages);
  return {
    ...own,
    reported: reported ?? partBefore(pages, own),
    ...(isOfMonthEnd(pages, own) && { isMonthEnd: true }),
    ...(fiscalEnd === null ? {} : { fiscalEnd }),
  };
}

const LAST_DAYS = /^(?:28|29|30|31)\b|-(?:28|29|30|31)$/;
/** Whether the days of its month that the first page tells are the last ones. */
function isOfMonthEnd([first]: readonly FoldedPage[], { date }: DocumentDate): boolean {
  const text = first?.text.replaceAll(/\s+/g, ' ') ?? '';
  const days = datesIn(text)
    .filter((one) => one.date === date)
    .map(({ start, end }) => text.slice(start, end))
    .filter((day) => /^\d{1,2}\D|-\d\d$/.test(day));
  return days.length > 0 && days.every((day) => LAST_DAYS.test(day));
}

/** When a document was written and which years it counts in. */
export function documentTime(pages: readonly FoldedPage[], own: DocumentDate | null): DocumentTime {
  return {
    writtenIn: own?.date ?? null,
    yearEnd: yearEndOf(pages),
    countsCalendarYears: countsCalendarYears(wholeText(pages)),
  };
}

const FRESH = 4;
/** The latest quarter or half a document names that was over, not long ago, when it was written. */
function partBefore(pages: readonly FoldedPage[], { year, month }: DocumentDate): string | null {
  const written = year * 12 + month;
  const parts = pages
    .flatMap(({ text }) => datesIn(text.replaceAll(/[ \t]+/g, ' ')))
    .flatMap(({ date }) => (/^\d{4}-[QH]\d$/.test(date) ? [date] : []))
    .filter((date) => partEnd(date) <= written && partEnd(date) >= written - FRESH);
  return parts.toSorted((a, b) => partEnd(a) - partEnd(b) || b.localeCompare(a)).at(-1) ?? null;
}
/** `Fait à Abidjan en deux originaux, le 22 septembre 2026`: the day at the end of an agreement. */
const SIGNS = /(?:^|[.;] )(?:fait|done|made|signed|executed|signee?)\b/;
const IS_SIGNED =
  /(?:^|[.;] )(?:fait|done|made|signed|executed|signee?)(?: and signed| et signee?)? (?:at|in|a) [a-z' ,-]{2,60}?(?:,|\b(?:on|le|this))(?: the| le)? $/;
function daySigned(pages: readonly FoldedPage[]): DocumentDate | null {
  const lines = pages.flatMap(({ text }) => text.split('\n').filter((line) => SIGNS.test(line)));
  const days = lines.flatMap((line) =>
    datesIn(line).filter(({ date, start }) => isMonth(date) && IS_SIGNED.test(line.slice(0, start))),
  );
  return latestMonth(days);
}

/** A line without the number of the page that it ends with. */
const withoutNumber = (line: string): string => line.replace(/[\s|·–-]*\d{1,3}$/, '').trim();

/** The lines that open several pages alike: `Harbour Mills – investor book, March 2026   4`. */
function runningHeads(pages: readonly FoldedPage[]): string[] {
  const heads = pages.map(({ text }) => withoutNumber(text.trimStart().split('\n', 1)[0] ?? ''));
  return heads.filter((head, index) => heads.indexOf(head) < index);
}

/** The month that the last lines of the first page, or of the last, end with, or the head of its pages: `Information for shareholders, January 2026`. */
function runningDate(pages: readonly FoldedPage[]): DocumentDate | null {
  const feet = [pages[0], pages.at(-1)].flatMap((page) =>
    (page?.text.trimEnd().split('\n').slice(-FOOT_LINES) ?? []).toReversed().map(withoutNumber),
  );
  for (const text of [...feet, ...runningHeads(pages)]) {
    const date = datesIn(text).at(-1);
    const isOwn =
      date !== undefined &&
      isMonth(date.date) &&
      date.end >= text.length - 1 &&
      !OF_ELSE.test(text.slice(Math.max(0, date.start - 60), date.start)) &&
      /[,|·–-] ?(?:\d{1,2} )?$|^(?:\d{1,2} )?$/.test(text.slice(0, date.start));
    if (isOwn) return asMonth(date.date);
  }
  return null;
}
const FOOT_LINES = 3;

const TITLE = 250;

/** The month a quarter or half ends with, counted from year 0. */
const partEnd = (date: string): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(6)) * (date[5] === 'Q' ? 3 : 6);

/** `Date: 2 May 2025`, `Made and signed at Accra on 5 May 2025`, `Fait à Lomé, le 3 mai 2025`: the day it gives itself. */
const GIVES_ITSELF =
  /(?:^|[.;:|)\]] ?["”»]? ?)(?:(?:this|the|la|cette|le|l') ?[a-z]+ (?:is|was|est|a ete) )?(?:date|dated|written|signed|made(?: and signed)?|done|version|date du|fait|signee?|ecrite?|redigee?)(?: (?:at|in|a|by|par) [a-z' -]{2,24}?)?[ ,:]*(?:(?:on|of|as of|le|du|en|in|the) )*$/;

/** `Harbour Mills, letter to shareholders, Accra, 14 October 2025`: a line that ends with a day. */
const ENDS_A_LINE = /^(?:[^.;:]{2,80}[,|·–-] ?)?(?:le |on |the )?$/;
/** `Date: Fri, 9 Oct 2026 21:47`: the head of a letter sent by mail. */
const HEADS_A_MAIL = /^(?:date|sent|envoye(?: le)?) ?[:\t] ?(?:[a-z]{2,9}\.?,? )?(?:le )?$/;
function daysOfLines(text: string): DateMention[] {
  return text.split('\n').flatMap((line) => {
    const [first] = datesIn(line.trim());
    if (first !== undefined && HEADS_A_MAIL.test(line.trim().slice(0, first.start))) return [first];
    const last = datesIn(line.trim()).at(-1);
    if (last === undefined || last.end < line.trim().length - 1) return [];
    const isDay = /^\d/.test(line.trim().slice(last.start)) && isMonth(last.date);
    const before = line.trim().slice(0, last.start);
    return isDay && ENDS_A_LINE.test(before) && !OF_ELSE.test(before) ? [last] : [];
  });
}

/** The dates that are all there is in their lines. */
function datesAlone(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  return new Set(
    lines.filter((line) => {
      const [date] = datesIn(line);
      return date !== undefined && date.start === 0 && date.end === line.length;
    }),
  );
}

/** The latest month of some mentions. */
function latestMonth(mentions: readonly DateMention[]): DocumentDate | null {
  const latest = mentions
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return latest === undefined ? null : asMonth(latest);
}

/** The last month of the latest quarter or half of some mentions. */
function latestPart(mentions: readonly DateMention[]): DocumentDate | null {
  const part = mentions
    .flatMap(({ date }) => (/^\d{4}-[QH]\d$/.test(date) ? [date] : []))
    .toSorted((a, b) => partEnd(a) - partEnd(b))
    .at(-1);
  if (part === undefined) return null;
  return asMonth(`${part.slice(0, 5)}${twoDigits(partEnd(part) % 12 || 12)}`);
}

/** The months that the top of the first page names, and that are of nothing else by their words. */
function monthsAtTop({ text: page }: FoldedPage): DateMention[] {
  const text = topOf(page);
  const alone = datesAlone(page.slice(0, LOOKED_AT));
  return datesIn(text).filter(
    ({ date, start, end, isYearEnd }) =>
      isMonth(date) &&
      !BORN.test(text.slice(Math.max(0, start - 60), start)) &&
      !(isYearEnd && UP_TO.test(text.slice(0, start))) &&
      !ENDS_A_TERM.test(text.slice(Math.max(0, start - 60), start)) &&
      !(alone.has(text.slice(start, end)) ? OF_ELSE_ABOVE : OF_ELSE).test(
        text.slice(Math.max(0, start - 60), start),
      ),
  );
}
const topOf = (page: string): string => page.slice(0, LOOKED_AT).replaceAll(/\s+/g, ' ');

/** `FACILITY AGREEMENT` over `dated 15 July 2026 between`: the title of a deed and its day. */
const IS_DATED = /^(?:dated|made|signed|en date du|signee? le|conclue? le)(?: (?:on|this|the|as of))* (?=\d)/;
const IN_CAPITALS = /^[\p{Lu}\d][\p{Lu}\d &'’(),.–-]{5,80}$/u;
/** The day on which a deed was made, as `2026-07`, told under its title; null where none is. */
export function dayOfDeed({ text, plain }: FoldedPage): string | null {
  const lines = text.slice(0, LOOKED_AT).split('\n');
  const titles = plain.slice(0, LOOKED_AT).split('\n');
  const days = lines.flatMap((line, index) => {
    const told = line.trim();
    const begins = IS_DATED.exec(told)?.[0].length;
    const title = titles[index - 1]?.trim() ?? '';
    if (begins === undefined || !IN_CAPITALS.test(title)) return [];
    return datesIn(told).filter(({ date, start }) => start === begins && isMonth(date));
  });
  return days[0]?.date ?? null;
}

/** The day that the top of a document gives as its own. */
function dateGiven([first]: readonly FoldedPage[]): DocumentDate | null {
  if (!first) return null;
  const text = topOf(first.text);
  return (
    latestMonth(monthsAtTop(first).filter(({ start }) => GIVES_ITSELF.test(text.slice(0, start)))) ??
    latestMonth(daysOfLines(first.text.slice(0, LOOKED_AT)))
  );
}

const HEAD_LINES = 6;
const LONGEST_HEAD = 60;
/** `Kafr El Sheikh, September 2026`: the month that a line of the title ends with; what the text below looks ahead to is later. */
function headedBy(text: string): DocumentDate | null {
  const lines = text.trimStart().split('\n').slice(0, HEAD_LINES);
  return latestMonth(
    lines.flatMap((line, index) => {
      const told = line.trim();
      const date = datesIn(told).at(-1);
      const above = `${lines[index - 1]?.trim() ?? ''} `;
      const isHead =
        date !== undefined &&
        isMonth(date.date) &&
        date.end === told.length &&
        told.length <= LONGEST_HEAD &&
        /^(?:[^.;:\d]{2,40}[,|·–-] ?)?$/.test(told.slice(0, date.start)) &&
        !OF_ELSE.test(told.slice(0, date.start)) &&
        !(date.start === 0 && OF_ELSE_ABOVE.test(above));
      return isHead ? [date] : [];
    }),
  );
}

/** The latest time that the top of a document names, where it gives none as its own. */
function dateAtTop([first]: readonly FoldedPage[]): DocumentDate | null {
  if (!first) return null;
  const text = topOf(first.text);
  const dates = datesIn(text);
  const months = monthsAtTop(first);
  // What the title reports on was over when the text below it was written.
  const titled = latestPart(dates.filter(({ end }) => end <= TITLE));
  const latest = headedBy(first.text) ?? latestMonth(months);
  if (latest)
    return titled && titled.date > latest.date && !months.some(({ end }) => end <= TITLE) ? titled : latest;
  const part = latestPart(dates);
  if (part) return part;
  for (const [season, middle] of SEASONS) {
    const found = season.exec(text)?.[1];
    if (found !== undefined) return { date: found, year: Number(found), month: middle };
  }
  return null;
}
