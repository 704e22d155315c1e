import type { NumberKind } from '../document.ts';
import { baseInBracket, dateFor, growthDate, HEADS_THE_NEXT, isOfTheNext } from './figure-date.ts';
import type { Figure } from './figure-context.ts';
import { bracketOfYearBefore, isInBracketOfBefore, YEAR_BEFORE } from './figure-continued.ts';
import type { Numeral } from '../words/numeral.ts';
import { IS_A_DAY, SAME_STRETCH } from '../words/period-bare.ts';
import {
  type DateMention,
  datesIn,
  isTwelveMonths,
  monthsAsDate,
  monthsUpTo,
  yearsLater,
  isMonth,
} from '../words/period.ts';
import { withoutAgreed } from './paper-time.ts';
import { endOf } from './running-time.ts';
import { COUNT, countOf, MONTH_NAMES } from '../words/period-word.ts';
import type { PlacedPassage } from '../text/section.ts';
type Told = {
  readonly passage: PlacedPassage;
  readonly numeral: Numeral;
  readonly kind: NumberKind;
  readonly dates: readonly DateMention[];
  readonly previous: Figure | null;
  readonly isPlan: boolean;
  /** Whether it is the same as the figure before it, at another time. */
  readonly isContinued: boolean;
  /** The year, or financial year, the document was written in. */
  readonly year: number | null;
  /** The date of the words above, or of the accounts. */
  readonly headed: string | null;
  /** Whether the years of who writes begin with January. */
  readonly countsCalendarYears: boolean;
  /** The date over its column. */
  readonly column: string | null;
};

/** Of when a figure of a sentence is. */
export function whenOf(said: Told): string | null {
  const dates = withoutAgreed(said.dates, said.passage.text);
  return ofMonthsNamed(timeOf({ ...said, dates }), said);
}

/** `Nine months' revenue` in a paper on September: of the months that end then. */
function ofMonthsNamed(date: string | null, { passage: { text }, numeral, kind }: Told): string | null {
  const count =
    kind === 'revenue' ? NAMES_MONTHS.exec(text.slice(0, numeral.start))?.groups?.['count'] : undefined;
  if (count === undefined || date === null || !/^\d{4}-(?:\d\d|Q\d)$/.test(date)) return date;
  return monthsUpTo(isMonth(date) ? date : endOf(date, null), countOf(count));
}
const NAMES_MONTHS = new RegExp(
  `\\b(?<count>${COUNT}|[2-9]|1[0-2])[- ]months?(?:'s?)? (?:of )?(?:net |gross |total )?(?:revenues?|sales|turnover|income)\\b[^.;,\\d]*$`,
);

function timeOf(told: Told): string | null {
  const { passage, numeral, kind, dates, previous, isPlan, isContinued, year, column } = told;
  const { text } = passage;
  // `We are 61 today and expect 70 in June`.
  if (PRESENT_KINDS.has(kind) && !isPlan && TODAY_BEHIND.test(text.slice(numeral.end))) return null;
  const isToday = PRESENT_KINDS.has(kind) && TODAY.test(text);
  const from = previous?.passage === passage ? againstFrom(text, numeral, previous, dates) : numeral.start;
  const hasOwn = dates.some(
    ({ start, end }) =>
      (start >= from && end <= numeral.start) || (start >= numeral.end && start - numeral.end < NEAR_BEHIND),
  );
  return (
    (isPlan && kind === 'revenue' ? whenPlanned(told) : null) ??
    column ??
    ofHeadedStretch(told) ??
    baseInBracket(text, numeral, dates) ??
    baseOfRise(told) ??
    beforeItFell(told) ??
    quarterByOrdinal(told) ??
    ofYearBefore(told) ??
    yearBefore(text, numeral, previous, passage) ??
    followingYear(told) ??
    percentFrom(told) ??
    (isContinued && previous !== null && !hasOwn && isAgainst(text, numeral, previous, dates)
      ? previous.isForecast
        ? previous.date
        : back(previous.date)
      : null) ??
    ofEach(told) ??
    ofYearEnding(told) ??
    nearest(told) ??
    stretchAgainst(told) ??
    yearAfter(told) ??
    besideCompared(told) ??
    (isToday || (kind === 'runway' && year !== null) ? null : headedBy(told))
  );
}

/**
 * `9.7 million (2024: 8.7 million)` under a heading or title of the half-year to December 2025: that half, and in brackets the
 * one before.
 */
