import type { NumberKind } from '../document.ts';
import { COSTS_AS_PROJECT } from './figure-ask.ts';
import type { Figure } from './figure-context.ts';
import { IN_ALL } from '../words/in-all.ts';

const CLOSE = 0.1;
const COULD_BE_EITHER: ReadonlySet<Figure['kind']> = new Set(['cash', 'burn', 'expenses', 'other']);
const BY_MONTH = /\b(?:month|monthly|mois|mensuel\w*)\b/;
const BY_MONTH_BEHIND =
  /^[^.;\d]{0,30}\b(?:(?:a|per|each|every|the) month|monthly|p\.?m\b|par mois|chaque mois|mensuel\w*)\b/;
/** Months of anything but money, by the words beside them. */
const TERM =
  /\b(?:deposits?|depots?|placements?|loans?|lease|warrant\w+|contracts?|vesting|notice|paid back|payback|repa(?:y\w*|id)|grace|lock|licen[cs]e|instalments?|rembours\w+|echeances?|bail|contrat|garantie|differe|preavis|pret|emprunt|last|past|derniers|customers?|clients?)\b/;

/** Months that may be how long the money lasts, whatever words stand beside them. */
const couldBeRunway = ({ kind, numeral, value, passage: { text } }: Figure): boolean =>
  kind === 'other' &&
  numeral.unit === 'months' &&
  value >= FEWEST_MONTHS &&
  value <= MOST_MONTHS &&
  !TERM.test(text.slice(Math.max(0, numeral.start - 60), numeral.end + 30));
const FEWEST_MONTHS = 2;
const MOST_MONTHS = 60;

/** `That gives us 18 months`, `de quoi tenir un an et demi`: how long something lasts. */
const LASTS =
  /\b(?:gives?|giving|leaves?|leaving|buys?|means?|enough|lasts?|carr(?:y|ies)|takes? us|sees? us|gets? us|keeps? us|good for|covers?|headroom|months? left|ahead|to go|survive|stretch\w*|de quoi|donne|laisse|permet|il (?:nous )?reste|tenir|tient|couvr\w+|couvert|devant nous|marge de manoeuvre)\b/;
/** Months that a sentence beside cash or burn says are left. */
const isSaidToLast = (figure: Figure, figures: readonly Figure[]): boolean =>
  couldBeRunway(figure) &&
  LASTS.test(figure.passage.text) &&
  figures.some(
    ({ kind, passage, isForecast }) =>
      (kind === 'cash' || kind === 'burn') &&
      !isForecast &&
      passage.page === figure.passage.page &&
      passage.line <= figure.passage.line &&
      figure.passage.line - passage.line <= 1,
  );

type Pair = { readonly cash: Figure; readonly burn: Figure; readonly gap: number };

