import { currencyOf } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { formatCount, formatMoney, formatNumber, formatPercent } from '#shared/web/format.ts';
import type { ExtractedNumber } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';

const KINDS: Readonly<Record<ExtractedNumber['kind'], string>> = {
  revenue: 'Revenue',
  expenses: 'Expenses',
  growth: 'Growth',
  users: 'Users',
  customers: 'Customers',
  ask: 'Ask',
  valuation: 'Valuation',
  runway: 'Runway',
  burn: 'Burn',
  cash: 'Cash',
  market: 'Market size',
  team: 'Team',
  other: 'Other',
};

const places = (value: number) => (Number.isInteger(value) ? 0 : 2);

/** A stated figure as people read it: "₦18,500,000", "12%", "14 months", "3,200". */
export function figureText({ value, unit, currency }: ExtractedNumber): string {
  if (unit === 'percent') return formatPercent(value, places(value));
  if (unit === 'months') return formatCount(value, 'month');
  const known = unit === 'money' && currency !== null ? currencyOf(currency) : null;
  const minor = known === null ? null : toMinor(value, known);
  if (known !== null && minor !== null) return formatMoney(minor, known);
  return currency === null ? formatNumber(value, 2) : `${formatNumber(value, 2)} ${currency}`;
}

export const kindLabel = ({ kind }: ExtractedNumber): string => KINDS[kind];

/** What the document states in figures. Each stays a claim, and opens where it stands. */
export function NumbersTable({
  numbers,
  unit,
  onQuote,
}: {
  numbers: readonly ExtractedNumber[];
  unit: string;
  onQuote: OnQuote;
}) {
  if (numbers.length === 0)
    return (
      <p className="text-soft text-sm">
        No figure was found. Readers look for revenue, users, costs and the ask.
      </p>
    );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Figures the document states</caption>
        <thead className="text-soft text-left">
          <tr className="border-b">
            <th scope="col" className="py-2 pr-3 font-medium">
              What
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Stated
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              Period
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Where
            </th>
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => (
            <tr
              key={`${number.quote.page}:${number.quote.start}:${number.kind}`}
              className="border-b last:border-b-0"
            >
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {kindLabel(number)}
              </th>
              <td className="tabular py-2 pr-3 text-right font-semibold whitespace-nowrap">
                {figureText(number)}
              </td>
              <td className="text-soft py-2 pr-3">{number.period ?? 'Not dated'}</td>
              <td className="py-1 text-right whitespace-nowrap">
                <button
                  type="button"
                  onClick={() => onQuote(number.quote)}
                  className="text-green min-h-9 font-semibold hover:underline"
                >
                  <span className="sr-only">Show “{number.quote.text.trim()}” on </span>
                  {unit} {number.quote.page}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
