import { Button } from '#shared/web/ui/button.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { VersionsCard } from '#shared/web/ui/versions-card.tsx';
import type { CapTableAnswer } from '../contract/answer.ts';
import { compareOwnership } from '../domain/scenario.ts';
import { ChangeTable } from './change-table.tsx';
import { useCapTable, useCapTableHistory } from './use-cap-table.ts';

type ComparisonProps = { startupId: number; against: number; table: CapTableAnswer };

function Comparison({ startupId, against, table }: ComparisonProps) {
  const result = useCapTable(startupId, against);
  const rowsOf = ({ inputs }: CapTableAnswer) => ({ entries: inputs.shares, convertibles: [] });
  return (
    <Loaded result={result} label="Loading the version" failure="We could not load that version">
      {(other) => (
        <ChangeTable
          changes={compareOwnership(rowsOf(other), rowsOf(table))}
          labels={[`Version ${against}`, `Version ${table.version}`]}
        />
      )}
    </Loaded>
  );
}

type Props = {
  startupId: number;
  table: CapTableAnswer;
  latest: number;
  onShow: (version: number) => void;
  /** Puts the shown version's rows into the editor; null for readers. */
  onTake: (() => void) | null;
};

/** Earlier tables: open one, compare two, take one up again. */
export function CapTableVersions({ startupId, table, latest, onShow, onTake }: Props) {
  const { data } = useCapTableHistory(startupId);
  return (
    <VersionsCard
      versions={data}
      shown={table.version}
      latest={latest}
      onShow={onShow}
      actions={
        onTake !== null && table.version !== latest ? (
          <Button onClick={onTake}>Edit from this version</Button>
        ) : null
      }
    >
      {(against) => <Comparison startupId={startupId} against={against} table={table} />}
    </VersionsCard>
  );
}
