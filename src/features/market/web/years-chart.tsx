import type { ReactNode } from 'react';
import { ColumnChart } from '#shared/web/chart/column-chart.tsx';
import { formatCount, formatDollarsShort, formatMonth, formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { InventedTag } from '#shared/web/ui/tag.tsx';
import type { YearSum } from '../contract/year-sum.ts';

const inWords = ({ fundingUsd, deals }: YearSum) =>
  `${formatDollarsShort(fundingUsd)} in ${formatCount(deals, 'round')}`;

type YearsChartProps = {
  years: readonly YearSum[];
  /** Rounds of the demo are among them. */
  isInvented: boolean;
  actions?: ReactNode;
};

/** Amounts and numbers of rounds, twelve months a column. Nothing before there are two years with a round. */
export function YearsChart({ years, isInvented, actions }: YearsChartProps) {
  const first = years.findIndex(({ deals }) => deals > 0);
  const known = first === -1 ? [] : years.slice(first);
  const [before, last] = known.slice(-2);
  if (before === undefined || last === undefined) return null;
  const finding = `${inWords(last)} in the last twelve months, after ${inWords(before)} the year before.`;
  return (
    <Card>
      <CardHeader
        title="Funding by year"
        note={finding}
        actions={
          <>
            <InventedTag isInvented={isInvented} />
            {actions}
          </>
        }
      />
      <ColumnChart
        label="Funding by year"
        said={finding}
        head="Twelve months to"
        columns={known.map(({ to }) => formatMonth(to))}
        series={[
          {
            name: 'Amount raised',
            values: known.map(({ fundingUsd }) => fundingUsd),
            format: formatDollarsShort,
          },
          { name: 'Rounds', values: known.map(({ deals }) => deals), format: formatNumber },
        ]}
      />
      <p className="text-soft mt-2 text-sm">
        Each column is the twelve months to the end of the month named.
      </p>
    </Card>
  );
}
