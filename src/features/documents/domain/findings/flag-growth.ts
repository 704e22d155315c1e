import type { FlagCode } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { FindingTexts } from './finding-text.ts';
import { growthOfPlan } from './flag-growth-plan.ts';
import { growthOfPairs } from './flag-growth-pair.ts';
import { growthDownRows, growthInRows } from './flag-growth-row.ts';
import { type GrowthClaim, growthClaims, INCOME, OTHER_SUBJECT, type Time } from '../sums/growth-claim.ts';
import { lacksOf } from '../sums/growth-proof.ts';
import { percentsIn } from '../words/percent-word.ts';
import {
  comparedIn,
  comparedOnTile,
  type Point,
  roundingAt,
  type Series,
  seriesIn,
  sharesWord,
} from '../sums/series.ts';
import { numberOf } from '../sums/quantity.ts';
import { writtenMonth } from '../sums/written-month.ts';
import { cellsAtTabs } from '../text/passage.ts';

/** Growth from one value to another, in percent, in all or a pace. */
type Step = {
  readonly percent: number;
  readonly from: Point;
  readonly to: Point;
  /** Points that it may be off for what its values were rounded to. */
  readonly slack: number;
};

const A_YEAR = 12;
const A_QUARTER = 3;

const isIncome = ({ account, label }: Series): boolean =>
  account === 'revenue' ||
  account === 'recurringRevenueMonthly' ||
  account === 'recurringRevenueAnnual' ||
  (account === null && INCOME.test(label));
const isNameless = ({ account, label }: Series): boolean =>
  account === null && !INCOME.test(label) && !OTHER_SUBJECT.test(label);

/** What is counted, weighed or measured. */
const IN_UNITS =
  /\b(?:volumes?|quantit\w+|tonn\w*|tons?|litres?|hectolitres?|kilos?|kg|units?|unites?|hours?|heures?|m3|metres?|orders?|commandes?|bags|sacs|crates|cartons)\b/;

/** `By volume sales grew 12%`: told in what is no money of the accounts. */
const BY_MEASURE = new RegExp(`\\b(?:in|en|by|par) ${IN_UNITS.source}`);

const NEAR = 4;
const isNear = ({ passage }: Series, { passage: { page, line } }: GrowthClaim): boolean =>
  passage.page === page && Math.abs(passage.line - line) <= NEAR + (passage.line > line ? 0 : NEAR);

/** `To 4.3 billion and profit after tax was 422 million`, `; we raised the price from 270`: another thing, with its own values. */
const NAMES_ANOTHER = new RegExp(
  `; (?:we|they|he|she|it|nous|ils?|elles?) [a-z]|(?:[,;]|\\b(?:and|et|while|whereas|with|avec|tandis que|alors que)) (?:the |our |its |a |an |la |le |les |l'|nos |notre |son |sa |un |une )?(?:[a-z'-]+ ){0,2}(?:${INCOME.source}|${OTHER_SUBJECT.source}|(?:resultats?|exports?|exportations?|cash|tresorerie|debts?|dettes?)\\b)`,
);
/** A growth as it stands in its words. */
const digitsOf = ({ percent }: GrowthClaim): RegExp => {
  const [whole = '', part] = String(percent).split('.');
  return new RegExp(
    `(?<![\\d.,])${whole}${part === undefined ? '(?:[.,]0+)?' : `[.,]${part}0*`} ?(?:%|per|pour)`,
  );
};
/** Whether the two values of a sentence are of the growth in it, by what stands between. */
const isBesideClaim =
  (claim: GrowthClaim) =>
  (before: string, behind: string): boolean => {
    const [from, to] = [before, behind].map((text) => text.search(digitsOf(claim)));
    if (claim.isRound || from === undefined || to === undefined) return true;
    return !NAMES_ANOTHER.test(from >= 0 ? before.slice(from) : to >= 0 ? behind.slice(0, to) : '');
  };

const RECURRING = /\b(?:mrr|arr|recurring|recurrents?)\b/;

