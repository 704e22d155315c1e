import { quoted } from '#shared/domain/french-text.ts';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { TableSummary } from '../contract/analysis.ts';
import type { OnQuote } from './findings-list.tsx';

type Props = {
  tables: readonly TableSummary[];
  unit: string;
  lang: string | undefined;
  onQuote: OnQuote;
};

/** What the totals of a table told: how many add up. */
function sumsText({ sums, isSettled }: TableSummary): string {
  const held = sums.filter(({ holds }) => holds).length;
  if (sums.length === 0) return 'no totals to check';
  const added = held === sums.length ? 'its totals add up' : `${held} of ${sums.length} totals add up`;
  return isSettled ? `${added}, which settled how its numbers read` : added;
}

/** The tables that were read: whether their totals add up, and the rows that can be read in several ways. */
export function TablesCard({ tables, unit, lang, onQuote }: Props) {
  const unsure = tables.flatMap((table) => table.unsure);
  if (tables.length === 0) return null;
  return (
    <Card>
      <CardHeader level={3} title="Tables" note={formatCount(tables.length, 'table read', 'tables read')} />
      <ul className="grid gap-2 text-sm">
        {tables.map((table) => (
          <li
            key={`${table.quote.page}:${table.quote.start}`}
            className="flex items-baseline justify-between gap-3"
          >
            <span>
              {formatCount(table.rowCount, 'row')}, {sumsText(table)}
            </span>
            <button
              type="button"
              onClick={() => onQuote(table.quote)}
              className="text-green -my-1 min-h-11 min-w-11 text-right font-semibold whitespace-nowrap hover:underline md:min-h-9"
            >
              {unit} {table.quote.page}
            </button>
          </li>
        ))}
      </ul>
      {unsure.length === 0 ? null : (
        <div className="mt-3 border-t pt-3 text-sm">
          <p className="font-semibold">Not sure: {formatCount(unsure.length, 'row')}</p>
          <p className="text-soft">These can be read in more than one way, so no number was taken.</p>
          <ul className="mt-2 grid gap-2">
            {unsure.map(({ quote, candidates }) => (
              <li key={`${quote.page}:${quote.start}`}>
                <button
                  type="button"
                  lang={lang}
                  onClick={() => onQuote(quote)}
                  className="text-green min-h-11 text-left hover:underline md:min-h-9"
                >
                  {quoted(lang, quote.text.trim().replaceAll(/\s+/g, ' '))}
                </button>
                <span className="text-soft block">
                  {candidates
                    .map((values) => values.map((value) => formatNumber(value, 2)).join(' and '))
                    .join('; or ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
