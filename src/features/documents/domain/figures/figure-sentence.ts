import { accountOf, COUNTED as COUNTED_ACCOUNTS, RUNWAY_ROW } from '../words/account.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { NumberKind } from '../document.ts';
import { type Figure, MONEY_KINDS, type Row, type Table } from './figure-context.ts';
import {
  AGAINST_A_PLAN,
  AS_A_RATE,
  BY_THE_YEAR,
  comparedInBracket,
  continuesFigure,
  IT_WAS,
  likeBefore,
  sumBeforeTime,
  ofSentenceBefore,
} from './figure-continued.ts';
import { columnOf, datesOfCell, endOfCell, isNamedRow } from './figure-column.ts';
import { aboutOf } from './figure-about.ts';
import type { Asked } from './figure-answer.ts';
import { type Cue, cuesIn } from './figure-cue.ts';
import { baseInBracket, isForecast } from './figure-date.ts';
import { BY_MONTH, KEPT_FOR_OTHERS, OF_A_DEBT } from './figure-held.ts';
import { isDifference, kindOf } from './figure-kind.ts';
import { datesOfNature, natureOf } from './figure-nature.ts';
import {
  AFTER_THE_ROUND,
  isBookedAhead,
  isBusinessPlan,
  isHeldAfterTheRound,
  isPlanned,
} from './figure-plan.ts';
import { KIND_OF_ACCOUNT, MOST_MONTHS } from './figure-row.ts';
import { THROUGH_ACCOUNTS } from './figure-money.ts';
import { COUNTS_NOTHING, countsInMillions, scaledBy, withLetter } from './figure-scaled.ts';
import { IS_STAFF_HEAD, isOfPlaces } from './figure-team.ts';
import { isToldCount } from './figure-told.ts';
import { type Running, timeSpokenOf } from './running-time.ts';
import { isOfWholeYear, whenOf } from './figure-when.ts';
import { unlessMarkedElse } from '../words/place-currency.ts';
import type { Numeral } from '../words/numeral.ts';
import { type DateMention, rateNear } from '../words/period.ts';
import { COUNT, MONTH_NAMES } from '../words/period-word.ts';

/** A runway said in years. */
const isInYears = (kind: NumberKind, { unit }: Numeral): boolean => kind === 'runway' && unit === 'years';

function unitOf(kind: NumberKind, numeral: Numeral): 'percent' | 'months' | 'count' {
  if (numeral.unit === 'percent' || numeral.unit === 'months') return numeral.unit;
  return isInYears(kind, numeral) ? 'months' : 'count';
}

/** The dates over the figures of a row: as many heads as figures, or a title's date before that many. */
function columnsFor(table: Table | null, count: number): string[] | null {
  const columns = table?.columns ?? [];
  if (columns.length === count) return columns;
  return count >= 2 && columns.length === count + 1 ? columns.slice(1) : null;
}

/** Figures in a row: words stand before the first of them only. */
const isRow = (text: string, numerals: readonly Numeral[]): boolean =>
  numerals.every(({ start }, index) => {
    const previous = numerals[index - 1];
    return previous === undefined || !/[a-z]{3}/.test(text.slice(previous.end, start));
  });

type Surroundings = {
  readonly label: string;
  /** What the columns are called, where the label is a line of their heads. */
  readonly heads: readonly string[] | null;
  readonly isLabelled: boolean;
  readonly hasAsk: boolean;
  /** The question that this may answer. */
  readonly asked: Asked;
  /** The year, or financial year, the document was written in. */
  readonly year: number | null;
  readonly table: Table | null;
  /** The months of the year as far as the document reports. */
  readonly toDate: string | null;
  /** The date of the words above, or of the accounts. */
  readonly headed: string | null;
  /** The times spoken of in the sentences before. */
  readonly running: Running;
  /** The month its financial years end in, where that is not December. */
  readonly fiscalEnd: number | null;
  /** When the paper was written. */
  readonly now: string | null;
  /** Whether what stands above is the day on which the paper was written. */
  readonly isUnderItsDate: boolean;
};