function ofHeadedStretch({ passage: { text }, numeral, dates, kind, headed }: Told): string | null {
  const [, year] = STRETCH_OF.exec(headed ?? '') ?? [];
  const isFlow = FLOWS.has(kind) || (kind === 'other' && isOfResult(text, numeral));
  if (headed === null || year === undefined || !isFlow) return null;
  const isBase = ({ date, start, end }: DateMention): boolean =>
    date === String(Number(year) - 1) &&
    IN_BRACKET.test(text.slice(0, start)) &&
    HEADS_THE_NEXT.test(text.slice(end));
  if (!dates.every(isBase)) return null;
  const isIn = dates.some(({ end }) => NO_MORE_THAN_A_MARK.test(text.slice(end, numeral.start)));
  if (isIn) return yearsLater(headed, -1);
  return dates.some(({ start }) => AS_FAR_AS_BRACKET.test(text.slice(numeral.end, start))) ? headed : null;
}
/** A half, a quarter or some months, by the year in which they end. */
const STRETCH_OF = /^(?:\d{4}-\d\d to )?(\d{4})-(?:[HQ]\d|(?<=to \d{4}-)\d\d)$/;
const IN_BRACKET = /\( ?$/;
const NO_MORE_THAN_A_MARK = /^ ?: ?(?:[^\s\d]{1,4} ?)?$/;
const AS_FAR_AS_BRACKET = /^(?: [a-z]+){0,3} ?\( ?$/;

/** `sales of 318 million (year before: 2,240 tonnes, 231 million)`: a year before the time of what stands before the bracket. */
function ofYearBefore(told: Told): string | null {
  const open = bracketOfYearBefore(told.passage.text, told.numeral.start);
  if (open === null || told.dates.some(({ start }) => start > open && start < told.numeral.start))
    return null;
  const date = nearest({ ...told, numeral: { ...told.numeral, start: open, end: open } });
  return date === null ? null : yearsLater(date, -1);
}

/** `Revenue grew 140% in 2025, from 84m to 142m`: what it grew from is of the year before. */
function baseOfRise({ passage: { text }, numeral, kind, dates }: Told): string | null {
  const [only, another] = dates;
  if (kind !== 'revenue' || only?.date.length !== 4 || another !== undefined) return null;
  const rise = TO_ANOTHER.exec(text.slice(numeral.end));
  const isBase =
    ROSE_FROM.test(text.slice(0, numeral.start)) &&
    rise !== null &&
    (only.end <= numeral.start || only.start > numeral.end + rise[0].length);
  return isBase ? yearsLater(only.date, -1) : null;
}
const ROSE_FROM =
  /\b(?:grew|grown|rose|risen|up|increased|climbed|doubled|tripled|fell|fallen|down|dropped|progress\w+|augment\w+|pass\w+|baiss\w+)\b[^.;]{0,60}\b(?:from|de) (?:[^\s\d]{1,4} ?)?$/;
const TO_ANOTHER = /^[^.;\d]{0,12}\b(?:to|a) (?:[^\s\d]{1,4} ?)?\d[\d.,]*/;

/** `Term loans fell to 8.9 million from 11.2 million`: what it was a year before. */
function beforeItFell({ passage, numeral, previous, dates }: Told): string | null {
  if (previous?.passage !== passage || previous.date === null) return null;
  const { text } = passage;
  const isFrom =
    WENT_TO.test(text.slice(0, previous.numeral.start)) &&
    FROM_THERE.test(text.slice(previous.numeral.end, numeral.start)) &&
    !dates.some(({ start }) => start >= numeral.end && start - numeral.end < NEAR_BEHIND);
  return isFrom ? back(previous.date) : null;
}
const WENT_TO =
  /\b(?:fell|rose|grew|declined|increased|decreased|dropped|climbed|came down|went up|down|up) to (?:[^\s\d]{1,4} ?)?$/;
const FROM_THERE = /^,? from (?:[^\s\d]{1,4} ?)?$/;

/** `Sales of the third quarter came to 184.6 million against 171.9 million in the second`. */
function quarterByOrdinal({ passage: { text }, numeral, previous, passage }: Told): string | null {
  const ordinal = IN_THE_NTH.exec(text.slice(numeral.end))?.groups?.['nth'];
  const quarter = /^(\d{4})-Q([1-4])$/.exec(previous?.passage === passage ? (previous.date ?? '') : '');
  const nth = ORDINALS.findIndex((words) => words.includes(ordinal ?? '')) + 1;
  if (nth === 0 || !quarter) return null;
  const year = Number(quarter[1]) - (nth > Number(quarter[2]) ? 1 : 0);
  return `${year}-Q${nth}`;
}
const ORDINALS = [
  ['first', 'premier'],
  ['second', 'deuxieme'],
  ['third', 'troisieme'],
  ['fourth', 'quatrieme'],
];
const IN_THE_NTH = new RegExp(
  `^ (?:in the|of the|au|du) (?<nth>${ORDINALS.flat().join('|')})(?= ?(?:$|[.,;)]))`,
);

/** What flows is of the stretch of time a heading tells; what stands, of its end. */
function headedBy({ headed, kind, passage: { text }, numeral, isPlan, year }: Told): string | null {
  const isOver = headed !== null && year !== null && Number(headed.slice(0, 4)) < year;
  if (isPlan && isOver) return null;
  if (isMonth(headed ?? '') && kind === 'other' && OF_A_STRETCH.test(text.slice(numeral.end))) return null;
  if (headed !== null && IN_THE_NEXT_YEAR.test(text.slice(0, numeral.start))) return yearsLater(headed, 1);
  const [, last] = headed?.split(' to ') ?? [];
  const isFlow =
    FLOWS.has(kind) ||
    (kind === 'other' && (isOfResult(text, numeral) || OF_INCOME.test(text.slice(numeral.end))));
  return isFlow || last === undefined ? headed : last;
}
/** `In the following year it becomes 48,700`: of the one behind that which was told before. */
const IN_THE_NEXT_YEAR =
  /^(?:in|for|during|over) the (?:following|next) (?:financial )?year\b[^.;\d]*$|^(?:l'annee|l'exercice) suivante?\b[^.;\d]*$/;
/** `more than 12% of revenue`: a share of what flowed. */
const OF_INCOME =
  /^ ?(?:of|du|des|de) (?:the |our |its |group |total |all |nos |les |la |l')*(?:revenues?|sales|turnover|income|chiffre d'affaires|ventes|recettes)\b/;
/** `8.8% of turnover in the six months`: of a stretch of its own, and not of the month that the sentence before told. */
const OF_A_STRETCH =
  /^[^.;,()\d]{0,48}\b(?:in|over|for|during|of|sur|dans|pour|pendant|des|du) (?:the|those|these|les|ces|le|ce) (?:[a-z-]+ )?(?:months|mois|half|half-year|quarter|semestre|trimestre)\b/;
const isOfResult = (text: string, { start, end }: Numeral): boolean =>
  NEAR_RESULT.test(text.slice(Math.max(0, start - 40), end + 24));

function whenPlanned({ passage: { text }, numeral, dates, year }: Told): string | null {
  const isOfThisYear =
    year !== null &&
    (OF_THE_YEAR.test(text.slice(numeral.end)) ||
      (wordsSinceYear(text, numeral)?.length ?? Infinity) <= NEAR ||
      (!dates.some(({ start }) => start >= numeral.end) && isOfWholeYear(text, numeral)));
  return ofPlan(text, dates, numeral.start) ?? (isOfThisYear ? String(year) : null);
}

/** `the instalments of January, May and August, each of`: of the year that all of them are in. */
function ofEach({ passage: { text }, numeral, dates }: Told): string | null {
  const before = text.slice(0, numeral.start);
  if (!IS_EACH.test(before) || !SEVERAL_MONTHS.test(before)) return null;
  const years = new Set(dates.flatMap(({ date, end }) => (end <= numeral.start ? [date.slice(0, 4)] : [])));
  const [year = null] = years;
  return years.size === 1 ? year : null;
}
const SEVERAL_MONTHS = new RegExp(
  `\\b(?:${MONTH_NAMES})(?:,| and| et)(?: and| et)? (?:${MONTH_NAMES})\\b[^.;]*$`,
);
const IS_EACH = /\b(?:each|chacune?)(?: (?:of|de|being|at|for|pour|etant de))? ?(?:[^\s\d]{1,4} ?)?$/;

/** `Sur l'année, les ventes atteignent 9 070 millions` in a letter on a second half: of the year that ended with it. */
function ofYearEnding({ passage: { text }, numeral, kind, headed }: Told): string | null {
  const [, year] = /^(\d{4})-(?:H2|Q4|12)$/.exec(headed ?? '') ?? [];
  if (year === undefined || !FLOWS.has(kind)) return null;
  const before = wordsSinceYear(text, numeral);
  const isSaid =
    before !== null &&
    (kind === 'growth' ? !NAMES_A_PART.test(before) : before.length <= NEAR && !/\d/.test(before));
  return isSaid || OF_THE_YEAR.test(text.slice(numeral.end)) ? year : null;
}

const NAMES_A_PART = /\b(?:months?|quarters?|half|halves|mois|trimestres?|semestres?|[qths][1-4])\b/;

/** The nearest date that may be of a figure of its kind. */
function nearest({
  passage: { text },
  numeral,
  kind,
  dates: told,
  countsCalendarYears,
}: Told): string | null {
  const isEnd = ({ start }: DateMention): boolean =>
    kind === 'cash' && UNTIL.test(text.slice(0, start)) && LASTS_BEHIND.test(text.slice(numeral.end, start));
  const dates = told.filter(
    (date) => !isDayOfReport(text, date) && !isOfTheNext(text, numeral, date) && !isEnd(date),
  );
  if (kind === 'growth') return growthDate(text, numeral, dates);
  const own =
    PRESENT_KINDS.has(kind) && dates.some((date) => isComparedWith(text, date))
      ? dates.filter((date) => !isComparedWith(text, date))
      : kind === 'runway' || kind === 'burn'
        ? dates.filter(({ start }) => !UNTIL.test(text.slice(0, start)))
        : kind === 'other'
          ? dates
              .map((mention) => (countsCalendarYears ? fromJanuary(text, mention, WORKED_TO) : mention))
              .filter(
                (date) => !ENDS_ON.test(text.slice(0, date.start)) && !isInComparison(text, numeral, date),
              )
          : kind === 'revenue' && countsCalendarYears
            ? dates.map((mention) => fromJanuary(text, mention, SOLD_TO))
            : STANDING_KINDS.has(kind)
              ? clauseDates(text, numeral, dates)
                  .filter((date) => !isInComparison(text, numeral, date))
                  .map((mention) => atEnd(text, mention))
              : dates;
  const isFlow = FLOWS.has(kind) || (kind === 'other' && isOfResult(text, numeral));
  const ended = isFlow || kind === 'other' ? thenEnded(text, numeral, own) : null;
  if (ended !== null) return ended;
  const flowed = own
    .filter(({ start, end }) => !IS_A_DAY.test(text.slice(start, end)))
    .map((mention) => asStretch(text, mention));
  return dateFor(
    text,
    numeral,
    isFlow
      ? flowed.map((mention) => ofAccounts(text, mention, numeral))
      : kind === 'other'
        ? own.map((mention) => asStretch(text, mention))
        : own,
    isFlow,
  );
}
/** `at 31 March 2025, and had revenue of 862 million in the year then ended`: the stretch that ends with the day told before. */
const THEN_ENDED =
  /\b(?:(?<half>half(?:[- ]year)?|six months|semestre)|(?<quarter>quarter|three months|trimestre)|(?<year>year|twelve months|exercice|annee)|(?<nine>nine months|neuf mois)) (?:then (?:ended|closed)|(?:ended|ending|to) (?:on )?that (?:date|day)|(?:alors|ainsi) clos|clos a (?:cette|la meme) date)\b/;
/** `on 31 March 2025, and spun 410,000 cones in the year`: the year that the last day of a month ends. */
const IN_THE_YEAR =
  /^[^.;,\d]{0,24} (?:in|for|during|over|au cours de|pendant) (?:the |l')(?:financial |whole )?(?:year|annee|exercice)(?= ?(?:$|[.,;)]|and\b|et\b))/;
const ON_A_LAST_DAY =
  /\b(?:on|at|as at|as of|au) (?:the )?(?:2[89]|3[01])(?:st|th)? [a-z]+\.?,? (?:19|20)\d\d$/;
function thenEnded(text: string, { start, end }: Numeral, dates: readonly DateMention[]): string | null {
  const [clause = ''] = text.slice(end).split(/[.;](?!\d)/);
  const before =
    text
      .slice(0, start)
      .split(/[.;](?!\d)/)
      .at(-1) ?? '';
  const told = (THEN_ENDED.exec(/^[^\d]*/.exec(clause)?.[0] ?? '') ?? THEN_ENDED.exec(before))?.groups;
  const day = dates.findLast((mention) => mention.end <= start && isMonth(mention.date));
  if (day === undefined) return null;
  const isOfItsYear = IN_THE_YEAR.test(text.slice(end)) && ON_A_LAST_DAY.test(text.slice(0, day.end));
  if (told?.['year'] || isOfItsYear) return day.date.slice(0, 4);
  return told === undefined ? null : monthsUpTo(day.date, told['nine'] ? 9 : told['half'] ? 6 : 3);
}
/** `Accounts for 2025, audited without qualification on 12 April 2026`: the day an auditor signed dates no figure. */
const isDayOfReport = (text: string, { start, end }: DateMention): boolean =>
  /^\d{1,2}\D/.test(text.slice(start, end)) && SIGNED_ON.test(text.slice(0, start));
const SIGNED_ON =
  /\b(?:audited|audit|certifie\w*|approved|approuve\w*|(?:audit )?reports?|rapports?|opinions?|unmodified|unqualified|(?:sans|avec) reserves?|without (?:qualification|modification|reserve)|signed by [^.;:]{3,40})\b[^.;:\d]{0,30}\b(?:on|of|dated|du|le|en date du)(?: the| le)? $/;
/** `À fin août 2026 (8 mois) : 1 405 M`: the months that end then. */
function asStretch(text: string, mention: DateMention): DateMention {
  const count = SO_MANY_MONTHS.exec(text.slice(mention.end))?.groups?.['count'];
  return count === undefined || !isMonth(mention.date)
    ? mention
    : { ...mention, date: monthsUpTo(mention.date, countOf(count)) };
}
const SO_MANY_MONTHS = new RegExp(`^ ?\\((?<count>${COUNT}|[2-9]|1[0-2]) (?:months|mois)\\)`);
/** `accounts to 30 June 2026 show revenue of 371 million for the half-year`. */
const FOR_A_PART =
  /^ (?:for|over|in|pour|sur|au titre d[eu]) (?:the |that |le |l'|les )?(?:(?<half>half(?:[- ]year)?|six months|semestre|six mois)|(?<quarter>quarter|three months|trimestre|trois mois)|(?<nine>nine months|neuf mois))\b(?! (?:to|ended|au|clos))/;
/** `Accounts to 30 June 2026 show`, `les comptes clos le 31 mars 2026`: of the year that ended then. */
const ACCOUNTS_TO =
  /\b(?:(?:accounts?|statements?)(?: \([^()]{3,24}\))? (?:made up |drawn up )?(?:to|at|as at)|accounts? for the year to|comptes (?:de l'exercice )?clos(?: le| au)?|exercice clos(?: le| au)?) $/;
/** `show six months' revenue of`, `le chiffre d'affaires du semestre est de`. */
const OF_A_PART =
  /\b(?:(?<half>(?:half[- ]year|six[- ]month|six months|half)(?:'s|s'|')?|semestre|six mois)|(?<quarter>(?:quarterly|quarter|three[- ]month|three months)(?:'s|s'|')?|trimestre|trois mois)|(?<nine>nine[- ]months?(?:'s|s'|')?|neuf mois)) ?[^.;,\d]{0,40}$/;
function ofAccounts(text: string, mention: DateMention, { start, end }: Numeral): DateMention {
  if (!isMonth(mention.date) || !ACCOUNTS_TO.test(text.slice(0, mention.start))) return mention;
  const between = text.slice(mention.end, Math.max(mention.end, start));
  const part = (OF_A_PART.exec(between) ?? FOR_A_PART.exec(text.slice(end)))?.groups;
  const months = part === undefined ? 0 : part['half'] ? 6 : part['quarter'] ? 3 : 9;
  return { ...mention, date: months > 0 ? monthsUpTo(mention.date, months) : mention.date.slice(0, 4) };
}
/** `Sales to September 2025 were`: those of the year as far as that month. */
const SOLD_TO =
  /\b(?:revenues?|sales|turnover|takings|ventes|chiffre d'affaires|recettes) (?:of|de) (?:[^\s\d]{1,5} ?)?\d[\d ,.]*(?:[a-z]+ )?(?:up to|to|through|jusqu'a|a) (?:the end of |end |fin )?$|\b(?:revenues?|sales|turnover|takings|ventes|chiffre d'affaires|recettes) (?:up to|to|through|jusqu'a fin|jusqu'en|a fin|arretee?s? a fin) $/;
/** The months of the year as far as that of a mention, where the words before it say `as far as`. */
const fromJanuary = (text: string, mention: DateMention, asFarAs: RegExp): DateMention =>
  /^\d{4}-(?!01)\d\d$/.test(mention.date) && asFarAs.test(text.slice(0, mention.start))
    ? { ...mention, date: monthsAsDate(`${mention.date.slice(0, 4)}-01`, mention.date) }
    : mention;

/** `2,310 tonnes received to the end of October`: in the year as far as that month. */
const WORKED_TO =
  /\b(?:received|sold|delivered|shipped|processed|produced|milled|collected|exported|packed|harvested|crushed|vendue?s?|livree?s?|recue?s?|produite?s?|collectee?s?|exportee?s?|traitee?s?)(?: [a-z]+)? (?:up to|to|through|a|jusqu'a) (?:the end of |end |fin )$/;

/** `Two fewer than in June`, `trois de plus qu'en juin`: what a count is compared with. */
const COMPARED_WITH =
  /\b(?:less|fewer|more|lower|higher|down|up|moins|plus|better|worse) (?:than|from|on|qu'|que)(?: ?(?:in|at|on|en|a|fin|a fin|the end of|au \d{1,2}))* ?$/;
const isComparedWith = (text: string, { start }: DateMention): boolean =>
  COMPARED_WITH.test(text.slice(0, start));
const NEAR_BEHIND = 16;
const FLOWS: ReadonlySet<NumberKind> = new Set(['revenue', 'expenses', 'growth']);
const PRESENT_KINDS: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'customers', 'users', 'burn']);
const TODAY_BEHIND = /^ (?:[a-z]+ ){0,3}?(?:today|aujourd'hui|a ce jour|as we write)\b/;
const TODAY = /\b(?:today|as we write|aujourd'hui|a ce jour)\b/;
const STANDING_KINDS: ReadonlySet<NumberKind> = new Set(['cash', 'team']);
const NEAR_RESULT =
  /\b(?:resultat|benefice|perte|net profit|profit|loss|surplus|ebitda|excedent|marge|(?:gross|net|operating) margin|gross profit)\b/;

/** `For 2027 the board will look at a budget of 215 million in December`: what a clause opens with is what it is of. */
const HEADS_A_CLAUSE = /(?:^|[;:] ?)(?:for|in|pour|en|sur) (?:the year |l'annee |l'exercice )?$/;
const AND_FOR = /\d[^;.]*[,;]? (?:and|et) (?:for|in|pour|en) $/;
const NO_FIGURE = /^[^;\d]*$/;
/** `the 2026 budget`, `prévision 2027`: the year of a plan, whatever else is dated beside it. */
function ofPlan(text: string, dates: readonly DateMention[], before: number): string | null {
  const heading = dates.findLast(
    ({ date, start, end }) =>
      date.length === 4 &&
      end <= before &&
      HEADS_A_CLAUSE.test(text.slice(0, start)) &&
      NO_FIGURE.test(text.slice(end, before)),
  );
  if (heading) return heading.date;
  // `target for 2026 is 1,350m and for 2027 2,150m`
  const next = dates.findLast(
    ({ date, start, end }) =>
      date.length === 4 &&
      end <= before &&
      AND_FOR.test(text.slice(0, start)) &&
      NO_MORE_THAN_A_MARK.test(`: ${text.slice(end, before).trimStart()}`),
  );
  if (next) return next.date;
  const own = dates.filter(
    ({ start, end }) =>
      /^ (?:budget|plan|target|forecast|guidance)\b/.test(text.slice(end)) ||
      /\b(?:budget|plan|objectif|previsions?|target|forecast) (?:de |pour |for |of )?$/.test(
        text.slice(0, start),
      ),
  );
  const behind = own.find(({ start }) => !text.slice(before, start).includes(';'));
  return (own.findLast(({ end }) => end <= before) ?? behind)?.date ?? null;
}

/** `N310m for the year`, `pour l'exercice`: of the year the document is of. */
const OF_THE_YEAR =
  /^(?: (?:of|in|de|d') ?[a-z' ]{3,20}?)?(?: (?:visee?s?|attendue?s?|prevue?s?|expected|planned|targeted|budgeted))? (?:(?:for|over|in|pour|sur) (?:the |this |l'|cette |cet )?|this |cette |cet )(?:full |whole |entire )?(?:year|annee|exercice)\b(?! (?:to|ended|ending|clos|au|20))/;

/** `Le budget annuel`, `full-year budget`: of the year that runs. */
const OF_A_YEAR =
  /\b(?:(?:full|whole)[- ]year|annual|year's|annuel(?:le)?|(?:de|pour) l'(?:annee|exercice)|of the year)\b[^.;\d]{0,30}$/;
/** Whether what stands before a figure says that it is of the whole year: `against a full-year plan of`. */
export const isOfWholeYear = (text: string, { start }: Pick<Numeral, 'start'>): boolean =>
  OF_A_YEAR.test(text.slice(0, start));
const FOR_THE_YEAR =
  /\b(?:(?:for|over|pour|sur) (?:(?:the course of |the whole of )?the |(?:toute |l'ensemble de )?l'|cette |this )(?:full |whole |entire )?|(?:end|finish|close|finir|terminer|boucler|cloturer) (?:the |l'|cette |this ))(?:year|annee|exercice)\b(?! (?:to|ended|ending|clos|au|20))/g;
/** What stands between `for the year` and a figure of the same clause; null where it is not said. */
function wordsSinceYear(text: string, { start }: Pick<Numeral, 'start'>): string | null {
  const before = text.slice(0, start);
  const year = [...before.matchAll(FOR_THE_YEAR)].at(-1);
  const words = year && before.slice(year.index + year[0].length);
  return words === undefined || /[.;]/.test(words) ? null : words;
}
const NEAR = 40;

const AGAINST =
  /^[^.;\d]{0,40}\b((?:against|contre|up from|down from|compared (?:with|to)) (?:[^\s\d]{1,4} ?)?)$/;

/** `14.6 million against 11.2 million in the same months of 2025`: those months of the year after. */
function stretchAgainst({ passage: { text }, numeral, dates }: Told): string | null {
  const compared = dates.find(
    ({ start, end }) =>
      start >= numeral.end &&
      SAME_STRETCH.test(text.slice(start, end)) &&
      AGAINST_ONE.test(text.slice(numeral.end, start)),
  );
  return compared === undefined ? null : yearsLater(compared.date, 1);
}
const AGAINST_ONE =
  /^[^.;\d]{0,24}\b(?:against|contre|up from|down from|compared (?:with|to)|versus|vs\.?) [^.;\d]{0,4}\d[\d., ]*[^.;\d]*$/;

/** What stands between two figures, without its times. */
function betweenOf(
  text: string,
  { start }: Numeral,
  { numeral }: Figure,
  dates: readonly DateMention[],
): string {
  const own = dates.filter((date) => date.start >= numeral.end && date.end <= start);
  return own.reduceRight(
    (said, date) => said.slice(0, date.start - numeral.end) + said.slice(date.end - numeral.end),
    text.slice(numeral.end, start),
  );
}
/** Where what a figure is held against begins: times before that are of the figure before it. */
function againstFrom(
  text: string,
  numeral: Numeral,
  previous: Figure,
  dates: readonly DateMention[],
): number {
  const [, words] = AGAINST.exec(betweenOf(text, numeral, previous, dates)) ?? [];
  return words === undefined ? previous.numeral.end : numeral.start - words.length;
}
/** `38 millions contre 51 millions`, `412m in the year to March 2026, up from 241m`: without a date, the same of the year before. */
const isAgainst = (
  text: string,
  numeral: Numeral,
  previous: Figure,
  dates: readonly DateMention[],
): boolean =>
  previous.rate !== 'monthly' &&
  (/^\d{4}(?:-[QH]\d)?$/.test(previous.date ?? '') || isTwelveMonths(previous.date)) &&
  AGAINST.test(betweenOf(text, numeral, previous, dates));

const back = (date: string | null): string | null => (date === null ? null : yearsLater(date, -1));

/** `₦17.3m a year before`, `46,5 millions l'année précédente`: the time of the figure before it, a year back. */
function yearBefore(
  text: string,
  { start, end }: Numeral,
  previous: Figure | null,
  passage: PlacedPassage,
): string | null {
  if (previous?.passage !== passage || previous.date === null) return null;
  const isOfYearBefore =
    YEAR_BEFORE.test(text.slice(end)) ||
    (/\( ?$/.test(text.slice(0, start)) && LAST_YEAR.test(text.slice(end))) ||
    THE_YEAR_BEFORE.test(text.slice(previous.numeral.end, start)) ||
    isInBracketOfBefore(text, { start, end }, previous);
  if (!isOfYearBefore) return null;
  return previous.date.replaceAll(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) - 1));
}

/** `1,700 million in the year to March 2027 and 2,050 million the year after`. */
function followingYear({ passage, numeral, previous }: Told): string | null {
  if (previous?.passage !== passage || previous.date === null) return null;
  return FOLLOWING_YEAR.test(passage.text.slice(numeral.end)) ? yearsLater(previous.date, 1) : null;
}
const FOLLOWING_YEAR =
  /^ ?\(?(?:in |l'|en )?(?:the (?:year after|(?:following|next) year)|annee (?:suivante|d'apres)|exercice suivant)\b/;

/** `18.6 crore in the year to March 2026, up 50% from 12.4 crore`: of the time before that which grew. */
function percentFrom({ passage, numeral, kind, previous, dates }: Told): string | null {
  const mayBe = kind === 'revenue' || (kind === 'other' && numeral.unit === 'money');
  if (!mayBe || previous?.passage !== passage || previous.kind !== 'growth') return null;
  const between = passage.text.slice(previous.numeral.end, numeral.start);
  const isDated = dates.some(({ start }) => start >= numeral.end && start - numeral.end < NEAR_BEHIND);
  return !isDated && /^\d{4}(?:-H\d)?$/.test(previous.date ?? '') && FROM_ONE.test(between)
    ? back(previous.date)
    : null;
}
const FROM_ONE = /^ ?(?:from|on|over|sur|against|contre|compared with|par rapport a) (?:[^\s\d]{1,4} ?)?$/;

/** `118 M (84 M l'an passé)`. */
const LAST_YEAR = /^ ?(?:(?:for |in )?last year|l'an (?:passe|dernier)|l'annee (?:passee|derniere)) ?\)/;

/** `; the year before it had been 14.72`, `l'an passé, à pareille époque, c'était`. */
const THE_YEAR_BEFORE =
  /^ ?(?:[;,.] ?|(?= (?:and|but|et|mais) ) )(?:and |but |et |mais )?(?:(?:in )?the year before|(?:(?:in )?the )?(?:previous|prior|preceding) year|a year (?:before|earlier)|l'an(?:nee)? (?:d'avant|precedente?|passee?|derniere?)|un an (?:plus tot|avant)),? ?(?:a pareille epoque,? )?(?:(?:it|they|this|that|elles?|ils?|c'|cela|le chiffre|the figure) ?)?(?:was|were|had been|came to|stood at|etai(?:t|ent)|avai(?:t|ent) ete|s'elevait a)?(?: de)? ?(?:[^\s\d]{1,4} ?)?$/;

/** `turnover of 642 million (first half of 2024: 518 million) and a loss of 12 million`: the loss of that time too. */
function besideCompared({ passage: { text }, numeral, dates, kind }: Told): string | null {
  const [only, another] = dates;
  if (only === undefined || another !== undefined || kind !== 'other' || numeral.unit === 'percent')
    return null;
  const isCompared =
    only.end < numeral.start &&
    /\( ?$/.test(text.slice(0, only.start)) &&
    HEADS_THE_NEXT.test(text.slice(only.end));
  const isResult = NEAR_RESULT.test(text.slice(Math.max(0, numeral.start - 40), numeral.start));
  return isCompared && isResult && !isMonth(only.date) ? yearsLater(only.date, 1) : null;
}

/** `94 permanent staff (2024: 89)`, `71 personnes (68 en 2024)`: what stands in the bracket behind a count is of the time told there. */
const isInComparison = (text: string, { end }: Numeral, { start, end: behind }: DateMention): boolean =>
  (/^(?: [a-z]+){0,3} ?\($/.test(text.slice(end, start)) && HEADS_THE_NEXT.test(text.slice(behind))) ||
  (/^(?: [a-z]+){0,3} ?\(\d[\d ,.]*(?: [a-z]+)? (?:en|in|at|on|au|fin) $/.test(text.slice(end, start)) &&
    /^ ?\)/.test(text.slice(behind)));

/** `642 million (2024: 518 million)`, `(first half of 2024: …)`: what no date is told of is of the year behind that in brackets, where that has begun. */
function yearAfter({ passage: { text }, numeral, dates, year }: Told): string | null {
  const compared = dates.find((mention) => !isMonth(mention.date) && isInComparison(text, numeral, mention));
  const date = compared === undefined ? null : yearsLater(compared.date, 1);
  return date !== null && year !== null && Number(date.slice(0, 4)) > year ? null : date;
}

/** `6.0m we hold carries us`, `12 million lasts`: what money does up to a day. */
const LASTS_BEHIND =
  /^[^.;\d]{0,30}\b(?:carr(?:y|ies)|lasts?|takes?|gets?|sees?|keeps?|suffi\w+|tien\w+|dure\w*|men(?:e|ent)|porte\w*|couvr\w+|covers?)\b/;
/** `fifteen months, to the end of 2026`: when money ends, not when it was counted. */
const UNTIL =
  /\b(?:to|until|till|through|into|past|beyond|by|before|avant|jusqu\S*|d'ici)(?: a| au| le| la)? (?:the )?(?:(?:end|close|middle|start|beginning|fin|debut|milieu) (?:of |de )?)?$/;

/** `until March 2030`, `fin en 2029`, `échéance 2028`: the end of what is told, and no time of it. */
const ENDS_ON =
  /\b(?:repaid|repayable|instal?ments?|amortised|rembours\w+|amorti\w*)\b[^.;,\d]{0,40}\bto (?:\d{1,2} )?$|\b(?:the |la |le )?(?:first|last|final|premiere?|derniere?)(?: (?:of (?:them|these|which)|being|one|falling|due|payable|etant|tombant|exigible))* (?:on|in|le|en) (?:\d{1,2} )?$|\b(?:until|till|through|jusqu(?:'en|'au|'a|e)?(?: (?:en|au|a))?|(?:ending|ends|stops|runs|runs out|s'arrete(?:nt)?|prend fin|matur(?:ing|es)|expir(?:ing|es)|repayable|(?:final|last) (?:payment|instalment)|(?:is|are|was|were|falls?|fall) due|payable|exigibles?|remboursables?|tombe(?:nt)?|(?:est|sont) dus?)(?: (?:in|on|to|by|en|a|le|au))?|fin (?:en|au|le|:)|(?:terme|echeances?|derniere echeance)(?: (?:en|au|le|:))?)(?: (?:the )?(?:end of|fin))? ?$/;

/** What stands does so at the end of a stretch of months, be it a year: `Year to February 2026: 46 on the payroll`. */
function atEnd(text: string, mention: DateMention): DateMention {
  const last = ENDS_WITH_MONTH.exec(text.slice(mention.start, mention.end))?.[0];
  const date = mention.date.length === 4 && last !== undefined ? datesIn(last)[0]?.date : undefined;
  return { ...mention, date: date ?? mention.date.split(' to ').at(-1) ?? mention.date };
}
const ENDS_WITH_MONTH = new RegExp(`(?<= )(?:${MONTH_NAMES})\\.? (?:19|20)\\d\\d$`);

/** Dates behind a semicolon are of what stands there. */
const clauseDates = (text: string, { start, end }: Numeral, dates: readonly DateMention[]): DateMention[] =>
  dates.filter((date) => !text.slice(Math.min(end, date.end), Math.max(start, date.start)).includes(';'));
