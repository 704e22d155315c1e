import type { FlagCode } from './document.ts';
import type { Figure } from './figure-context.ts';
import { promisesIn } from './flag-dry.ts';
import { makesCase } from './letter.ts';
import type { FindingTexts } from './finding-text.ts';
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
} from './extraction.ts';
import { lastMonthOf } from './series.ts';

const WITHOUT_ROUND =
  /\b(?:without (?:this|the|a|any|new|further|fresh) (?:new )?(?:round|raise|money|funding|capital)|before (?:this|the) (?:round|raise)|sans (?:le|la|cette|ce|un) (?:nouve\w+ )?(?:tour|levee|financement|apport)|hors levee|avant (?:le|la|cette) (?:tour|levee)|to (?:close|conclude|complete) (?:this|the) (?:round|raise)|pour (?:conclure|boucler|clore) (?:ce|le|cette|la) (?:tour|levee))\b/;
/** Burn that a plan says, and not what goes out today. */
const IS_PLANNED =
  /\b(?:planned|plan|plans|budget(?:ed)?|forecast|projected|expected|expect|after (?:it|this|the|that|closing|the round)|once|then|ris(?:es|ing) to|grow(?:s|ing) to|go(?:es|ing) to|increas(?:es|ing) to|moves to|will|would|target|prevue?s?|prevision\w*|previsionnel\w*|apres|passera?|montera|portee? a|une fois|post-?(?:round|levee|money))\b[^.;]{0,60}$/;
const IS_PLANNED_BEHIND =
  /^[^.;,\d]{0,30}\b(?:planned|after (?:the|this) (?:round|raise)|apres (?:le|la) (?:tour|levee)|prevue?s?)\b/;
export const isPlannedBurn = ({ passage: { text }, numeral }: Figure): boolean =>
  IS_PLANNED.test(text.slice(0, numeral.start)) || IS_PLANNED_BEHIND.test(text.slice(numeral.end));