/** Two sums beside a runway whose quotient it is: what is in the bank and what goes out in a month. */
function pairFor(claim: Figure, figures: readonly Figure[]): Pair | null {
  const sums = figures.filter(
    ({ kind, unit, passage, isForecast, value }) =>
      unit === 'money' &&
      value >= SMALLEST_SUM &&
      !isForecast &&
      COULD_BE_EITHER.has(kind) &&
      Math.abs(passage.line - claim.passage.line) <= LINES_AROUND,
  );
  // Where the document names what is in the bank, no other sum is taken for it.
  const isNamed = figures.some(
    ({ kind, unit, isForecast }) => kind === 'cash' && unit === 'money' && !isForecast,
  );
  const near = sums.slice(0, MOST_SUMS);
  const pairs = near.flatMap((burn) =>
    near.flatMap((cash): Pair[] => {
      const isPair =
        cash !== burn &&
        (cash.currency === burn.currency || cash.currency === null || burn.currency === null) &&
        (isNamed ? cash.kind === 'cash' : cash.kind !== 'burn') &&
        (burn.kind !== 'cash' || BY_MONTH_BEHIND.test(burn.passage.text.slice(burn.numeral.end)));
      const monthly = burn.rate === 'monthly' || BY_MONTH.test(burn.passage.text);
      const gap = Math.abs(cash.value / burn.value / claim.value - 1);
      return isPair && monthly && gap <= CLOSE ? [{ cash, burn, gap }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.gap - b.gap)[0] ?? null;
}
const MOST_SUMS = 12;
const SMALLEST_SUM = 500;
const LINES_AROUND = 8;
const MOST_CLAIMS = 5;

/**
 * Words for cash and burn are many, their arithmetic is one: where a runway is claimed and cash or burn was not
 * recognised, two sums of its page that yield it are taken for them. Months that cash over burn beside them gives are the
 * runway, without a word for it.
 */
export function settleRunway(figures: readonly Figure[]): Figure[] {
  const has = (kind: Figure['kind']): boolean => figures.some((figure) => figure.kind === kind);
  if (!has('runway')) {
    const said = figures.find((figure) => isSaidToLast(figure, figures));
    if (said) return settleRunway(figures.map((one) => (one === said ? { ...one, kind: 'runway' } : one)));
  }
  const isNamed = has('runway');
  if (isNamed && has('cash') && has('burn')) return [...figures];
  const claims = figures
    .filter((figure) => (isNamed ? figure.kind === 'runway' : couldBeRunway(figure)))
    .slice(0, MOST_CLAIMS);
  for (const claim of claims) {
    const pair = pairFor(claim, figures);
    if (!pair || (!isNamed && !isOneMoney(pair, claim))) continue;
    return figures.map((figure) => {
      if (figure === claim) return { ...figure, kind: 'runway' };
      if (figure === pair.cash) return { ...figure, kind: 'cash' };
      return figure === pair.burn ? { ...figure, kind: 'burn', rate: 'monthly' } : figure;
    });
  }
  return [...figures];
}

/** Without a word for a runway, cash, burn and months stand together, and one of the sums is named. */
const isOneMoney = ({ cash, burn }: Pair, claim: Figure): boolean =>
  (cash.kind === 'cash' || burn.kind === 'burn') &&
  Math.abs(cash.passage.line - claim.passage.line) <= 2 &&
  Math.abs(burn.passage.line - claim.passage.line) <= 2;

const TOLERANCE = 0.01;
const MOST_PARTS = 40;

/** The first run of at least two figures, in reading order, that adds up to a whole within 1 %. */
export function runAddingTo(whole: number, figures: readonly Figure[]): Figure[] | null {
  for (let from = 0; from + 1 < Math.min(figures.length, MOST_PARTS); from += 1) {
    let sum = figures[from]?.value ?? 0;
    for (let to = from + 1; to < Math.min(figures.length, from + MOST_PARTS); to += 1) {
      sum += figures[to]?.value ?? 0;
      if (Math.abs(sum - whole) <= TOLERANCE * whole) return figures.slice(from, to + 1);
      if (sum > whole * 1.5) break;
    }
  }
  return null;
}

const FOR = /\b(?:for|pour|to)\b/;

const WHOLE = 100;
const isSum = ({ unit, numeral }: Figure): boolean =>
  unit === 'money' || (unit === 'count' && numeral.isScaled && numeral.noun.split(' ').length <= 3);
/** How far behind a sum the shares it is parted into begin. */
const SHARES_BEHIND = 6;
/** A sum that opens its sentence, be it behind a word for asking. */
const OPENS = /^(?:[^\d]{0,4}|(?:the )?(?:ask|request|round|want|demande|besoin|levee)[ :-]{0,4}[^\d]{0,4})$/;

/** `KES 90m for a press (60%), stock (25%), sales (15%)`: the first sum that shares making a whole stand behind. */
function partedByShares(figures: readonly Figure[]): Figure | undefined {
  return figures.find((figure, index) => {
    const { passage, numeral, isForecast } = figure;
    if (!isSum(figure) || isForecast || numeral.value < SMALLEST_ASK) return false;
    if (!OPENS.test(passage.text.slice(0, numeral.start))) return false;
    const behind = figures
      .slice(index + 1, index + 1 + MOST_PARTS)
      .filter(({ passage: { page } }) => page === passage.page);
    const first = behind.findIndex(({ unit }) => unit === 'percent');
    if (first < 0 || first > SHARES_BEHIND) return false;
    const shares = behind.filter(({ unit, kind }) => unit === 'percent' && kind !== 'growth');
    const run = runAddingTo(WHOLE, shares);
    const [part] = run ?? [];
    return part !== undefined && shares.indexOf(part) <= 1 && mayBeAsk(figure, part);
  });
}
/** Words behind a sum may be of what it is for; those of a heading above it are of what it is. */
function mayBeAsk({ kind, passage }: Figure, part: Figure): boolean {
  if (kind === 'other') return part.passage.line <= passage.line + LINES_AROUND;
  const isResult = passage.under.some((id) => id === 'traction' || id === 'financials' || id === 'customers');
  return (kind === 'revenue' || kind === 'expenses') && part.passage === passage && !isResult;
}
const SMALLEST_ASK = 1000;

/** Numbers of a list may be in the thousands, lakh, millions or crore of the sum above them. */
export const LIST_SCALES = [1, 1e3, 1e5, 1e6, 1e7, 1e9] as const;
const FEWEST_IN_LIST = 3;
const EXACT = 1e-3;

/**
 * Sums of sales that together make the income of their year, `pouches 4,012,600; labels 1,388,900; cups 813,300`, are parts of
 * it.
 */
export function settleParts(figures: readonly Figure[]): Figure[] {
  const isIncome = ({ kind, unit, date, isForecast }: Figure): boolean =>
    kind === 'revenue' && unit === 'money' && date !== null && !isForecast;
  const totals = figures.filter(isIncome);
  const byYear = Map.groupBy(totals, ({ date }) => date?.slice(0, 4) ?? '');
  const parts = new Set<Figure>();
  for (const [, own] of Map.groupBy(
    totals.filter(({ account }) => account === null),
    ({ date, currency }) => `${date ?? ''} ${currency ?? ''}`,
  )) {
    if (own.length < 2 || own.length > MOST_PARTS) continue;
    const year = own[0]?.date?.slice(0, 4) ?? '';
    const wholes = new Set((byYear.get(year) ?? []).map(({ value }) => value));
    for (const whole of [...wholes].slice(0, MOST_PARTS)) {
      const run = runAddingTo(
        whole,
        own.filter(({ value }) => value < whole),
      );
      for (const part of run ?? []) parts.add(part);
    }
  }
  return parts.size === 0
    ? [...figures]
    : figures.map((figure) => (parts.has(figure) ? { ...figure, kind: 'other' } : figure));
}

/** `141 millions sur nos comptes et 38,8 sur ceux de la filiale, soit 180 millions ensemble`: what is held, and before it a part. */
export function settleTogether(figures: readonly Figure[]): Figure[] {
  const wholes = figures.flatMap((whole, at) => (isTogether(whole) ? [{ whole, at }] : []));
  if (wholes.length === 0) return [...figures];
  return figures.map((figure, index) => {
    const isPart = wholes.some(
      ({ whole, at }) => at > index && whole.passage === figure.passage && whole.value > figure.value,
    );
    if (figure.kind === 'cash' && isPart) return { ...figure, kind: 'other' };
    if (figure.kind !== 'other' || !wholes.some(({ at }) => at === index)) return figure;
    const part = figures
      .slice(0, index)
      .find(
        (one) =>
          one.passage === figure.passage &&
          one.kind === 'cash' &&
          one.unit === 'money' &&
          one.value < figure.value,
      );
    return part === undefined
      ? figure
      : {
          ...figure,
          kind: 'cash',
          unit: 'money',
          currency: figure.currency ?? part.currency,
          date: part.date,
        };
  });
}
const isTogether = ({ passage: { text }, numeral: { start, end, isScaled, unit } }: Figure): boolean =>
  (unit === 'money' || isScaled) && IS_IN_ALL.test(text.slice(end)) && MAKES.test(text.slice(0, start));
const MAKES = /(?:\b(?:soit|that is|which makes|making|so)|[,:=]) ?(?:[^\s\d]{1,4} ?)?$/;
const IS_IN_ALL = new RegExp(String.raw`^ ?(?:[a-z]{3} )?(?:ensemble|together|${IN_ALL})\b`);

const FEWEST_COUNTED = 3;
const COUNTED: ReadonlySet<NumberKind> = new Set(['team', 'customers', 'users']);
/** `Mill 18, shops 8, office 4, in all 30`: of the counts of one kind in a sentence, those that make another are its parts. */
export function settleCounts(figures: readonly Figure[]): Figure[] {
  const counts = figures.filter(({ kind, account }) => COUNTED.has(kind) && account === null);
  const parts = new Set<Figure>();
  for (const [, told] of Map.groupBy(counts, ({ passage }) => passage))
    for (const [, own] of Map.groupBy(told, ({ kind }) => kind)) {
      const sum = own.reduce((total, { value }) => total + value, 0);
      const whole = own.find(({ value }) => 2 * value === sum);
      if (own.length >= FEWEST_COUNTED && whole) for (const one of own) if (one !== whole) parts.add(one);
    }
  return figures.map((figure) =>
    parts.has(figure)
      ? { ...figure, kind: 'other' }
      : isNobody(figure)
        ? { ...figure, kind: 'other', account: null }
        : figure,
  );
}
/** `Fleet leasing 329.6` among millions: nobody buys in parts. */
const isNobody = ({ kind, value }: Figure): boolean =>
  (kind === 'customers' || kind === 'users') && Math.abs(value - Math.round(value)) > 1e-6;

/** Whether a number stands in brackets, where it explains another. */
function isInBrackets({ passage: { text }, numeral }: Figure): boolean {
  const before = text.slice(0, numeral.start);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && text.indexOf(')', numeral.end) >= 0;
}

/** A run of at least three that adds up to a whole but for rounding. */
function exactRun(whole: number, figures: readonly Figure[]): Figure[] | null {
  const values = figures.slice(0, MOST_PARTS);
  for (let from = 0; from + FEWEST_IN_LIST <= values.length; from += 1) {
    let sum = 0;
    for (let to = from; to < values.length; to += 1) {
      sum += values[to]?.value ?? 0;
      if (sum > whole * (1 + EXACT)) break;
      if (Math.abs(sum - whole) <= EXACT * whole && to - from + 1 >= FEWEST_IN_LIST)
        return values.slice(from, to + 1);
    }
  }
  return null;
}

/**
 * A list of bare numbers on one page that makes a sum exactly, in its own scale or in thousands or millions:
 * `We raise $400,000: float 150, offices 110, integration 40, salaries 100`. The parts are in whole units.
 */
export function listMaking(whole: number, after: readonly Figure[]): Figure[] | null {
  const parts = after
    .map(asSpent)
    .filter(
      (figure) =>
        (figure.unit === 'count' || figure.unit === 'money') &&
        figure.value > 0 &&
        figure.value < whole &&
        !(figure.kind === 'cash' && HELD.test(figure.passage.text)),
    );
  const inside = parts.filter(isInBrackets);
  return (
    scaledRun(
      whole,
      parts.filter((figure) => !inside.includes(figure)),
    ) ?? scaledRun(whole, inside)
  );
}

function scaledRun(whole: number, parts: readonly Figure[]): Figure[] | null {
  const isBare = ({ unit, numeral }: Figure): boolean => unit === 'count' && !numeral.isScaled;
  for (const scale of LIST_SCALES) {
    if (scale > whole) break;
    const scaled = parts.map((figure) =>
      isBare(figure) || (figure.unit === 'money' && !figure.numeral.isScaled && figure.value * scale < whole)
        ? { ...figure, value: figure.value * scale }
        : figure,
    );
    const alone = scaled.filter(({ numeral, unit }) => unit === 'money' || numeral.noun === '');
    const run =
      exactRun(whole, scaled) ??
      (alone.length < scaled.length ? exactRun(whole, alone) : null) ??
      exactRun(
        whole,
        scaled.filter(({ value }) => value >= whole / MOST_PARTS),
      );
    if (run) return run;
  }
  return null;
}

/** Words of a round, or nothing but the sum itself. */
const OF_ROUND =
  /\b(?:rounds?|raise|raising|seed|recherche[es]*|sought|wanted|tour|levee|amorcage|investment|funding|besoin|en capital|en fonds propres|equity|uses? of|emplois? d\w+|money in)\b/;
/** `What we would do with USD 1.5m`, over what it is for. */
const OF_WHAT_WE_DO = /^(?:what (?:we|the|our)\b|ce que )/;
const WORDS_BESIDE = 2;

/** `Salaries 2025: 998`, over the teams they are paid to. */
const IS_COST =
  /^(?:total )?(?:sala(?:r|ir)\w+|wages|payroll|staff costs?|remunerations?|charges|masse salariale|paie|frais|achats|purchases|costs?|expenses|overheads|sales|ventes|turnover|revenues?|chiffre d'affaires)\b/;

function mayHeadList(figure: Figure): boolean {
  const { passage, numeral, kind, unit, isForecast, account, date, isOfRow } = figure;
  const { text, under } = passage;
  if (IS_COST.test(text)) return false;
  // A line of a statement is of its day or year, and asks for nothing.
  if (account !== null || (isOfRow === true && date !== null)) return false;
  const beside = text.slice(0, numeral.start) + text.slice(numeral.end);
  const isAlone = (beside.match(/[a-z]{2,}/g)?.length ?? 0) <= WORDS_BESIDE;
  return (
    unit === 'money' &&
    (!isForecast || OF_WHAT_WE_DO.test(text)) &&
    numeral.value >= SMALLEST_ASK &&
    kind === 'other' &&
    !under.some((id) => id === 'traction' || id === 'financials' || id === 'market') &&
    (isAlone || OF_ROUND.test(text) || OF_WHAT_WE_DO.test(text))
  );
}

/** A sum that a page names alone or as a round, and that a list behind it makes. */
function partedByList(figures: readonly Figure[]): Figure | undefined {
  return figures.find((figure, index) => {
    if (!mayHeadList(figure)) return false;
    const behind = Map.groupBy(figures.slice(index + 1), ({ passage }) => passage.page);
    return [...behind].some(
      ([page, own]) =>
        (page === figure.passage.page || OF_ROUND.test(figure.passage.text)) &&
        listMaking(figure.value, own) !== null,
    );
  });
}

/** `US$500,000, pre-money 2.2m`: a sum that opens its sentence, and the price behind it. */
const isAtPrice = ({ unit, kind, isForecast, numeral, passage: { text }, account }: Figure): boolean =>
  unit === 'money' &&
  (kind === 'other' || kind === 'revenue') &&
  account === null &&
  !isForecast &&
  numeral.value >= SMALLEST_ASK &&
  OPENS.test(text.slice(0, numeral.start)) &&
  /^(?:,? (?:at |on |a )?(?:an? )?pre-?money\b| buys? \d[\d.,]* ?%)/.test(text.slice(numeral.end));

/**
 * `12 M`, and below it `our round: 7 M for stock, 5 M for sales`: of a sum that is asked for and those its sentence goes on with,
 * what they make together and what stands right before them, or behind them as their sum, is what is asked for.
 */
function wholeOfAsk(ask: Figure, figures: readonly Figure[]): Figure | undefined {
  const sums = figures.filter(
    ({ unit, currency, numeral, passage }) =>
      (unit === 'money' || (unit === 'count' && numeral.isScaled)) &&
      (currency === ask.currency || currency === null || ask.currency === null) &&
      passage.page === ask.passage.page,
  );
  const at = sums.indexOf(ask);
  let made = ask.value;
  for (let to = at + 1; sums[to]?.passage === ask.passage; to += 1) {
    made += sums[to]?.value ?? 0;
    const behind = sums[to + 1];
    const whole = [sums[at - 1], behind && isTotal(behind) ? behind : undefined].find(
      (one) => one !== undefined && Math.abs(one.value - made) <= EXACT * made,
    );
    const isCost = whole && COSTS_AS_PROJECT.test(whole.passage.text.slice(0, whole.numeral.start));
    if (whole) return whole.kind === 'other' && !whole.isForecast && !isCost ? whole : undefined;
  }
  return undefined;
}
const IS_TOTAL = new RegExp(String.raw`\b(?:totals?|${IN_ALL}|soit|ensemble)\b[^.;\d]{0,24}$`);
const isTotal = ({ passage, numeral }: Figure): boolean =>
  IS_TOTAL.test(passage.text.slice(0, numeral.start));

/** Votes and shares make sums, too: a sum of a legal paper has its currency beside it, or words of a round. */
export const isNamedSum = ({ passage: { text }, numeral }: Figure): boolean =>
  !OF_ELSE.test(text) && (/[^\d.,' ()-]/.test(text.slice(numeral.start, numeral.end)) || OF_ROUND.test(text));
const OF_ELSE =
  /\b(?:owe[sd]?|owing|outstanding|rest(?:e|ent|ait|ant) dus?|restants? dus?|loans?|prets?|credits?|guarantees?|garanties?|cautions?|dividends?|dividendes?|votes?|voix|deposits?|depots?)\b/;

/**
 * What is asked for in a document that has no word for it: a sum followed by sums that add up to it, or by shares that
 * make a whole; the sum of those that one passage parts it into, where the first of them was taken for it.
 */
export function settleAsk(
  figures: readonly Figure[],
  mayBe: (figure: Figure) => boolean = () => true,
): Figure[] {
  const named = figures.find(({ kind }) => kind === 'ask');
  const whole = named && wholeOfAsk(named, figures);
  if (whole)
    return figures.map((figure) =>
      figure === whole
        ? { ...figure, kind: 'ask', isForecast: false }
        : figure === named
          ? { ...figure, kind: 'other' }
          : figure,
    );
  if (named) return [...figures];
  const late = figures.slice(Math.floor(figures.length * 0.5));
  const isHeadOfUses = (figure: Figure): boolean => {
    const { kind, unit, passage, currency, numeral, account, isOfRow, date } = figure;
    if (account !== null || (isOfRow === true && date !== null)) return false;
    const from = late.indexOf(figure) + 1;
    const after = late
      .slice(from, from + MOST_PARTS - 1)
      .filter((one) => one.unit === 'money' && one.currency === currency);
    const isFor = FOR.test(passage.text.slice(numeral.end, numeral.end + 12));
    const parts = after.filter((one) => one.passage.page === passage.page);
    return unit === 'money' && kind === 'other' && isFor && runAddingTo(numeral.value, parts) !== null;
  };
  const ask = [
    late.find(isHeadOfUses),
    late.find(isAtPrice),
    partedByShares(figures),
    partedByList(figures),
  ].find((figure) => figure !== undefined && mayBe(figure));
  return figures.map((figure) =>
    figure === ask ? { ...figure, kind: 'ask', unit: 'money', isForecast: false } : figure,
  );
}

/** What there is on a day, and no use of what is asked for. */
const HELD =
  /\b(?:cash|bank|treasury|tresorerie|banque|caisse)\b[^.;]{0,24}\b(?:today|now|at|on|as of|at (?:the )?end|balance|aujourd'hui|au|fin|a fin|actuelle?)\b/;
/** `Operating loss 70` among the uses of a round: it is paid for like the others. */
export const asSpent = (figure: Figure): Figure => ({ ...figure, value: Math.abs(figure.value) });

/** Sums after an ask that add up to it are what it is for, whatever words stand beside them. */
export function settleUses(figures: readonly Figure[]): Figure[] {
  const ask = figures.find(({ kind, unit }) => kind === 'ask' && unit === 'money');
  if (!ask) return [...figures];
  const after = figures
    .slice(figures.indexOf(ask) + 1)
    .filter(
      ({ unit, currency, passage, numeral, kind, account, isOfRow = false }) =>
        (unit === 'money' || numeral.isScaled) &&
        // A line of a statement, told of several times, is no use.
        !(isOfRow && account != null) &&
        (currency === ask.currency || currency === null) &&
        passage.page === ask.passage.page &&
        !(kind === 'cash' && HELD.test(passage.text)),
    )
    .map(asSpent);
  const listed = after.filter(({ kind }) => kind === 'cash');
  const made = listed.length === 0 ? null : listMaking(ask.value, after);
  const uses = new Set(
    [...(runAddingTo(ask.value, after) ?? []), ...(made ?? [])].map(({ numeral }) => numeral),
  );
  return figures.map((figure) => (uses.has(figure.numeral) ? { ...asSpent(figure), kind: 'other' } : figure));
}
