import { STATES_OF_ACCOUNTS } from '../words/account-state.ts';
import { JOINED_MARKS, MARKS_IN_TABLES } from '../words/currency-word.ts';
import { datesIn, monthsAsDate, monthsUpTo, yearsLater, isMonth } from '../words/period.ts';
import {
  HALVES,
  LAST_TWELVE_MONTHS,
  MONTH_NAMES,
  monthOfName,
  QUARTERS,
  twoDigits as two,
} from '../words/period-word.ts';
import { ACTUALS, PLANS_BESIDE_TIMES } from '../words/plan-word.ts';
import { SCALE_WORDS } from '../words/scale-word.ts';

/** What a column's head says of time: a whole date, or a part of one that its neighbours complete. */
export type ColumnTime =
  | { readonly kind: 'date'; readonly date: string; readonly isForecast: boolean }
  | (Bare & { readonly isForecast: boolean; readonly yearsBack?: number })
  | {
      readonly kind: 'relative';
      readonly yearsBack: number;
      readonly isForecast: boolean;
      /** Whether it is of the very months of the title, and not of its year. */
      readonly isOfTitle?: boolean;
      /** Whether it is of all months of the year as far as the title's. */
      readonly isToDate?: boolean;
      /** How many of them its head counts: `9M actual`. */
      readonly months?: number;
      /** Whether it is of the whole year of the title. */
      readonly isWhole?: boolean;
    };

const ASIDE = new RegExp(
  `\\((?:[^()]{0,24})\\)|\\byear[- ]to[- ]date\\b|\\b(?:${STATES_OF_ACCOUNTS}|${ACTUALS}|${PLANS_BESIDE_TIMES}|group|company|results?|resultats?|net|total|rolling|revised|revise|original|approved|approuve|consolidated|consolide|groupe|societe|statutory|rf|cy|calendar|financial|fiscale?|accounting|comptable|school|scolaire|academic|academique|ay|yr|estimated|mid|from|of|de|du|months to|mois a|31 dec(?:embre)?(?= n)|secured|contracted|committed|latest|base(?: case)?|cas de base|season|saison|campagne|camp|crop|harvest|recolte|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) months|full|fy|annual|annuel(?:le)?|pleine|complete|entiere|sply|note|for the|for|the|fye|y\\/e|year|period|months?|ended|ending|as at|as of|at|au|le|a fin|fin|end|exercice|ex|clos|annee|ytd|cumul\\w*|ltm|ttm|last twelve|trailing twelve|derniers mois|to|in|en)\\b|[:*+&]`,
  'g',
);
const IS_PLANNED = new RegExp(`\\b(?:${PLANS_BESIDE_TIMES})\\b`);
const UNIT = new RegExp(
  `(?<![\\d,.])['\`´]?000'?s?\\b|(?<![a-z\\d])(?:(?!mars)(?:(?:k|m|mm|mds?|bn) ?)?(?:${JOINED_MARKS})(?:k|m|mn|bn)?|(?:${MARKS_IN_TABLES})|[nrkp](?='?[mk]?(?: |$))|[qle](?= (?:${SCALE_WORDS})(?![a-z]))|${SCALE_WORDS}|mm?|k)(?![a-z]|(?!000(?!\\d))\\d)`,
  'g',
);
/** `KES million`, `Millions de FCFA`: what figures are in, and nothing else. */
export const isUnitAlone = (text: string): boolean =>
  text.replaceAll(UNIT, ' ').replaceAll(/\b(?:in|en|of|de|d)\b|[^a-z\d]/g, '') === '';
const OWN_YEAR = /^(?:fy ?'?)?(20[0-4]\d|(?<=fy ?'?)\d\d) ?\(?([aefbpr])\)?$/;
/** `Mar-24 A`, `Q2 25 F`: a letter for actual, estimate, forecast, budget or plan. */
const LETTERED = /^(.*\d) ?\(?([aefbpr])\)?$/;
/** Letters of what has come to pass: actual, réalisé. */
const OF_FACT = /[ar]/;
const TO_DATE = /\b(?:ytd|year[- ]to[- ]date|cumul\w*)\b/;
const TRAILING = new RegExp(`\\b(?:${LAST_TWELVE_MONTHS})\\b`);

