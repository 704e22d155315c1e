import type { Extraction } from '../extraction.ts';
import { figuresOf } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { lastMonthOf, type Series, seriesIn } from './series.ts';
import { once } from '../words/memory.ts';
import type { PlacedPassage } from '../text/section.ts';

/** An amount, a month's worth of it for what goes out, and the figures it comes from. */
export type Sum = { readonly value: number; readonly from: readonly Figure[] };

/** What a runway is worked out from: likeliest first. */
export type RunwayFacts = {
  readonly cash: readonly Sum[];
  readonly burns: readonly Sum[];
  /** What is to go out a month once the round is there. */
  readonly planned: readonly Sum[];
  readonly rounds: readonly Sum[];
  /** What is in hand with the round. */
  readonly cashAfter: readonly Sum[];
};

/** Words for what goes out. */
export const SPENT =
  /\b(?:burn\w*|net (?:spend|spending|outflow|cost)|(?:leaves|goes out|is spent)\b[^.;]* than (?:comes?|goes) in|qu'il n'(?:en )?(?:entre|rentre)|more than (?:we|it) (?:earns?|takes?|brings?|makes?|collects?|receives?|gets?)|de plus que|(?:month|mois) (?:costs|coute)|spend(?:s|ing)?|spent|(?:we|it|company|which|group) uses?|use of cash|using|used|(?:cash|money) out|goes out|going out|outgoings|outflow|cash needs?|needs? of|short (?:by|of)|eats?|eating (?:up|into)|takes? (?:away|out)|us(?:es?|ing) up|go(?:es|ing)? through|mang(?:e|ent|eons)|(?:payments|outgoings|costs|depenses|sorties) (?:exceed|depassent)|qui sort|net of receipts|loses?|losing|leaves the account|consum\w+|consomm\w+|depens\w+|brul\w+|perd(?:ons|ent)?|deficit|decaiss\w+|besoins? (?:(?:net|mensuel|moyen|courant|de (?:cash|tresorerie))s? )*(?:de|:|est|sont)|sort(?:ent|ies?)(?: net\w*)?)\b/;
const BY_MONTH =
  /\b(?:(?:a|per|each|every)(?: (?:usual|normal|typical|average|quiet))? month|month (?:by|after) month|monthly|p\.?m\.?|par mois|chaque mois|mois apres mois|mensuel\w*|le mois)\b|\/ ?mo/;
/** Words for money at hand. */
export const AT_HAND =
  /\b(?:cash|in the bank|at (?:the )?bank|bank balances?|in hand|account|tresorerie|en banque|en caisse|a la banque|disponibilites|liquidites|solde)\b/;
