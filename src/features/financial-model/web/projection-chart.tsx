import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { moneyIn, shortMoneyIn } from './metric-words.ts';
import { YearReason } from './projection-table.tsx';

/** Revenue and EBITDA by year, each year with its reason, and the table behind the picture. */
export function ProjectionChart({ model }: { model: ModelAnswer }) {
  const { projections, currency } = model;
  const money = moneyIn(currency);
  const [first, last] = [projections[0], projections.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Card>
      <CardHeader title="Revenue and EBITDA" />
      <LineChart
        label="Revenue and EBITDA"
        said={`Revenue from ${money(first.revenue)} in ${first.year} to ${money(last.revenue)} in ${last.year}, EBITDA from ${money(first.ebitda)} to ${money(last.ebitda)}`}
        series={['Revenue', 'EBITDA']}
        rows={projections.map(({ year, revenue, ebitda }) => ({
          date: String(year),
          values: [revenue, ebitda],
        }))}
        format={money}
        formatShort={shortMoneyIn(currency)}
        even={{ head: 'Year' }}
        renderWhy={(index) => {
          const row = projections[index];
          return row === undefined ? null : <YearReason row={row} currency={currency} />;
        }}
      />
    </Card>
  );
}
