import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { ModelAnswer, ProjectionYear } from '../contract/answer.ts';
import { BooksInDollars } from './books-in-dollars.tsx';
import { fixed, moneyIn } from './metric-words.ts';

/** How a projected year's numbers come about. */
export function YearReason({ row, currency }: { row: ProjectionYear; currency: string }) {
  const money = moneyIn(currency);
  return (
    <ul className="grid gap-2 pr-6">
      <li>
        <b>Revenue {money(row.revenue)}:</b> the year before, grown by{' '}
        {row.growthPct === null ? 'an unknown rate' : formatPercent(row.growthPct, 1)}. The stated growth
        slows each year as the market fills.
      </li>
      <li>
        <b>EBITDA {money(row.ebitda)}:</b> gross profit {money(row.grossProfit)}, less sales and marketing{' '}
        {money(row.salesMarketing)} (
        {row.newCustomers === null
          ? 'new customers not known'
          : `${fixed(row.newCustomers, 0)} new customers`}{' '}
        × CAC), less people {money(row.headcountCost)}, less other fixed costs
        {row.dollarCostRise ? `, less ${money(row.dollarCostRise)} by which costs in dollars rise` : ''}.
      </li>
      <li>
        <b>Cash flow {money(row.cashFlow)}:</b> EBITDA less tax {money(row.tax)}, investments and working
        capital.
      </li>
      <li>
        <b>Headcount {fixed(row.headcount, 0) ?? '–'}:</b> people at the start × (revenue / starting
        revenue)^elasticity, rounded up.
      </li>
    </ul>
  );
}

/** One row a year; the year opens how its numbers come about. */
export function ProjectionTable({ model }: { model: ModelAnswer }) {
  const money = moneyIn(model.currency);
  return (
    <Card>
      <CardHeader
        title="Projections"
        note={`${model.currency}, ${formatNumber(model.projections.length)} years. Open a year to see why.`}
      />
      <DataTable
        label="Projections"
        isCompact
        rows={model.projections}
        keyOf={({ year }) => year}
        columns={[
          {
            name: 'Year',
            className: 'font-semibold',
            render: (row) => (
              <Why label={String(row.year)}>
                <YearReason row={row} currency={model.currency} />
              </Why>
            ),
          },
          { name: 'Revenue', isNumber: true, render: ({ revenue }) => money(revenue) },
          { name: 'EBITDA', isNumber: true, render: ({ ebitda }) => money(ebitda) },
          { name: 'Cash Flow', isNumber: true, render: ({ cashFlow }) => money(cashFlow) },
          { name: 'Headcount', isNumber: true, render: ({ headcount }) => fixed(headcount, 0) ?? '–' },
        ]}
      />
      {model.books === null ? null : <BooksInDollars books={model.books} />}
      {model.notes.length === 0 ? null : (
        <ul className="text-soft mt-3 list-disc pl-5 text-sm">
          {model.notes.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
