import { currencyOf } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { formatCount, formatMoney, formatNumber } from '#shared/web/format.ts';
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

/** A stated figure as people read it: "₦18,500,000", "12%", "14 months", "3,200". */
export function figureText({ value, unit, currency }: ExtractedNumber): string {
  if (unit === 'percent') return `${formatNumber(value, 2)}%`;
  if (unit === 'months') return formatCount(value, 'month');
  const known = unit === 'money' && currency !== null ? currencyOf(currency) : null;
  const minor = known === null ? null : toMinor(value, known);
  if (known !== null && minor !== null) return formatMoney(minor, known);
  return currency === null ? formatNumber(value, 2) : `${formatNumber(value, 2)} ${currency}`;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "2026-09, monthly" as people read it: "Sep 2026, monthly". */
export function periodText(period: string | null): string {
  if (period === null) return 'Not dated';
  return period
    .replace(/\b(\d{4})-(\d{2})\b/, (month) => MONTH.format(new Date(`${month}-01T00:00:00Z`)))
    .replace(/\b(\d{4})-(Q[1-4]|H[12])\b/, '$2 $1');
}

export const kindLabel = ({ kind }: ExtractedNumber): string => KINDS[kind];

type Props = { numbers: readonly ExtractedNumber[]; unit: string; onQuote: OnQuote };

function Row({ number, unit, onQuote }: { number: ExtractedNumber; unit: string; onQuote: OnQuote }) {
  const { quote, period } = number;
  return (
    <tr className="border-b last:border-b-0">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {kindLabel(number)}
        <span className={period === null ? 'text-amber block' : 'text-soft block'}>{periodText(period)}</span>
      </th>
      <td className="tabular py-2 pr-3 text-right font-semibold whitespace-nowrap">{figureText(number)}</td>
      <td className="py-1 text-right whitespace-nowrap">
        <button
          type="button"
          onClick={() => onQuote(quote)}
          className="text-green tabular min-h-11 min-w-11 text-right font-semibold hover:underline md:min-h-9"
        >
          <span className="sr-only">
            Show “{quote.text.trim()}” on {unit}{' '}
          </span>
          {quote.page}
        </button>
      </td>
    </tr>
  );
}

function Table({ caption, numbers, unit, onQuote }: Props & { caption: string }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-soft text-left">
          <tr className="border-b">
            <th scope="col" className="py-2 pr-3 font-medium">
              What and when
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Stated
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => (
            <Row
              key={`${number.quote.page}:${number.quote.start}:${number.kind}`}
              number={number}
              unit={unit}
              onQuote={onQuote}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the document states in figures, what investors ask for first. Each stays a claim, and opens where it stands. */
export function NumbersTable({ numbers, unit, onQuote }: Props) {
  const named = numbers.filter(({ kind }) => kind !== 'other');
  const others = numbers.filter(({ kind }) => kind === 'other');
  return (
    <div className="grid gap-3">
      {named.length === 0 ? (
        <p className="text-soft text-sm">
          No figure of those investors look for was found: revenue, users, costs, cash, the ask.
        </p>
      ) : (
        <Table caption="Figures the document states" numbers={named} unit={unit} onQuote={onQuote} />
      )}
      {others.length === 0 ? null : (
        <details className="text-sm">
          <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">
            {formatCount(others.length, 'other figure')}
          </summary>
          <Table caption="Other figures" numbers={others} unit={unit} onQuote={onQuote} />
        </details>
      )}
    </div>
  );
}
