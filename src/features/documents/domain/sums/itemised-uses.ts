import type { FlagCode } from '../document.ts';
import {
  differs,
  distinctQuotes,
  type Extraction,
  figuresOf,
  isBusinessCase,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import { inPercent } from '../findings/finding-text.ts';
import type { Item, Itemised } from './itemised.ts';
import {
  CLOSES,
  firstWrong,
  OF_A_STATEMENT,
  REMAINDER,
  scalesFor,
  STATEMENT_ROW,
  sumOf,
  toldNear,
  type Verdict,
} from './itemised-whole.ts';
import { once } from '../words/memory.ts';
import { quantitiesOf } from './quantity.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';

const WRONG = 0.015;
/** What money is for. */
export const USES =
  /\b(?:uses?|(?:use|application|allocation|breakdown) of (?:the )?(?:funds?|proceeds|money|loan|round|amount|facility)|proceeds|where (?:it|(?:the|our|its) [^.;]{1,24}?) goes?|spend(?:ing)? plan|how (?:we|it) (?:are going to |is |will |shall )?(?:be )?(?:spend|spent|use|used|split|share)|(?:it|this|that|money) (?:all )?goes (?:to|on|for)|ou (?:il|ils|elle|elles) (?:est|sont) allee?s?|put it so|money (?:goes|is for|will)|(?:will|would) (?:pay|go|be (?:used|spent|applied))|(?:to )?(?:spend|use|apply|employer|affecter) (?:the|these|les?|ces) [^.;:]{0,40}(?:as follows|thus|comme suit|ainsi)|we (?:will|shall) spend|to be (?:spent|used|applied)|(?:shall|will) apply|of this|pays? for|(?:will|shall) put|(?<!pret a l')emplois?|utilisation|(?:share|part|%) (?:of|de|du) (?:the |la )?(?:raise|round|proceeds|levee|tour)|what (?:it is |it's )?for|affect(?:e|er|era|ation|ations|es|ee|ees)|depens\w+ ainsi|depenserons|serviront|servira|ira|iront|destine\w*|financera|budget of the round|purpose)\b/;
const RAISED =
  /\b(?:rais(?:e|es|ing)|to be raised|raised (?:as follows|thus|so)|proceeds|seek(?:s|ing)?|sought|(?:paid for|financed|funded|covered) (?:from|by|out of|with) (?:the|this)|ask(?:s|ing)?|call(?:s|ing)? for|round|bridge|loan|facility|note|issue (?:of )?(?:new )?(?:shares|compulsorily)|sanctioned|investment|subscri\w+|borrow\w*|pret|emprunt|levons|leve[er]?|levee?s?|tour|sources|equity|augmentation de capital|recherch\w+|cherchons|sollicit\w+|besoin|apport|montant|funding|capital|credit|demandee?s?|requested|(?:i|we) need|il (?:me|nous) faut)\b/;
const NO_RAISE =
  /\b(?:(?<!\bbe )raised(?! (?:as follows|thus|so):)|in 20[012]\d|pre-?money|post-?money|valuation|valued|cap|market|marche|revenue|sales|ventes|per|par (?:mois|an)|a month|a year|already|deja|price|prix)\b/;
const EQUITY_ROW =
  /\b(?:reserves?|share (?:capital|premium)|retained|non-controlling|borrowings due|payables?|receivables?|capitaux|passif|report a nouveau|amortissements)\b/;
const OF_OWNERS =
  /\bshares? (?:after|held|on|in)\b|(?<!dear |to our |fellow )\b(?:shareholders?|holders?|members)\b|(?<!chere?s )\b(?:actionnaires|associes)\b|\b(?:capital social|cap table)\b/;
/** `We are raising KES 120 million` over a list: what it is for. */
const HEADS_ASK =
  /^(?:nous |we (?:now |are )?)?(?:levons|rais(?:e|ing)|cherchons|recherchons|seek(?:ing)?|ask(?:ing)? for|call(?:ing)? for) [^.;:]{0,24}\d[^.;:]{0,24}$/;
/** `3 200 000 DH pour ouvrir deux écoles`, `900 million to double the mill`: a sum, and what it is for. */
const SUM_FOR =
  /^\W*(?:[a-z]{1,4}[^a-z\d]{0,2})?\d[\d.,' ]*(?: ?(?:[a-z]{1,9}|[^a-z\d\s.,;:()]{1,2}))?(?: (?:de |d')?(?:f ?cfa|francs|euros|dollars|dirhams|naira|shillings|[a-z]{2,4}))? (?:to|pour|afin d'|afin de) (?!date\b|the\b|le\b|la\b|l')[a-z]{3,}/;