/** `In dollars: revenue 656 thousand, ARR 744 thousand`: what a sentence says first that all its sums are in. */
function currencyOpening(text: string): CurrencyCode | null {
  const { dollars, euros } = OPENS_IN.exec(text)?.groups ?? {};
  return dollars === undefined ? (euros === undefined ? null : 'EUR') : 'USD';
}
const OPENS_IN =
  /^\W*(?:in|en) (?:(?<dollars>(?:us |u\.s\. )?dollars?(?: americains)?)|(?<euros>euros?))(?: terms)?(?:, [^:.;\d]{3,40})? ?:/;

export function addFigures(
  figures: Figure[],
  row: Row,
  {
    label: lead,
    heads,
    isLabelled,
    table,
    headed,
    hasAsk,
    asked,
    year,
    toDate,
    running,
    fiscalEnd,
    now,
    isUnderItsDate,
  }: Surroundings,
): void {
  const { passage, numerals, dates } = row;
  const { text } = passage;
  const cues = cuesIn(text);
  const isOfParts = heads !== null && isNamedRow(passage, dates);
  const ownCurrency = numerals.find(({ currency }) => currency !== null)?.currency ?? currencyOpening(text);
  const isInMillions = countsInMillions(passage.page);
  const isSentence = /[.!?]$/.test(text) || numerals.some(({ noun }) => noun !== '');
  const columns =
    dates.length === 0 && !isSentence && isRow(text, numerals) ? columnsFor(table, numerals.length) : null;
  let isAskNamed = hasAsk;
  const [alone, another] = numerals;
  const isRunwayRow = alone !== undefined && another === undefined && isRunwayIn(text, alone);
  for (const [index, entry] of numerals.entries()) {
    const written: Numeral = isRunwayRow ? { ...entry, unit: 'months' } : entry;
    const isBase = baseInBracket(text, entry, dates) !== null;
    const previous =
      comparedInBracket(figures, passage, entry, dates) ??
      sumBeforeTime(figures, passage, entry) ??
      (isBase ? lastSumOf(figures, passage) : null) ??
      figures.at(-1) ??
      null;
    const label = heads === null ? lead : (heads[columnOf(passage, entry)] ?? '');
    const said = cuesIn(label).filter(({ kind }) => !isOfParts || TOLD_OF_ONE.has(kind));
    // `Cash and burn` over several lines: what comes by the month is neither by itself, and all else is held.
    const isOfBoth = HELD_AND_SPENT.every((one) => said.some(({ kind }) => kind === one));
    const isByMonth = BY_MONTH.test(text.slice(entry.end));
    const labelCues = isOfBoth
      ? said.filter(({ kind }) => kind !== 'burn' && !(isByMonth && kind === 'cash'))
      : said;
    const scaled = scaledBy(
      table?.scale ?? null,
      isInMillions ? withLetter(written) : written,
      passage,
      cues,
    );
    const isOfCount =
      previous?.passage === passage &&
      previous.unit === 'count' &&
      PRESENT_KINDS.has(previous.kind) &&
      continuesFigure(previous, passage, written, dates, cues);
    const isKept =
      scaled !== written && (isOfCount || IS_STAFF_HEAD.test(label) || isToldCount(text, written, dates));
    const numeral = likeBefore(text, isKept ? written : scaled, previous, passage);
    const cellEnd = endOfCell(passage, numeral);
    const ownDates = datesOfCell(passage, numeral, dates, now);
    const read = kindOf({
      passage,
      text: text.slice(0, cellEnd),
      numeral,
      cues: cues.filter(({ end }) => end <= cellEnd),
      dates: ownDates,
      label,
      labelCues,
      previous,
      others: numerals,
      isLabelled: isLabelled && index === 0,
      hasAsk: isAskNamed,
      asked,
    });
    const named = index === 0 ? namedBefore(text, numeral) : null;
    const isOfPlan =
      previous?.passage === passage &&
      FLOWS.has(previous.kind) &&
      previous.unit === 'money' &&
      (numeral.unit === 'money' || numeral.isScaled) &&
      AGAINST_A_PLAN.test(text.slice(previous.numeral.end, numeral.start));
    const isRate =
      previous?.passage === passage &&
      previous.kind === 'revenue' &&
      AS_A_RATE.test(text.slice(previous.numeral.end, numeral.start)) &&
      BY_THE_YEAR.test(text.slice(numeral.end));
    const isOfIt =
      previous?.passage === passage &&
      FLOWS.has(previous.kind) &&
      (previous.unit === 'money') === (numeral.unit === 'money' || numeral.isScaled) &&
      IT_WAS.test(text.slice(previous.numeral.end, numeral.start));
    const isGross =
      previous?.passage === passage &&
      previous.kind === 'burn' &&
      IS_GROSS.test(text.slice(numeral.end)) &&
      !/[.;]/.test(text.slice(previous.numeral.end, numeral.start));
    const lastSum = lastSumOf(figures, passage);
    const isMean = lastSum?.kind === 'burn' && IS_MEAN.test(text.slice(lastSum.numeral.end, numeral.start));
    const isApart = isDifference(text, numeral);
    const isOfColumn =
      heads === null ||
      previous?.passage !== passage ||
      columnOf(passage, previous.numeral) === columnOf(passage, entry);
    const isContinued =
      !isApart &&
      isOfColumn &&
      ((isBase && previous?.passage === passage && previous.unit === 'money') ||
        isOfPlan ||
        isGross ||
        isRate ||
        isOfIt ||
        (previous !== null &&
          (isToldAgain(previous, passage, numeral) ||
            continuesFigure(previous, passage, numeral, dates, cues))));
    const spokenOf = index === 0 && !isApart ? ofSentenceBefore(figures, row, numeral) : null;
    const soldToDate = isSoldToDate(text, numeral, cues) ? toDate : null;
    const rate = rateNear(withinClause(text, numeral, numerals[index + 1]), numeral.start, numeral.end, 45);
    const grown =
      read === 'growth' || (read === 'other' && IS_MORE.test(text.slice(numeral.end)))
        ? incomeBefore(figures, text, numeral)
        : null;
    // What goes out in a day is of a customer, not of the company.
    const kind = isRunwayRow
      ? 'runway'
      : named === 'users'
        ? named
        : grown !== null
          ? 'growth'
          : isMean && numeral.unit === 'money'
            ? 'burn'
            : isContinued
              ? previous.kind
              : read === 'burn' && rate === 'daily'
                ? 'other'
                : read === 'other'
                  ? (named ??
                    spokenOf ??
                    (soldToDate !== null ? 'revenue' : null) ??
                    (isBaseOfGrowth(text, numeral, previous, passage) ? 'revenue' : null) ??
                    (isBookedAhead(text, numeral, dates, year) ? 'revenue' : read))
                  : read;
    const isPlan =
      isOfPlan ||
      (kind === 'revenue' && read !== 'revenue' && isBookedAhead(text, numeral, dates, year)) ||
      (kind === 'burn' && AFTER_THE_ROUND.test(text.slice(0, numeral.start))) ||
      isHeldAfterTheRound(text, numeral) ||
      isForecast(text, numeral, numerals[index - 1] ?? null) ||
      (kind === 'revenue' &&
        isBusinessPlan(text.slice(0, numeral.start), text.slice(numeral.end, numeral.end + 60))) ||
      (kind === 'revenue' && !cues.some((cue) => cue.kind === kind) && isPlanned(label, passage, text));
    isAskNamed ||= kind === 'ask';
    const from = numerals[index - 1]?.end ?? 0;
    const spoken = isPlan
      ? null
      : timeSpokenOf(
          running,
          { kind, text, numeral, from, label: isLabelled && index === 0 ? label : '' },
          fiscalEnd,
        );
    const told =
      isContinued && !isPlan && previous !== null ? aboutOf(previous) : grown === null ? null : 'revenue';
    const isMoney =
      numeral.unit === 'money' ||
      (MONEY_KINDS.has(kind) && numeral.unit === 'count') ||
      (kind === 'other' &&
        (isBareSum(text, numeral, isContinued && previous?.unit === 'money') ||
          (ownCurrency !== null && isSumOfCurrency(text, numeral))));
    figures.push({
      passage,
      numeral,
      kind,
      account: null,
      unit: isMoney ? 'money' : unitOf(kind, numeral),
      value: isInYears(kind, numeral)
        ? numeral.value * 12
        : kind === 'other' && isMoney && isLoss(text, numeral, isContinued ? previous : null)
          ? -numeral.value
          : numeral.value,
      currency: isMoney ? (numeral.currency ?? unlessMarkedElse(text, numeral, ownCurrency)) : null,
      date:
        ((isOfPlan && !isOfWholeYear(text, numeral)) || isRate ? previous.date : null) ??
        (soldToDate !== null && kind === 'revenue'
          ? (rangeIn(dates.filter(({ end }) => end <= numeral.start)) ?? soldToDate)
          : null) ??
        grown?.date ??
        whenOf({
          passage,
          numeral,
          kind,
          dates:
            kind === 'other'
              ? datesOfNature(text, ownDates, natureOf(kind, text, numeral, from), numeral, running)
              : ownDates,
          previous,
          isPlan,
          isContinued,
          year,
          headed: isUnderItsDate && spoken !== null ? null : headed,
          countsCalendarYears: toDate !== null,
          column: columns?.[index] ?? null,
        }) ??
        spoken,
      ...(told !== null && (kind === 'other' || kind === 'growth') ? { about: told } : {}),
      rate: (isMoney && !STANDS.has(kind)) || kind === 'growth' ? rate : null,
      isForecast: isPlan,
    });
  }
}

