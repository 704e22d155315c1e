import type { FlagCode } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import { type FindingTexts, inMonths } from './finding-text.ts';
import { makesCase } from '../text/letter.ts';
import {
  differs,
  distinctQuotes,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
  quoteWhole,
  type Extraction,
  type Sign,
  type StrengthRule,
} from '../extraction.ts';
import {
  AT_HAND,
  AVERAGED,
  burnByBalances,
  closingCash,
  isOfMonths,
  isPlannedBurn,
  isSum,
  monthsByClosing,
  NO_BURN,
  OWED,
  perMonth,
  runwayFacts,
  type RunwayFacts,
  SPENT,
  type Sum,
  sumOf,
  sumOfMonth,
} from '../sums/runway-fact.ts';
import type { Series } from '../sums/series.ts';
import { type RunwayClaim, runwayClaims, SUPPOSED } from '../sums/runway-claim.ts';
import { isShown } from '../sums/runway-shown.ts';

/** What would last longer is over a sum that is no burn of a company. */
const LONGEST_MONTHS = 240;
/** A runway as it can be worked out: its months, and the figures they come from. */
type Runway = { readonly months: number; readonly from: readonly Figure[] };

const over = (all: readonly Sum[], burns: readonly Sum[]): Runway[] =>
  burns.flatMap((burn) =>
    all
      .map(({ value, from }) => ({ months: value / burn.value, from: [...from, ...burn.from] }))
      .filter(({ months }) => months <= LONGEST_MONTHS),
  );
const together = (some: readonly Sum[], others: readonly Sum[]): Sum[] =>
  some.flatMap((one) =>
    others.map((other) => ({ value: one.value + other.value, from: [...one.from, ...other.from] })),
  );

const MOST_SUMS = 6;
/** Months that the cash gives by what the sentence of a claim tells itself. */
function byOwnWords({ cash, burns }: RunwayFacts, claim: RunwayClaim): Runway[] {
  const ofClaim = (all: readonly Sum[]): Sum[] =>
    all.filter(({ from }) => from.some(({ passage }) => passage === claim.passage));
  return over(ofClaim(cash), ofClaim(burns));
}

/** Months that the cash gives by what the document tells. */
function byCash(extraction: Extraction, { cash, burns }: RunwayFacts): Runway[] {
  const told = over(cash.slice(0, MOST_SUMS), burns.slice(0, MOST_SUMS));
  if (told.length > 0) return told;
  const balances = burnByBalances(extraction);
  return balances ? over([balances.cash], [balances.burn]) : [];
}

/** The month at whose end a row or column of what is left shows nothing, and the first it shows. */
function spentBy(extraction: Extraction): { month: number; from: number; passage: Series['passage'] } | null {
  for (const { points, passage } of closingCash(extraction)) {
    const first = points.find(({ value }) => value > 0);
    const last = points.find(({ value, month }) => value <= 0 && first !== undefined && month > first.month);
    if (first && last) return { month: last.month, from: first.month - first.span, passage };
  }
  return null;
}

const LINES_BEFORE = 5;
/**
 * `At 1.5m a month going out net, the 6.0m we hold carries us to December`: of two sums in the words of a claim, or right
 * before them, the one that is of each month is what goes out, whatever words there are for the other.
 */
function byPair({ figures }: Extraction, { passage }: RunwayClaim): Runway[] {
  for (let lines = 0; lines <= LINES_BEFORE; lines += 1) {
    const isNear = ({ page, line, end }: Figure['passage']): boolean =>
      page === passage.page && end <= passage.end && passage.line - line <= lines;
    const sums = figures
      .filter((one) => isNear(one.passage) && !one.isForecast && (isSum(one) || isCalled(one)))
      // What is told again is one sum.
      .filter(({ value }, index, all) => all.findIndex((one) => one.value === value) === index);
    const [spent, ...moreSpent] = sums.filter(isOfMonths);
    const [held, ...moreHeld] = sums.filter((one) => !isOfMonths(one));
    if (moreSpent.length > 0 || moreHeld.length > 0) return [];
    if (spent && held) return isPair(held, spent) ? over([sumOf(held)], [sumOfMonth(spent)]) : [];
  }
  return [];
}
/** Whether one sum may be held and the other go out each month, by their words. */
function isPair(held: Figure, spent: Figure): boolean {
  const words = `${held.passage.text} ${spent.passage.text}`;
  return (
    COULD_HOLD.has(held.kind) &&
    COULD_HOLD.has(spent.kind) &&
    SPENT.test(words) &&
    !NO_BURN.test(words) &&
    !isPlannedBurn(spent) &&
    !OWED.test(held.passage.text) &&
    (held.currency === null || spent.currency === null || held.currency === spent.currency)
  );
}
/** `Cash 4,200 at the end of 2025 with net burn of 210 each month`: in the scale of the paper, whatever that is. */
const isCalled = ({ unit, value, passage: { text }, numeral }: Figure): boolean =>
  unit === 'count' &&
  value >= LEAST_CALLED &&
  !numeral.isScaled &&
  (CALLED.test(text.slice(0, numeral.start)) || (value >= LEAST_OF_MONEY && OF_MONEY.test(numeral.noun)));