/** What every time has in it. */
const MAY_BE_TIME = new RegExp(
  `\\d|year|period|exercice|annee|\\bn\\b|\\b(?:${MONTH_NAMES}|[pcl]y)\\b|half|quarter|semestre|trimestre`,
);

/** Short forms of heads, written out so that the one reader of dates reads them. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  // FY2026 draft, Draft 2026, 2026 (unaudited)
  [new RegExp(`^(?:${STATES_OF_ACCOUNTS})[ :,-]+(?=.*\\d)`), ''],
  [new RegExp(`(?<=\\d)[ ,-]+\\(?(?:${STATES_OF_ACCOUNTS})\\)?$`), ''],
  // prior (Jun-25), vs. Sept 2024
  [/^(?:prior|previous|latest|vs\.?|versus|compared with|same month)[ :(]+([^()]*\d)\)?$/, '$1'],
  // 31-Mar-2025, 31 Mar'25
  [new RegExp(`\\b(\\d{1,2})[-/ .](${MONTH_NAMES})\\.?[-/ .']+((?:19|20)\\d\\d)\\b`, 'g'), '$1 $2 $3'],
  [
    new RegExp(
      `\\b(\\d{1,2})[-/ .](${MONTH_NAMES})\\.?[-/ .']+([0-4]\\d)(?!\\d| (?:${MONTH_NAMES})\\b)`,
      'g',
    ),
    '$1 $2 20$3',
  ],
  // Jun-25, Jun '25, Jun.25; `Mar 31` is a day
  [new RegExp(`\\b(${MONTH_NAMES})\\.?(?:[-/.]'?| ?')([0-4]\\d)(?!\\d)`, 'g'), '$1 20$2'],
  [new RegExp(`\\b(${MONTH_NAMES})\\.? ?([12]\\d)(?![\\d,])(?! ?,? (?:19|20)\\d\\d)`, 'g'), '$1 20$2'],
  [new RegExp(`\\b(${MONTH_NAMES})\\.?[-/.]((?:19|20)\\d\\d)\\b`, 'g'), '$1 $2'],
  [new RegExp(`^((?:19|20)\\d\\d)[-/ ]((?:[a-z]+ ){0,2}(?:${MONTH_NAMES}))\\.?$`), '$2 $1'],
  // CY2025, AY 2025, F2025, FY-25
  [/^(?:[cm]y|f|yr)[- ]?((?:19|20)\d\d)$/, '$1'],
  [/^fy-((?:20)?[0-4]\d)$/, 'fy $1'],
  // Q3 (Jul-Sep) 2025
  [
    new RegExp(
      `^([qths][1-4]) \\((?:${MONTH_NAMES})\\.? ?(?:-|to|a|au) ?(?:${MONTH_NAMES})\\.?\\) ((?:19|20)\\d\\d)$`,
    ),
    '$1 $2',
  ],
  // Jan/Sep 2025
  [new RegExp(`^(${MONTH_NAMES})\\.?/(${MONTH_NAMES})\\.? ((?:19|20)\\d\\d)$`), '$1 - $2 $3'],
  // 2025M09, 2025 to date
  [/^((?:19|20)\d\d)m(0[1-9]|1[0-2])$/, '$1-$2'],
  [/^((?:19|20)\d\d) to date$/, 'ytd $1'],
  // 01.01-30.09.2025
  [/^(\d{1,2}[./]\d{1,2})[./]? ?- ?(\d{1,2}[./]\d{1,2}[./]((?:19|20)\d\d))$/, '$1/$3 - $2'],
  // Q3 25, Q3/FY25, H1-2025, 25Q3
  [/\b([qths][1-4])[-/ ']*(?:fy)?[-/ ']*((?:19|20)\d\d)\b/g, '$1 $2'],
  [/\b([qths][1-4])[-/ ']*(?:fy)?[-/ ']*([0-4]\d)(?!\d)/g, '$1 20$2'],
  [/\b([1-4])([qths])[-/ ']*(?:fy)?[-/ ']*(?:20)?([0-4]\d)(?!\d)/g, '$2$1 20$3'],
  [/\bhy[-/ ']*(?:fy)?[-/ ']*(?:20)?([0-4]\d)(?!\d)/g, 'h1 20$1'],
  [/^(?:fy ?)?'?(?:20)?([0-4]\d)[-/ ]?([qths][1-4])$/, '$2 20$1'],
  // cumul 26, YTD '26
  [/\b(cumule?|ytd) '?([0-4]\d)(?!\d)/, '$1 20$2'],
  // 9 mths 2026, 2026 (9 months)
  [/\b(\d{1,2}|[a-z]{3,5}) (?:mths|mos)\b/g, '$1 months'],
  [/^((?:19|20)\d\d)[, (]+(\d{1,2}) ?(?:m|mois|months)\)?$/, '$2m $1'],
  // 9M 25, 6m-FY25, 12M 2025
  [/\b([2-9]|1[01])(?:m|[- ]?mois|[- ]?months)[-/ ']*(?:fy ?'?)?(?:20)?([0-4]\d)(?!\d)/g, '$1m 20$2'],
  [/\b12(?:m|[- ]?mois|[- ]?months)[-/ ']*(?:fy ?'?)?((?:20)?[0-4]\d)(?!\d)/g, 'fy $1'],
  // 6M Sep-26, 9 mois sept 2026, HY Sep-26: months as far as that one
  [
    new RegExp(
      `\\b([2-9]|1[0-2])(?:me?|[- ]?mois|[- ]?months)[ :,]+(?:(?:a|au|to) )?(?:(?:la )?fin (?:de )?|(?:the )?end (?:of )?)?(?=(?:${MONTH_NAMES})\\.? (?:19|20)\\d\\d)`,
      'g',
    ),
    '$1m to ',
  ],
  [new RegExp(`\\b(?:hy|h[12]|half[- ]year)[ :,]+(?=(?:${MONTH_NAMES})\\.? (?:19|20)\\d\\d)`, 'g'), '6m to '],
  [new RegExp(`\\b(?:q[1-4]|quarter)[ :,]+(?=(?:${MONTH_NAMES})\\.? (?:19|20)\\d\\d)`, 'g'), '3m to '],
  // Last year 6M to Sep 2025, prior year YTD Sep 2025
  [/^(?:last|prior|previous) (?:year|yr)[ :(]+(?=.*\b(?:\d{1,2}m to|ytd|cumul))([^()]*\d)\)?$/, '$1'],
  // 31.12.24, 30/06/25, 30-06-2025
  [/\b(\d{1,2})[/.-](0?[1-9]|1[0-2])[/.-]([0-4]\d)(?![\d./-])/g, '$1/$2/20$3'],
  [/\b(\d{1,2})-(0?[1-9]|1[0-2])-((?:19|20)\d\d)\b/g, '$1/$2/$3'],
  [/^(0?[1-9]|1[0-2])[/.-]((?:19|20)\d\d)$/, '1/$1/$2'],
  // 24/25, '25, 2024 - 25
  [/^'?([12]\d)[/-]'?([12]\d)$/, 'fy $1/$2'],
  [/^'([12]\d)$/, 'fy $1'],
  [/^(20\d\d) [-/] ((?:20)?\d\d)$/, '$1/$2'],
  [/^(20[0-9]\d)-(20\d\d)$/, '$1/$2'],
];
const SHORT_OR_HYPHENED = /[-/.'(m]|\d\d(?!\d)/;

const times = new Map<string, ColumnTime | null>();
const MOST_KNOWN = 5_000;

/** Reads a folded cell that heads a column; null where it is not of a time. */
export function columnTime(text: string): ColumnTime | null {
  if (text.length > 64 || IS_NOTED.test(text)) return null;
  const known = times.get(text);
  if (known !== undefined) return known;
  const found = timeOf(text);
  if (times.size < MOST_KNOWN) times.set(text, found);
  return found;
}

