import { formatRelative, formatSize } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import type { backupEndpoints, BackupState } from '../contract.ts';

const { useCall } = endpointHooks<typeof backupEndpoints>();

function Newest({ newest, failure, isOn, keep }: BackupState) {
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums">
        {newest ? formatRelative(newest.finishedAt) : 'No backup yet'}
      </p>
      {newest ? (
        <p className="text-soft text-sm break-all">
          {formatSize(newest.sizeBytes)}, {newest.fileName}
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className="text-red mt-2">
          The attempt {formatRelative(failure.startedAt)} failed: {failure.reason}
        </p>
      ) : null}
      <p className="text-soft mt-2 max-w-prose text-sm">
        {isOn
          ? `One a day, the newest ${keep} are kept. Copy them to another machine.`
          : 'Daily backups are off. Set BACKUP_DIR, and BACKUP_KEEP above 0, to turn them on.'}
      </p>
    </>
  );
}

/** How old the newest backup is, for admins. */
export function BackupCard() {
  const state = useCall('GET /api/admin/backups', {}, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader title="Newest backup" />
      <Loaded result={state} label="Loading the backups" failure="We could not load the backups">
        {(data) => <Newest {...data} />}
      </Loaded>
    </Card>
  );
}
