import { formatCount } from '#shared/web/format.ts';
import type { ExtractedNumber } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';
import { figureText, periodText, kindLabel } from './figure-words.ts';

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