/** `9M 2025: 52,310`, `32 en 2022 (projet terminé)`: what something was then, and no head. */
const IS_NOTED = /^\d[\d.,]* ?%? (?:in|en) (?:19|20)\d\d\b|\d ?: ?[^\d:]{0,5}\d[\d .,']*(?: ?[a-z%]{1,6})?$/;
/** `N`, `N-1`, `Exercice N`, `31/12/N`, `prior year`: a year counted from that of the title. */
const RELATIVE =
  /^(?:(?:exercice|annee|year|fy|net|montants?|brut|au|le|a|31[/. ]12[/. ]|31 dec(?:embre)?|cloture|soldes?|valeurs?|realise|reel|totaux|total) ?)*\(?n(?: ?([-+]) ?([1-5]))?\)?(?: ?\(?\d\)?| \d ?= ?\d ?\+ ?\d)?$/;
const THIS =
  /^(?:current|this) (?:financial |fiscal )?(?:year|period)$|^(?:totaux|total) de l'exercice(?: ?\(?\d.*)?$|^exercice en cours$|^annee en cours$|^cy$/;
const LAST =
  /^(?:prior|previous|last|preceding|comparative) (?:financial |fiscal )?(?:year|period)s?$|^(?:(?:totaux|total) (?:de l'|de la )?)?(?:exercice|annee|periode) precedente?(?: ?\d)?$|^[pl]y$/;

function relativeTime(whole: string, isForecast: boolean): ColumnTime | null {
  const found = RELATIVE.exec(whole);
  if (found) {
    const back = Number(found[2] ?? 0) * (found[1] === '+' ? -1 : 1);
    return { kind: 'relative', yearsBack: back, isForecast: isForecast || back < 0 };
  }
  const bare = whole.replaceAll(/\([^()]*\)/g, '').trim();
  if (bare !== whole && RELATIVE.test(bare)) {
    const date = datesIn(whole)[0]?.date;
    return date === undefined ? relativeTime(bare, isForecast) : { kind: 'date', date, isForecast };
  }
  if (THIS.test(bare)) return { kind: 'relative', yearsBack: 0, isForecast };
  return LAST.test(bare) ? { kind: 'relative', yearsBack: 1, isForecast } : null;
}

const STATUS_WORDS = {
  actual: `${ACTUALS}|result|current`,
  plan: PLANS_BESIDE_TIMES,
  back: 'py|ly|sply|p/y|prior ye?a?r|last ye?a?r|previous ye?a?r|prior period|last yr|n-1|a-1|annee precedente|exercice precedent|same (?:period|month|quarter) (?:of )?(?:the )?(?:last|prior|previous) year|comparative',
  whole:
    'fy|full[- ]?year|whole year|annuel(?:le)?|annual|atterrissage|annee (?:pleine|complete|entiere)|exercice (?:complet|entier)',
  date: 'ytd|y\\.t\\.d\\.?|year[- ]to[- ]date|cumul(?:e|ative)?|to date',
  same: 'month|this month|the month|current month|mois|mois en cours|quarter|qtr|this quarter|trimestre|period|half|half[- ]year|[qhst][1-4]|mtd|qtd',
};
/** `Q4 Dec-Feb`. */
const ITS_MONTHS = new RegExp(
  `^([qths][1-4]),? ?\\(?(?:${MONTH_NAMES})\\.? ?(?:-|to|a|au) ?(?:${MONTH_NAMES})\\.?\\)?$`,
);
/** `30 June`: the last day of a month, over what stood on it. */
const LAST_DAY = new RegExp(`^(?:(?:as )?(?:at|on|au) )?(?:2[89]|3[01])(?:st|th)? ((?:${MONTH_NAMES})\\.?)$`);
/** `Year to date (Jan-Oct)`. */
const OF_MONTHS = new RegExp(`\\((?:${MONTH_NAMES})\\.? ?(?:-|to|a|au) ?(?:${MONTH_NAMES})\\.?\\)$`);
/** `9M actual`, `Nine months`, `Budget 9m`. */
const MONTHS_OF =
  /(?:^|(?<=[a-z] ))(?:(?:first|les) )?([2-9]|1[0-2]|three|six|nine|trois|neuf)(?:(?<=\d) ?m| ?mths| ?months| ?mois| premiers mois)(?: (?=[a-z])|$)/;
const COUNTS: Readonly<Record<string, number>> = { three: 3, six: 6, nine: 9, trois: 3, neuf: 9 };
/** `PYTD`, `cumul N-1` */
const PRIOR_TO_DATE = /\b([pl])ytd\b/g;
const STATUS = new RegExp(`^(?:(?:${Object.values(STATUS_WORDS).join('|')})(?: |$))+$`);
const [IS_PLAN, IS_BACK, IS_TO_DATE, IS_WHOLE] = [
  STATUS_WORDS.plan,
  STATUS_WORDS.back,
  STATUS_WORDS.date,
  STATUS_WORDS.whole,
].map((words) => new RegExp(`(?:^| )(?:${words})(?: |$)`));
const UNIT_BEHIND = new RegExp(`(?<=[a-z]) \\(?(?:${UNIT.source})\\)?$`);
/**
 * `Actual`, `Budget YTD`, `Last yr H1`, `FY forecast`: of the time the title of a table says, of all the year to it or the
 * whole of its year, as it came to be, as planned or a year before.
 */
export function statusTime(text: string): {
  readonly yearsBack: number;
  readonly isForecast: boolean;
  readonly isToDate: boolean;
  readonly isWhole: boolean;
  readonly months?: number;
} | null {
  if (text.length > 40) return null;
  const count = MONTHS_OF.exec(text)?.[1];
  const told = text
    .replace(MONTHS_OF, 'ytd ')
    .replaceAll(PRIOR_TO_DATE, '$1y ytd')
    .trim()
    .replace(OF_MONTHS, '')
    .replaceAll(/[()|:.,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // `Actual US$   Budget US$`
  if (!STATUS.test(told)) return UNIT_BEHIND.test(text) ? statusTime(text.replace(UNIT_BEHIND, '')) : null;
  return {
    yearsBack: IS_BACK?.test(told) ? 1 : 0,
    isForecast: IS_PLAN?.test(told) ?? false,
    isToDate: IS_TO_DATE?.test(told) ?? false,
    isWhole: IS_WHOLE?.test(told) ?? false,
    ...(count === undefined ? {} : { months: COUNTS[count] ?? Number(count) }),
  };
}

const writtenOut = (text: string): string =>
  SHORT_OR_HYPHENED.test(text)
    ? WRITTEN_OUT.reduce((written, [form, full]) => written.replace(form, full), text)
    : text;

const withoutAsides = (text: string): string =>
  text
    .replaceAll(ASIDE, ' ')
    .replaceAll(UNIT, ' ')
    .replaceAll(/[,;|()]|(?<=^|\s)\.(?=\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function timeOf(text: string): ColumnTime | null {
  const whole = text.trim();
  if (/^[-+]/.test(whole) || !MAY_BE_TIME.test(whole)) return null;
  const marked = IS_PLANNED.test(whole);
  const relative = relativeTime(whole, marked);
  if (relative) return relative;
  const own = OWN_YEAR.exec(whole);
  if (own) {
    const [, year = '', letter = ''] = own;
    return {
      kind: 'date',
      date: year.slice(-2).padStart(4, '20'),
      isForecast: marked || !OF_FACT.test(letter),
    };
  }
  const lettered = LETTERED.exec(whole);
  const plain = lettered ? timeOf(lettered[1] ?? '') : null;
  if (plain) return { ...plain, isForecast: !OF_FACT.test(lettered?.[2] ?? '') };
  const written = writtenOut(whole);
  const over = (date: string): string => {
    if (!isMonth(date)) return date;
    if (TRAILING.test(whole)) return monthsUpTo(date, 12);
    return TO_DATE.test(whole) ? monthsAsDate(`${date.slice(0, 4)}-01`, date) : date;
  };
  const dated =
    datedTime(written) ??
    datedTime(written.replaceAll(/\([^()]*\)/g, ' ')) ??
    toldAgain(written) ??
    datedTime(written.replaceAll(UNIT, ' '));
  if (dated) return { kind: 'date', date: over(dated), isForecast: marked };
  const back = written.replace(YEAR_BACK, ' ');
  const part =
    partOfBare(withoutAsides(back.replace(ITS_MONTHS, '$1').replace(LAST_DAY, '$1'))) ?? partOfMonths(whole);
  return part && { ...part, isForecast: marked, ...(back === written ? {} : { yearsBack: 1 }) };
}
/** `Oct LY`, `T3 N-1`: a part of the year before that of the parts beside it. */
const YEAR_BACK = /\b(?:py|ly|[na]-1|(?:last|prior|previous) (?:year|yr)|annee precedente)\b/;

/** `Shrawan-Ashwin 2083 (17 Jul - 17 Oct 2026)`: what dates told in another calendar are, in brackets behind them. */
function toldAgain(text: string): string | null {
  const [, before = '', inBrackets = ''] = /^([^()]*)\(([^()]*)\)$/.exec(text) ?? [];
  return datesIn(before).length > 0 && / to |-[QH]\d$/.test(datedTime(inBrackets) ?? '')
    ? datedTime(inBrackets)
    : null;
}

/** The one date of a text in which nothing else is said. */
function datedTime(text: string): string | null {
  const [only, second] = datesIn(text);
  if (!only || second) return null;
  const left = withoutAsides(`${text.slice(0, only.start)} ${text.slice(only.end)}`)
    .replaceAll(/\b\d{1,2}(?:st|nd|rd|th|er)?\b/g, ' ')
    .trim();
  return /[a-z\d]/.test(left) ? null : only.date;
}

const HALF = HALVES.map((words) => new RegExp(`^(?:${words})$`));
const QUARTER = QUARTERS.map((words) => new RegExp(`^(?:${words})$`));
/** A month, a quarter or a half that says no year. */
function partOfBare(bare: string): Bare | null {
  const month = monthOfName(bare.replace(/\.$/, ''));
  if (month !== null) return { kind: 'month', month };
  const half = HALF.findIndex((words) => words.test(bare));
  if (half >= 0) return { kind: 'half', half: half + 1 };
  const plain = /^[1-4][qt]$/.test(bare) ? `q${bare.charAt(0)}` : bare;
  const quarter = QUARTER.findIndex((words) => words.test(plain));
  return quarter < 0 ? null : { kind: 'quarter', quarter: quarter + 1 };
}
type Bare =
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'half'; readonly half: number }
  | { readonly kind: 'quarter'; readonly quarter: number };

const FROM_MONTH_TO_MONTH = /^([a-z]{3,9})\.? ?(?:to|a|au|-|until|through) ?([a-z]{3,9})\.?$/;
/** Whether the head of a part of a year names its months, so that it is of them whenever the company's year begins. */
export const namesMonths = (text: string): boolean => partOfMonths(text) !== null;

/** `january to march`: a quarter or a half. */
function partOfMonths(
  text: string,
): { kind: 'quarter'; quarter: number } | { kind: 'half'; half: number } | null {
  const [, from = '', to = ''] = FROM_MONTH_TO_MONTH.exec(text) ?? [];
  const [first, last] = [monthOfName(from), monthOfName(to)];
  if (first === null || last === null) return null;
  if (last - first === 2 && last % 3 === 0) return { kind: 'quarter', quarter: last / 3 };
  return last - first === 5 && last % 6 === 0 ? { kind: 'half', half: last / 6 } : null;
}

type Part = Extract<ColumnTime, { kind: 'month' | 'quarter' | 'half' }>;

/** Whether a head names a month, a quarter or a half without its year. */
export const isPart = (time: ColumnTime): time is Part =>
  time.kind === 'month' || time.kind === 'quarter' || time.kind === 'half';

/** A part of a year, which is told elsewhere: `2026-06`, `2026-Q2`, `2026-H1`. */
export function partOf(ofYear: number | string, time: Part): string {
  const year = Number(ofYear) - (time.yearsBack ?? 0);
  if (time.kind === 'month') return `${year}-${two(time.month)}`;
  return time.kind === 'quarter' ? `${year}-Q${time.quarter}` : `${year}-H${time.half}`;
}

/** The month a part ends with. */
export function lastMonthOf(time: Part): number {
  if (time.kind === 'month') return time.month;
  return time.kind === 'quarter' ? time.quarter * 3 : time.half * 6;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
/** The month a part of a year ends with. */
const placeOf = (time: ColumnTime): number | null => {
  if (isPart(time)) return lastMonthOf(time);
  if (time.kind !== 'date') return null;
  const [, month, part, count] = /-(?:(\d\d)|([QH])(\d))$/.exec(time.date) ?? [];
  return month === undefined
    ? part === undefined
      ? null
      : Number(count) * (part === 'Q' ? 3 : 6)
    : Number(month);
};

/** Months back that can only mean a new year: tables also run from the newest to the oldest. */
const TURN = 5;

const written = (time: ColumnTime, year: number, title: string | null, fiscalEnd: number | null): string => {
  if (isPart(time)) return partOf(year, time);
  if (time.kind === 'relative' && time.isOfTitle && title !== null) {
    const own = yearsLater(title, -time.yearsBack);
    return time.isToDate ? upTo(own, fiscalEnd) : own;
  }
  const part = time.kind === 'relative' ? /-[HQ]\d$/.exec(title ?? '')?.[0] : undefined;
  return `${year}${part ?? ''}`;
};

/** The months of a year as far as a date. */
export function upTo(date: string, fiscalEnd: number | null): string {
  const place = placeOf({ kind: 'date', date, isForecast: false });
  if (place === null) return date;
  const first = fiscalEnd === null ? 1 : fiscalEnd + 1;
  const year = yearOf(date.split(' to ').at(-1) ?? date);
  return monthsAsDate(`${place < first ? year - 1 : year}-${two(first)}`, `${year}-${two(place)}`);
}

/** Runs of months or quarters without a year that stand beside each other, as the first and the one behind the last. */
function partsIn(times: readonly (ColumnTime | null)[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, time] of times.entries()) {
    if (!time || !isPart(time)) continue;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}

/**
 * The year of the first of a run of parts. A part with its year beside them says it best; then a year that ends the run, which
 * is its total, or heads a run that fills it; then the title. `Q2 actual, H1 actual, H1 2025`: the same part of the year before.
 */
function firstYear(
  times: readonly (ColumnTime | null)[],
  { from, to }: { from: number; to: number },
  titleYear: number | null,
): number | null {
  const own = times.slice(from, to).flatMap((time) => (time ? (placeOf(time) ?? []) : []));
  const [first = 0] = own;
  const turns = (count: number): number =>
    own.slice(1, count).filter((place, index) => place < (own[index] ?? 0) - TURN).length;
  const ups = (count: number): number =>
    own.slice(1, count).filter((place, index) => place > (own[index] ?? 0) + TURN).length;
  const [before, after] = [times[from - 1] ?? null, times[to] ?? null];
  if (before?.kind === 'date') {
    const place = placeOf(before);
    if (place !== null) return yearOf(before.date) + (first < place - TURN ? 1 : 0);
  }
  if (after?.kind === 'date') {
    const place = placeOf(after);
    const last = own.at(-1) ?? 0;
    const year = yearOf(after.date);
    const isAgain = times
      .slice(from, to)
      .some((time) => time && isPart(time) && !time.isForecast && partOf(year, time) === after.date);
    const lastYear = place !== null && last > place + TURN ? year - 1 : isAgain ? year + 1 : year;
    if (place !== null || to - from > 1) return lastYear - turns(own.length) + ups(own.length);
  }
  if (titleYear !== null) return titleYear - turns(own.length);
  const isWhole = times[from]?.kind === 'quarter' ? own.length === 4 : own.length === 12;
  return before?.kind === 'date' && isWhole ? yearOf(before.date) : null;
}

/**
 * The dates of a table's columns from left to right; null where the year is nowhere told. `Jan 2026, Feb, … Apr` are of
 * one year, `Nov 2025, Dec, Jan` turn over, `Q1 … Q4, 2025` are of the year that is their total; `N, N-1` count from the
 * year of the title.
 */
export function columnDates(
  times: readonly (ColumnTime | null)[],
  title: string | null,
  fiscalEnd: number | null = null,
): (string | null)[] {
  const titleYear = title === null ? null : yearOf(title.split(' to ').at(-1) ?? title);
  const years: (number | null)[] = times.map((time) => {
    if (time?.kind === 'date') return yearOf(time.date);
    return time?.kind === 'relative' && titleYear !== null ? titleYear - time.yearsBack : null;
  });
  for (const run of partsIn(times)) {
    let year = firstYear(times, run, titleYear);
    let before: number | null = null;
    for (let index = run.from; index < run.to; index += 1) {
      const time = times[index];
      const place: number = (time && placeOf(time)) ?? 0;
      if (year !== null && before !== null && place < before - TURN) year += 1;
      else if (year !== null && before !== null && place > before + TURN) year -= 1;
      years[index] = year;
      before = place;
    }
  }
  return times.map((time, index) => {
    if (!time) return null;
    if (time.kind === 'date') return time.date;
    const year = years[index] ?? null;
    return year === null ? null : written(time, year, title, fiscalEnd);
  });
}

/** The period that months or quarters beside each other make together; null where they are not in one row. */
export function periodOver(dates: readonly (string | null)[]): string | null {
  const parts = dates.filter((date) => date !== null && /-(?:\d\d|[QH][1-4])$/.test(date)).map(String);
  // Months, then the quarters they make: the last run of one length.
  const kind = lengthOf(parts.at(-1));
  const own = parts.slice(parts.findLastIndex((date) => lengthOf(date) !== kind) + 1);
  const spans = own.map(monthsOf);
  const place = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const isRow = spans.every(([first], index) => {
    const before = spans[index - 1];
    return before === undefined || place(first) === place(before[1]) + 1;
  });
  const [first] = spans;
  const last = spans.at(-1);
  return own.length >= 2 && isRow && first && last ? monthsAsDate(first[0], last[1]) : null;
}

const lengthOf = (date: string | undefined): string => /[QH]/.exec(date ?? '')?.[0] ?? 'month';

/** The first and the last month of a date. */
export function monthsOf(date: string): readonly [string, string] {
  const [from = date, to = from] = date.split(' to ');
  const [, year = '', part, count] = /^(\d{4})-([QH])(\d)$/.exec(date) ?? [];
  if (part === undefined) return [from, to];
  const length = part === 'Q' ? 3 : 6;
  return [`${year}-${two(length * (Number(count) - 1) + 1)}`, `${year}-${two(length * Number(count))}`];
}