/** The series that a claim is of: named in it, income where it says so or nothing, or what stands beside it. */
function seriesOf(claim: GrowthClaim, all: readonly Series[], { passages }: Extraction): readonly Series[] {
  const { words, subject } = claim;
  const told = all.filter(isIncome);
  const whole = told.filter(({ account }) => account === 'revenue');
  const incomes = [...whole, ...told.filter((one) => !whole.includes(one))];
  const near = all.filter((one) => isNameless(one) && isNear(one, claim));
  if (claim.isBare) return near;
  // `Volumes rose to 1,284 tonnes of coffee` beside what the coffee brought.
  const isOfKind = ({ label, isMoney = false }: Series): boolean =>
    !isMoney || !IN_UNITS.test(words) || IN_UNITS.test(label);
  const named = all.filter((one) => !isIncome(one) && isOfKind(one) && sharesWord(one.label, subject));
  if (claim.isOfThing) return named;
  if (BY_MEASURE.test(words)) return named.filter(({ isMoney = false }) => !isMoney);
  const onTile = claim.isRound ? [] : comparedOnTile(claim.passage, digitsOf(claim), claim.back ?? A_YEAR);
  if (onTile.length > 0) return [{ label: '', account: null, passage: claim.passage, points: onTile }];
  const isOpen = claim.from === null && claim.pace === null && !claim.isOfSeveral;
  const beside = isOpen ? comparedIn(claim.passage, claim.back ?? A_YEAR, isBesideClaim(claim)) : [];
  if (beside.length > 0) return [{ label: '', account: null, passage: claim.passage, points: beside }];
  // `En douze mois, nous l'avons donc doublé`: of what the sentence before compares.
  const said = passages[passages.indexOf(claim.passage) - 1];
  const isOfBefore = claim.isRound && isOpen && !INCOME.test(words) && !OTHER_SUBJECT.test(words);
  const before =
    isOfBefore && said?.line === claim.passage.line ? comparedIn(said, claim.back ?? A_YEAR, () => true) : [];
  if (said && before.length > 0) return [{ label: '', account: null, passage: said, points: before }];
  const recurring = RECURRING.test(words) ? told.filter((one) => !whole.includes(one)) : [];
  if (recurring.length > 0) return recurring;
  if (INCOME.test(words)) return incomes.length > 0 ? incomes : near;
  if (named.length > 0) return named;
  const measured = /\bvolumes?\b/.test(words)
    ? all.filter(({ label, isMoney = false }) => !isMoney && IN_UNITS.test(label))
    : [];
  if (new Set(measured.map(({ label }) => label)).size === 1) return measured;
  if (OTHER_SUBJECT.test(words) || IN_UNITS.test(words)) return [];
  // Of a table of kinds the income may stand further down: what it shows is true as well.
  return near.length > 0 && !incomes.some((one) => isNear(one, claim)) ? [...near, ...incomes] : incomes;
}

const isAt = ({ month }: Point, time: Time): boolean =>
  time.isDated ? month > time.month - time.span && month <= time.month : (time.month - month) % A_YEAR === 0;