const AFTER_ROUND =
  /\b(?:this round|the round|the raise|raise gives|raising|after (?:it|the|this) ?(?:round|raise|close)?|after (?:round|raise|funding)|post-?(?:round|funding)|(?:round|raise) included|tour compris|apres tour|once closed|will (?:give|extend|fund|last|provide)|with (?:this|the) (?:money|funding|raise|round)|extends?|la levee|cette levee|apres (?:le|la|ce|cette|l')? ?(?:tour|levee|operation|financement)|prolonge|donnera|portera)\b/;
const NO_BURN =
  /\b(?:profitable|break(?:s|ing)? even|cash[- ]positive|does not burn|no (?:cash )?burn|(?:not|never|no longer|n't|stopped|without) (?:been |be |any |\w+ly )?burn(?:ing|ed|t)?|rentable|a l'equilibre|beneficiaire|ne (?:brul|consomm)\w+ (?:plus|pas))\b/;

/** Runway as it can be worked out: months, and the figures it comes from. */
type DerivedRunway = { readonly months: number; readonly from: readonly Figure[] };

const PER_YEAR: Readonly<Record<string, number>> = { monthly: 1, quarterly: 3, annual: 12 };
/** Months that a figure without a rate is of, by its date. */
const MONTHS_OF: Readonly<Record<string, number>> = { Q: 3, H: 6 };
const perMonth = ({ value, rate, date, passage: { text } }: Figure): number => {
  const months = rate === null && !BY_MONTH.test(text) ? MONTHS_OF[date?.[5] ?? ''] : undefined;
  return value / (months ?? PER_YEAR[rate ?? 'monthly'] ?? 1);
};

const SPENT =
  /\b(?:burn\w*|net (?:spend|spending|outflow|cost)|more than (?:we|it) (?:earns?|takes?|brings?|makes?|collects?|receives?|gets?)|de plus que|spend(?:s|ing)?|spent|uses?|used|goes out|going out|outgoings|outflow|cash needs?|needs? of|loses?|losing|leaves the account|consomm\w+|depens\w+|brul\w+|perd(?:ons|ent)?|deficit|decaiss\w+|besoins? (?:(?:net|mensuel|moyen|courant|de (?:cash|tresorerie))s? )*(?:de|:|est|sont)|sort(?:ent|ies?)(?: net\w*)?)\b/;
const BY_MONTH =
  /\b(?:(?:a|per|each|every) month|month (?:by|after) month|monthly|p\.?m\.?|par mois|chaque mois|mois apres mois|mensuel\w*|le mois)\b|\/ ?mo/;
/** `Net burn per month, thousands 9000`: a row of a model whose label says what it is. */
const BURN_ROW =
  /^(?:(?:net|average|monthly|current|present) )*(?:cash )?(?:burn|outflow|spend)\b[^\d]*$|^(?:consommation|decaissements?|sorties|besoin)(?: (?:nette?s?|mensuelle?s?|de tresorerie|de caisse))*[^\d]*$/;
const SMALLEST_BURN = 500;
const isBurnRow = ({ unit, value, passage: { text }, numeral }: Figure): boolean =>
  unit === 'count' && value >= SMALLEST_BURN && BURN_ROW.test(text.slice(0, numeral.start));
const isSum = (figure: Figure): boolean =>
  figure.unit === 'money' || (figure.unit === 'count' && figure.numeral.isScaled) || isBurnRow(figure);

/** What goes out in a month in words the reader has no name for: `we use 5.2m a month`, `each month 3m more goes out`. */
const spentMonthly = (extraction: Extraction): Figure[] =>
  extraction.figures.filter((figure, index) => {
    const { passage, numeral, kind, rate } = figure;
    if (!isSum(figure) || kind === 'ask' || kind === 'valuation' || kind === 'market' || kind === 'revenue')
      return false;
    // `La trésorerie et le besoin` heads what is spent, not what is wrong in the market.
    const isOfMarket = passage.under.includes('problem') && !passage.under.includes('financials');
    if (isOfMarket || !SPENT.test(passage.text) || NO_BURN.test(passage.text)) return false;
    if (rate !== 'monthly' && rate !== null) return false;
    if (isBurnRow(figure)) return BY_MONTH.test(passage.text);
    const next = extraction.figures.slice(index + 1).find(isSum);
    const end = next?.passage === passage ? next.numeral.start : passage.text.length;
    const behind = passage.text.slice(numeral.end, Math.min(end, numeral.end + 60)).split(/[;.]/)[0] ?? '';
    const before =
      passage.text
        .slice(0, numeral.start)
        .split(/[;:]|[.,](?!\d)/)
        .at(-1) ?? '';
    return BY_MONTH.test(behind) || (BY_MONTH.test(before) && SPENT.test(before));
  });

const IS_NET = /\bnet (?:of|burn|spend|outflow|cash|cost)\b|\bnette?s? de(?:s)?\b/;

/** Burn as stated, else monthly costs less monthly income in one currency; all of the costs where no income is named. */
function burnOf(extraction: Extraction): { perMonth: number; from: Figure[] } | null {
  const left = new Set(leftOver(extraction));
  const said = figuresOf(extraction, 'burn').filter(
    (figure) =>
      figure.unit === 'money' &&
      !figure.isForecast &&
      !left.has(figure) &&
      !NO_BURN.test(figure.passage.text),
  );
  const today = said.filter((figure) => !isPlannedBurn(figure));
  // Where several are told, the one that the runway claimed was worked out from is today's.
  const claimed = claimsIn(extraction).map(({ months }) => months);
  const closing = today.find((figure) => {
    const cash = latestCash(extraction, figure.currency, [figure]);
    return cash !== null && claimed.some((months) => agrees(months, cash.value / perMonth(figure)));
  });
  const stated = closing ?? today.at(-1) ?? said.at(-1);
  if (stated) return { perMonth: perMonth(stated), from: [stated] };
  const monthly = (kind: Figure['kind']) =>
    figuresOf(extraction, kind)
      .filter(({ rate, isForecast }) => rate === 'monthly' && !isForecast)
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const [costs] = monthly('expenses');
  const incomes = monthly('revenue').filter(({ currency }) => currency === costs?.currency);
  const income = incomes.find(({ date }) => date === costs?.date) ?? incomes[0];
  if (costs && income && costs.value > income.value)
    return { perMonth: costs.value - income.value, from: [costs, income] };
  const [spent] = spentMonthly(extraction);
  if (spent && (spent !== costs || IS_NET.test(spent.passage.text)))
    return { perMonth: spent.value, from: [spent] };
  return costs && figuresOf(extraction, 'revenue').length === 0
    ? { perMonth: costs.value, from: [costs] }
    : null;
}

/** Currencies that may be one: the same, or not told. */
const isLike = (one: string | null, other: string | null): boolean =>
  one === other || one === null || other === null;

const IS_LEFT =
  /\b(?:(?:we )?(?:still )?(?:have|hold|held)|(?:il )?(?:nous )?reste(?:nt)?|left|remain(?:s|ing)?|nous (?:avons|disposons d[e'])) ?(?:us )?[^a-z\d]{0,3}(?:[a-z]{1,4} ?)?$/;
const IS_LEFT_BEHIND =
  /^[^.;,\d]{0,16}\b(?:(?:is|are)\b[^.;,\d]{0,8}left|(?:remains?|left|restent|en reste)\b[^.;,\d]{0,8}(?:$|[.;,]))/;

/** `Disponible en banque au 30 juin : `. */
const IN_BANK =
  /^\W*(?:disponible|disponibilites|avoirs?|solde|money|balance|cash|funds) (?:en|a la|in|at|with) (?:the |our )?(?:banque|caisse|banks?)\b[^.;]{0,40}$/;
const KEPT = /\b(?:had|have|held|hold|avions|avons|disposions de) [^\d.;]{0,10}$/;
const AT_A_BANK =
  /^ ?[a-z]{0,9} (?:in|at|with|chez|a la|au|aupres de) (?:the )?[a-z' ]{3,30}? (?:on|at|as of|as at|au|le|a fin) (?:the )?(?:\d|end|fin|close)/;

const COULD_BE_LEFT: ReadonlySet<Figure['kind']> = new Set(['other', 'cash', 'burn']);

/** Money that is left, in words the reader has no name for. */
const leftOver = ({ figures }: Extraction): Figure[] =>
  figures.filter((figure) => {
    const { passage, numeral, kind, isForecast } = figure;
    if (!isSum(figure) || isForecast || !COULD_BE_LEFT.has(kind)) return false;
    return (
      IS_LEFT.test(passage.text.slice(Math.max(0, numeral.start - 30), numeral.start)) ||
      IS_LEFT_BEHIND.test(passage.text.slice(numeral.end)) ||
      IN_BANK.test(passage.text.slice(0, numeral.start)) ||
      (KEPT.test(passage.text.slice(0, numeral.start)) && AT_A_BANK.test(passage.text.slice(numeral.end)))
    );
  });

/** `Cash after round 13,200`. */
const CASH_AFTER =
  /\b(?:after|post-?|with|apres|y compris|including) ?(?:the |this |le |la |ce |cette )?(?:round|raise|tour|levee)\b/;
const isCashAfter = ({ passage: { text }, numeral }: Figure): boolean =>
  CASH_AFTER.test(text.slice(0, numeral.start));

const cashOf = (extraction: Extraction, currency: string | null, burn: readonly Figure[]): Figure[] =>
  figuresOf(extraction, 'cash')
    .filter(
      (figure) =>
        figure.unit === 'money' &&
        !figure.isForecast &&
        isLike(figure.currency, currency) &&
        !burn.includes(figure),
    )
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));

/** The cash of the latest date in a currency, but for what is the burn itself and what a round brings. */
const latestCash = (
  extraction: Extraction,
  currency: string | null,
  burn: readonly Figure[],
): Figure | null =>
  cashOf(extraction, currency, burn).findLast((figure) => !isCashAfter(figure)) ??
  cashOf(extraction, currency, burn).at(-1) ??
  leftOver(extraction).find((figure) => isLike(figure.currency, currency)) ??
  null;

/** Cash over burn; null unless both are stated in one currency. */
function derivedRunway(extraction: Extraction): DerivedRunway | null {
  const burn = burnOf(extraction);
  const [first] = burn?.from ?? [];
  if (!burn || !first || burn.perMonth <= 0) return null;
  const cash = latestCash(extraction, first.currency, burn.from);
  return cash && cash !== first ? { months: cash.value / burn.perMonth, from: [cash, ...burn.from] } : null;
}

const isAfterRound = ({ passage }: Figure): boolean =>
  !WITHOUT_ROUND.test(passage.text) &&
  (AFTER_ROUND.test(passage.text) || passage.under.some((id) => id === 'ask' || id === 'funding'));

const WITH_ROUND =
  /\b(?:with|after|once|from|including|on top of|avec|apres|grace a|une fois) (?:of )?(?:the |this |le |la |ce |cette |l')?(?:round|raise|money raised|new money|investment|funding|tour|levee|operation|apport)\b/;
const isWithRound = ({ passage: { text } }: Figure): boolean =>
  WITH_ROUND.test(text) && !WITHOUT_ROUND.test(text);

const PLANNED_BURN =
  /\b(?:(?:goes|rises|grows|moves|climbs) from|rising to|going to|up to|grows to|then|after (?:the|this) (?:round|raise)|portee? a|passe(?:ra)? a|puis|apres la levee)\b/;

/** Burns that a plan names beside the one of today: `1.6 million a month, rising to 7 million after the round`. */
function burnsOf(extraction: Extraction): number[] {
  const burn = burnOf(extraction);
  if (!burn) return [];
  const beside = extraction.figures.filter(
    (figure) =>
      isSum(figure) &&
      burn.from.some(({ passage }) => passage === figure.passage) &&
      figure.value * MOST_OF_TODAY > burn.perMonth &&
      figure.value < burn.perMonth * MOST_OF_TODAY &&
      PLANNED_BURN.test(figure.passage.text),
  );
  const planned = figuresOf(extraction, 'burn').filter(
    (figure) => figure.unit === 'money' && isPlannedBurn(figure),
  );
  return [...new Set([burn.perMonth, ...[...beside, ...planned].map(({ value }) => value)])];
}
const MOST_OF_TODAY = 12;

/** `Round (ordinary shares) 900000`: a row of a model. */
const ROUND_ROW = /^(?:(?:the|this|seed|new|la|le) )*(?:round|raise|levee|tour)\b[^\d.]*$/;
const isRoundRow = ({ value, passage: { text }, numeral }: Figure): boolean =>
  value >= SMALLEST_BURN && ROUND_ROW.test(text.slice(0, numeral.start));
/** `510       this round`: the sum before its name. */
const ROUND_BEHIND =
  /^\W*(?:(?:is|from|of|in|the|this|our|seed|new|le|la|ce|cette|de|notre) )*(?:round|raise|levee|tour)\b(?! (?:of|closed|in|de|en) )[^\d]*$/;
const isRoundFirst = ({ unit, passage: { text }, numeral }: Figure): boolean =>
  unit === 'money' &&
  !/[a-z]{4}/.test(text.slice(0, numeral.start)) &&
  ROUND_BEHIND.test(text.slice(numeral.end));
const asksOf = (extraction: Extraction): Figure[] => [
  ...figuresOf(extraction, 'ask').filter(({ unit }) => unit === 'money'),
  ...figuresOf(extraction, 'other').filter((figure) => isRoundRow(figure) || isRoundFirst(figure)),
];

/** Months the round itself buys, alone or on top of the cash. */
function monthsAfterRound(extraction: Extraction): number[] {
  const burnt = burnOf(extraction)?.from ?? [];
  const currency = burnt[0]?.currency ?? null;
  const ask = asksOf(extraction).find((one) => isLike(one.currency, currency));
  const cashAfter = cashOf(extraction, currency, burnt).find(isCashAfter);
  const cash = latestCash(extraction, currency, burnt)?.value ?? 0;
  return burnsOf(extraction).flatMap((burn) => [
    ...(ask ? [ask.value / burn, (ask.value + cash) / burn] : []),
    ...(cashAfter && burnt.length > 0 ? [cashAfter.value / burn] : []),
  ]);
}

/** A runway that the round is said to give, against the sum asked for over the burn. */
function boughtByRound(
  extraction: Extraction,
  claim: Figure,
  [months = 0]: readonly number[],
): Sign<FlagCode> {
  const burn = burnOf(extraction)?.from ?? [];
  const ask = asksOf(extraction).find(({ currency }) => isLike(currency, burn[0]?.currency ?? null));
  return {
    code: 'RUNWAY_MISMATCH',
    quotes: distinctQuotes([claim, ...(ask ? [ask] : []), ...burn].map(quoteFigure)),
    why: ({ roundGives }) => roundGives(claim, months),
  };
}

const SHORT_MONTHS = 6;
const CRITICAL_MONTHS = 3;

/** Less than a day of what goes out is no cash of a company: it was read from something else. */
const LEAST_MONTHS = 0.04;
/** A round of a year's needs is what a short runway is told for. */
const BRIDGE_MONTHS = 12;
const isBridged = (extraction: Extraction): boolean =>
  monthsAfterRound(extraction).some((months) => months >= BRIDGE_MONTHS);

/** Cash that lasts less than six months at the burn the document states. */
export const flagShortRunway: FlagRule = (extraction) => {
  const derived = isBusinessCase(extraction) ? derivedRunway(extraction) : null;
  if (!derived || derived.months >= SHORT_MONTHS || derived.months < LEAST_MONTHS) return [];
  if (derived.from.some((figure) => figure.kind === 'burn' && isPlannedBurn(figure))) return [];
  const isCritical = derived.months < CRITICAL_MONTHS;
  const isMet = isBridged(extraction);
  // Who raises has little left: with a round of a year's needs that is no news, unless more is claimed.
  const isClaimed = claimsIn(extraction).some(
    ({ isAfter, months }) => !isAfter && !agrees(months, derived.months),
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
const NO_CASH = /\b(?:cash|bank|tresorerie|caisse|banque|solde)\b/;

/** A round that is said to last, with what it brings, less than nine months. */
export const flagShortRound: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const asking = new Set(figuresOf(extraction, 'ask').map(({ passage }) => passage));
  const claims = claimsIn(extraction).filter(
    ({ figure: { passage }, isAfter }) =>
      isAfter &&
      !SUPPOSED.test(passage.text) &&
      !WITHOUT_ROUND.test(passage.text) &&
      (AFTER_ROUND.test(passage.text) || (asking.has(passage) && !NO_CASH.test(passage.text))),
  );
  const [last] = claims.toSorted((a, b) => b.months - a.months);
  if (!last || last.months >= ROUND_MONTHS || last.months < 1) return [];
  const { figure, months } = last;
  const why = ({ roundLasts }: FindingTexts) => roundLasts(months);
  return [{ code: 'RUNWAY_SHORT', severity: 'medium', quotes: [quoteFigure(figure)], why }];
};

const TOLERANCE = 0.2;
const agrees = (claim: number, months: number): boolean => !differs(claim, months, TOLERANCE);
/** What a round gives may be claimed shorter, never longer. */
const isGiven = (claim: number, months: number): boolean => claim <= months * (1 + TOLERANCE);

const MONEY_LASTS =
  /\b(?:runway|carr(?:y|ies) (?:us|the company)|funded (?:for|until|to|through)|(?:money|cash|funds?|round|raise|it) (?:\w+ ){0,3}(?:lasts?|carr(?:y|ies)|will last|keeps?|covers?|takes us|gets us|sees us)|portent|porte (?:la societe|jusqu)|nous (?:tiendrons|tenons)|tiennent|tient (?:jusqu|\d)|tenir|autonomie|visibilite|(?:mois|ans) devant (?:nous|elle)|months (?:ahead of us|in hand)|keeps? (?:us|the company) (?:going|alive|running)|(?:are|is) (?:covered|good) (?:for|until|to)|(?:can|could|would) (?:carry|go|run) on (?:for|until)|(?:couverts?|tranquilles?) (?:pour|jusqu)|financent? (?:la societe |nos besoins )?(?:pendant|jusqu|pour)|couvre(?:nt)? (?:nos besoins|nos charges|\d|les))\b/;
const OF_MONEY =
  /\b(?:runway|cash|money|funds?|funded|round|raise|treasury|tresorerie|fonds|levee|tour|caisse|banque|argent|autonomie|a ce rythme|at (?:this|that) (?:pace|rate)|on that (?:footing|basis)|couverts?)\b/;
const TERM =
  /\b(?:loans?|lease|warrant\w+|contracts?|vesting|notice|paid back|payback|repay\w*|grace|lock-?(?:up|in)|licen[cs]e|instalments?|rembours\w+|echeances?|bail|contrat|garantie|differe|preavis|pret|emprunt|customers? (?:stay|keep)|clients? restent)\b/;

/** A runway claimed: its months, and whether the round is part of it. */
type RunwayClaim = { readonly figure: Figure; readonly months: number; readonly isAfter: boolean };

/** A row of a model that has no unit beside its months: `Runway on present balance 20`. */
const RUNWAY_ROW =
  /^(?:(?:cash )?(?:runway|autonomie|horizon)|months? (?:of (?:cash|runway|money|life|funding)|covered|funded|left|bought)|mois (?:(?:de|d') ?(?:tresorerie|autonomie|caisse)|couverts?|finances?))\b(?![^\d]*\b(?:years?|ans|weeks?)\b)[^\d]*(?<!\d)(\d{1,2}(?:\.\d+)?)(?= [a-z]|$)/;

/** `Over twelve months`, `averaged over`: what a figure is of, and no claim. */
const OVER_MONTHS =
  /\b(?:outflow|burn|spent|spend|used|averag\w+|loss|sortie|consomm\w+|depens\w+|moyenne)\b(?:[^.;]|\.\d){0,40}\b(?:over|in|sur|en) (?:the |les )?(?:last |past |derniers? )?$/;

/** Months or years that money is said to last, also in words the reader has no name for. */
function claimsIn(extraction: Extraction): RunwayClaim[] {
  const asking = new Set(figuresOf(extraction, 'ask').map(({ passage }) => passage));
  return extraction.figures.flatMap((figure): RunwayClaim[] => {
    const { kind, numeral, value, passage } = figure;
    const claim = (months: number) => [
      {
        figure,
        months,
        isAfter: !WITHOUT_ROUND.test(passage.text) && (asking.has(passage) || isAfterRound(figure)),
      },
    ];
    if (OVER_MONTHS.test(passage.text.slice(0, numeral.start))) return [];
    if (kind === 'runway') return claim(value);
    const { text } = passage;
    const [, inRow] = RUNWAY_ROW.exec(text) ?? [];
    if (inRow !== undefined) return claim(Number(inRow));
    const isTime = numeral.unit === 'months' || numeral.unit === 'years';
    if (!isTime || !MONEY_LASTS.test(text) || !OF_MONEY.test(text) || TERM.test(text)) return [];
    return claim(numeral.unit === 'years' ? numeral.value * 12 : numeral.value);
  });
}

const CASH_WORD =
  /\b(?:cash|in the bank|at (?:the )?bank|bank balance|in hand|account|tresorerie|en banque|en caisse|a la banque|disponibilites|liquidites|solde)\b/;
/** A case that is weighed, and no claim. */
const SUPPOSED = /^(?:if|si|should)\b|\b(?:if|si) (?:openings|sales|we|nous|les|la|le)\b/;
const A_TIME = /\d+ ?(?:months?|mois|years?|ans)\b/g;
const hasSum = (text: string): boolean => /\d/.test(text.replaceAll(A_TIME, ' '));

/** Whether cash and what goes out each stand somewhere with a number: then the runway can be worked out by a reader. */
const statesParts = ({ passages }: Extraction): boolean =>
  passages.some(({ text }) => CASH_WORD.test(text) && hasSum(text)) &&
  passages.some(({ text }) => SPENT.test(text) && hasSum(text));

const MOST_SUMS = 6;
/** `Cash 410m; operating loss 4m and debt service 24m: fourteen months`: a sum of the sentence over others of it. */
function isWorkedOut({ figures }: Extraction, { figure, months }: RunwayClaim): boolean {
  const beside = figures.filter((one) => one.passage === figure.passage && isSum(one)).slice(0, MOST_SUMS);
  return beside.some((cash) => {
    const spent = beside.filter((one) => one !== cash && one.value < cash.value);
    return sumsOf(spent.map(perMonth)).some((sum) => agrees(months, cash.value / sum));
  });
}
/** What two or more of some sums make together. */
function sumsOf(sums: readonly number[]): number[] {
  const made = [{ sum: 0, size: 0 }];
  for (const one of sums) made.push(...made.map(({ sum, size }) => ({ sum: sum + one, size: size + 1 })));
  return made.flatMap(({ sum, size }) => (size >= 2 ? sum : []));
}

/** A runway claimed that cash, burn and the sum asked for do not give; one the round gives may be shorter: plans grow. */
export const flagRunway: FlagRule = (extraction) => {
  const all = claimsIn(extraction);
  const until = untilOtherwise(extraction, all);
  const claims = all.filter((claim) => !isWorkedOut(extraction, claim));
  if (claims.length === 0) return until;
  const derived = derivedRunway(extraction) ?? runwayByBalances(extraction);
  // An agreement speaks of what a round is to pay for, minutes of what is in the bank.
  if (extraction.type === 'legal_docs' && derived === null) return until;
  const later = monthsAfterRound(extraction);
  if (!derived) {
    const wrong = claims.filter(
      ({ isAfter, months }) => isAfter && later.length > 0 && !later.some((one) => isGiven(months, one)),
    );
    if (wrong.length > 0) return wrong.map(({ figure }) => boughtByRound(extraction, figure, later));
    const canTell =
      statesParts(extraction) || claims.some(({ isAfter }) => isAfter && burnOf(extraction) !== null);
    const isSupposed = claims.every(({ figure }) => SUPPOSED.test(figure.passage.text));
    if (canTell || isSupposed || !makesCase(extraction)) return [];
    return [
      {
        code: 'RUNWAY_NOT_DERIVABLE',
        quotes: distinctQuotes(claims.map(({ figure }) => quoteFigure(figure))),
      },
    ];
  }
  const otherwise = claims.flatMap(({ figure, months, isAfter }): Sign<FlagCode>[] => {
    const isPlan = isAfter && later.length > 0 && figure.isForecast;
    const isRight = isAfter
      ? [derived.months, ...later].some((one) => isGiven(months, one))
      : agrees(months, derived.months);
    if (isPlan || isRight) return [];
    // With a round whose sum is not known in the currency of the burn nothing can be worked out.
    if (isWithRound(figure) && later.length === 0) return [];
    if (isAfter && later.length > 0)
      return [boughtByRound(extraction, figure, later.length > 1 ? later.slice(1) : later)];
    return [
      {
        code: 'RUNWAY_MISMATCH' as const,
        quotes: distinctQuotes([figure, ...derived.from].map(quoteFigure)),
        why: ({ runwayIs }: FindingTexts) =>
          runwayIs({ value: months, unit: 'months', currency: null }, derived.months),
      },
    ];
  });
  return [...otherwise, ...until];
};

const NOTHING_CAME =
  /\b(?:no|nothing|none|without|aucune?|rien|sans|ni)\b[^.;]{0,50}\b(?:came in|come in|(?:was|were|been) (?:raised|received|paid in|borrowed|injected)|coming in|inflows?|n'est entree?|n'a ete (?:levee?|recue?|apportee?|empruntee?)|n'est venue?|apports?|entrees?)\b/;
/** `Net outflow for the year (12,000)`. */
const YEARLY_OUTFLOW =
  /^(?:(?:total|operating) )*(?:net (?:cash )?(?:outflow|burn|spend|(?:cash )?used)|(?:decaissement|consommation|sortie|besoin)s? (?:de tresorerie )?nette?s?|flux net (?:de tresorerie )?negatif)\b[^\d(]*[-(]?$/;

/** Where nobody tells what goes out: the fall between two balances while nothing came in, or a year's net outflow. */
function runwayByBalances(extraction: Extraction): DerivedRunway | null {
  const cash = cashOf(extraction, null, []).filter(({ date }) => lastMonthOf(date) !== null);
  const last = cash.at(-1);
  if (!last) return null;
  const alike = extraction.figures.filter(
    ({ currency, unit }) => unit === 'money' && currency === last.currency,
  );
  const outflow = alike.find(
    ({ date, passage: { text }, numeral, isForecast }) =>
      !isForecast &&
      date === last.date &&
      date?.length === 4 &&
      YEARLY_OUTFLOW.test(text.slice(0, numeral.start)),
  );
  if (outflow && outflow.value !== 0)
    return { months: (12 * last.value) / Math.abs(outflow.value), from: [last, outflow] };
  if (!extraction.passages.some(({ text }) => NOTHING_CAME.test(text))) return null;
  const before = cash.findLast(({ date, currency }) => date !== last.date && currency === last.currency);
  const months = (lastMonthOf(last.date) ?? 0) - (lastMonthOf(before?.date ?? null) ?? 0);
  return before && before.value > last.value && months <= 12
    ? { months: (last.value * months) / (before.value - last.value), from: [last, before] }
    : null;
}

const A_MONTH = 1;
/** `The money lasts until the end of December 2026`, longer than the cash of its day does at what goes out. */
function untilOtherwise(extraction: Extraction, claims: readonly RunwayClaim[]): Sign<FlagCode>[] {
  const derived = derivedRunway(extraction) ?? runwayByBalances(extraction);
  const from = lastMonthOf(derived?.from[0]?.date ?? null);
  if (!derived || from === null) return [];
  return promisesIn(extraction.passages).flatMap(({ passage, untilMonth }): Sign<FlagCode>[] => {
    const { text } = passage;
    const isTold = claims.some(({ figure }) => figure.passage === passage);
    if (untilMonth === null || isTold || TERM.test(text) || SUPPOSED.test(text) || !MONEY_LASTS.test(text))
      return [];
    const isAfter = !WITHOUT_ROUND.test(text) && (AFTER_ROUND.test(text) || passage.under.includes('ask'));
    const later = isAfter ? monthsAfterRound(extraction) : [];
    if (isAfter && later.length === 0) return [];
    const months = untilMonth - from;
    const isEnough = [derived.months, ...later].some((one) => isGiven(months - A_MONTH, one));
    if (isEnough) return [];
    const why = ({ runwayIs }: FindingTexts) =>
      runwayIs({ value: months, unit: 'months', currency: null }, Math.max(derived.months, ...later));
    const quotes = distinctQuotes([quoteWhole(passage), ...derived.from.map(quoteFigure)]);
    return [{ code: 'RUNWAY_MISMATCH', quotes, why }];
  });
}

/** Cash without burn, or burn without cash, in a document that claims no runway and asks for money. */
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
  const derived = isBusinessCase(extraction) ? derivedRunway(extraction) : null;
  const claim = figuresOf(extraction, 'runway').find(({ value }) => derived && agrees(value, derived.months));
  return derived && claim
    ? [{ code: 'RUNWAY_ADDS_UP', quotes: distinctQuotes([claim, ...derived.from].map(quoteFigure)) }]
    : [];
};
