import type { Figure } from '../figures/figure-context.ts';
import { makesCase } from '../text/letter.ts';
import { type FindingTexts, inPercent } from './finding-text.ts';
import {
  differs,
  dollarsOf,
  distinctQuotes,
  type Extraction,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
  quoteWhole,
} from '../extraction.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { numeralsOf } from '../words/numeral.ts';
import { percentsIn } from '../words/percent-word.ts';
import { explainsPrice } from './strength-candour.ts';

/** A worth of more than so many years of sales asks for a reason. */
const MOST_YEARS_OF_SALES = 30;
/** And of so many where what is said for it is a hope, or that others got as much. */
const MOST_IN_HOPE = 10;
const IN_HOPE =
  /\b(?:(?:reached|reach|obtained|got|achieved|commanded|raised at|seen) (?:such|similar|these|comparable|the same) (?:valuations?|prices?|levels?)|(?:believe|confident|faith) in our (?:potential|future|vision)|(?:reflects?|reflecting|based on|given|justified by) (?:our|the) (?:[a-z]+ )?(?:potential|ambitions?|vision|opportunity|future)|(?:atteint|obtenu) (?:de telles|des|ces) (?:[a-z]+ )?(?:valorisations?|niveaux)|(?:croyons|confiance) (?:en|dans) notre (?:potentiel|avenir)|(?:refletent?|reflete|au vu de|justifie\w* par) (?:notre|le|nos) (?:[a-z]+ )?(?:potentiel|ambitions?|vision|avenir))\b/;
/** Whether what stands beside a price is a hope. */
const isInHope = ({ passages }: Extraction, { passage }: Figure): boolean => {
  const index = passages.indexOf(passage);
  return passages
    .slice(Math.max(0, index - 1), index + 3)
    .some(({ page, text }) => page === passage.page && IN_HOPE.test(text));
};

const IS_OF_LOSS = /^\W*(?:net |operating )?(?:loss|perte|deficit)\b/;
const OF_A_MONTH = /\b(?:monthly|a month|mrr|mensuel\w*|par mois)\b/;
const isAnnual = ({ date, rate, passage: { text } }: Figure): boolean =>
  rate === 'annual' || (rate === null && date?.length === 4 && !OF_A_MONTH.test(text));

/** A price of more than thirty years of the sales shown, with no word on how it was come to. */
export const flagPrice: FlagRule = (extraction) => {
  if (!makesCase(extraction) || explainsPrice(extraction).length > 0) return [];
  const { facts } = extraction;
  const worth = figuresOf(extraction, 'valuation').find(
    ({ unit, isForecast }) => unit === 'money' && !isForecast,
  );
  const told = figuresOf(extraction, 'revenue')
    .filter(
      (figure) =>
        figure.unit === 'money' &&
        !figure.isForecast &&
        isAnnual(figure) &&
        !IS_OF_LOSS.test(figure.passage.text),
    )
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.value - a.value);
  const [sales] = told;
  if (!worth || !sales || sales.value <= 0) return [];
  // Rows of one table are parts of the sales, unless one is their total: then the price is of fewer years than told here.
  const yearly = told
    .filter(
      ({ date, currency, passage }) =>
        date === sales.date && currency === sales.currency && passage.page === sales.passage.page,
    )
    .reduce((sum, { value }) => sum + value, 0);
  const isSame = worth.currency === sales.currency;
  const [price, income] = isSame
    ? [worth.value, yearly]
    : [dollarsOf(worth, facts), dollarsOf({ ...sales, value: yearly }, facts)];
  if (price === null || income === null) return [];
  const most = isInHope(extraction, worth) ? MOST_IN_HOPE : MOST_YEARS_OF_SALES;
  if (price <= most * income) return [];
  const times = Math.round(price / income);
  return [
    {
      code: 'PRICE_UNEXPLAINED',
      quotes: distinctQuotes([worth, sales].map(quoteFigure)),
      why: ({ timesSales }: FindingTexts) => timesSales(times),
    },
  ];
};

