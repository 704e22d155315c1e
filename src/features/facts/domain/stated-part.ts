import { fold } from '#shared/domain/text.ts';
import type { Analysed } from './document-facts.ts';
import { type Fact, isLimit, type Metric, rankOf } from './fact.ts';
import { endOf } from './fact-period.ts';
import { halfPlace } from './gap.ts';
import type { Apart } from './doubt.ts';

/**
 * An amount or a count that a paper tells beside what it is a part of, or what was taken from it: an overdraft, a pledge, seasonal
 * staff. `of` is what its words say it may be counted in; what stands right beside a figure needs no such words.
 */
export type StatedPart = {
  readonly of: ReadonlySet<Metric>;
  readonly documentId: number;
  readonly value: number;
  readonly currency: string | null;
  readonly isCount: boolean;
  /** Whether its words call it what passes through the company's hands or books, and is none of its income. */
  readonly isPassedOn: boolean;
  /** The year it is of, or ends in; null where none is told. */
  readonly year: string | null;
  readonly page: number;
  readonly start: number;
};

/** What of a metric some count and some do not, by the words beside it. */
const COUNTED_BY_SOME: readonly (readonly [Metric, RegExp])[] = [
  [
    'cash',
    /\b(?:overdrafts?|decouverts?|concours bancaires|tresorerie[- ]passif|restricted|pledged|nanti\w*|bloque\w*|escrow|sequestre|deposits?|depots?|garanties?|guarantees?|reserve|trust|held for|belong\w*|appartien\w*|pour compte|clients?|customers?|merchants?|vendeurs|placements?|treasury bills|money market|investments?)\b/,
  ],
  [
    'debt',
    /\b(?:undrawn|available|disponible|leases?|leasing|instalment|credit-bail|location|overdrafts?|decouverts?|working capital|fonds de roulement|directors?|shareholders?|associes?|comptes courants|convertibles?|notes?|interests?|interets|short[- ]term|court terme)\b/,
  ],
  [
    'revenue',
    /\b(?:discounts?|returns|rebates|commissions?|remises|ristournes|retours|vat|tva|tax(?:es)?|excise|levy|grants?|subventions?|other (?:operating )?income|autres? (?:produits|revenus)|subsidiar\w+|filiales?|inter-?company|interest|interets|delivery|livraisons?)\b/,
  ],
  [
    'headcount',
    /\b(?:seasonal|contract\w*|casuals?|part[- ]time|temps partiel|interns?|stagiaires?|apprentic\w+|apprentis?|vacataires?|saisonni\w+|journali\w+|temporar\w+|temps|freelanc\w+|independants?|interimaires?|consultants?|agents?|riders?|drivers?|livreurs?|chauffeurs?|cdd|outsourced|agency)\b/,
  ],
  [
    'ebitda',
    /\b(?:once-off|one-?off|exceptional|exceptionnel\w*|non[- ]recurr\w+|adjust\w*|leases?|rents?|loyers?|grants?|subventions?)\b/,
  ],
  [
    'netProfit',
    /\b(?:tax(?:es|ation)?|impots?|minorit\w+|minoritaires|non-controlling|dividends?|grants?|subventions?|revaluation|exceptional)\b/,
  ],
  [
    'ask',
    /\b(?:loans?|debt|grants?|prets?|dettes?|emprunts?|subventions?|committed|subscribed|engagee?s?|souscrit\w*|converts?|conversion|notes?)\b/,
  ],
  [
    'burn',
    /\b(?:capex|capital|investissements?|equipment|debt service|interest|repayments?|remboursements?|stock|inventory)\b/,
  ],
];

/** What is traded, collected or billed for others: `GMV`, `transports facturés pour compte de tiers`. */
const PASSED_ON =
  /\b(?:gmv|tpv|gross (?:merchandise|transaction|payment|ticket|booking)s?|(?:value|volume|worth) of (?:goods|orders|transactions|payments|trades?|loads|tickets|bookings|sales)|(?:goods|orders|transactions?|payments?|transport|freight)\b.{0,20}\b(?:value|volume|handled|processed|delivered|billed|collected|traded|sold through)|for (?:third parties|others|the account of)|on behalf of|(?:collected|billed|sold|held|received) for|passed (?:on|through)|pass-through|volumes? (?:d'affaires|transporte|traite|intermedie|des (?:transactions|ventes|commandes|courses))|(?:valeur|montant) des (?:commandes|marchandises|transactions|courses|billets)|pour (?:le )?compte (?:de tiers|d'autrui|des? )|reverse(?:e|es|s)? (?:a|aux)|intermedie(?:e|es|s)?)\b/;