/** The sum that a list stands below, with what it is for. */
function sumFor(extraction: Extraction, { above: [title], isSentence }: Itemised): Raised[] {
  if (
    !isBusinessCase(extraction) ||
    isSentence ||
    !title ||
    title.text.length > LONGEST_TITLE ||
    !SUM_FOR.test(title.text)
  )
    return [];
  const [sum, ...more] = quantitiesOf(title, extraction.home).filter(({ unit }) => unit === 'money');
  return sum && more.length === 0
    ? [{ value: sum.value, currency: sum.currency, passage: title, isTotal: false, step: 1 }]
    : [];
}
const LONGEST_TITLE = 80;
/** Terms of a round and what is taken off stand in lists that are no uses. */
const NO_USE =
  /\b(?:pre-?money|post-?money|valuation|committed|raised|received|ticket|own contribution|existing|separate|apport propre|engages?|deja)\b/;
const TAKEN_OFF = /(?:^|[\t ])[-–] ?(?:[^\s\d]{1,4} ?)?\d|\((?:[^\s\d]{1,4} ?)?\d[\d.,' ]*\)$/;
const LEAST_OF_ASK = 0.6;

/** `The Borrower shall apply the whole of the loan as set out in the First Schedule.` */
const APPLIED =
  /\b(?:appl(?:y|ies|ied)|use|affecte\w*|emploie)\b[^.;]*\b(?:whole|all|full|entire|totalite|integralite)\b|\b(?:whole|totalite|integralite|all of (?:which|it|the [a-z]+))\b[^.;]*\b(?:appl(?:y|ied)|affecte\w*)\b/;
/** `100 % allotted below`, `seule ressource`: the list spends this sum, all of it and no other. */
const SPENT_ALONE =
  /\b100 ?% (?:is |are |will be |to be )?(?:allott?ed|allocated|applied|used|spent|deployed|invested)\b|\ball of (?:which|it) (?:shall|will|is|goes|to be)\b|\b(?:all|the whole|the entire) (?:of )?(?:the |this )?(?:round|raise|proceeds|loan|sum|amount) (?:will|shall|is|are|goes)\b|\bto nothing else\b|(?<!\b(?:not|n't) (?:the |its |our )?)\b(?:only|sole) (?:source|funding|finance)\b|\bno other (?:sources?|funding|finance|funds)\b|\ball (?:paid|funded|financed|covered) (?:by|from|out of|with) (?:this|the) (?:round|raise|loan|issue|increase|money)\b|(?<!\bpas (?:la |l')?)\b(?:seule|unique) (?:ressource|source)\b|\baucune? autre (?:financement|ressource|source)\b|\b(?:totalite|integralite) d(?:e|u) ?(?:la |l'|ce |cette |notre )?(?:levee|augmentation|apport|emprunt|pret|tour|souscription)\b|\b(?:affecte|alloue|utilise|consacre|employe|depense)\w* (?:en totalite|integralement|entierement)\b|\b(?:payee?s?|financee?s?|couverte?s?) par (?:cette |ce |la |le |l')(?:levee|augmentation|emprunt|pret|tour|apport)\b/;
/** What else pays for a part. */
const PAID_OTHERWISE =
  /\b(?:own (?:funds|money|cash|contribution|resources|savings)|fonds propres|autofinancement|apport personnel|grants?|subventions?|co-?financ\w+|(?:the (?:rest|balance|remainder)|le (?:reste|solde)) )\b/;
const IN_A_SCHEDULE = /\b(?:schedule|annex\w*|appendix)\b/;
/** `SCHEDULE 3: USE OF PROCEEDS`. */
const HEADS_SCHEDULE =
  /^(?:schedule|annexe?|appendix|exhibit)\b.*\b(?:uses?|proceeds|purpose|application|emploi|utilisation|affectation)\b/;
const LENT =
  /\b(?:loan|facility|notes|subscribe|subscription (?:amount|price)|investment|pret|credit|souscription|apport)\b/;

type Sum = Pick<Item, 'value' | 'currency' | 'passage'>;
/** A sum raised or lent; `isTotal` where it is in the scale of the parts, and what one of it is in money. */
type Raised = Sum & { readonly isTotal: boolean; readonly step: number };
const FEWEST_USES = 3;
const LONGEST_HEAD = 160;

/** What is lent or subscribed under a clause that sends to a schedule for what it is for. */
function lentIn({ passages, home }: Extraction): Sum[] {
  return passages.flatMap((passage) => {
    const [first] =
      LENT.test(passage.text) && /\b(?:of|is|de|est|:)/.test(passage.text)
        ? quantitiesOf(passage, home).filter(({ unit }) => unit === 'money')
        : [];
    return first ? [{ value: first.value, currency: first.currency, passage }] : [];
  });
}

/** Shares of a sum that are not 100 together. */
function sharesWrong(items: readonly Item[], heads: readonly string[]): Verdict {
  const made = sumOf(items);
  if (!differs(made, WHOLE, WRONG)) return 'agrees';
  const isSplit = made > WHOLE * LEAST_OF_ASK && made < WHOLE * MOST_OF_ALL;
  return isSplit && heads.some((line) => USES.test(line))
    ? {
        code: 'USE_OF_FUNDS_MISMATCH',
        quotes: distinctQuotes(items.map(({ passage }) => quoteWhole(passage))),
        why: ({ usesAddUpTo }) => usesAddUpTo(inPercent(made), inPercent(WHOLE)),
      }
    : null;
}
const WHOLE = 100;
const MOST_OF_ALL = 1.5;

/** Sums raised that are told near the uses. */
function raisedNear(extraction: Extraction, set: Itemised, items: readonly Item[]): Raised[] {
  const areBare = items.every(({ unit, isScaled }) => unit === 'count' && !isScaled);
  return toldNear(extraction, set)
    .filter(
      ({ unit, isScaled, before, behind }) =>
        (unit === 'money' || isScaled || (unit === 'count' && areBare)) &&
        (RAISED.test(before.slice(-90) + behind.slice(0, 40)) || USE_OF_A_SUM.test(before)) &&
        !NO_RAISE.test(before.slice(-24) + behind.slice(0, 24)),
    )
    .map(({ value, currency, passage, unit, isScaled }) => ({
      value,
      passage,
      isTotal: unit === 'count' && !isScaled,
      ...(unit === 'count' && !isScaled
        ? shownAs(extraction.figures, { passage, value })
        : { currency, step: 1 }),
    }));
}
const USE_OF_A_SUM = /\buse of (?:the )?[^a-z\d]*(?:[a-z]{1,4} ?)?$/;

const HEADS_SOURCES = /^(?:sources?|ressources?)(?: of funds| des fonds)?(?: ?[(:,|].*)?$/;
/** What the sources make that stand right above uses, told by the figure of the first of them. */
function sourcesOver({ figures, itemised }: Extraction, { above }: Itemised): Raised[] {
  const set = itemised.findLast(({ items }) => items.some(({ passage }) => above.includes(passage)));
  const [first] = set?.items ?? [];
  if (!set || !first || !set.over.slice(0, 2).some((line) => HEADS_SOURCES.test(line))) return [];
  return [{ value: sumOf(set.items), passage: first.passage, isTotal: true, ...shownAs(figures, first) }];
}
/** The currency and scale that a bare number of a list is in by its figure. */
function shownAs(figures: Extraction['figures'], { passage, value }: Pick<Item, 'passage' | 'value'>) {
  const figure = figures.find((one) => one.passage === passage && one.unit === 'money');
  return figure ? { currency: figure.currency, step: figure.value / value } : { currency: null, step: 1 };
}

const OF_A_ROUND =
  /\b(?:raise|raising|raises|seek|seeking|call for|calling for|seed|series [a-c]|round|equity|levee|levons|cherchons|recherch\w+|amorcage|tour|(?:pre|post)(?:-?money)?)\b/;
/** Parts that make a sum asked for, whatever stands above them, are its uses. */
function makingAsk(extraction: Extraction): Itemised[] {
  const asks = extraction.figures.filter(
    ({ kind, unit, passage: { text } }) =>
      unit === 'money' && (kind === 'ask' || (kind === 'other' && OF_A_ROUND.test(text))),
  );
  return extraction.itemised.filter(
    ({ items }) =>
      items.length >= FEWEST_USES &&
      !items.some(({ label }) => OF_A_STATEMENT.test(label)) &&
      items.every(({ unit }) => unit !== 'percent') &&
      asks.some((ask) =>
        scalesFor(items, { unit: 'money', isScaled: true }).some(
          (scale) => !differs(sumOf(items) * scale, ask.value, CLOSES),
        ),
      ),
  );
}

/** What the uses of a paper say: those that are not the sum raised or lent, nor 100 % together, and sets that are. */
export type Uses = { readonly signs: readonly Sign<FlagCode>[]; readonly agreed: readonly Itemised[] };

/** Uses that are not the sum raised or lent, nor 100 % together, and those that are. */
export const usesOf = once((extraction: Extraction): Uses => {
  const isInSchedule = extraction.passages.some(({ text }) => APPLIED.test(text) && IN_A_SCHEDULE.test(text));
  const asks = figuresOf(extraction, 'ask').filter(({ unit }) => unit === 'money');
  const making = makingAsk(extraction);
  const agreed = [...making];
  const signs = firstWrong(extraction.itemised, (set) => {
    // Shares of a chart go without their sign.
    if (set.items.every(({ unit }) => unit === 'count') && sumOf(set.items) === WHOLE) return 'agrees';
    if (making.includes(set)) return 'agrees';
    const verdict = judge(extraction, set, asks, isInSchedule);
    if (verdict === 'agrees') agreed.push(set);
    return verdict;
  });
  return { signs, agreed };
});

/** `Of which silo 900,000` over `Uses, total 5,000,000`: it closes a list, and heads no other. */
const TOTAL_OF_USES =
  /^\W*(?:(?:total|sum|somme) (?:of |des |d'|de )?(?:all |the |les )?(?:uses?|emplois|utilisations?)|(?:uses?|emplois|utilisations?)[,:( ]+(?:en )?total)\b.*\d/;
const isUnderTotal = (over: readonly string[]): boolean =>
  over.some((line, index) => TOTAL_OF_USES.test(line) && A_ROW.test(over[index + 1] ?? ''));
/** A name and a number, with no more than a short remark behind it. */
const A_ROW = /^[^.;\d]*[a-z][^.;\d]*(?:\d[\d., ]*)[^.;]{0,40}$/;

/** `Of this, 210,000 goes to sales and 190,000 to engineering`: parts of the sum before it. */
const OF_THIS =
  /^\W*(?:(?:of|out of|from|with) (?:this|these|that|it|which|the (?:sum|money|round|loan))|sur (?:ce|cette) (?:total|montant|somme)|la-dessus|dont)\b[^\d]{0,30}$/;

/** `Emploi des 900`: what the rows below are of. */
const NAMES_USES =
  /^(?:(?:the|les?) )?(?:emplois?|utilisation|affectation|uses?|spending|application|allocation)(?: (?:of|des?|du|the|les|from|our))+$/;
/** `Of the 1.5 million raised for looms, 1.4 million went on looms and 0.4 million on a shop`: more than there was. */
const OF_THE = /^\W*(?:of|out of|from|sur|des?) (?:the|our|this|les?|ces?|cette|nos)? ?$/;
const WAS_RAISED = /^(?:raised|lent|borrowed|subscribed|invested|levee?s?|pretee?s?|empruntee?s?)\b/;

const ROWS_BEHIND = 8;
/** Whether a list was cut by the foot of a page: the total that stands further down is the sum itself. */
function goesOn({ passages, home }: Extraction, { items }: Itemised, sum: number): boolean {
  const last = items.at(-1)?.passage;
  const at = passages.findIndex((one) => one === last) + 1;
  return passages
    .slice(at, at + ROWS_BEHIND)
    .some(
      (passage) =>
        /^total\b/.test(passage.text) &&
        quantitiesOf(passage, home).some(({ value }) =>
          LIST_SCALES.some((scale) => !differs(value * scale, sum, WRONG)),
        ),
    );
}

const NOTHING_ABOVE: ReadonlySet<string> = new Set();
/** A part of a list that ends above this one: it may name uses and heads nothing. */
const partsAbove = ({ itemised }: Extraction, { above, items: own }: Itemised): ReadonlySet<string> => {
  const parts = new Set(
    itemised.flatMap(({ items, isSentence }) =>
      isSentence || items.length < FEWEST_USES || items.some(({ passage }) => passage === own[0]?.passage)
        ? []
        : items.map(({ passage }) => passage),
    ),
  );
  return new Set(above.filter((line) => parts.has(line)).map(({ text }) => text));
};

/**
 * The one sum that a paper asks for, where its uses have a total of their own that is less, in the same money: of what is more others
 * may pay the rest.
 */
function shortOfAsk<One extends Raised & { readonly sum: number }>(
  { figures }: Extraction,
  [first]: readonly Item[],
  fitting: readonly One[],
): One | null {
  const asked = fitting.filter(({ isTotal }) => !isTotal);
  const currency = first === undefined ? null : shownAs(figures, first).currency;
  const [ask] = asked;
  const isOne = new Set(asked.map(({ value }) => value)).size === 1;
  const isShort = asked.every(({ sum, value }) => sum < value && differs(sum, value, WRONG));
  return ask !== undefined && isOne && isShort && currency !== null && ask.currency === currency ? ask : null;
}

const OF_TERMS =
  /\b(?:(?:pre|post)-?money|valuation)\b|^(?:the |total )?(?:(?:round|raise)(?: (?:size|amount))?|(?:size|amount) of (?:the )?(?:round|raise)|(?:taille|montant) (?:du tour|de la levee)|levee)$/;
/** `22 cold rooms 330`, ..., `Round size 1,440`: a list of uses ends before the terms of the round below it. */
function withoutTerms(set: Itemised): Itemised {
  const end = set.items.findIndex(({ label }) => OF_TERMS.test(label));
  return set.isSentence || end < FEWEST_USES ? set : { ...set, items: set.items.slice(0, end) };
}

/** `(makes together $410k)`: the sum of the parts, told below them. */
const ADDS_UP = /^\W*(?:(?:which |that )?makes|making|together|in all|total|sum|soit|ensemble|au total)\b/;
/** Whether uses are the sum raised or lent, or 100 % together. */
function judge(
  extraction: Extraction,
  found: Itemised,
  asks: readonly Sum[],
  isInSchedule: boolean,
): Verdict {
  const set = withoutTerms(found);
  const { total, over, isSentence } = set;
  if (isUnderTotal(over)) return null;
  const [first, ...rest] = set.items;
  // `Of the 1.5 million raised 800,000 goes to research`: the sum stands first.
  const isTitle =
    first !== undefined &&
    isBusinessCase(extraction) &&
    SUM_FOR.test(first.passage.text) &&
    rest.every(({ value }) => value < first.value);
  // `Capital asked 456` over rows that end with `Total uses 456`: the sum itself, and no use of it.
  const isSumItself =
    first !== undefined &&
    total !== null &&
    first.value === total.value &&
    RAISED.test(first.label) &&
    USES.test(total.label);
  const isLed =
    first && (isSentence ? RAISED.test(first.label) : isTitle || isSumItself || NAMES_USES.test(first.label));
  const isOfSum =
    first !== undefined &&
    isSentence &&
    OF_THE.test(over[0] ?? '') &&
    WAS_RAISED.test(first.label) &&
    rest.length > 1;
  const led = isOfSum || (isLed && rest.length >= FEWEST_USES) ? (first ?? null) : null;
  const items = led ? rest : set.items;
  const parts = isSentence ? NOTHING_ABOVE : partsAbove(extraction, set);
  const heads = [
    ...over.slice(0, isSentence ? 2 : 5),
    over.at(-1) ?? '',
    ...(isSentence ? [items[0]?.passage.text ?? ''] : []),
  ].map((line) => (parts.has(line) ? '' : line));
  const isSchedule =
    extraction.type === 'legal_docs' && heads.slice(0, 3).some((line) => HEADS_SCHEDULE.test(line));
  const above = sumFor(extraction, set);
  const isUses =
    heads.some((line) => USES.test(line) && (isSentence || line.length < LONGEST_HEAD)) ||
    (!isSentence && heads.slice(0, 3).some((line) => HEADS_ASK.test(line))) ||
    (isInSchedule && heads.slice(0, 3).some((line) => IN_A_SCHEDULE.test(line))) ||
    (total !== null && RAISED.test(total.label)) ||
    above.length > 0 ||
    (led !== null && !isSentence) ||
    isOfSum;
  const isOther =
    (total !== null && STATEMENT_ROW.test(total.label)) ||
    items.filter(({ label }) => EQUITY_ROW.test(label) || OF_A_STATEMENT.test(label)).length > 1 ||
    (!isSentence && heads.slice(0, 2).some((line) => OF_OWNERS.test(line)));
  // Where each line begins with a dash it marks the lines of a list.
  const areBullets = items.every(({ passage }) => /^[-–] ?[^\s\d]{0,4} ?\d/.test(passage.text));
  const isTerms = items.some(
    ({ label, passage }) =>
      NO_USE.test(label) || (!isSentence && !areBullets && TAKEN_OFF.test(passage.text)),
  );
  const isOfThis = isOfSum || (isSentence && items.length > 1 && OF_THIS.test(over[0] ?? ''));
  if ((items.length < FEWEST_USES && !isOfThis) || !isUses || isOther || isTerms) return null;
  if (items.every(({ unit }) => unit === 'percent'))
    return sharesWrong(items, heads.slice(0, isSentence ? FEWEST_USES : FEWEST_USES + 1));
  if (items.some(({ unit }) => unit === 'percent')) return null;
  const made = sumOf(items);
  const near = [...sourcesOver(extraction, set), ...raisedNear(extraction, set, items)];
  const isApplied = extraction.type === 'legal_docs' && heads.slice(0, 3).some((line) => APPLIED.test(line));
  const lent = isInSchedule || isSchedule || isApplied ? lentIn(extraction).slice(0, 1) : [];
  const asked = [...lent, ...asks].map((sum): Raised => ({ ...sum, isTotal: false, step: 1 }));
  // A total that names the uses, or stands in a schedule, is not what is raised.
  const isOwnTotal = total !== null && (USES.test(total.label) || isSchedule);
  const told = [...set.above, ...near.map((one) => one.passage), ...lent.map((one) => one.passage)];
  const isAlone =
    told.some(({ text }) => SPENT_ALONE.test(text)) &&
    ![...told, ...set.below].some(({ text }) => PAID_OTHERWISE.test(text));
  const wholes: readonly Raised[] = [
    ...(led ? [{ ...led, isTotal: false, step: 1 }] : []),
    ...(total && !isOwnTotal && !isAlone ? [{ ...total, isTotal: true, step: 1 }] : []),
    ...[...above, ...near, ...asked].filter(
      ({ passage }) => isSentence || !items.some((item) => item.passage === passage),
    ),
  ];
  const fitting = wholes.flatMap((whole) =>
    (whole.isTotal ? [1] : scalesFor(items, { unit: 'money', isScaled: true }))
      .map((scale) => ({ ...whole, sum: made * scale }))
      .filter(({ sum, value }) => sum > value * LEAST_OF_ASK && sum < value / LEAST_OF_ASK),
  );
  const short = total && !isOwnTotal ? shortOfAsk(extraction, items, fitting) : null;
  if (short === null && fitting.some(({ sum, value }) => !differs(sum, value, WRONG))) return 'agrees';
  const of = short ?? fitting.find(({ currency }) => currency !== null) ?? fitting[0];
  // Two parts of a sum may leave a rest, and not be more than all of it.
  if (!of || (items.length < FEWEST_USES && of.sum < of.value)) return null;
  const own = new Set([...items, ...(total ? [total] : [])].map((item) => item.passage));
  // What is left after fees, or one of two rounds.
  const isTold = extraction.figures.some(
    (figure) =>
      figure.unit === 'money' &&
      (figure.kind === 'ask' || figure.kind === 'other') &&
      !figure.isForecast &&
      !own.has(figure.passage) &&
      !ADDS_UP.test(figure.passage.text) &&
      !differs(figure.value, of.sum, WRONG),
  );
  const isRest = isSentence && of.sum < of.value && REMAINDER.test(items[0]?.passage.text ?? '');
  if (isTold || isRest || (total === null && goesOn(extraction, set, of.value))) return null;
  const { sum, value, currency, passage, step } = of;
  const amount = (one: number) =>
    ({ value: one * step, unit: currency === null ? 'count' : 'money', currency }) as const;
  return {
    code: 'USE_OF_FUNDS_MISMATCH',
    quotes: distinctQuotes([passage, ...items.map((item) => item.passage)].map(quoteWhole)),
    why: ({ usesAddUpTo }) => usesAddUpTo(amount(sum), amount(value)),
  };
}