const SOLD_BEFORE =
  /^ ?(?:\([^()]{0,30}\),? )?(?:(?:of |in )?(?:new |fresh |primary )?(?:equity|shares|capital|en (?:fonds propres|capital|equity)) ?)?,? ?(?:for|against|in (?:exchange|return) for|representing|buys?|gets?|pour|contre|en echange de|soit|representant) (?:an? |une? |about |some |around |environ |quelque )?(?:(?:equity )?(?:stake|share|holding) of |participation de |part de )?$/;
const SOLD_BEHIND =
  /^ ?(?:$|[.,;:()|\n]|(?:of |de |du |des |in )?(?:the |our |its |new |fully )?(?:equity|company|shares|capital|business|ordinary|diluted|stake|parts|actions|societe|titres)\b|post\b|at\b|(?:on|on a|,) (?:pre|post)|pre\b)/;
const SHARE = /(\d{1,2}(?:[.,]\d{1,2})?) ?%/g;

/** The share of the company that the sum asked for buys, where it stands behind it: `$500k for 12.5%`. */
function shareSold({ passage: { text }, numeral }: Figure): { share: number; slack: number } | null {
  for (const found of text.slice(numeral.end, numeral.end + FAR).matchAll(SHARE)) {
    const at = numeral.end + found.index;
    const isSold = SOLD_BEFORE.test(text.slice(numeral.end, at));
    if (!isSold || !SOLD_BEHIND.test(text.slice(at + found[0].length))) continue;
    const told = (found[1] ?? '').replace(',', '.');
    const decimals = told.split('.')[1]?.length ?? 0;
    const share = Number(told) / 100;
    return share > 0 && share < 1 ? { share, slack: 0.005 * 10 ** -decimals } : null;
  }
  return null;
}
const FAR = 100;