/** The steps of a series that a claim may be of; what begins after the month it was written in is a plan. */
function stepsOf(claim: GrowthClaim, { points: told }: Series, written: number): Step[] {
  const { pace, years, back, from, to } = claim;
  const done = told.filter(
    ({ isForecast, value, month, span }) => !isForecast && value > 0 && month - span < written,
  );
  // What the closed year is held against is no plan.
  const isOfPast = pace === null && years === null && (to === null || to.month - to.span < written);
  if (done.length < 2 && isOfPast) return [];
  const points = done.length >= 2 ? done : told.filter(({ value }) => value > 0);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const step = (one: Point, other: Point, months = other.month - one.month): Step[] =>
    other.month <= one.month || (one.rate !== other.rate && one.rate !== null && other.rate !== null)
      ? []
      : [
          {
            from: one,
            to: other,
            percent: ((other.value / one.value) ** (months / (other.month - one.month)) - 1) * 100,
            slack: 100 * (other.value / one.value) * ((one.rounding ?? 0) + (other.rounding ?? 0)),
          },
        ];
  const at = (month: number): Point[] => points.filter((point) => point.month === month);
  const yearly = (ends: readonly Point[]): Step[] =>
    ends.flatMap((end) => at(end.month - A_YEAR).flatMap((start) => step(start, end)));
  const starts = from ? points.filter((point) => isAt(point, from)) : at(first.month);
  const ends = to ? points.filter((point) => isAt(point, to)) : at(last.month);
  if (years !== null) return yearly(points).slice(-years);
  if (pace !== null) {
    const until = ends.length > 0 ? ends : at(last.month);
    return (from ? starts : at(first.month)).flatMap((start) =>
      until.flatMap((end) => step(start, end, pace)),
    );
  }
  if (back !== null) {
    const onLast = (to && ends.length > 0 ? ends : at(last.month)).flatMap((end) =>
      at(end.month - back).flatMap((start) => step(start, end)),
    );
    const isShort = back === A_YEAR && last.span < A_YEAR && last.month - first.month < A_YEAR;
    // `Over nine months`, of nine months and those of the year before.
    if (back === last.span && back > A_QUARTER && back < A_YEAR)
      return [...onLast, ...yearly(at(last.month))];
    return onLast.length > 0 || !isShort ? onLast : [...step(first, last), ...step(first, last, A_YEAR)];
  }
  if (from) return starts.flatMap((start) => ends.flatMap((end) => step(start, end)));
  // `From January to June 2024` is one date: from its first month to its last.
  const within =
    to && to.span > last.span
      ? ends.slice(0, 1).flatMap((start) => ends.slice(-1).flatMap((end) => step(start, end)))
      : [];
  if (to) return [...(to.span < A_YEAR ? within : []), ...yearly(ends)];
  const inAll = last.span === A_YEAR || claim.isBare ? step(first, last) : [];
  return [...(claim.isOfSeveral ? yearly(points) : yearly(at(last.month))), ...inAll];
}

const POINTS = 1;
/** What a pace may miss of what is told: a quarter of it, at least two points. */
const OF_A_PACE = 0.25;
const ROUNDING = 0.1;

function agrees(
  { percent, isRound, isAtLeast, pace, years, from }: GrowthClaim,
  { percent: shown, slack }: Pick<Step, 'percent' | 'slack'>,
): boolean {
  if (isAtLeast && shown >= percent - POINTS) return true;
  if (pace !== null && years === null) return shown + Math.max(2 * POINTS, percent * OF_A_PACE) >= percent;
  if (from !== null) return shown + Math.max(2 * POINTS, percent * ROUNDING) >= percent;
  return Math.abs(percent - shown) <= Math.max(POINTS, isRound ? percent * ROUNDING : 0) + slack + 1e-9;
}

/** Whether a value over the one before it is the growth that is told, but for so many points. */
const shows = (percent: number, was: number, is: number, points: number): boolean =>
  was > 0 && Math.abs((is / was - 1) * 100 - percent) <= points;

/** `Up 4.6% on the quarter and 26.7% on the year`: of two percentages each may be of another time, as long as the series shows it. */
const isOneOfTwo = ({ passage, percent }: GrowthClaim, series: readonly Series[]): boolean =>
  percentsIn(passage.text).length > 1 &&
  series.some(({ points }) => {
    const last = points.at(-1);
    return points.some(({ value }) => last && shows(percent, value, last.value, POINTS / 2));
  });

/** `Growth of 39% year on year` over years of which the last are to come: as long as one year shows it. */
const isOfAnEarlierYear = (claim: GrowthClaim, series: readonly Series[]): boolean =>
  claim.from === null &&
  claim.to === null &&
  claim.years === null &&
  series.some(({ points }) =>
    points.some(({ month, value, span }) =>
      points.some(
        (before) =>
          span === A_YEAR &&
          before.month === month - A_YEAR &&
          shows(claim.percent, before.value, value, POINTS),
      ),
    ),
  );

