import { ShareChart } from '#shared/web/chart/share-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { OWNER_GROUPS, type OwnershipStage, pastStages } from '../domain/ownership-path.ts';
import { convertiblesInDollars } from './entry-rows.ts';

/** Who holds the company at each stage. */
export const RoundsChart = ({ label, stages }: { label: string; stages: readonly OwnershipStage[] }) => (
  <ShareChart label={label} head="Round" series={OWNER_GROUPS} rows={stages} />
);

/** The rounds a stored table tells of; nothing before the first. */
export function TableRounds({ table }: { table: CapTableAnswer }) {
  const stages = pastStages({ entries: table.inputs.shares, convertibles: convertiblesInDollars(table) });
  if (stages.length < 2) return null;
  return (
    <Card>
      <CardHeader
        title="Ownership over rounds"
        note="Fully diluted: today’s common shares, options and pool, with the shares of each round added in turn."
      />
      <RoundsChart label="Ownership over rounds" stages={stages} />
    </Card>
  );
}
