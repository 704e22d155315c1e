import { useState } from 'react';
import { formatAmount, formatCount, formatPercent } from '#shared/web/format.ts';
import { saveFile } from '#shared/web/save-file.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioAllocation } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();

const GROUPS = [
  { value: 'sector', label: 'Sector' },
  { value: 'country', label: 'Country' },
  { value: 'stage', label: 'Stage' },
  { value: 'vintage', label: 'Vintage' },
] as const;

type Group = (typeof GROUPS)[number];

async function save(by: Group, parts: PortfolioAllocation[Group['value']]): Promise<void> {
  const { writeCsv } = await import('#shared/domain/csv.ts');
  const rows = parts.map((part) =>
    [part.label, part.companies, part.invested, part.value, part.sharePercent ?? ''].map(String),
  );
  const csv = writeCsv([[by.label, 'Companies', 'Invested USD', 'Value USD', 'Share %'], ...rows]);
  saveFile(`allocation-by-${by.value}.csv`, new Blob(['\uFEFF', csv], { type: 'text/csv' }));
}

/** What is held, by sector, country, stage or the year of the first cheque. */
export function AllocationChart() {
  const [by, setBy] = useState<Group>(GROUPS[0]);
  const result = useCall('GET /api/portfolio/allocation', {});
  const { data, error } = result;
  if (error && !data) return <LoadError what="the allocation" result={result} />;
  if (data === undefined) return <SkeletonLines count={5} label="Loading the allocation" />;
  const parts = data[by.value];
  return (
    <Card>
      <CardHeader
        title="Allocation"
        note="Value held today; exited companies count as zero."
        actions={
          <SelectField
            label="Allocation by"
            hideLabel
            options={GROUPS}
            value={by.value}
            onChange={({ target }) => setBy(GROUPS.find(({ value }) => value === target.value) ?? GROUPS[0])}
          />
        }
      />
      <BarChart
        label={`Value by ${by.label.toLowerCase()}`}
        head={[by.label, 'Value, share and companies']}
        rows={parts.map(({ key, label, value, sharePercent, companies }) => ({
          key,
          name: label,
          value,
          text: formatAmount(value),
          note: `${sharePercent === null ? '–' : formatPercent(sharePercent, 1)}, ${formatCount(companies, 'company', 'companies')}`,
        }))}
      />
      <Button icon="download" className="mt-3" onClick={() => void save(by, parts)}>
        Download as CSV
      </Button>
    </Card>
  );
}
