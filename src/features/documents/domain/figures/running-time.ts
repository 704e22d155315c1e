import type { DocumentDate } from '../text/document-date.ts';
import {
  type DateMention,
  isTwelveMonths,
  monthsAsDate,
  monthsUpTo,
  without,
  yearsLater,
  isMonth,
} from '../words/period.ts';
import type { Figure } from './figure-context.ts';
import { natureOf, type Nature } from './figure-nature.ts';
import { isOneDate, withoutAgreed } from './paper-time.ts';
import { IN_ALL } from '../words/in-all.ts';

/*
 * The times that a text goes on speaking of: the year or quarter whose results it tells, and the day on which it counts what there is.
 */

/** `age` counts the sentences since either was told. */
export type Running = { readonly stretch: string | null; readonly day: string | null; readonly age: number };
export const NOTHING_TOLD: Running = { stretch: null, day: null, age: 0 };

const MOST_SENTENCES = 16;

const ENDS: Readonly<Record<string, string>> = { Q1: '03', Q2: '06', Q3: '09', Q4: '12', H1: '06', H2: '12' };
/** The month a stretch ends with; a year ends with its twelfth month, or with that of the company's years. */
export function endOf(date: string, fiscalEnd: number | null): string {
  const last = date.split(' to ').at(-1) ?? date;
  const [year = '', part] = last.split('-');
  if (part === undefined) return `${year}-${String(fiscalEnd ?? 12).padStart(2, '0')}`;
  return `${year}-${ENDS[part] ?? part}`;
}

const newest = (dates: readonly string[]): string | null =>
  dates.toSorted((a, b) => endOf(a, null).localeCompare(endOf(b, null)) || b.length - a.length).at(-1) ??
  null;

/** `the year ended 30 June`, `l'exercice 2025`: what accounts are drawn up for. */
const IS_OF_ACCOUNTS = /\b(?:year|exercice|months|mois|quarter|half|trimestre|semestre|fy)\b|^fy/;
const SPEAKS_OF_ACCOUNTS =
  /\b(?:(?:annual|yearly|year[- ]end) (?:letter|report|review|update)|(?:lettre|rapport|revue) annuel(?:le)?|accounts?|audit(?:ed|s)?|books|figures|results?|financial statements|comptes|certifie\w*|bilan|resultats?|chiffres|etats financiers)\b/;
/** `how matters stood at the close of business on`. */
const SPEAKS_OF_A_DAY =
  /\b(?:stood|stands?|close of business|balances?|position|books|situation|arrete\w*|soldes?|counted)\b/;