/** `From 74.0 to 86.0 million`, `14.620 hectolitres contre 13.790 (+6,0 %)`: two numbers of its own sentence show it. */
function isShownBeside({ passage, percent }: GrowthClaim): boolean {
  const values = [...passage.text.matchAll(A_NUMBER)].map(([text]) => ({
    value: numberOf(text),
    rounding: roundingAt(text, 0),
  }));
  return values.some((is) =>
    values.some((was) => {
      const slack = 100 * (is.value / was.value) * (is.rounding + was.rounding);
      return shows(percent, was.value, is.value, Math.min(POINTS / 2 + slack, MOST_ROUNDED));
    }),
  );
}
/** Points that rounding may hide in a sentence with two values. */
const MOST_ROUNDED = 2;
const A_NUMBER =
  /(?<![\d.,])(?!(?:19|20)\d\d(?![\d.,]))(?:\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?!\d| ?%)/g;

/** Whether two values are of the times between which a growth is told, where it tells both. */
const isBetween = ({ from, to }: GrowthClaim, was: Point, is: Point): boolean =>
  from === null || to === null || (isAt(was, from) && isAt(is, to));

/** A growth that another line beside it shows, or told to a tenth any line at any time, is of that line or that time. */
const isShownByAnother = (claim: GrowthClaim, all: readonly Series[], own: readonly Series[]): boolean =>
  all.some(
    (series) =>
      (claim.percent % 1 !== 0 || (!claim.isRound && !own.includes(series) && isNear(series, claim))) &&
      series.points.some(
        (is) =>
          !is.isForecast &&
          series.points.some(
            (was) =>
              was.month < is.month &&
              was.span === is.span &&
              isBetween(claim, was, is) &&
              shows(claim.percent, was.value, is.value, POINTS / 2),
          ),
      ),
  );

const OF_A_PART =
  /\b(?:(?:six|nine|three|four|five|\d) months|half(?:[- ]year)?|quarter|semestre|trimestre|(?:six|neuf|trois|quatre|\d) mois)\b/;
const A_QUARTERS_NAME = /^(?:quarter|trimestre|(?:three|3) months|(?:trois|3) mois)$/;
const FIRST_NUMBER = /[+-]?\d/;
const MOST = 20;
/** Where a growth is claimed, what falls to a tenth beside it is of another thing or in another scale. */
const LEAST_SHOWN = -90;

/** A growth that is claimed, and what the series that it may be of make of its time. */
type Held = {
  readonly claim: GrowthClaim;
  readonly series: readonly Series[];
  readonly shown: readonly { readonly one: Series; readonly steps: readonly Step[] }[];
  readonly isTrue: boolean;
};

function held(claim: GrowthClaim, series: readonly Series[], written: number): Held {
  // What a sentence compares is of no other time.
  const isCompared = series.some(({ passage, label }) => label === '' && passage.line === claim.passage.line);
  const of = isCompared ? { ...claim, from: null, to: null } : claim;
  const told = series.map((one) => ({ one, steps: stepsOf(of, one, written) }));
  // What is said of a year is held against whole years where they are told.
  const isAnnual =
    (claim.pace ?? A_YEAR) === A_YEAR && told.some(({ steps }) => steps.some(({ to }) => to.span === A_YEAR));
  // `Second quarter sales, +5% on the first and +31% on the year`: what the sentence opens with.
  const opening = claim.isOfSeveral ? claim.passage.text.split(FIRST_NUMBER)[0] : '';
  const part = OF_A_PART.exec(`${opening} ${claim.subject}`)?.[0];
  const isOfPart = !isCompared && part !== undefined && claim.years === null && claim.pace === null;
  const isOfQuarter = isOfPart && A_QUARTERS_NAME.test(part);
  const shown = told
    .map(({ one, steps }) => ({
      one,
      steps: steps.filter(({ to }) =>
        isOfPart
          ? to.span < A_YEAR && !(isOfQuarter && to.span > A_QUARTER)
          : !isAnnual || to.span === A_YEAR,
      ),
    }))
    .filter(({ steps }) => steps.length > 0);
  const isKept = (step: Step): boolean => agrees(claim, step);
  const isTrue = shown.some(({ steps }) => (claim.years === null ? steps.some(isKept) : steps.every(isKept)));
  return { claim, series, shown, isTrue };
}

const isSameTime = (one: Time | null, other: Time | null): boolean =>
  one?.month === other?.month && one?.span === other?.span;