/** Words for what brings new money. */
const ROUND = '(?:round|raise|levee|tour|apport|injection|proceeds)';
export const NO_BURN =
  /\b(?:profitable|break(?:s|ing)? even|cash[- ]positive|does not burn|no (?:cash )?burn|(?:not|never|no longer|n't|stopped|without) (?:been |be |any |\w+ly )?burn(?:ing|ed|t)?|rentable|a l'equilibre|beneficiaire|ne (?:brul|consomm)\w+ (?:plus|pas))\b/;
const IS_PLANNED =
  /\b(?:planned|plan|plans|budget(?:ed)?|forecast|projected|expected|expect|after (?:it|this|the|that|closing|the round)|once|then|ris(?:es|ing) to|grow(?:s|ing) to|go(?:es|ing) (?:to|from)|increas(?:es|ing) to|moves to|will|would|target|prevue?s?|prevision\w*|previsionnel\w*|apres|puis|passe(?:ra)? a|montera|portee? a|une fois|post-?(?:round|levee|money))\b[^.;]{0,60}$/;
const IS_PLANNED_BEHIND =
  /^[^.;,\d]{0,30}\b(?:planned|after (?:the|this) (?:round|raise)|apres (?:le|la) (?:tour|levee)|prevue?s?)\b/;

/** Burn that a plan says, and not what goes out today. */
export const isPlannedBurn = ({ passage: { text }, numeral }: Figure): boolean =>
  IS_PLANNED.test(text.slice(0, numeral.start)) || IS_PLANNED_BEHIND.test(text.slice(numeral.end));

/** `Average of three months`, `au rythme moyen`: what goes out in each of several months. */
export const AVERAGED = /\b(?:averages?|averaged|mean|moyen(?:ne)?s?|en moyenne)\b/;
/** `Gross burn, before any receipts`: what comes in is not taken off. */
const IS_GROSS =
  /\bgross\b[^.;]{0,24}\b(?:burn|spend\w*|outflows?|costs?)|\b(?:before|without|with no) (?:any )?(?:receipts|income|revenue|sales|collections)\b|\b(?:consommation|depenses?|sorties?) brute?s?\b|\bavant (?:toute )?(?:recette|encaissement|vente)s?\b/;

const PER_YEAR: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12 };
/** Months that a figure without a rate is of, by its date. */
const MONTHS_OF: Readonly<Record<string, number>> = { Q: 3, H: 6 };
export const perMonth = ({ value, rate, date, passage: { text } }: Figure): number => {
  const months =
    rate === null && !BY_MONTH.test(text) && !AVERAGED.test(text) ? MONTHS_OF[date?.[5] ?? ''] : undefined;
  return value / (months ?? PER_YEAR[rate ?? 'monthly'] ?? 1);
};

const LEAST = 500;
/** `Net burn per month 9000`, `Round (ordinary shares) 900000`: a row of a model whose label says what it is. */
const ROW_OF = new RegExp(
  `^(?:(?:the|this|seed|new|la|le|net|average|monthly|current|present) )*(?:cash )?(?:burn|outflow|spend|consommation|decaissements?|sorties|besoin|${ROUND})\\b[^\\d.]*$`,
);
const isRow = ({ value, passage: { text }, numeral }: Figure): boolean =>
  value >= LEAST && ROW_OF.test(text.slice(0, numeral.start));
export const isSum = (figure: Figure): boolean =>
  figure.unit === 'money' || (figure.unit === 'count' && (figure.numeral.isScaled || isRow(figure)));

/** The words of its clause that are about a figure: up to the sums beside it, without what is in brackets. */
function clausesOf(figures: readonly Figure[], figure: Figure): { before: string; behind: string } {
  const { passage, numeral } = figure;
  const sums = figures.filter((one) => one.passage === passage && isSum(one));
  const at = sums.indexOf(figure);
  const end = Math.min(sums[at + 1]?.numeral.start ?? passage.text.length, numeral.end + REACH);
  const outside = (text: string): string => text.replaceAll(/\([^()]*\)?/g, ' ');
  const last = sums[at - 1];
  const before =
    outside(passage.text.slice(last?.numeral.end ?? 0, numeral.start))
      .split(last ? NEXT : /[;:](?=[^\d]*[a-z]{4})|[.,](?!\d)/)
      .at(-1) ?? '';
  const isLast = sums[at + 1] === undefined;
  const behind = outside(passage.text.slice(numeral.end, end)).split(isLast ? /[;.]/ : NEXT)[0] ?? '';
  return { before, behind };
}
const REACH = 60;
const NEXT = /[;.,]| (?:and|et|but|mais|while|with|against|pour|contre) /;

/** `1.5m a month going out, the 6.0m we hold`: the months are of the sum before. */
const OF_SUM_BEFORE = /^ ?(?:[a-z]{1,9} ?)?(?:(?:a|per|each|every) month|par mois|chaque mois)\b/;
/** An amount of each month is none that is at hand. */
export const isOfMonths = ({ rate, passage: { text }, numeral }: Figure): boolean =>
  rate === 'monthly' ||
  BY_MONTH.test(
    text
      .slice(Math.max(0, numeral.start - REACH), numeral.start)
      .split(/[;\d]|\b(?:and|et)\b/)
      .at(-1)
      ?.replace(OF_SUM_BEFORE, '') ?? '',
  ) ||
  BY_MONTH.test(text.slice(numeral.end, numeral.end + REACH / 3).split(/[;.,]/)[0] ?? '');