const OF_MONEY =
  /^(?:francs?|dinars?|dirhams?|shillings?|rupees?|pesos?|dollars?|euros?|cedis?|nairas?|rands?|birr|kwachas?)\b/;
const LEAST_OF_MONEY = 1000;
const CALLED =
  /\b(?:cash|bank(?: balance)?|tresorerie|caisse|burn|outflow|spend|consommation)(?: (?:of|is|was|at bank|in hand|balance|de|est|nette?))* ?:? ?$/;
const LEAST_CALLED = 20;
const COULD_HOLD: ReadonlySet<Figure['kind']> = new Set(['other', 'cash', 'burn', 'expenses']);

/** Months that the round gives, alone or on top of the cash. */
const byRound = ({ cash, burns, planned, rounds, cashAfter }: RunwayFacts): Runway[] => {
  const asked = rounds.slice(0, 1);
  const known = [...new Set([...burns.slice(0, MOST_SUMS), ...planned.slice(0, MOST_SUMS)])];
  return known.length === 0 || burns.length === 0
    ? []
    : [
        ...over(together(asked, cash.slice(0, MOST_SUMS)), known),
        ...over(asked, known),
        ...over(cashAfter, known),
      ];
};

const TOLERANCE = 0.2;
const agrees = (claim: number, months: number): boolean => !differs(claim, months, TOLERANCE);
/** What a round gives may be claimed shorter, never longer: plans grow. */
const isGiven = (claim: number, months: number): boolean => claim <= months * (1 + TOLERANCE);

const HEDGED =
  /\b(?:at least|at the very least|au moins|au minimum|well (?:into|past|beyond)|bien au-dela|safely)\b/;
/** An end that is told months before what the cash gives, and not as the least of it. */
const isFarShort = ({ months, passage: { text } }: RunwayClaim, given: number): boolean =>
  !HEDGED.test(text) && given - months > FAR_SHORT && months < given * (1 - HALF);
const [FAR_SHORT, HALF] = [3, 0.45];

/** Whether cash and what goes out each stand somewhere with a number: then the runway can be worked out by a reader. */
const A_TIME = /\d+ ?(?:months?|mois|years?|ans)\b/g;
const hasSum = (text: string): boolean => /\d/.test(text.replaceAll(A_TIME, ' '));
const statesParts = ({ passages }: Extraction): boolean =>
  passages.some(({ text }) => AT_HAND.test(text) && hasSum(text)) &&
  passages.some(({ text }) => (SPENT.test(text) || LOST.test(text)) && hasSum(text));
/** A loss of a time tells what goes out as well as a burn does. */
const LOST =
  /\b(?:net |operating |monthly )?(?:loss|perte|deficit)\b(?! (?:of (?:a )?(?:customers?|clients?|users?)|de (?:clients?|marche)))/;

/**
 * `Cash 410m; operating loss 4m and debt service 24m: fourteen months`: a sum of the sentence over others of it; `180k: ten
 * months of burn` among the uses: one over the burn told elsewhere.
 */
function isWorkedOut(
  { figures }: Extraction,
  { cash, burns, planned }: RunwayFacts,
  { passage, months }: RunwayClaim,
): boolean {
  const beside = figures.filter((one) => one.passage === passage && isSum(one)).slice(0, MOST_SUMS);
  const elsewhere = ({ from }: Sum): boolean => from.every((one) => one.passage !== passage);
  const told = [...burns, ...planned].filter(elsewhere);
  // `Net burn 52m on average of three months, that is 21.5 months; of six months 43m, 26 months`: each by its own pace.
  const held = SPENT.test(passage.text) || AVERAGED.test(passage.text) ? cash.filter(elsewhere) : [];
  const isInOne = (sum: Figure, { from }: Sum): boolean =>
    from.every(({ currency }) => currency === null || sum.currency === null || currency === sum.currency);
  return beside.some((sum) => {
    const spent = beside.filter((one) => one !== sum && one.value < sum.value);
    return (
      sumsOf(spent.map(perMonth)).some((pace) => agrees(months, sum.value / pace)) ||
      told.some((one) => isInOne(sum, one) && agrees(months, sum.value / one.value)) ||
      held.some((one) => isInOne(sum, one) && agrees(months, one.value / sum.value))
    );
  });
}
/** What two or more of some sums make together. */
function sumsOf(sums: readonly number[]): number[] {
  const made = [{ sum: 0, size: 0 }];
  for (const one of sums) made.push(...made.map(({ sum, size }) => ({ sum: sum + one, size: size + 1 })));
  return made.flatMap(({ sum, size }) => (size >= 2 ? sum : []));
}

