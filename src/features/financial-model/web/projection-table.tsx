import { formatNumber, formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { ModelAnswer, ProjectionYear } from '../contract/answer.ts';
import { dollars, fixed } from './metric-words.ts';

/** How a projected year's numbers come about. */
export function YearReason({ row }: { row: ProjectionYear }) {
  return (
    <ul className="grid gap-2 pr-6">
      <li>
        <b>Revenue {dollars(row.revenue)}:</b> the year before, grown by{' '}
        {row.growthPct === null ? 'a rate that is not known' : formatPercent(row.growthPct, 1)}. The stated
        growth fades each year and slows as the market fills.
      </li>
      <li>
        <b>EBITDA {dollars(row.ebitda)}:</b> gross profit {dollars(row.grossProfit)}, less sales and marketing{' '}
        {dollars(row.salesMarketing)} (
        {row.newCustomers === null
          ? 'new customers not known'
          : `${fixed(row.newCustomers, 0)} new customers`}{' '}
        × CAC), less people {dollars(row.headcountCost)}, less other fixed costs.
      </li>
      <li>
        <b>Cash flow {dollars(row.cashFlow)}:</b> EBITDA less tax {dollars(row.tax)}, investments and working
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
  const amount = (value: number | null) => <td className="py-2 pl-3 text-right">{dollars(value)}</td>;
  return (
    <Card>
      <CardHeader
        title="Projections"
        note={`USD, ${formatNumber(model.projections.length)} years. Open a year to see why.`}
      />
      <section
        aria-label="Projections"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        <table className="tabular w-full min-w-120 text-sm">
          <thead>
            <tr className="text-soft border-b text-right">
              <th className="py-2 text-left font-medium">Year</th>
              <th className="py-2 pl-3 font-medium">Revenue</th>
              <th className="py-2 pl-3 font-medium">EBITDA</th>
              <th className="py-2 pl-3 font-medium">Cash Flow</th>
              <th className="py-2 pl-3 font-medium">Headcount</th>
            </tr>
          </thead>
          <tbody>
            {model.projections.map((row) => (
              <tr key={row.year} className="border-b last:border-0">
                <th scope="row" className="py-2 text-left font-semibold">
                  <Why label={String(row.year)}>
                    <YearReason row={row} />
                  </Why>
                </th>
                {amount(row.revenue)}
                {amount(row.ebitda)}
                {amount(row.cashFlow)}
                <td className="py-2 pl-3 text-right">{fixed(row.headcount, 0) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