const COMES_IN =
  /\b(?:com(?:es?|ing) in|brings? in|receipts|inflows?|collect\w*|earn\w*|receiv\w*|income|revenue|sales|encaiss\w*|entrent|entre|rentre\w*|recettes|ventes)\b/;
/** `Each month 3 million comes in and 5 million goes out`: what is left over of what goes out. */
function netOf(figures: readonly Figure[], out: Figure): Sum | null {
  if (/\bnet/.test(out.passage.text)) return null;
  const came = figures.find((one) => {
    if (one === out || !isSum(one) || one.value >= out.value || !isOfMonths(one)) return false;
    const { before, behind } = clausesOf(figures, one);
    const isBeside = Math.abs(one.passage.line - out.passage.line) <= 1;
    return (
      isBeside &&
      isLike(one.currency, out.currency) &&
      COMES_IN.test(`${before} ${behind}`) &&
      !SPENT.test(`${before} ${behind}`)
    );
  });
  return came ? { value: out.value - came.value, from: [out, came] } : null;
}

/** `Net cash out each month until the new line pays, average 340`: all of a row's label is about its one number. */
const LABEL_OF = /^([^\d.;:]+)[(-]?\d[\d., ]*\)?$/;
const COULD_BE_BURN: ReadonlySet<Figure['kind']> = new Set(['other', 'burn', 'cash', 'ask', 'expenses']);
/** What goes out in a month, by the words of its clause. */
function isSpent(figures: readonly Figure[], figure: Figure): boolean {
  const { passage, kind, rate } = figure;
  if (!isSum(figure) || !COULD_BE_BURN.has(kind) || NO_BURN.test(passage.text)) return false;
  // `La trésorerie et le besoin` heads what is spent, not what is wrong in the market.
  const isOfMarket = passage.under.includes('problem') && !passage.under.includes('financials');
  if (isOfMarket || !SPENT.test(passage.text) || (rate !== 'monthly' && rate !== null)) return false;
  if (figure.unit === 'count' && isRow(figure)) return BY_MONTH.test(passage.text);
  const clauses = clausesOf(figures, figure);
  const { behind } = clauses;
  const before = LABEL_OF.exec(passage.text)?.[1] ?? clauses.before;
  const isNear = SPENT.test(before) || SPENT.test(behind) || kind !== 'cash';
  return isNear && (BY_MONTH.test(behind) || (BY_MONTH.test(before) && SPENT.test(before)));
}

/** `R38 000 a month (inside the burn above)`. */
export const isInBrackets = (text: string): boolean =>
  SPENT.test(text) && !SPENT.test(text.replaceAll(/\([^()]*\)/g, ' '));

/** Currencies that may be one: the same, or not told. */
const isLike = (one: string | null, other: string | null): boolean =>
  one === other || one === null || other === null;

