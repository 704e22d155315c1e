import { useState } from 'react';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import type { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer, Version } from '../contract/answer.ts';
import { compareOwnership } from '../domain/scenario.ts';
import { ChangeTable } from './change-table.tsx';

const { useCall, useList } = endpointHooks<typeof capTableEndpoints>();
const MOST = 100;

const nameOf = ({ version, createdAt, createdBy }: Version) =>
  `Version ${version}, ${formatDate(createdAt)}${createdBy === null ? '' : `, ${createdBy}`}`;

function Comparison({
  startupId,
  version,
  table,
}: {
  startupId: number;
  version: number;
  table: CapTableAnswer;
}) {
  const other = useCall('GET /api/startups/{id}/cap-table', {
    params: { id: startupId },
    query: { version },
  });
  if (other.error && !other.data)
    return (
      <ErrorState
        title="We could not load that version"
        error={other.error}
        onRetry={() => void other.refetch()}
      />
    );
  if (other.data === undefined) return <SkeletonLines label="Loading the version" />;
  const before = { entries: other.data.inputs.shares, convertibles: [] };
  const after = { entries: table.inputs.shares, convertibles: [] };
  return (
    <ChangeTable
      changes={compareOwnership(before, after)}
      labels={[`Version ${version}`, `Version ${table.version}`]}
    />
  );
}

type Props = {
  startupId: number;
  table: CapTableAnswer;
  latest: number;
  onShow: (version: number | null) => void;
  /** Puts the shown version's rows into the editor; null for readers. */
  onTake: (() => void) | null;
};

/** Earlier tables: open one, compare two, take one up again. */
export function VersionsCard({ startupId, table, latest, onShow, onTake }: Props) {
  const [against, setAgainst] = useState<number | null>(null);
  const versions = useList(
    'GET /api/startups/{id}/cap-table/versions',
    { params: { id: startupId }, query: { limit: MOST } },
    { keepPrevious: true },
  );
  const options = (versions.data?.items ?? []).map((each) => ({
    value: String(each.version),
    label: nameOf(each),
  }));
  return (
    <Card>
      <CardHeader
        title="Versions"
        note={`${formatCount(versions.data?.total ?? latest, 'version')} kept. Shown: ${formatNumber(table.version)}.`}
        actions={
          onTake !== null && table.version !== latest ? (
            <Button onClick={onTake}>Edit from this version</Button>
          ) : null
        }
      />
      <div className="mb-4 grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Show"
          required
          options={options}
          value={String(table.version)}
          onChange={({ target }) => onShow(Number(target.value) === latest ? null : Number(target.value))}
        />
        <SelectField
          label="Compare with"
          placeholder="Nothing"
          options={options.filter(({ value }) => value !== String(table.version))}
          value={against === null ? '' : String(against)}
          onChange={({ target }) => setAgainst(target.value === '' ? null : Number(target.value))}
        />
      </div>
      {against === null || against === table.version ? null : (
        <Comparison startupId={startupId} version={against} table={table} />
      )}
    </Card>
  );
}