/** One thing grows once in a time: beside a growth that its series shows, another of that time, or of none, is of something else. */
const isOfElse = ({ claim, shown }: Held, others: readonly Held[]): boolean =>
  others.some(
    (other) =>
      other.isTrue &&
      other.claim.passage === claim.passage &&
      other.claim.pace === claim.pace &&
      ((claim.from === null && claim.to === null) ||
        (isSameTime(claim.from, other.claim.from) && isSameTime(claim.to, other.claim.to))) &&
      other.shown[0]?.one === shown[0]?.one,
  );

/** Of several percentages of a passage of which some are read as growth, one that is read as something else: a tile's neighbour. */
function isReadOtherwise({ passage, percent, isRound }: GrowthClaim, { figures }: Extraction): boolean {
  const beside = figures.filter((figure) => figure.passage === passage && figure.unit === 'percent');
  const own = beside.filter(({ value }) => value === percent);
  return (
    !isRound &&
    own.length > 0 &&
    beside.some(({ kind }) => kind === 'growth') &&
    own.every(({ kind }) => kind !== 'growth')
  );
}

const A_GROWTH = /^[+-]?\d{1,4}(?:[.,]\d+)? ?%$/;
/** The same where its columns were lost: signed, one behind the other. */
const GROWTHS_IN_LINE = /(?:[+-] ?\d{1,4}(?:[.,]\d+)? ?% +)+[+-] ?\d{1,4}(?:[.,]\d+)? ?%$/;
/** `On the year  +39.5%  +40.1%`: of several in a row each is of its own column, and of what that counts from. */
const isOfColumns = ({ passage }: GrowthClaim): boolean =>
  GROWTHS_IN_LINE.test(passage.text) ||
  cellsAtTabs(passage).filter((cell) => A_GROWTH.test(cell.trim())).length > 1;

const IN_A_MONEY = /\b(?:in|en) (?:us |american )?(?:(?<dollars>dollars?|usd)|euros?|eur)\b/;
/** `In dollars sales grew 39%`, of a paper whose income is told in other money alone. */
function isOfOtherMoney({ words }: GrowthClaim, { figures }: Extraction): boolean {
  const named = IN_A_MONEY.exec(words);
  const money = named?.groups?.['dollars'] === undefined ? 'EUR' : 'USD';
  const told = figures.flatMap(({ kind, currency }) => (kind === 'revenue' ? (currency ?? []) : []));
  return named !== null && told.length > 0 && !told.includes(money);
}

/**
 * `+140 %` on a tile whose name, in another line, is growth of income in a year, or `Growth of sales 2025 against 2024: 32 %`: held
 * against the income of that year and the one before. Beside a tile that is right, another is growth of another kind: real, or in
 * another money.
 */
