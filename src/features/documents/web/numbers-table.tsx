import { formatNumber } from '#shared/web/format.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import type { ExtractedNumber } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';
import { figureText, isInItsWords, isNamed, kindLabel, whenText } from './figure-words.ts';

type Props = { numbers: readonly ExtractedNumber[]; unit: string; lang?: string; onQuote: OnQuote };

function Table({ caption, numbers, unit, lang, onQuote }: Props & { caption: string }) {
  return (
    <DataTable
      label={caption}
      rows={numbers}
      keyOf={({ quote, kind }) => `${quote.page}:${quote.start}:${kind}`}
      columns={[
        {
          name: 'What and when',
          className: 'font-normal',
          render: (number) => (
            <>
              <span lang={isInItsWords(number) ? lang : undefined}>{kindLabel(number)}</span>
              <span className={number.period === null ? 'text-amber block' : 'text-soft block'}>
                {whenText(number)}
              </span>
            </>
          ),
        },
        {
          name: 'Stated',
          isNumber: true,
          render: (number) => (
            <button
              type="button"
              onClick={() => onQuote(number.quote)}
              className="group -my-1 min-h-11 min-w-11 text-right"
            >
              <span className="block font-semibold whitespace-nowrap">{figureText(number)}</span>
              <span className="text-green block font-medium group-hover:underline">
                <span className="sr-only">Show “{number.quote.text.trim()}” on</span> {unit}{' '}
                {number.quote.page}
              </span>
            </button>
          ),
        },
      ]}
    />
  );
}

/**
 * What the document states in figures, what investors ask for first; all others are folded, each under the document's own words.
 * Each stays a claim, and opens where it stands.
 */
export function NumbersTable({ numbers, ...shared }: Props) {
  const named = numbers.filter(isNamed);
  const others = numbers.filter((number) => !isNamed(number));
  return (
    <div className="grid gap-3">
      {named.length === 0 ? (
        <p className="text-soft text-sm">No key figures found: revenue, users, costs, cash or the ask.</p>
      ) : (
        <Table caption="Figures the document states" numbers={named} {...shared} />
      )}
      {others.length === 0 ? null : (
        <details className="text-sm">
          <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">
            Other figures ({formatNumber(others.length)})
          </summary>
          <Table caption="Other figures" numbers={others} {...shared} />
        </details>
      )}
    </div>
  );
}