/** `growth was 18.2%, from PKR 1,425 million in FY25`: the income that grew. */
const isBaseOfGrowth = (
  text: string,
  { start, unit }: Numeral,
  previous: Figure | null,
  passage: Figure['passage'],
): boolean =>
  unit === 'money' &&
  previous?.passage === passage &&
  previous.kind === 'growth' &&
  (aboutOf(previous) ?? 'revenue') === 'revenue' &&
  /^,? (?:up )?from (?:[^\s\d]{1,4} ?)?$/.test(text.slice(previous.numeral.end, start));

/** `Revenue was 118 million. That is growth of 64 %`: the income of the sentence before, which grew. */
function incomeBefore(figures: readonly Figure[], text: string, { start, unit }: Numeral): Figure | null {
  const last = figures.at(-1);
  if (unit !== 'percent' || last === undefined || !OF_THAT.test(text.slice(0, start))) return null;
  const [first = null, ...others] = figures.filter(
    ({ kind, unit, isForecast, passage }) =>
      passage === last.passage && kind === 'revenue' && unit === 'money' && !isForecast,
  );
  // What it is held against is older.
  return others.reduce((newest, one) => ((one.date ?? '') > (newest?.date ?? '') ? one : newest), first);
}
/** `11% more than in the year before`. */
const IS_MORE = /^ ?(?:more|higher|better|up|above|de plus|de mieux)\b/;
const OF_THAT =
  /^\W*(?:(?:that|this|it|which) (?:is|was|makes|means|represents|represented|comes to)|soit|c'est|cela (?:fait|represente)|ce qui (?:fait|represente))\b[^.;,\d%]{0,40}$/;

/** The last sum of money of a passage, to which the last figures belong. */
function lastSumOf(figures: readonly Figure[], passage: Figure['passage']): Figure | null {
  for (let at = figures.length - 1; figures[at]?.passage === passage; at -= 1) {
    const figure = figures[at];
    if (figure?.unit === 'money') return figure;
  }
  return null;
}
/** `5.3m in October; the average of the last six months is 4.1m`. */
const IS_MEAN =
  /[;,(] ?(?:the |our |la |notre |une )?(?:average|mean|moyenne)\b[^;.]{0,30}\b(?:months|mois)\b[^;.]{0,12}$/;
/** `2.1m a month net, 9.4m gross`. */
const IS_GROSS = /^ ?(?:gross|brute?s?)\b/;

const TO_DATE = new RegExp(
  `(?:\\b(?:year[- ]to[- ]date|ytd|since january|depuis janvier|depuis le debut de l'annee|(?:the )?(?:${COUNT}|\\d{1,2}) (?:months|mois) (?:(?:to|ended|a|au|of) [a-z0-9 ]{3,20}|together|in all|in total|cumules?|ensemble|au total))|\\bjan(?:uary|vier)?\\.? ?(?:-|to|a) ?(?:${MONTH_NAMES}))\\b,?(?: [a-z]+(?: to [a-z]+)?,)?(?: (?:it|we|this|that|sales|the company|il|elle|nous|on|ce chiffre)(?: [a-z]+){1,3}| done)? ?:? ?(?:[^\\s\\d]{1,4} ?)?$`,
);
const NO_SALE =
  /\b(?:paid|spent|spend|hired|lost|loss|cost|costs|grants?|raised|loan|donat|depense|embauche|perdu|perte|prete?)\w*/;
/** `Since January we have taken 487,500`: what was sold, where nothing else is spoken of. */
const isSoldToDate = (
  text: string,
  { start, unit, isScaled, value }: Numeral,
  cues: readonly Cue[],
): boolean =>
  (unit === 'money' || (unit === 'count' && (isScaled || value >= SMALLEST_SALE))) &&
  cues.every(({ kind }) => kind === 'revenue' || kind === 'growth') &&
  TO_DATE.test(text.slice(0, start)) &&
  !THROUGH_ACCOUNTS.test(text.slice(0, start)) &&
  !NO_SALE.test(text.slice(0, start));
const SMALLEST_SALE = 10_000;
const rangeIn = (dates: readonly DateMention[]): string | null =>
  dates.findLast(({ date }) => / to |-[HQ]\d$/.test(date))?.date ?? null;

/** The text as far as the next figure, where a comma parts them: what is said behind that is of it. */
const withinClause = (text: string, { end }: Numeral, next: Numeral | undefined): string =>
  next !== undefined && /[,;]/.test(text.slice(end, next.start)) ? text.slice(0, next.start) : text;

/** `Runway before new money, in months  18`. */
const isRunwayIn = (text: string, { unit, isScaled, value, end }: Numeral): boolean =>
  unit === 'count' &&
  !isScaled &&
  value <= MOST_MONTHS &&
  end === text.length &&
  RUNWAY_ROW.test(text) &&
  /\b(?:months?|mois)\b/.test(text);

const IN_OTHER_MONEY =
  /^(?: ?\(| (?:or|soit|ou)(?= )|, (?:or|soit|ou|i\.e\.)(?= )) ?(?:about|around|approximately|approx\.?|roughly|some|environ|pres de|equivalent to|≈|~|c\.)? ?$/;
/** `KES 65 million (about USD 500,000)`: the sum before it in another currency. */
const isToldAgain = (previous: Figure, passage: Figure['passage'], numeral: Numeral): boolean =>
  previous.passage === passage &&
  previous.kind === 'ask' &&
  numeral.unit === 'money' &&
  numeral.currency !== null &&
  previous.currency !== null &&
  previous.currency !== numeral.currency &&
  IN_OTHER_MONEY.test(passage.text.slice(previous.numeral.end, numeral.start));

/** `Monthly active users: 18,400 households ordered in September`: users, whatever they are called behind it. */
const ACTIVE_USERS = /\bactive users\b|\butilisateurs actifs\b|^(?:maus?|daus?)$/;
const NAMED = /^(?:[-*•–] ?)?(?<label>[a-z][a-z',-]*(?: [a-z',-]+){0,4}) ?: ?(?:[^\s\d]{1,4} ?)?$/;
/** `Heads: 29`, `Schools paying: 86`: a line that names its figure as a table would. */
function namedBefore(text: string, { start, end, unit, value }: Numeral): NumberKind | null {
  const label = NAMED.exec(text.slice(0, start))?.groups?.['label'] ?? '';
  const account = accountOf(label);
  const kind = account === null ? undefined : KIND_OF_ACCOUNT[account];
  if (account === null || (account === 'users' && !ACTIVE_USERS.test(label)) || kind === undefined)
    return null;
  if (kind === 'cash' && (OF_A_DEBT.test(text.slice(end)) || KEPT_FOR_OTHERS.test(text.slice(end))))
    return null;
  if (kind === 'team' && isOfPlaces(text, { start, end })) return null;
  const isCount = COUNTED_ACCOUNTS.has(account);
  return isCount === (unit === 'count') && (!isCount || Number.isInteger(value)) ? kind : null;
}

/** Words of a statement beside an amount that has no currency. */
const OF_STATEMENT =
  /\b(?:resultat|benefice|perte|profit|loss|surplus|deficit|ebitda|excedent|marge|margin|capitaux propres|fonds propres|equity|net assets|bilan|total assets|dettes?|emprunts?|prets?|credit|encours|loans?|borrowings?|debts?|facility|creances?|receivables?|stocks?|inventor\w+|caution|provision|ligne|engagements?|commitments?|purchase|bought|achats?|acquisition|acquerir|invest\w+|augmentation de capital|capital increase|levee|lever|raise|dividend\w*|budget|versee?s?|a verse|paid)\b/;

/** `résultat net de 47 millions contre 62 millions`: sums of money, be it without a currency. */
const isBareSum = (
  text: string,
  { unit, isScaled, noun, start, end }: Numeral,
  isContinued: boolean,
): boolean =>
  unit === 'count' &&
  isScaled &&
  COUNTS_NOTHING.test(noun) &&
  (isContinued ||
    isDealt(text, start) ||
    ((IN_LETTERS.test(text.slice(start, end)) || isOfDealings(text, start)) &&
      !OF_THINGS.test(clauseAround(text, { start, end }))) ||
    OF_STATEMENT.test(text.slice(Math.max(0, start - FAR_BEFORE), end + 12)));

/** What is earned, spent, owed, held and lent: `the bank lends us 2.2 billion`, `September alone brought 214 million`. */
const OF_DEALINGS =
  /\b(?:fees?|sales|revenues?|income|turnover|takings|rents?|wages|salaries|payroll|costs?|spen[dt]|earn(?:ed|s)?|brought|gave|kept|made|owed?|owes|lent|lends|borrowed|bank|cash|account|worth|valued|billed|invoiced|collected|paid|pays|subscrib\w+|interest|souscri\w+|ventes|recettes|chiffre|loyers?|salaires|couts?|depens\w+|gagn\w+|rapport\w+|gard\w+|doi(?:t|vent)|devons|devai(?:t|ent)|prete\w*|banque|caisse|comptes?|val(?:ai)?t|valaient|factur\w+|encaiss\w+|paye\w*|interets|exercice)\b[^.;\d]{0,60}$/;
/** `les clients nous devaient 1,48 milliard`: whatever else is counted beside them. */
const IS_DEALT =
  /\b(?:owed?(?: us)?|owes|lent(?: us)?|lends(?: us)?|borrowed|cost(?: us)?|spent|devai(?:t|ent)|devons|doivent|prete|coute|depense) (?:about |some |around |nearly |environ |pres de )?$/;
const isDealt = (text: string, start: number): boolean => IS_DEALT.test(text.slice(0, start));
/** `55 000 l'action`, `40 per share`: what one of them costs. */
const IS_A_PRICE = /^ ?(?:(?:a|per|each|par) (?:share|unit|action|part|titre)|l'action|la part)\b/;
/** The sums of a paper that says what all its amounts are in: millions that count nothing, and prices of shares. */
export const asSums = (figures: readonly Figure[], currency: CurrencyCode): Figure[] =>
  figures.map((figure) => {
    const { kind, account, unit, isOfRow, numeral, passage } = figure;
    const { text } = passage;
    if (unit !== 'count' || kind !== 'other' || account !== null || isOfRow === true) return figure;
    const isBare =
      numeral.isScaled && COUNTS_NOTHING.test(numeral.noun) && !OF_THINGS.test(clauseAround(text, numeral));
    const isSum = isBare || IS_A_PRICE.test(text.slice(numeral.end));
    return isSum ? { ...figure, unit: 'money', currency } : figure;
  });

/** `246 000 d'EBITDA`, `1,386,000 of revenue`: what a number is of, behind it. */
const OF_A_RESULT =
  /^ ?(?:de |d'|of |in |en )(?:the |net |gross |operating |annual |total )?(?:chiffres? d'affaires|ca\b|ventes|recettes|revenus?\b|revenues?|sales|turnover|income|ebitda|ebit\b|profits?|loss|resultat|benefice|perte|marge|tresorerie|cash|dettes?|debt)/;
/**
 * Numbers of a sentence in a paper that says what all its amounts are in: as large as sums are, they count nothing, and
 * what they are of stands before or behind them.
 */
export const inDeclaredCurrency = (
  numerals: readonly Numeral[],
  text: string,
  declared: CurrencyCode | null,
): readonly Numeral[] =>
  declared === null || text.includes('\t')
    ? numerals
    : numerals.map((numeral) =>
        numeral.unit === 'count' &&
        numeral.value >= SMALLEST_SUM &&
        (OF_A_RESULT.test(text.slice(numeral.end)) || isSumOfCurrency(text, numeral))
          ? { ...numeral, unit: 'money', currency: declared }
          : numeral,
      );

/** What stands near a figure before it, and as far as the next stop behind it. */
const clauseAround = (text: string, { start, end }: Pick<Numeral, 'start' | 'end'>): string =>
  text.slice(Math.max(0, start - NEAR_BEFORE), end) +
  (/^[^.;,]*/.exec(text.slice(end, end + NEAR_BEFORE))?.[0] ?? '');
const isOfDealings = (text: string, start: number): boolean => OF_DEALINGS.test(text.slice(0, start));

/** `about 14.6m with the fine`: so people write sums, and hardly ever counts. */
const IN_LETTERS = /\d(?:m|mn|bn|k)$/;
const OF_THINGS =
  /\b(?:people|population|inhabitants|households|users|customers|clients|members|subscribers|viewers|followers|downloads|views|visits|reach(?:ed|es)?|litres?|tonnes?|tons|kilos?|kg|kwh|mwh|km|metres|units|bags|trips|rides|orders|transactions|messages|calls|shares|hectares|acres|birds|eggs|trees|bricks|habitants|menages|abonnes|parts|actions)\b/;
const SMALLEST_SUM = 10_000;
/** `le résultat net à 19 500 000`, `balance 860 million`, in a sentence whose other sums tell their currency. */
const isSumOfCurrency = (text: string, { unit, isScaled, value, noun, start, end }: Numeral): boolean =>
  unit === 'count' &&
  (isScaled || value >= SMALLEST_SUM) &&
  COUNTS_NOTHING.test(noun) &&
  (OF_STATEMENT.test(text.slice(Math.max(0, start - NEAR_BEFORE), end)) ||
    /\bbalance (?:of |is |was )?$/.test(text.slice(0, start)));
const NEAR_BEFORE = 40;

const FAR_BEFORE = 110;

const OF_A_LOSS =
  /\b(?:(?:net |operating |trading )?loss(?:es)?|perte(?:s)?|deficit)(?: (?:after|before|for|of|in|at|on|was|were|is|is put at|came to|stood at|amounted to|reached|narrowed to|fell to|grew to|widened to|nette?|avant|apres|d'exploitation|d'|de|du|en|pour|est|etait|s'eleve a|s'elevait a|s'est elevee a|ressort a|atteint|limited to|reduced to|cut to|ramenee a|limitee a|reduite a|contenue a|the|this|that|a|au|l'exercice|l'annee|exercice|annee|year|period|half|quarter|financial|tax|taxation|impots?|interest|first|second|third|fourth|(?:two|three|six|nine|ten|eleven|twelve|deux|trois|neuf|dix|onze|douze|\d{1,2}) (?:months|mois)|mois|@))*:? ?(?:[^\s\d]{1,4} ?)?$|\b(?:we|it|the company|the group|nous|elle|la societe)(?: (?:have|had|has|still|again|avons|a|avait|encore))* (?:lost|perdu|lose|perdons)(?: (?:about|some|another|environ))? ?$/;
/** `EBITDA: minus 3 million`, `a negative EBITDA of`, `net result (3m)`: a result written as less than nothing. */
const OF_A_NEGATIVE =
  /\b(?:ebitda|ebit|ebe|profit|result|resultat|excedent|surplus)\b[^.;,\d]{0,24}(?:\b(?:minus|moins|negative(?: (?:at|of|by))?|negatif (?:de|a)) ?|(?:[:=]|\b(?:was|of|at|is|de|a|est)) ?-)$/;
const IN_BRACKETS = /\b(?:ebitda|ebit|ebe|profit|result|resultat|excedent|surplus)\b[^.;,\d()]{0,24}\($/;

const NO_RESULT =
  /\b(?:claim\w*|court|tribunal|sued|damages|insur\w+|assur\w+|theft|fire|stolen|customers?|clients?|vol|incendie|sinistre|write-off|bad debts?|portfolio|loan loss|hail|flood|creances)\b/;

/** `a loss of KES 22.6 million`, `nous avons perdu 38 millions`: less than nothing, as a statement would write it. */
function isLoss(text: string, { start, end }: Numeral, before: Figure | null): boolean {
  if (before !== null && before.value < 0) return true;
  const said = text
    .slice(Math.max(0, start - 110), start)
    .replaceAll(/\b(?:fy ?)?20[0-4]\d\b|\([^()]*\)/g, '@');
  if (OF_A_NEGATIVE.test(said) || (IN_BRACKETS.test(said) && text[end] === ')')) return true;
  return OF_A_LOSS.test(said) && !NO_RESULT.test(text);
}

/** What a heading `Cash and burn` speaks of together. */
const HELD_AND_SPENT: readonly Cue['kind'][] = ['cash', 'burn'];
/** What a column may hold one of for each row; of sales, cash and people, a row has a part. */
const TOLD_OF_ONE: ReadonlySet<Cue['kind']> = new Set(['ask', 'valuation', 'none']);

/** Sums that stand rather than flow: a rate beside them is of something else. */
const STANDS: ReadonlySet<NumberKind> = new Set(['cash', 'ask', 'valuation']);

const FLOWS: ReadonlySet<NumberKind> = new Set(['revenue', 'expenses', 'growth']);
const PRESENT_KINDS: ReadonlySet<NumberKind> = new Set(['cash', 'team', 'customers', 'users', 'burn']);
