import type { FlagCode } from './document.ts';
import { differs, distinctQuotes, type Extraction, figuresOf, quoteWhole, type Sign } from './extraction.ts';
import type { Itemised } from './itemised.ts';
import { firstWrong, scalesFor, STATEMENT_ROW, sumOf, toldNear } from './itemised-whole.ts';
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

/** Uses that are not the sum raised or lent, nor 100 % together. */
export function usesWrong(extraction: Extraction, sets: readonly Itemised[]): Sign<FlagCode>[] {
  const purpose = extraction.passages.some(({ text }) => APPLIED.test(text) && IN_A_SCHEDULE.test(text));
  const lent = !purpose
    ? []
    : extraction.passages.flatMap((passage) =>
        LENT.test(passage.text) && /\b(?:of|is|de|est|:)/.test(passage.text)
          ? quantitiesOf(passage, extraction.home)
              .filter(({ unit }) => unit === 'money')
              .map(({ value, currency }) => ({ value, currency, passage }))
              .slice(0, 1)
          : [],
      );
  const asks = [...figuresOf(extraction, 'ask').filter(({ unit }) => unit === 'money'), ...lent.slice(0, 1)];
  return firstWrong(sets, (set) => {
    const { total, over, isSentence } = set;
    const [first, ...rest] = set.items;
    // `Of the 1.5 million raised 800,000 goes to research`: the sum stands first.
    const isLed = isSentence && first !== undefined && RAISED.test(first.label) && rest.length >= 3;
    const items = isLed ? rest : set.items;
    const heads = [
      ...over.slice(0, isSentence ? 2 : 5),
      over.at(-1) ?? '',
      ...(isSentence ? [items[0]?.passage.text ?? ''] : []),
    ];
    // Shares of a chart go without their sign.
    if (items.every(({ unit }) => unit === 'count') && sumOf(items) === 100) return 'agrees';
    const isUses =
      heads.some((line) => USES.test(line) && line.length < 160) ||
      (purpose && heads.slice(0, 3).some((line) => IN_A_SCHEDULE.test(line))) ||
      (total !== null && RAISED.test(total.label));
    if (
      items.length < 3 ||
      !isUses ||
      (total !== null && STATEMENT_ROW.test(total.label)) ||
      items.filter(({ label }) => EQUITY_ROW.test(label)).length > 1 ||
      (!isSentence && heads.slice(0, 2).some((line) => OF_OWNERS.test(line)))
    )
      return null;
    const made = sumOf(items);
    if (items.every(({ unit }) => unit === 'percent')) {
      if (!differs(made, 100, WRONG)) return 'agrees';
      const percent = (value: number) => ({ value, unit: 'percent' as const, currency: null });
      return made > 60 && made < 150 && heads.slice(0, 3).some((line) => USES.test(line))
        ? {
            code: 'USE_OF_FUNDS_MISMATCH',
            quotes: distinctQuotes(items.map(({ passage }) => quoteWhole(passage))),
            why: ({ usesAddUpTo }) => usesAddUpTo(percent(made), percent(100)),
          }
        : null;
    }
    if (items.some(({ unit }) => unit === 'percent')) return null;
    const told = toldNear(extraction, set)
      .filter(
        ({ unit, isScaled, before, behind }) =>
          (unit === 'money' ||
            isScaled ||
            (unit === 'count' && items.every((item) => item.unit === 'count' && !item.isScaled))) &&
          (RAISED.test(before.slice(-90) + behind.slice(0, 40)) ||
            /\buse of (?:the )?[^a-z\d]*(?:[a-z]{1,4} ?)?$/.test(before)) &&
          !NO_RAISE.test(before.slice(-24) + behind.slice(0, 24)),
      )
      .map(({ value, currency, passage, unit, isScaled }) => ({
        value,
        currency,
        passage,
        isTotal: unit === 'count' && !isScaled,
      }));
    const wholes = [
      ...(isLed && first
        ? [{ value: first.value, currency: first.currency, passage: first.passage, isTotal: false }]
        : []),
      ...(total
        ? [{ value: total.value, currency: total.currency, passage: total.passage, isTotal: true }]
        : []),
      ...[
        ...told,
        ...asks.map(({ value, currency, passage }) => ({ value, currency, passage, isTotal: false })),
      ].filter(({ passage }) => !items.some((item) => item.passage === passage && !isSentence)),
    ];
    const fitting = wholes.flatMap(({ value, currency, passage, isTotal }) =>
      (isTotal ? [1] : scalesFor(items, { unit: 'money', isScaled: true }))
        .filter((scale) => made * scale > value * LEAST_OF_ASK && made * scale < value / LEAST_OF_ASK)
        .map((scale) => ({ scale, value, currency, passage })),
    );
    if (fitting.some(({ scale, value }) => !differs(made * scale, value, WRONG))) return 'agrees';
    const [{ scale, value, currency, passage } = { scale: 1, value: 0, currency: null, passage: null }] =
      fitting;
    if (!passage) return null;
    const unit = currency === null ? ('count' as const) : ('money' as const);
    return {
      code: 'USE_OF_FUNDS_MISMATCH',
      quotes: distinctQuotes([passage, ...items.map((item) => item.passage)].map(quoteWhole)),
      why: ({ usesAddUpTo }) =>
        usesAddUpTo(
          { value: made * scale, unit, currency: currency as never },
          { value, unit, currency: currency as never },
        ),
    };
  });
}
