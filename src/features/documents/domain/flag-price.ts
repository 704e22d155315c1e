import type { Figure } from './figure-context.ts';
import type { FindingTexts } from './finding-text.ts';
import {
  dollarsOf,
  distinctQuotes,
  figuresOf,
  type FlagRule,
  isBusinessCase,
  quoteFigure,
} from './extraction.ts';
import { explainsPrice } from './strength-candour.ts';

/** A worth of more than so many years of sales asks for a reason. */
const MOST_YEARS_OF_SALES = 30;

const isAnnual = ({ date, rate }: Figure): boolean =>
  rate === 'annual' || (rate === null && date?.length === 4);

/** A price of more than thirty years of the sales shown, with no word on how it was come to. */
export const flagPrice: FlagRule = (extraction) => {
  if (!isBusinessCase(extraction) || explainsPrice(extraction).length > 0) return [];
  const { facts } = extraction;
  const worth = figuresOf(extraction, 'valuation').find(
    ({ unit, isForecast }) => unit === 'money' && !isForecast,
  );
  const sales = figuresOf(extraction, 'revenue')
    .filter((figure) => figure.unit === 'money' && !figure.isForecast && isAnnual(figure))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.value - a.value)[0];
  if (!worth || !sales || sales.value <= 0) return [];
  const isSame = worth.currency === sales.currency;
  const [price, income] = isSame
    ? [worth.value, sales.value]
    : [dollarsOf(worth, facts), dollarsOf(sales, facts)];
  if (price === null || income === null || price <= MOST_YEARS_OF_SALES * income) return [];
  const times = Math.round(price / income);
  return [
    {
      code: 'PRICE_UNEXPLAINED',
      quotes: distinctQuotes([worth, sales].map(quoteFigure)),
      why: ({ timesSales }: FindingTexts) => timesSales(times),
    },
  ];
};
