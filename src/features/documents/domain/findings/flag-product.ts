import type { FlagCode } from '../document.ts';
import {
  distinctQuotes,
  type Extraction,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { INCOME } from '../sums/growth-claim.ts';
import { type Series, seriesIn } from '../sums/series.ts';
import type { PlacedPassage } from '../text/section.ts';
import { plainNumber } from '../words/plain-number.ts';
import type { FindingTexts } from './finding-text.ts';

/** What is told may be more than price times number by so much: rounding, a longer month, something sold beside it. */
const BEYOND = 1.3;
const MONTHS = 12;
const LONGEST_MONTH = 31;

type Product = {
  readonly made: number;
  readonly told: number;
  readonly currency: Figure['currency'];
  readonly passages: readonly PlacedPassage[];
};

const OF_OTHERS: ReadonlySet<string> = new Set([
  'problem',
  'market',
  'competition',
  'ask',
  'funding',
  'team',
]);
const isOurs = ({ under }: PlacedPassage): boolean => !under.some((id) => OF_OTHERS.has(id));
const isAmount = ({ unit, isForecast, value }: Figure): boolean =>
  unit === 'money' && !isForecast && value > 0;

/** `12 to 40 dollars`, `de 120 000 à 380 000`: prices, of which none is that of all. */
const A_RANGE = /\d ?(?:-|–|to|a|and|et|or|ou) [^a-z\d]{0,3}(?:[a-z]{1,4} )?\d/;

const LIFETIME =
  /\b(?:life-?time values?|ltv|clv|valeur (?:a )?vie|valeur (?:d'un|du) client)\b(?! ?(?:\/|to|:|sur) ?cac)/;
const A_MONTH = '(?:a|per|each|every|par|chaque) (?:month|mois)|\\/ ?(?:month|mois)|monthly|mensuel\\w*';
const PAID_A_MONTH = new RegExp(
  `\\b(?:revenues?|prices?|fees?|arpu|spends?|subscriptions?|pays?|income|prix|revenus?|recettes?|abonnements?|paie|panier)\\b.*(?:${A_MONTH})|(?:${A_MONTH}) (?:revenue|price|fee|spend|subscription)`,
);
const STAYS =
  /\b(?:stays?|lifetimes?|duration|tenure|remains?|kept|duree(?: de vie| moyenne)?|anciennete|restent?|sejour)\b[^.;\d]{0,30}(\d+(?:[.,]\d+)?) (months?|mois|years?|ans)\b/;
const LEAVES =
  /\b(?:monthly churn|churn (?:a|per|each) month|attrition mensuelle|churn mensuel)\b[^.;\d]{0,20}(\d+(?:[.,]\d+)?) ?%|\bchurn\b[^.;\d]{0,16}(\d+(?:[.,]\d+)?) ?% (?:a|per|each|par) (?:month|mois)/;

/** How many months a customer stays, by a sentence. */
function monthsStayed(text: string): number | null {
  const stay = STAYS.exec(text);
  if (stay) return plainNumber(stay[1] ?? '') * (/^(?:y|an)/.test(stay[2] ?? '') ? MONTHS : 1);
  const [, first, second] = LEAVES.exec(text) ?? [];
  const churn = plainNumber(first ?? second ?? '0');
  return churn > 0 ? 100 / churn : null;
}

/** What a customer is said to bring in all, where what he pays a month and how long he stays stand on the page. */
function lifetimeValues({ figures, passages }: Extraction): Product[] {
  return figures
    .filter((value) => value.value > 0 && value.unit !== 'percent' && isLifetime(value))
    .flatMap((value): Product[] => {
      const { page } = value.passage;
      const prices = figures.filter(
        (one) =>
          one.passage.page === page &&
          isAmount(one) &&
          PAID_A_MONTH.test(one.passage.text) &&
          !isLifetime(one),
      );
      const stays = passages.flatMap((passage) => {
        const months = passage.page === page ? monthsStayed(passage.text) : null;
        return months === null ? [] : [{ passage, months }];
      });
      const [price] = prices.toSorted((a, b) => b.value - a.value);
      const [stay] = stays.toSorted((a, b) => b.months - a.months);
      if (!price || !stay) return [];
      return [
        {
          made: price.value * stay.months,
          told: value.value,
          currency: value.currency ?? price.currency,
          passages: [value.passage, price.passage, stay.passage],
        },
      ];
    });
}
const isLifetime = ({ passage: { text }, numeral }: Figure): boolean => {
  const found = LIFETIME.exec(text);
  return (
    found !== null &&
    found.index < numeral.start &&
    numeral.start - found.index < FAR &&
    numeral.unit !== 'months'
  );
};
const FAR = 60;

const PER_NOUN =
  /^ ?(?:a|an|per|each|for (?:a|each|one)|par|la|le|l'|un|une|pour (?:un|une)|\/) ?([a-z]{3,})\b/;
/** Times, and what is no thing that is sold. */
const NO_THING =
  /^(?:day|week|month|year|quarter|jour|semaine|mois|an|annee|trimestre|customer|client|user|person|personne|cent)s?$/;
const stemOf = (noun: string): string => noun.replace(/(?:es|s|x)$/, '');

/** What one of a thing costs a customer, by the thing; those of which two prices are told are left out. */
function pricesByNoun({ figures }: Extraction): Map<string, Figure> {
  const told = figures.filter(isAmount).flatMap((figure) => {
    const { text } = figure.passage;
    const noun = PER_NOUN.exec(text.slice(figure.numeral.end))?.[1];
    return noun === undefined || NO_THING.test(noun) || !isOurs(figure.passage) || COSTS.test(text)
      ? []
      : [{ noun: stemOf(noun), figure }];
  });
  const alone = [...Map.groupBy(told, ({ noun }) => noun)].flatMap(([noun, all]) => {
    const [first] = all;
    const isOne = all.every(
      ({ figure }) => figure.value === first?.figure.value && !A_RANGE.test(figure.passage.text),
    );
    return first && isOne ? [[noun, first.figure] as const] : [];
  });
  return new Map(alone);
}
const COSTS =
  /\b(?:costs? us|we (?:pay|spend|buy)|margin|left|commission|saves?|instead of|against|nous (?:coute|payons|achetons)|marge|reste|au lieu de|contre)\b/;

const A_DAY = /\b(?:a|per|each|every|par) (?:day|jour)\b|\bdaily\b|\bquotidien\w*/;
const OF_A_MONTH = new RegExp(`\\b(?:${A_MONTH})`);
const isIncome = ({ account, label }: Series): boolean =>
  account === 'revenue' || (account === null && INCOME.test(label));

/** `Rides a day` at `80 shillings a ride` beside `revenue a month`, of the same month. */
function soldByDay(extraction: Extraction): Product[] {
  const prices = pricesByNoun(extraction);
  if (prices.size === 0) return [];
  const series = seriesIn(extraction);
  const incomes = series.filter((one) => isIncome(one) && OF_A_MONTH.test(one.passage.text));
  return series.flatMap((counts): Product[] => {
    const noun = stemOf(/^[^a-z]*([a-z]{3,})/.exec(counts.label)?.[1] ?? '');
    const price = prices.get(noun);
    const days = A_DAY.test(counts.label) ? LONGEST_MONTH : OF_A_MONTH.test(counts.label) ? 1 : 0;
    if (!price || days === 0) return [];
    const count = counts.points.findLast(({ isForecast }) => !isForecast);
    const income = incomes
      .flatMap(({ points }) => points)
      .find(({ month, isForecast }) => !isForecast && month === count?.month);
    if (!count || !income) return [];
    return [
      {
        made: price.value * count.value * days,
        told: income.value,
        currency: price.currency,
        passages: [income.passage, count.passage, price.passage],
      },
    ];
  });
}

const RECURRING = /\b(?:arr|mrr|recurring|subscriptions?|recurrente?s?|abonnements?)\b/;
const BY_YEAR = /\b(?:arr|annual\w*|a year|per year|yearly|annuel\w*|par an|l'an)\b/;
const BY_MONTH = new RegExp(`\\b(?:mrr|${A_MONTH})`);
/** A price of each user, vehicle or branch, of which a customer may have many. */
const OF_EACH =
  /\b(?:per|par|for each|for every|pour chaque) (?!month|mois|year|an\b|customer|client|shop|school|clinic)[a-z]+/;

/** Customers at the one price a month that is told, beside what recurs by month or year. */
function paidByMonth(extraction: Extraction): Product[] {
  const { figures } = extraction;
  const monthly = figures.filter(
    (figure) =>
      isAmount(figure) &&
      figure.kind === 'other' &&
      figure.rate === 'monthly' &&
      isOurs(figure.passage) &&
      CHARGED.test(figure.passage.text) &&
      !COSTS.test(figure.passage.text),
  );
  const [price] = monthly;
  const isOne = monthly.every(
    ({ value, passage: { text } }) => value === price?.value && !A_RANGE.test(text) && !OF_EACH.test(text),
  );
  if (!price || !isOne) return [];
  const counts = figuresOf(extraction, 'customers', 'users').filter(
    ({ isForecast, unit }) => !isForecast && unit === 'count',
  );
  const [most] = counts.toSorted((a, b) => b.value - a.value);
  if (!most) return [];
  return figuresOf(extraction, 'revenue').flatMap((income): Product[] => {
    const { passage, value, rate, currency } = income;
    if (!isAmount(income) || currency !== price.currency || !RECURRING.test(passage.text)) return [];
    const isYear = rate === 'annual' || BY_YEAR.test(passage.text);
    if (!isYear && rate !== 'monthly' && !BY_MONTH.test(passage.text)) return [];
    const made = price.value * most.value * (isYear ? MONTHS : 1);
    return [{ made, told: value, currency, passages: [passage, most.passage, price.passage] }];
  });
}
const CHARGED =
  /\b(?:pays?|paying|prices?|priced|fees?|subscriptions?|charge|plan|rent|tarifs?|prix|abonnements?|paie(?:nt)?|redevance|forfait|loyer)\b/;

/** Income or a customer's worth that is more than price, number and time make of it. */
export const flagProduct: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction)) return [];
  const products = [...lifetimeValues(extraction), ...soldByDay(extraction), ...paidByMonth(extraction)];
  const [worst] = products
    .filter(({ made, told }) => made > 0 && told > made * BEYOND)
    .toSorted((a, b) => b.told / b.made - a.told / a.made);
  if (!worst) return [];
  const amount = (value: number) => ({ value, unit: 'money' as const, currency: worst.currency });
  const sign: Sign<FlagCode> = {
    code: 'CONTRADICTORY_NUMBERS',
    severity: 'high',
    quotes: distinctQuotes(worst.passages.map(quoteWhole)),
    why: ({ productMakes }: FindingTexts) => productMakes(amount(worst.made), amount(worst.told)),
  };
  return [sign];
};
