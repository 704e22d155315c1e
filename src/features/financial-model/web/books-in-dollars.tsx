import { formatComputed, formatPercent } from '#shared/web/format.ts';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { fixed } from './metric-words.ts';

type Books = NonNullable<ModelAnswer['books']>;

const usd = (amount: number | null) => (amount === null ? '–' : formatComputed(amount, 'USD'));
const months = (runway: number | null) => (runway === null ? 'not known' : `${fixed(runway, 1)} months`);

/** What the devaluation does to the runway; nothing without one. */
function runwayText({ devaluationPct, runwayMonths, steadyRunwayMonths, currency }: Books): string {
  if (devaluationPct === 0) return '';
  const falls = `With ${currency} losing ${formatPercent(devaluationPct, 1)} a year`;
  return `${falls} the runway is ${months(runwayMonths)}; at today’s rate ${months(steadyRunwayMonths)}.`;
}

/** A model in another currency beside its dollars: with the devaluation stated, and at today's rate. */
export function BooksInDollars({ books }: { books: Books }) {
  const hasDevaluation = books.devaluationPct !== 0;
  return (
    <section className="mt-6 grid gap-3" aria-label="In US dollars">
      <h3 className="font-semibold">In US dollars</h3>
      <DataTable
        label="Projections in US dollars"
        isCompact
        rows={books.years}
        keyOf={({ year }) => year}
        columns={[
          { name: 'Year', className: 'font-semibold', render: ({ year }) => year },
          { name: 'Revenue', isNumber: true, render: ({ revenueUsd }) => usd(revenueUsd) },
          { name: 'Cash Flow', isNumber: true, render: ({ cashFlowUsd }) => usd(cashFlowUsd) },
          ...(hasDevaluation
            ? [
                {
                  name: 'Revenue at today’s rate',
                  isNumber: true,
                  render: ({ steadyRevenueUsd }: Books['years'][number]) => usd(steadyRevenueUsd),
                },
              ]
            : []),
        ]}
      />
      <p className="text-soft text-sm">
        {books.growthText === null ? '' : `Revenue of the first year: ${books.growthText} `}
        {runwayText(books)} Today {books.rateText}.
      </p>
    </section>
  );
}
