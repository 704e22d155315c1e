import type { FlagCode } from './document.ts';
import { differs, distinctQuotes, type Extraction, figuresOf, quoteWhole, type Sign } from './extraction.ts';
import type { Item, Itemised } from './itemised.ts';
import { firstWrong, scalesFor, STATEMENT_ROW, sumOf, toldNear, type Verdict } from './itemised-whole.ts';
import { quantitiesOf } from './quantity.ts';

const WRONG = 0.015;
/** What money is for. */
export const USES =
  /\b(?:uses?|(?:use|application|allocation|breakdown) of (?:the )?(?:funds?|proceeds|money|loan|round|amount|facility)|proceeds|where the money goes|spend(?:ing)? plan|money (?:goes|is for|will)|will (?:pay|go|be (?:used|spent|applied))|we (?:will|shall) spend|to be (?:spent|used|applied)|(?:shall|will) apply|of this|pays? for|(?:will|shall) put|emplois?|utilisation|affect(?:e|er|era|ation|ations|es|ee|ees)|depens\w+ ainsi|depenserons|serviront|servira|ira|iront|destine\w*|financera|budget of the round|purpose)\b/;
const RAISED =
  /\b(?:rais(?:e|es|ing)|seek(?:s|ing)?|sought|ask(?:s|ing)?|round|bridge|loan|facility|note|issue (?:of )?(?:new )?(?:shares|compulsorily)|sanctioned|investment|subscri\w+|borrow\w*|pret|emprunt|levons|leve[er]?|levee?s?|tour|sources|equity|augmentation de capital|recherch\w+|cherchons|sollicit\w+|besoin|apport|montant|funding|capital|credit|demandee?s?|requested)\b/;
const NO_RAISE =
  /\b(?:raised|in 20[012]\d|pre-?money|post-?money|valuation|valued|cap|market|marche|revenue|sales|ventes|per|par (?:mois|an)|a month|a year|already|deja|price|prix)\b/;
const EQUITY_ROW =
  /\b(?:reserves?|share (?:capital|premium)|retained|non-controlling|borrowings due|payables?|receivables?|capitaux|passif|report a nouveau|amortissements)\b/;
const OF_OWNERS =
  /\bshares? (?:after|held|on|in)\b|(?<!dear |to our |fellow )\b(?:shareholders?|holders?|members)\b|(?<!chere?s )\b(?:actionnaires|associes)\b|\b(?:capital social|cap table)\b/;
const LEAST_OF_ASK = 0.6;

/** `The Borrower shall apply the whole of the loan as set out in the First Schedule.` */
const APPLIED =
  /\b(?:appl(?:y|ies|ied)|use|affecte\w*|emploie)\b[^.;]*\b(?:whole|all|full|entire|totalite|integralite)\b|\b(?:whole|totalite|integralite)\b[^.;]*\b(?:appl(?:y|ied)|affecte\w*)\b/;
const IN_A_SCHEDULE = /\b(?:schedule|annex\w*|appendix)\b/;
const LENT = /\b(?:loan|facility|subscription (?:amount|price)|investment|pret|credit|souscription|apport)\b/;

type Sum = Pick<Item, 'value' | 'currency' | 'passage'>;
/** A sum raised or lent; `isTotal` where it is in the scale of the parts. */
type Raised = Sum & { readonly isTotal: boolean };
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
  const percent = (value: number) => ({ value, unit: 'percent' as const, currency: null });
  const isSplit = made > WHOLE * LEAST_OF_ASK && made < WHOLE * MOST_OF_ALL;
  return isSplit && heads.slice(0, FEWEST_USES).some((line) => USES.test(line))
    ? {
        code: 'USE_OF_FUNDS_MISMATCH',
        quotes: distinctQuotes(items.map(({ passage }) => quoteWhole(passage))),
        why: ({ usesAddUpTo }) => usesAddUpTo(percent(made), percent(WHOLE)),
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
      currency,
      passage,
      isTotal: unit === 'count' && !isScaled,
    }));
}
const USE_OF_A_SUM = /\buse of (?:the )?[^a-z\d]*(?:[a-z]{1,4} ?)?$/;

/** Uses that are not the sum raised or lent, nor 100 % together. */
export function usesWrong(extraction: Extraction, sets: readonly Itemised[]): Sign<FlagCode>[] {
  const isInSchedule = extraction.passages.some(({ text }) => APPLIED.test(text) && IN_A_SCHEDULE.test(text));
  const asks: readonly Sum[] = [
    ...figuresOf(extraction, 'ask').filter(({ unit }) => unit === 'money'),
    ...(isInSchedule ? lentIn(extraction).slice(0, 1) : []),
  ];
  return firstWrong(sets, (set) => {
    const { total, over, isSentence } = set;
    const [first, ...rest] = set.items;
    // `Of the 1.5 million raised 800,000 goes to research`: the sum stands first.
    const led = isSentence && first && RAISED.test(first.label) && rest.length >= FEWEST_USES ? first : null;
    const items = led ? rest : set.items;
    const heads = [
      ...over.slice(0, isSentence ? 2 : 5),
      over.at(-1) ?? '',
      ...(isSentence ? [items[0]?.passage.text ?? ''] : []),
    ];
    // Shares of a chart go without their sign.
    if (items.every(({ unit }) => unit === 'count') && sumOf(items) === WHOLE) return 'agrees';
    const isUses =
      heads.some((line) => USES.test(line) && line.length < LONGEST_HEAD) ||
      (isInSchedule && heads.slice(0, 3).some((line) => IN_A_SCHEDULE.test(line))) ||
      (total !== null && RAISED.test(total.label));
    const isOther =
      (total !== null && STATEMENT_ROW.test(total.label)) ||
      items.filter(({ label }) => EQUITY_ROW.test(label)).length > 1 ||
      (!isSentence && heads.slice(0, 2).some((line) => OF_OWNERS.test(line)));
    if (items.length < FEWEST_USES || !isUses || isOther) return null;
    if (items.every(({ unit }) => unit === 'percent')) return sharesWrong(items, heads);
    if (items.some(({ unit }) => unit === 'percent')) return null;
    const made = sumOf(items);
    const elsewhere = [
      ...raisedNear(extraction, set, items),
      ...asks.map(({ value, currency, passage }) => ({ value, currency, passage, isTotal: false })),
    ].filter(({ passage }) => isSentence || !items.some((item) => item.passage === passage));
    const wholes: readonly Raised[] = [
      ...(led ? [{ ...led, isTotal: false }] : []),
      ...(total ? [{ ...total, isTotal: true }] : []),
      ...elsewhere,
    ];
    const fitting = wholes.flatMap((whole) =>
      (whole.isTotal ? [1] : scalesFor(items, { unit: 'money', isScaled: true }))
        .map((scale) => ({ ...whole, sum: made * scale }))
        .filter(({ sum, value }) => sum > value * LEAST_OF_ASK && sum < value / LEAST_OF_ASK),
    );
    if (fitting.some(({ sum, value }) => !differs(sum, value, WRONG))) return 'agrees';
    const [of] = fitting;
    if (!of) return null;
    const { sum, value, currency, passage } = of;
    const unit = currency === null ? 'count' : 'money';
    return {
      code: 'USE_OF_FUNDS_MISMATCH',
      quotes: distinctQuotes([passage, ...items.map((item) => item.passage)].map(quoteWhole)),
      why: ({ usesAddUpTo }) => usesAddUpTo({ value: sum, unit, currency }, { value, unit, currency }),
    };
  });
}