function growthOfYear({ figures }: Extraction, claims: readonly GrowthClaim[]): Sign<FlagCode>[] {
  const heard = new Set(claims.map(({ passage }) => passage));
  const income = figures.filter(
    ({ account, unit, date }) => account === 'revenue' && unit === 'money' && date?.length === 4,
  );
  const isOnTile = ({ about, passage, numeral }: Figure): boolean =>
    about === 'revenue' &&
    cellsAtTabs(passage).length > 1 &&
    !INCOME.test(passage.text.slice(0, numeral.start));
  const isOfLine = ({ about, rate, isOfRow, passage }: Figure): boolean =>
    (about === undefined || about === 'revenue') &&
    rate === null &&
    isOfRow !== true &&
    !heard.has(passage) &&
    SAYS_GROWTH.test(passage.text);
  const told = figures
    .filter(
      (figure) =>
        figure.kind === 'growth' &&
        figure.unit === 'percent' &&
        !figure.isForecast &&
        figure.date?.length === 4 &&
        (isOnTile(figure) || isOfLine(figure)),
    )
    .flatMap((figure) => {
      const before = String(Number(figure.date) - 1);
      const known = isOnTile(figure) ? income.filter(({ isForecast }) => !isForecast) : income;
      const shown = known.flatMap((to) =>
        known
          .filter(({ date, passage }) => date === before && passage === to.passage && to.date === figure.date)
          .map((from) => ({ passage: to.passage, percent: (to.value / from.value - 1) * 100 })),
      );
      const off = Math.max(TILE_POINTS, TILE_SHARE * figure.value);
      const isTrue = shown.some(({ percent }) => Math.abs(percent - figure.value) <= off);
      return shown[0] ? [{ figure, shown: shown[0], isTrue }] : [];
    });
  const wrong = told.find(
    ({ figure, shown, isTrue }) =>
      !isTrue &&
      shown.percent > LEAST_SHOWN &&
      !told.some((one) => one.isTrue && one.figure.passage === figure.passage),
  );
  return wrong
    ? [
        {
          code: 'GROWTH_MISMATCH',
          quotes: distinctQuotes([quoteFigure(wrong.figure), quoteWhole(wrong.shown.passage)]),
          why: ({ growthIs }: FindingTexts) => growthIs(wrong.figure.value, wrong.shown.percent),
        },
      ]
    : [];
}
/** `Growth of sales 2025 against 2024: 32 %`, `+60 % hausse du chiffre d'affaires`: a line that says what has grown, and nothing else. */
const SAYS_GROWTH = new RegExp(
  `^\\W*(?:(?:\\+ ?)?\\d[\\d.,]* ?% (?:de |d'|of )?)?(?:(?:growth|increase|rise|croissance|hausse|progression|augmentation) (?:of|in|de|du|des|d'|de l'|de la) ?(?:the |our |total |net |la |le |l'|nos |notre )*(?:${INCOME.source})|(?:revenue|sales|turnover) (?:growth|increase))\\b[^.;]{0,60}$`,
);
const TILE_POINTS = 2;
const TILE_SHARE = 0.1;

/** Growth claimed that no series it may be of shows. */
export const flagGrowth: FlagRule = (extraction) => {
  const claims = growthClaims(extraction)
    .filter(
      (claim) =>
        !isReadOtherwise(claim, extraction) && !isOfColumns(claim) && !isOfOtherMoney(claim, extraction),
    )
    .slice(0, MOST);
  const shownOtherwise = (open: readonly GrowthClaim[]): Sign<FlagCode>[] => {
    const rules = [
      () => growthOfYear(extraction, claims),
      () => growthInRows(extraction),
      () => growthDownRows(extraction),
      () => growthOfPlan(extraction),
      () => growthOfPairs(extraction, open),
    ];
    return rules.map((rule) => rule()).find(({ length }) => length > 0) ?? [];
  };
  if (claims.length === 0) return shownOtherwise([]);
  const all = seriesIn(extraction);
  const written = writtenMonth(extraction) ?? Infinity;
  const each = claims.map((claim) => held(claim, seriesOf(claim, all, extraction), written));

  const wrongs = each
    .flatMap((one): Sign<FlagCode>[] => {
      const { claim, series, shown, isTrue } = one;
      // Of several that it may be of the one that it calls by all of its name.
      const against =
        shown.find(({ one: { label } }) => label !== '' && claim.passage.text.includes(label)) ?? shown[0];
      const wrong =
        claim.years === null ? against?.steps.at(-1) : against?.steps.find((step) => !agrees(claim, step));
      if (wrong !== undefined && wrong.percent < LEAST_SHOWN) return [];
      if (!against || !wrong || isTrue || isOneOfTwo(claim, series) || isOfAnEarlierYear(claim, series))
        return [];
      if (isOfElse(one, each)) return [];
      if (INCOME.test(claim.words) && isOfAnEarlierYear(claim, all.filter(isIncome))) return [];
      if (claim.pace === null && (isShownBeside(claim) || isShownByAnother(claim, all, series))) return [];
      const lacks = lacksOf(claim, against.one);
      if (lacks > 1) return [];
      return [
        {
          code: 'GROWTH_MISMATCH',
          isOpen: lacks > 0,
          quotes: distinctQuotes([claim.passage, wrong.from.passage, wrong.to.passage].map(quoteWhole)),
          why: ({ growthIs }: FindingTexts) => growthIs(claim.percent, wrong.percent),
        },
      ];
    })
    .slice(0, MOST);
  const open = each.filter(({ shown }) => shown.length === 0).map(({ claim }) => claim);
  return wrongs.length > 0 ? wrongs : shownOtherwise(open);
};