const ON_A_DAY = /\b(?:on|at|as at|as of|au|le)(?: the)? (?:\d{1,2} )?$/;
const OF_SOMETHING_ELSE =
  /\b(?:since|until|till|before|after|by|depuis|jusqu\S*|avant|apres|d'ici|approved|signed|adopted|dated|of your|due|payable|valid|expir\w*|from|du|meeting)(?: (?:on|le|au|in|en|the|your|letter|request|of))* (?:\d{1,2} )?$/;

/** What a sentence without figures says that those behind it are of. */
function toldBy(text: string, all: readonly DateMention[]): Partial<Running> {
  const dates = withoutAgreed(all, text);
  const [first] = dates;
  if (first === undefined || !isOneDate(dates) || OF_SOMETHING_ELSE.test(text.slice(0, first.start)))
    return {};
  if (isMonth(first.date))
    return ON_A_DAY.test(text.slice(0, first.start)) && SPEAKS_OF_A_DAY.test(text) ? { day: first.date } : {};
  const isTold = IS_OF_ACCOUNTS.test(text.slice(first.start, first.end)) || SPEAKS_OF_ACCOUNTS.test(text);
  return isTold ? { stretch: first.date } : {};
}

const isToCome = (date: string, { year, fiscalEnd = null }: DocumentDate): boolean =>
  Number(date.slice(0, 4)) > year + (fiscalEnd === null ? 0 : 1);

/** What is spoken of behind a sentence, by the figures it tells, or by its words where it tells none. */
export function runningAfter(
  running: Running,
  text: string,
  dates: readonly DateMention[],
  figures: readonly Figure[],
  own: DocumentDate | null,
): Running {
  // Where the first figure has no date, those that have one are what it is held against.
  const datesOf = (nature: Nature): string[] => {
    const own = figures.filter(
      ({ kind, numeral, isForecast }) => !isForecast && natureOf(kind, text, numeral) === nature,
    );
    return own[0]?.date == null ? [] : own.flatMap(({ date }) => date ?? []);
  };
  const told =
    figures.length === 0
      ? toldBy(text, dates)
      : {
          // Nothing has come in yet in a year to come.
          stretch: newest(datesOf('flow').filter((date) => own === null || !isToCome(date, own))),
          day: newest(datesOf('stand').filter((date) => isMonth(date) && (own === null || date <= own.date))),
        };
  const isTold = (told.stretch ?? told.day ?? null) !== null;
  if (!isTold) return running.age < MOST_SENTENCES ? { ...running, age: running.age + 1 } : NOTHING_TOLD;
  const day = running.day !== null && told.day != null && told.day < running.day ? running.day : told.day;
  // What the next sentence holds results against is older than they are.
  const isCompared =
    running.stretch !== null &&
    told.stretch != null &&
    running.age <= 1 &&
    endOf(told.stretch, null) < endOf(running.stretch, null);
  const stretch = isCompared ? running.stretch : told.stretch;
  return { stretch: stretch ?? running.stretch, day: day ?? running.day, age: 0 };
}

const ENDS_IN_ALL = new RegExp(String.raw`^(?:together|that makes|${IN_ALL}|ensemble)\b[^.;\d]{0,24}$`);

/** Of when a figure is that says no time itself: what flows is of the stretch spoken of, what stands of the day. */
export function timeSpokenOf(
  running: Running,
  {
    kind,
    text,
    numeral,
    from,
    label,
  }: { kind: Figure['kind']; text: string; numeral: Figure['numeral']; from: number; label: string },
  fiscalEnd: number | null,
): string | null {
  if (kind === 'growth' || LOOKS_AHEAD.test(text)) return null;
  const before = text.slice(from, numeral.start);
  const isYear = running.stretch !== null && /^\d{4}$/.test(running.stretch);
  if (kind === 'other' && isYear && natureOf(kind, text, { ...numeral, end: text.length }) === 'flow') {
    // `L'EBE est passé de 310 000 à 450 000`: from the year before to the one spoken of.
    if (HAD_GONE_FROM.test(before) && TO_ANOTHER.test(text.slice(numeral.end)))
      return yearsLater(running.stretch ?? '', -1);
    if (HAS_GONE_TO.test(text.slice(0, numeral.start))) return running.stretch;
  }
  if (kind === 'other' && numeral.unit === 'money' && ENDS_IN_ALL.test(before) && running.age === 0)
    return running.day ?? running.stretch;
  const nature = natureOf(kind, text, numeral, from);
  const { stretch, day } = running;
  if (nature === 'flow')
    return (numeral.unit === 'percent' && kind === 'other' && !(isYear && wasMargin(text, from, numeral))) ||
      NAMES_A_STRETCH.test(`${label.replace(IS_SENTENCE, '')} ${before}`)
      ? null
      : stretch;
  if (kind === 'cash') return day;
  if (nature !== 'stand' || kind !== 'other') return null;
  const isOfYear = stretch !== null && /^\d{4}$/.test(stretch) && OF_A_BALANCE.test(before);
  return day ?? (isOfYear ? endOf(stretch, fiscalEnd) : null);
}
/** `The gross margin was 36 %`, `gross profit came to 4.1 million, a gross margin of 24 %`: told of the past. A quarter's letter speaks of nine months in passing. */
const wasMargin = (text: string, from: number, { start }: Figure['numeral']): boolean =>
  IS_MARGIN.test(text.slice(from, start)) && WAS.test(text.slice(0, start));
const IS_MARGIN =
  /\b(?:(?:gross|net|operating|ebitda|profit) margin|marge (?:brute|nette|operationnelle|d'exploitation))\b[^.;,\d]{0,24}$/;
const WAS =
  /\b(?:was|were|came to|stood at|reached|made|etait|etaient|a ete|s'est|s'etablissait|atteignait)\b/;
const WENT_FROM = String.raw`\b(?:passee?s?|progresse|recule|baisse|augmente|went|grew|rose|fell|moved|improved) (?:de|from) (?:[^\s\d]{1,4} ?)?`;
const HAD_GONE_FROM = new RegExp(`${WENT_FROM}$`);
const HAS_GONE_TO = new RegExp(String.raw`${WENT_FROM}\d[\d.,]*[^.;,\d]{0,16} (?:a|to) (?:[^\s\d]{1,4} ?)?$`);
const TO_ANOTHER = /^[^.;\d]{0,16} (?:a|to) (?:[^\s\d]{1,4} ?)?\d/;
/** The sentence before, which stands over no figure. */
const IS_SENTENCE = /^.*\.$/s;
/** `Nine months together`: some other time than the one spoken of. */
const NAMES_A_STRETCH =
  /\b(?:months?|weeks?|quarters?|half(?:-year)?|seasons?|mois|semaines?|trimestres?|semestres?|saisons?|monthly|weekly|mensuel\w*|day|jour)\b/;
/** What is planned is of another time than what was. */
const LOOKS_AHEAD =
  /\b(?:today|now|aujourd'hui|will|shall|would|should|full[- ]year|whole year|budget\w*|forecast\w*|project(?:ed|ions?)|target\w*|expect\w*|outlook|guidance|seen at|plan(?:s|ned)?|prevu\w*|previsions?|objectifs?|sera|seront|devrai\w*|attendu\w*|vis(?:e|ons))\b/;
/** What a balance sheet is of, and so the end of the year that is spoken of. */
const OF_A_BALANCE =
  /\b(?:equity|shareholders' (?:funds|equity)|net (?:assets|worth)|total assets|capitaux propres|fonds propres|total (?:du )?bilan)\b/;

const SPOKEN_OF = new RegExp(
  [
    `(?<stretch>(?:for|over|in|during|of|sur|pour|pendant|au cours de|de) (?:the|this|le|la|l'|ce) ?(?<name>quarter|half(?:[- ]year)?|year|trimestre|semestre|exercice|annee))(?! (?:to|ended|ending|of|before|earlier|ahead|end|in progress|en cours|clos|20|precedent|d'avant|suivant|as a whole))`,
    `(?<opens>^\\W*(?:a|an|another|encore un|un)(?: [a-z-]+){0,2} (?:quarter|trimestre))(?! (?:of (?:our|the|all|its)|ago|before|later|earlier|final|de (?:nos|la|notre)|sur|plus tot|apres))(?=\\b)`,
    `(?<since>(?:since|from) the (?:start|beginning) of the year (?:up )?(?:to|until) (?:that|this|the same) (?:date|day)|depuis le debut de l'annee jusqu'a (?:cette|la meme) date)`,
    `(?<year>(?:trailing|last|past|rolling|latest) (?:twelve|12)[- ]months?|ltm|ttm|(?:douze|12) derniers mois)(?! (?:to|ended|a|au))`,
    `(?<quarter>(?:at|au) (?:the )?(?:quarter(?:'s)?[- ]end|end of the quarter|fin de trimestre)|a la fin du trimestre|(?<=\\b(?:closed|closes|ended|ends|finished|left) )the quarter(?= (?:at|with|on) (?:about |around )?[^\\s\\d]{1,4} ?\\d)|(?<=\\b(?:cloture|termine|fini|boucle) )le trimestre(?= (?:a|avec|sur) [\\d ]+(?:,\\d+)? m))`,
    `(?<close>(?:at|on) (?:the )?(?:last )?(?:balance sheet date|(?:financial )?year(?:'s)?[- ]end|reporting date|end of the (?:financial )?year)|a la (?:cloture|fin de l'(?:exercice|annee))|a cette cloture)`,
  ].join('|'),
  'g',
);
const MAY_SPEAK_OF =
  /quarter|half|year|trimestre|semestre|exercice|annee|ltm|ttm|derniers|balance sheet|reporting date|cloture|trailing|twelve|12/;
const FORMS: Readonly<Record<string, RegExp>> = {
  quarter: /-Q\d$/,
  trimestre: /-Q\d$/,
  half: /-H\d$/,
  semestre: /-H\d$/,
  year: /^\d{4}$/,
  exercice: /^\d{4}$/,
  annee: /^\d{4}$/,
};
/** The last end of a quarter that was over in a month. */
function quarterEnd({ year, month, isMonthEnd = false }: DocumentDate): string {
  const last = Math.floor((isMonthEnd ? month : month - 1) / 3) * 3;
  return last === 0 ? `${year - 1}-12` : `${year}-${String(last).padStart(2, '0')}`;
}

/** The times of a sentence with those that it names by what was told before: `for the quarter`, `at the balance sheet date`. */
export function withTimesSpokenOf(
  dates: readonly DateMention[],
  text: string,
  running: Running,
  own: DocumentDate | null,
): readonly DateMention[] {
  if (!MAY_SPEAK_OF.test(text)) return dates;
  const fiscalEnd = own?.fiscalEnd ?? null;
  const { stretch, day } = running;
  const found = [...text.matchAll(SPOKEN_OF)].flatMap(({ 0: words, index, groups = {} }): DateMention[] => {
    const isKnown = (date: string | null): DateMention[] =>
      date === null ? [] : [{ start: index, end: index + words.length, date, isYearEnd: false }];
    if (groups['stretch'] !== undefined) {
      const form = FORMS[(groups['name'] ?? '').replace(/[- ]year$/, '')];
      const isOfForm = stretch !== null && (form?.test(stretch) ?? false);
      return isKnown(isOfForm || (form === FORMS['year'] && isTwelveMonths(stretch)) ? stretch : null);
    }
    if (groups['since'] !== undefined) {
      const told = dates.findLast((one) => one.end <= index + words.length && isMonth(one.date))?.date ?? day;
      return isKnown(told == null ? null : monthsAsDate(`${told.slice(0, 4)}-01`, told));
    }
    const ended = own === null ? null : quarterEnd(own);
    if (groups['opens'] !== undefined) return isKnown(ended === null ? null : monthsUpTo(ended, 3));
    if (groups['year'] !== undefined) {
      const last = day ?? ended;
      return isKnown(last === null ? null : monthsUpTo(last, 12));
    }
    if (groups['quarter'] !== undefined)
      return isKnown(stretch !== null && /-Q\d$/.test(stretch) ? endOf(stretch, null) : ended);
    return isKnown(stretch === null ? null : endOf(stretch, fiscalEnd));
  });
  return found.length === 0
    ? dates
    : [...without(dates, found), ...found].toSorted((a, b) => a.start - b.start);
}