/** A runway claimed that cash, burn and the sum asked for do not give. */
export const flagRunway: FlagRule = (extraction) => {
  const facts = runwayFacts(extraction);
  const all = runwayClaims(extraction);
  const shown = all.filter((claim) => isWorkedOut(extraction, facts, claim) || isShown(extraction, claim));
  // What is shown is told again: `the deck's "33 months" is the second figure`.
  const claims = all.filter(
    (claim) =>
      !shown.some(
        (one) => one === claim || (one.months === claim.months && one.passage.page === claim.passage.page),
      ),
  );
  if (claims.length === 0) return [];
  const later = byRound(facts);
  const told = byCash(extraction, facts);
  const isTold = told.length > 0;
  const closing = isTold ? null : monthsByClosing(extraction);
  // An agreement speaks of what a round is to pay for, minutes of what is in the bank.
  if (extraction.type === 'legal_docs' && !isTold) return [];
  const wrong = claims.flatMap((claim): Sign<FlagCode>[] => {
    const { figure, passage, months, saysRound, until } = claim;
    const own = byOwnWords(facts, claim);
    // Whose sentence has its own cash and burn, and no round, speaks of these, wherever it stands.
    const asks = facts.rounds.some(({ from }) => from.some((one) => one.passage === passage));
    const isOfRound = own.length === 0 || saysRound || asks;
    const isAfter = claim.isAfter && isOfRound;
    const isBesideRound = claim.isBesideRound && !claim.isBefore && isOfRound;
    const given = own.length > 0 ? own : isTold ? told : byPair(extraction, claim);
    const isRight = (one: Runway): boolean =>
      until ? isGiven(months - 1, one.months) && !isFarShort(claim, one.months) : agrees(months, one.months);
    if (given.some(isRight)) return [];
    if (isAfter && later.some((one) => isGiven(months, one.months))) return [];
    if (isBesideRound && later.some(isRight)) return [];
    const quote = figure ? quoteFigure(figure) : quoteWhole(passage);
    const [cash, round] = [given[0], later[0]];
    const claimed = inMonths(months);
    if (isAfter && round)
      return [
        {
          code: 'RUNWAY_MISMATCH',
          quotes: distinctQuotes([quote, ...round.from.map(quoteFigure)]),
          why: ({ roundGives }: FindingTexts) => roundGives(claimed, round.months),
        },
      ];
    // With a round whose sum is not known in the currency of the burn nothing can be worked out.
    if (saysRound) return [];
    const spent = until === null ? null : spentBy(extraction);
    if (spent && until !== null && until > spent.month + 2)
      return [
        {
          code: 'RUNWAY_MISMATCH',
          quotes: distinctQuotes([quote, quoteWhole(spent.passage)]),
          why: ({ runwayIs }: FindingTexts) =>
            runwayIs(inMonths(until - spent.from), spent.month - spent.from),
        },
      ];
    if (closing && !agrees(months, closing.months))
      return [
        {
          code: 'RUNWAY_MISMATCH',
          quotes: distinctQuotes([quote, quoteWhole(closing.series.passage)]),
          why: ({ runwayIs }: FindingTexts) => runwayIs(claimed, closing.months),
        },
      ];
    if (!cash) return [];
    // `At the planned burn of 7.9m the cash lasts 22 months`, held against another pace.
    const isOfOwnPace = facts.planned.some(
      (burn) =>
        burn.from.some((one) => one.passage === passage) && !burn.from.some((one) => cash.from.includes(one)),
    );
    return [
      {
        code: 'RUNWAY_MISMATCH',
        isOpen: isOfOwnPace,
        quotes: distinctQuotes([quote, ...cash.from.map(quoteFigure)]),
        why: ({ runwayIs }: FindingTexts) => runwayIs(claimed, cash.months),
      },
    ];
  });
  if (isTold || closing || wrong.length > 0) return wrong;
  const figures = claims.flatMap(({ figure, until }) => (figure && !until ? [figure] : []));
  const isSupposed = claims.every(({ passage }) => SUPPOSED.test(passage.text));
  const canTell =
    statesParts(extraction) || (claims.some(({ isAfter }) => isAfter) && facts.burns.length > 0);
  return figures.length === 0 || canTell || isSupposed || !makesCase(extraction)
    ? []
    : [{ code: 'RUNWAY_NOT_DERIVABLE', quotes: distinctQuotes(figures.map(quoteFigure)) }];
};