const IS_LEFT =
  /\b(?:(?:we )?(?:still )?(?:have|hold|held)|(?:closed|ended) (?:the )?[a-z]+(?: \d{4})? with|(?:il )?(?:nous )?reste(?:nt)?|left|remain(?:s|ing)?|(?:the |our |la |notre |le )?(?:banks?|banques?|accounts?|comptes?) (?:had|has|have|held|holds?|showed|shows|contained|stood at|avaient|avait|affich\w+|presentait)|nous (?:avons|disposons d[e'])) ?(?:us )?[^a-z\d]{0,3}(?:[a-z]{1,4} ?)?$|^\W*(?:disponible|disponibilites|avoirs?|solde|money|balance|cash|funds) (?:en|a la|in|at|with) (?:the |our )?(?:banque|caisse|banks?)\b[^.;]{0,40}$|^\W*(?:l'|notre )?encaisse (?:disponible |totale )?(?:au|a la|fin|de|:)\b[^.;]{0,40}$/;
const IS_LEFT_BEHIND =
  /^[^.;,\d]{0,16}\b(?:(?:is|are)\b[^.;,\d]{0,8}left|(?:remains?|left|restent|en reste)\b[^.;,\d]{0,8}(?:$|[.;,]))/;
const KEPT = /\b(?:had|have|held|hold|avions|avons|disposions de) [^\d.;]{0,10}$/;
const AT_A_BANK =
  /^ ?[a-z]{0,9} (?:in|at|with|chez|a la|au|aupres de) (?:the )?[a-z' ]{3,30}? (?:on|at|as of|as at|au|le|a fin) (?:the )?(?:\d|end|fin|close)/;
/** `Two of the three vans are paid for; 40k remains`: what is left to pay. */
const IS_PAID =
  /\b(?:(?:are|is|were|was|been) (?:already |fully |now )?(?:paid(?: for)?|settled|repaid)|(?:sont|est|ont ete|a ete) (?:deja |toutes? |tous )?(?:payee?s?|reglee?s?|remboursee?s?|versee?s?|acquittee?s?))\b[^.]*$/;
/** Money that is left, in words the reader has no name for. */
function isLeft({ passage: { text }, numeral, kind, isForecast }: Figure): boolean {
  if (isForecast || (kind !== 'other' && kind !== 'cash' && kind !== 'burn')) return false;
  const [before, behind] = [text.slice(0, numeral.start), text.slice(numeral.end)];
  if (IS_PAID.test(before) && !AT_HAND.test(before)) return false;
  return IS_LEFT.test(before) || IS_LEFT_BEHIND.test(behind) || (KEPT.test(before) && AT_A_BANK.test(behind));
}

const AFTER = `\\b(?:after|post-?|with|apres|y compris|including|avec) ?(?:the |this |le |la |ce |cette |l')?${ROUND}\\b`;
const CASH_AFTER = new RegExp(`${AFTER}|\\bafter (?:the )?(?:closing|completion)\\b`);
const isCashAfter = ({ passage: { text }, numeral }: Figure): boolean =>
  CASH_AFTER.test(text.slice(0, numeral.start));
/** What others owe, or the company does, is not at hand. */
export const OWED =
  /\b(?:debtors|receivables?|creances?|owed?|overdue|owing|restes? du\w*|restant du|still due|impayes?)\b/;
/** `Orders from thirteen creameries are in hand`. */
const isOfOrders = (text: string): boolean =>
  /\b(?:orders?|commandes?|carnet)\b/.test(text) &&
  !/\b(?:cash|bank|account|tresorerie|banque|compte|caisse)\b/.test(text);
const TOTAL =
  /^\W*(?:total|in all|ensemble|en tout)(?: (?:cash|liquidity|liquid funds|tresorerie|disponible|at hand|in hand|available))?\W+(?:[a-z]{1,4}\W{0,2})?\d/;
const ROUND_BEHIND = new RegExp(
  `^\\W*(?:(?:is|from|of|in|the|this|our|seed|new|le|la|ce|cette|de|notre|fresh) )*(?:${ROUND}|equity)\\b(?! (?:of|closed|in|de|en) )[^\\d]*$`,
);
const ROUND_BEFORE = new RegExp(
  `^(?:(?:the|this|our|seed|new|la|le|l'|cette|series [a-d]) ?)*${ROUND}\\b[^.;]{0,40}$`,
);

const isRound = ({ unit, kind, passage: { text }, numeral, value }: Figure): boolean => {
  const before = text.slice(0, numeral.start);
  if (kind !== 'other' && kind !== 'ask') return false;
  if (kind === 'ask') return unit === 'money' && !TOTAL.test(text);
  if (value >= LEAST && ROUND_BEFORE.test(before))
    return !/\b(?:previous|last|before|dernier)\b/.test(before);
  return unit === 'money' && !/[a-z]{4}/.test(before) && ROUND_BEHIND.test(text.slice(numeral.end));
};

/** `Runway, months 14`: what stands behind is time. */
export const MONTHS_ROW = /^(?!.*\b(?:years?|ans|weeks?)\b)[^\d]*\b(?:months|mois|runway|autonomie)\b[^\d]*$/;

const BESIDE_MONTHS = 4;
const rowsOfMonths = once(({ passages }: Extraction): readonly PlacedPassage[] =>
  passages.filter(
    ({ text }) => (MONTHS_COVERED.test(text) && CASH_ROW.test(text)) || MONTHS_OF_RUNWAY.test(text),
  ),
);
/** `Autonomie sans apport (mois)   14`, `Runway, months   9`: a row, be it with a remark behind it. */
const MONTHS_OF_RUNWAY =
  /^(?:cash )?(?:runway|autonomie)\b[^\d.;:]*\b(?:months|mois)\b[^\d.;:]*\d{1,2}(?:[.,]\d)?(?!\d)/;
/** Whether a row of months that cash lasts stands beside: what it is reckoned from is told with it, on a sheet of assumptions too. */
const isBesideMonths = (extraction: Extraction, { passage: { page, line } }: Figure): boolean =>
  rowsOfMonths(extraction).some((row) => row.page === page && Math.abs(row.line - line) <= BESIDE_MONTHS);
const MONTHS_COVERED =
  /^(?:number of |nombre de )?(?:months|mois) (?:[a-z]+ )*(?:covered|couverts?|of cash|of runway|de tresorerie|left|in hand|devant)\b[^\d]*\d{1,2}$/;

export const sumOf = (figure: Figure): Sum => ({ value: figure.value, from: [figure] });
/** The same as what it is each month. */
export const sumOfMonth = (figure: Figure): Sum => ({ value: perMonth(figure), from: [figure] });

/** `24 months at the three-month average of 71.7`, `26 M par mois, 24 M sur six mois`: paces, and nothing that is held. */
const isOfPace = ({ passage: { text }, numeral }: Figure): boolean => {
  const before = text.slice(0, numeral.start);
  return (
    !AT_HAND.test(text) &&
    AVERAGED.test(before) &&
    (SPENT.test(before) || /\b(?:runway|autonomie)\b/.test(before))
  );
};

/** What is at hand in a currency, the latest first, with the total that stands below it. */
function cashIn(extraction: Extraction, currency: string | null, except: ReadonlySet<Figure>): Sum[] {
  const known = figuresOf(extraction, 'cash')
    .filter(
      (figure) =>
        figure.unit === 'money' &&
        (!figure.isForecast || isBesideMonths(extraction, figure)) &&
        isLike(figure.currency, currency) &&
        !except.has(figure) &&
        !isOfMonths(figure) &&
        !MONTHS_ROW.test(figure.passage.text.slice(0, figure.numeral.start)) &&
        !isOfPace(figure) &&
        !OWED.test(figure.passage.text) &&
        !isOfOrders(figure.passage.text),
    )
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  const plain = known.filter((figure) => !isCashAfter(figure)).toReversed();
  const left = extraction.figures.filter(
    (figure) => isSum(figure) && isLeft(figure) && isLike(figure.currency, currency) && !except.has(figure),
  );
  const opening = extraction.figures.filter(({ account }) => account === 'openingCash');
  const latest = [plain, known.toReversed(), left, opening].find(({ length }) => length > 0) ?? [];
  const lines = new Set(latest.map(({ passage }) => passage.line));
  const totals = extraction.figures.filter(
    (figure) =>
      figure.unit === 'money' &&
      TOTAL.test(figure.passage.text) &&
      [1, 2, 3].some((above) => lines.has(figure.passage.line - above)) &&
      latest.some(({ value }) => value < figure.value),
  );
  const first = latest[0]?.date ?? null;
  return [...totals, ...latest.filter(({ date }, index) => index === 0 || date === first)].map(sumOf);
}

/** Monthly costs less monthly income in one currency; all of the costs where no income is named. */
function burnByCosts(extraction: Extraction): Sum[] {
  const monthly = (kind: Figure['kind']) =>
    figuresOf(extraction, kind)
      .filter(({ rate, isForecast }) => rate === 'monthly' && !isForecast)
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const [costs] = monthly('expenses');
  const incomes = monthly('revenue').filter(({ currency }) => currency === costs?.currency);
  const income = incomes.find(({ date }) => date === costs?.date) ?? incomes[0];
  if (!costs) return [];
  if (income)
    return costs.value > income.value ? [{ value: costs.value - income.value, from: [costs, income] }] : [];
  return figuresOf(extraction, 'revenue').length === 0 ? [sumOf(costs)] : [];
}

const IS_NET = /\bnet (?:of|burn|spend|outflow|cash|cost)\b|\bnette?s? de(?:s)?\b/;

/** Cash, what goes out a month and what a round brings, in one currency. */
export function runwayFacts(extraction: Extraction): RunwayFacts {
  const known = KNOWN.get(extraction) ?? readFacts(extraction);
  KNOWN.set(extraction, known);
  return known;
}
const KNOWN = new WeakMap<Extraction, RunwayFacts>();

function readFacts(extraction: Extraction): RunwayFacts {
  const { figures } = extraction;
  const spent = figures.filter((figure) => isSpent(figures, figure));
  const stated = figures.filter(
    (figure) =>
      (!figure.isForecast || isBesideMonths(extraction, figure)) &&
      !isLeft(figure) &&
      !NO_BURN.test(figure.passage.text) &&
      !isInBrackets(figure.passage.text) &&
      (figure.kind === 'burn'
        ? figure.unit === 'money'
        : spent.includes(figure) && figure.kind !== 'expenses'),
  );
  const burnt = stated.map(sumOfMonth).toReversed();
  const isAhead = ({ from }: Sum): boolean => from.some(isPlannedBurn);
  const between = stated.flatMap((figure) => netOf(figures, figure) ?? []);
  const isGross = ({ from: [figure] }: Sum): boolean =>
    figure !== undefined && IS_GROSS.test(figure.passage.text);
  const now = [...between, ...burnt].filter((one) => !isAhead(one));
  const onBalance = now.filter((one) => !isGross(one));
  // What goes out on balance tells how long cash lasts, where that is told.
  const today = onBalance.length > 0 ? onBalance : now;
  const costs = burnByCosts(extraction);
  const net = spent
    .filter((figure) => !costs[0]?.from.includes(figure) || IS_NET.test(figure.passage.text))
    .map(sumOf);
  const isLess = (costs[0]?.from.length ?? 0) > 1;
  const burns =
    [today, burnt, isLess ? costs : net, isLess ? net : costs].find(({ length }) => length > 0) ?? [];
  const currency = burns[0]?.from[0]?.currency ?? null;
  const used = new Set(stated);
  const rounds = figures.filter((one) => isRound(one) && !used.has(one) && isLike(one.currency, currency));
  const cash = cashIn(extraction, currency, new Set([...used, ...(burns[0]?.from ?? [])]));
  const after = figuresOf(extraction, 'cash').filter(
    (one) => isCashAfter(one) && isLike(one.currency, currency),
  );
  return {
    cash,
    burns: burns.filter(({ value }) => value > 0),
    planned: burnt.filter((one) => isAhead(one) || isRising(one)),
    rounds: rounds.map(sumOf),
    cashAfter: after.map(sumOf),
  };
}
const isRising = ({ from }: Sum): boolean =>
  from.some(({ passage: { text } }) =>
    /\b(?:up to|rising|rises|grows|going|climbs|passe|puis|then)\b/.test(text),
  );

const CLOSING =
  /\b(?:closing|ending|end of|end cash|year[- ]end|month[- ]end|carried forward|cloture|finale?|fin d[eu']|solde|a reporter|net cash position|cash position|cash balance|position de tresorerie)\b/;
const CASH_ROW = /\b(?:cash|bank|balance|tresorerie|solde|caisse|banque|cloture|closing)\b/;
const NOT_CASH =
  /\b(?:change|movement|variation|flow|flux|flows|opening|ouverture|debut|interest|interets)\b/;
const isClosingCash = ({ label, account }: Series): boolean =>
  account === 'closingCash' ||
  (CLOSING.test(label) && CASH_ROW.test(label) && !NOT_CASH.test(label)) ||
  /^(?:closing|cloture|cloture de tresorerie|solde (?:final|de cloture|fin)|(?:closing|ending) (?:cash|balance|position))$/.test(
    label,
  );
/** What is left at the end of each month, quarter or year. */
export const closingCash = (extraction: Extraction): Series[] => seriesIn(extraction).filter(isClosingCash);

const NOTHING_CAME =
  /\b(?:no|nothing|none|without|aucune?|rien|sans|ni)\b[^.;]{0,50}\b(?:came in|come in|(?:was|were|been) (?:raised|received|paid in|borrowed|injected)|coming in|inflows?|n'est entree?|n'a ete (?:levee?|recue?|apportee?|empruntee?)|n'est venue?|apports?|entrees?)\b/;
/** `Net outflow for the year (12,000)`. */
const YEARLY_OUTFLOW =
  /^(?:(?:total|operating) )*(?:net (?:cash )?(?:outflow|burn|spend|(?:cash )?used)|(?:decaissement|consommation|sortie|besoin)s? (?:de tresorerie )?nette?s?|flux net (?:de tresorerie )?negatif)\b[^\d(]*[-(]?$/;

/** Where nobody tells what goes out: a year's net outflow, or the fall between two balances while nothing came in. */
export function burnByBalances(extraction: Extraction): { readonly cash: Sum; readonly burn: Sum } | null {
  const cash = cashIn(extraction, null, new Set()).flatMap(({ from }) => from);
  const all = figuresOf(extraction, 'cash')
    .filter((one) => one.unit === 'money' && !one.isForecast && lastMonthOf(one.date) !== null)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  const last = all.at(-1);
  if (!last || cash.length === 0) return null;
  const outflow = extraction.figures.find(
    ({ currency, unit, date, passage: { text }, numeral, isForecast }) =>
      unit === 'money' &&
      currency === last.currency &&
      !isForecast &&
      date === last.date &&
      date?.length === 4 &&
      YEARLY_OUTFLOW.test(text.slice(0, numeral.start)),
  );
  if (outflow && outflow.value !== 0)
    return { cash: sumOf(last), burn: { value: Math.abs(outflow.value) / 12, from: [outflow] } };
  if (!extraction.passages.some(({ text }) => NOTHING_CAME.test(text))) return null;
  const before = all.findLast(({ date, currency }) => date !== last.date && currency === last.currency);
  const months = (lastMonthOf(last.date) ?? 0) - (lastMonthOf(before?.date ?? null) ?? 0);
  return before && before.value > last.value && months <= 12
    ? { cash: sumOf(last), burn: { value: (before.value - last.value) / months, from: [before] } }
    : null;
}

/** Months that the last of the closing balances lasts at the pace at which they have fallen. */
export function monthsByClosing(
  extraction: Extraction,
): { readonly months: number; readonly series: Series } | null {
  for (const series of closingCash(extraction)) {
    const done = series.points.filter(({ isForecast }) => !isForecast);
    const [first, last] = [done[0], done.at(-1)];
    if (!first || !last || first.value <= last.value || last.value <= 0 || last.span > 3) continue;
    return { months: (last.value * (last.month - first.month)) / (first.value - last.value), series };
  }
  return null;
}