type Side = 'before' | 'after';
const BEFORE_BEHIND =
  /^ ?\(?(?:pre\b|avant (?:l'|le |la )?(?:apport|argent|operation|tour|levee|investissement)|before the (?:new )?(?:money|round|investment))/;
const AFTER_BEHIND =
  /^ ?\(?(?:post\b|apres (?:l'|le |la )?(?:apport|argent|operation|tour|levee|investissement)|after the (?:new )?(?:money|round|investment))/;
const SIDE_BEFORE = /\b(pre|post)(?:-| )?money\b[^.;\d]{0,30}$/;

/** Whether a worth is told as of before or after the money; null where neither. */
function sideOf({ passage: { text }, numeral }: Figure): Side | null {
  const behind = text.slice(numeral.end);
  if (BEFORE_BEHIND.test(behind)) return 'before';
  if (AFTER_BEHIND.test(behind)) return 'after';
  const found = SIDE_BEFORE.exec(text.slice(0, numeral.start))?.[1];
  return found === undefined ? null : found === 'pre' ? 'before' : 'after';
}
const IS_CAP = /\b(?:cap|capped|plafond|plafonne\w*|safe|notes?|convertible\w*|obligations?)\b/;
/** Figures of a price are rounded: three in a hundred is no other price. */
const ROUNDED = 0.03;

/** Worths that a sum for a share makes: after the money the sum over the share, before it as much less the sum. */
function isPriceOf(worth: Figure, ask: Figure, { share, slack }: { share: number; slack: number }): boolean {
  const made = ([share, share - slack, share + slack] as const).map((part) => ask.value / part);
  const sides: Readonly<Record<Side, number[]>> = {
    before: made.map((after) => after - ask.value),
    after: made,
  };
  const side = sideOf(worth);
  return (side ? sides[side] : [...sides.before, ...sides.after]).some(
    (one) => !differs(worth.value, one, ROUNDED),
  );
}

/** A price that is not the sum asked for over the share it buys. */
export const flagPriceSum: FlagRule = (extraction: Extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const ofRound = (kind: Figure['kind']): Figure[] =>
    figuresOf(extraction, kind).filter(
      ({ unit, passage: { text } }) => unit === 'money' && !IS_CAP.test(text),
    );
  const worths = ofRound('valuation');
  for (const ask of ofRound('ask')) {
    const sold = shareSold(ask);
    const priced = sold ? worths.filter(({ currency }) => currency === ask.currency) : [];
    const [worth] = priced;
    if (!sold || !worth || priced.some((one) => isPriceOf(one, ask, sold))) continue;
    const after = ask.value / sold.share;
    const { currency } = ask;
    const made = {
      value: sideOf(worth) === 'before' ? after - ask.value : after,
      unit: 'money' as const,
      currency,
    };
    return [
      {
        code: 'PRICE_MISMATCH',
        quotes: distinctQuotes([ask, worth].map(quoteFigure)),
        why: ({ shareMakes }: FindingTexts) => shareMakes(made, worth),
      },
    ];
  }
  return [];
};

const TERMS = {
  invested:
    /^(?:total )?(?:investments?|subscription(?: price| amount)?|new money|amount(?: (?:invested|of (?:the )?(?:investment|subscription)|raised))?|money in|montant(?: (?:investi|souscrit|de l'investissement))?|investissement|apport|souscription)(?:,| of| by| \(|$)/,
  before: /^pre[- ]?money\b|^valeur (?:de la societe )?avant|^valorisation (?:pre[- ]?money|avant)/,
  after: /^post[- ]?money\b|^valeur (?:de la societe )?apres|^valorisation (?:post[- ]?money|apres)/,
  stake:
    /^(?:stake|share|holding|part(?:icipation)?|ownership|shareholding|percentage)\b[^%\d]{0,40}\b(?:investors?|fund|subscribers?|investisseurs?|fonds|souscripteurs?)\b|^(?:new )?(?:investors?|investisseurs?)(?:'s?)? (?:stake|share|holding|part|participation)\b/,
} as const;
/** What else takes a part of the company beside the new money, and what does only where the worth after it is not told. */
const ALSO_TAKES =
  /\b(?:warrants?|safes?|convertible|notes?|secondary|existing shares|obligations? convertibles?|cession)\b/;
const MAY_TAKE = /\b(?:options?|pool|esop|bspce)\b/;
/** A part told in whole percents is no other where it is less apart. */
const POINTS = 1;

/** `Investment 80m | Pre-money 240m | Stake of Investor 20%`: the terms of a round in rows of their own, of which the last is not what the others make. */
export const flagStakeSum: FlagRule = (extraction) => {
  const { passages } = extraction;
  const rowOf = (name: keyof typeof TERMS, page?: PlacedPassage['page']) =>
    passages.find(
      (passage) =>
        TERMS[name].test(cellsAtTabs(passage)[0]?.trim() ?? '') &&
        cellsAtTabs(passage).length > 1 &&
        (page === undefined || passage.page === page),
    );
  const stake = rowOf('stake');
  const [told] = stake ? percentsIn(stake.text) : [];
  if (!stake || told === undefined) return [];
  const onPage = passages.filter(({ page }) => page === stake.page);
  const isPriced = rowOf('after', stake.page) !== undefined;
  if (onPage.some(({ text }) => ALSO_TAKES.test(text) || (!isPriced && MAY_TAKE.test(text)))) return [];
  const [invested, before, after] = (['invested', 'before', 'after'] as const).map((name) =>
    rowOf(name, stake.page),
  );
  const valueOf = (row: PlacedPassage | undefined): number =>
    (row && numeralsOf(row, extraction).find(({ unit }) => unit === 'money')?.value) ?? 0;
  const [sum, pre, post] = [invested, before, after].map(valueOf);
  const whole = post || (pre && sum ? pre + sum : 0);
  if (!sum || !whole || whole <= sum) return [];
  const made = (100 * sum) / whole;
  if (Math.abs(made - told) < POINTS) return [];
  const percent = (value: number) => inPercent(Number(value.toFixed(1)));
  const rows = [stake, invested, after ?? before].filter((row) => row !== undefined);
  return [
    {
      code: 'OWNERSHIP_MISMATCH',
      quotes: distinctQuotes(rows.map((row) => quoteWhole(row))),
      why: ({ saysBoth }: FindingTexts) => saysBoth([percent(told), percent(made)]),
    },
  ];
};