const SHORT_MONTHS = 6;
const CRITICAL_MONTHS = 3;
/** Less than a day of what goes out is no cash of a company: it was read from something else. */
const LEAST_MONTHS = 0.04;
/** A round of a year's needs is what a short runway is told for. */
const BRIDGE_MONTHS = 12;

/** Cash over burn as they are told; null unless both are. */
function toldRunway(extraction: Extraction): Runway | null {
  const { cash, burns } = runwayFacts(extraction);
  return over(cash.slice(0, 1), burns.slice(0, 1))[0] ?? null;
}

/** Cash that lasts less than six months at the burn the document states. */
export const flagShortRunway: FlagRule = (extraction) => {
  const derived = isBusinessCase(extraction) ? toldRunway(extraction) : null;
  if (!derived || derived.months >= SHORT_MONTHS || derived.months < LEAST_MONTHS) return [];
  if (derived.from.some((figure) => figure.kind !== 'cash' && isPlannedBurn(figure))) return [];
  const isShownLonger = (claim: RunwayClaim): boolean =>
    claim.months >= SHORT_MONTHS && !claim.isAfter && !claim.until && isShown(extraction, claim);
  const claims = runwayClaims(extraction);
  if (claims.some(isShownLonger)) return [];
  const isCritical = derived.months < CRITICAL_MONTHS;
  const isMet = byRound(runwayFacts(extraction)).some(({ months }) => months >= BRIDGE_MONTHS);
  // Who raises has little left: with a round of a year's needs that is no news, unless more is claimed.
  const isClaimed = claims.some(
    ({ isAfter, until, months }) => !isAfter && !until && !agrees(months, derived.months),
  );
  if (isMet && !isCritical && !isClaimed) return [];
  return [
    {
      code: 'RUNWAY_SHORT',
      severity: isMet ? (isCritical ? 'high' : 'medium') : isCritical ? 'critical' : 'high',
      quotes: distinctQuotes(derived.from.map(quoteFigure)),
      why: ({ cashGives }) => cashGives(derived.months),
    },
  ];
};

/** Before the money of a round ends the next one is looked for: so many months are too few. */
const ROUND_MONTHS = 9;

/** A round that is said to last, with what it brings, less than nine months. */
export const flagShortRound: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const asking = new Set(figuresOf(extraction, 'ask').map(({ passage }) => passage));
  const claims = runwayClaims(extraction).filter(
    ({ passage, saysRound, isBefore, until }) =>
      !until &&
      !isBefore &&
      // Each cell of a row is of something else.
      (saysRound || !passage.page.text.slice(passage.start, passage.end).includes('\t')) &&
      !SUPPOSED.test(passage.text) &&
      (saysRound || (asking.has(passage) && !AT_HAND.test(passage.text))),
  );
  const [last] = claims.toSorted((a, b) => b.months - a.months);
  if (!last || last.months >= ROUND_MONTHS || last.months < 1) return [];
  const { passage, months } = last;
  const why = ({ roundLasts }: FindingTexts) => roundLasts(months);
  return [{ code: 'RUNWAY_SHORT', severity: 'medium', quotes: [quoteWhole(passage)], why }];
};

/** Burn without cash, in a document that claims no runway and asks for money. */
export const flagHalfRunway: FlagRule = (extraction) => {
  if (
    !makesCase(extraction) ||
    figuresOf(extraction, 'runway').length > 0 ||
    figuresOf(extraction, 'ask').length === 0
  )
    return [];
  const [burn] = figuresOf(extraction, 'burn');
  if (!burn || figuresOf(extraction, 'cash').length > 0) return [];
  if (extraction.passages.some(({ text }) => NO_BURN.test(text))) return [];
  return [{ code: 'RUNWAY_NOT_DERIVABLE', quotes: [quoteFigure(burn)] }];
};

export const strengthRunway: StrengthRule = (extraction) => {
  const derived = isBusinessCase(extraction) ? toldRunway(extraction) : null;
  const claims = figuresOf(extraction, 'runway');
  const claim = claims.find(({ value }) => derived && agrees(value, derived.months));
  // Cash and burn that are told leave nothing to claim.
  const isTold = derived?.from.some(({ passage }) => AT_HAND.test(passage.text));
  return derived && (claim || (claims.length === 0 && isTold))
    ? [
        {
          code: 'RUNWAY_ADDS_UP',
          quotes: distinctQuotes([...(claim ? [claim] : []), ...derived.from].map(quoteFigure)),
        },
      ]
    : [];
};