/** What papers tell that may be counted in a figure or not. */
export function statedParts(documents: readonly Analysed[]): StatedPart[] {
  return documents.flatMap(({ documentId, analysis }) =>
    analysis.numbers.flatMap(
      ({ kind, isLikely, label, about, value, currency, unit, period, isForecast, quote }): StatedPart[] => {
        const isOfNone = kind === 'other' || isLikely === true;
        if (!isOfNone || isForecast === true || unit === 'percent' || unit === 'months') return [];
        const words = fold([label, about].filter((told) => told != null).join(' '));
        const of = COUNTED_BY_SOME.flatMap(([metric, told]) => (told.test(words) ? [metric] : []));
        const isCount = unit === 'count';
        const { page, start } = quote;
        const year = /\d{4}(?=[^ ]*$)/.exec((period ?? '').split(',')[0] ?? '')?.[0] ?? null;
        return [
          {
            of: new Set(of),
            documentId,
            value: Math.abs(value),
            currency,
            isCount,
            isPassedOn: !isCount && PASSED_ON.test(words),
            year,
            page,
            start,
          },
        ];
      },
    ),
  );
}

const CLOSE = 0.005;
/** How much of a difference two amounts written short may hide. */
const MOST_ROUNDED = 0.1;
/** How far from a figure a paper tells what it counts in it or not. */
const BESIDE = 200;

/** What a round is for stands beside it. */
const isBeside = ({ documentId, page, start }: StatedPart, { metric, source, quote }: Fact): boolean =>
  metric !== 'ask' &&
  documentId === source.documentId &&
  quote?.page === page &&
  quote.start !== start &&
  Math.abs(quote.start - start) <= BESIDE;

/** Whether a part and a figure are of one year, as far as both tell theirs. */
const isOfYear = ({ year }: StatedPart, { period }: Fact): boolean =>
  year === null || period === null || endOf(period).startsWith(year);

/** Whether two figures are apart by what one of their papers tells beside it. */
export function isApartByPart({ believed, against, value }: Apart, parts: readonly StatedPart[]): boolean {
  const difference = Math.abs(value - believed.value);
  const isCount = believed.unit === 'count';
  if ((believed.unit !== 'money' && !isCount) || [believed, against].some(isLimit)) return false;
  const close = isCount ? 0 : CLOSE * difference;
  // What one of the other's currency is worth in that of what is believed.
  const worth = against.value === 0 ? 1 : value / against.value;
  const rounded = Math.min(halfPlace(believed) + worth * halfPlace(against), MOST_ROUNDED * difference);
  const slack = isCount ? 0 : Math.max(close, rounded);
  const sides = [believed, against];
  return parts.some((part) => {
    const isOfOther = part.currency !== null && part.currency !== believed.currency;
    const apart = Math.abs((isOfOther ? worth : 1) * part.value - difference) - 1e-9;
    return (
      apart <= slack &&
      (isCount ? part.isCount : !isOfOther || part.currency === against.currency) &&
      sides.some(
        (side) =>
          isOfYear(part, side) &&
          // What is near and says nothing is easily as much by chance.
          ((apart <= close && isBeside(part, side)) ||
            (part.of.has(side.metric) &&
              part.isCount === isCount &&
              part.documentId === side.source.documentId)),
      )
    );
  });
}

const FEWEST = 100;
/** Whether the paper of one side tells, of whatever people, as many as the other counts: it counts others. */
export function isCountedApart({ believed, against, value }: Apart, parts: readonly StatedPart[]): boolean {
  if (believed.metric !== 'users' && believed.metric !== 'customers') return false;
  const isTold = (by: Fact, count: number): boolean =>
    count >= FEWEST &&
    parts.some(
      (part) =>
        part.isCount &&
        part.value === count &&
        part.documentId === by.source.documentId &&
        isOfYear(part, by),
    );
  return isTold(believed, value) || isTold(against, believed.value);
}

/**
 * Whether one side calls income of a year what the better attested paper of the other tells, beside its income, as what passes through:
 * then the two are far apart because one is wrong.
 */
export function isPassedOnAsIncome(
  { believed, against }: Apart,
  parts: readonly StatedPart[],
  agrees: (told: Fact) => boolean,
): boolean {
  return (
    believed.metric === 'revenue' &&
    rankOf(believed) > rankOf(against) &&
    parts.some(
      ({ isPassedOn, documentId, value, currency, year }) =>
        isPassedOn &&
        documentId === believed.source.documentId &&
        year !== null &&
        believed.period !== null &&
        endOf(believed.period).startsWith(year) &&
        agrees({ ...believed, value, currency: currency ?? believed.currency, quote: null }),
    )
  );
}
