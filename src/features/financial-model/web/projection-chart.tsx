import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { formatAmountShort } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { cashBalances } from '../domain/cash-balance.ts';
import { fixed, moneyIn } from './metric-words.ts';
import { YearReason } from './projection-table.tsx';

/** Beside the axis: what no money format can shorten is written as a power of ten. */
const shortIn = (currency: string) => (value: number) =>
  Math.abs(value) < 1e15 ? formatAmountShort(value, currency) : value.toExponential(0);

function runwayText({ extra, explanations }: ModelAnswer): string {
  if (extra.runwayProjected !== null)
    return `Runway: the cash lasts ${fixed(extra.runwayProjected, 1)} months down these years (the dashed upright line).`;
  return `Runway: ${explanations.runwayProjected.note?.message ?? 'not known.'}`;
}

/** Revenue, EBITDA, cash and where the runway ends, with the table behind the picture. */
export function ProjectionChart({ model }: { model: ModelAnswer }) {
  const { projections, currency } = model;
  const money = moneyIn(currency);
  const cash = model.assumptions.find(({ field }) => field === 'cash')?.value ?? null;
  const balances = cashBalances(cash, projections);
  const years = projections.map(({ year }) => year);
  const { runwayProjected } = model.extra;
  return (
    <Card>
      <CardHeader title="Revenue, EBITDA, cash and runway" />
      <LineChart
        label="Revenue, EBITDA and cash"
        said={`Revenue, EBITDA and cash from ${years[0] ?? ''} to ${years.at(-1) ?? ''}. ${runwayText(model)}`}
        series={[
          'Revenue',
          'EBITDA',
          cash === null ? 'Cash flow so far (your cash is not known)' : 'Cash at year end',
        ]}
        rows={projections.map(({ year, revenue, ebitda }, index) => ({
          date: String(year),
          values: [revenue, ebitda, balances[index]?.cash ?? null],
        }))}
        format={money}
        formatShort={shortIn(currency)}
        even={{
          head: 'End of',
          // A row is the end of its year: month 12 is the first of them.
          mark: runwayProjected === null || years.length < 2 ? null : Math.max(0, runwayProjected / 12 - 1),
        }}
        renderWhy={(index) => {
          const row = projections[index];
          return row === undefined ? null : (
            <>
              <YearReason row={row} currency={currency} />
              <p className="text-soft mt-2">
                Cash at the end of the year: {money(balances[index]?.cash ?? null)}.
              </p>
            </>
          );
        }}
      />
      <p className="text-soft mt-2 text-sm">{runwayText(model)}</p>
    </Card>
  );
}
