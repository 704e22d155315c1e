import { lazy, Suspense, useState } from 'react';
import { formatDate } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { fundingEndpoints } from '../contract.ts';
import type { FundingTracker, Milestone } from '../contract/tracker.ts';

const MilestoneDialog = lazy(async () => ({
  default: (await import('./milestone-dialog.tsx')).MilestoneDialog,
}));
const { useSend } = endpointHooks<typeof fundingEndpoints>();

type RowProps = { startupId: number; milestone: Milestone; canEdit: boolean; onEdit: () => void };

function MilestoneRow({ startupId, milestone, canEdit, onEdit }: RowProps) {
  const { id, task, completed, dueDate, doneDate, note, version } = milestone;
  const change = useSend('PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}', {
    refreshes: 'all',
    onError: toastError,
  });
  const toggle = () => {
    const today = dayOf(new Date());
    change.mutate({
      params: { id: startupId, milestoneId: id },
      body: { task, dueDate, note, version, doneDate: completed ? null : today },
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b pb-2 last:border-0">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
        <circle
          cx="6"
          cy="6"
          r="5"
          strokeWidth="1.5"
          className={completed ? 'fill-green stroke-green' : 'stroke-edge fill-transparent'}
        />
      </svg>
      <div className="min-w-0 flex-1 basis-40">
        <p className={classNames('font-semibold break-words', completed && 'text-soft line-through')}>
          {task}
          {completed ? <span className="sr-only"> (completed)</span> : null}
        </p>
        <p className="text-soft text-sm">
          Due: {formatDate(dueDate)}
          {doneDate === null ? '' : `, done ${formatDate(doneDate)}`}
        </p>
        {note === null ? null : <p className="text-soft text-sm break-words whitespace-pre-line">{note}</p>}
      </div>
      {canEdit ? (
        <div className="flex gap-1">
          <Button
            pending={change.isPending}
            onClick={toggle}
            aria-label={`${completed ? 'Reopen' : 'Complete'} ${task}`}
          >
            {completed ? 'Reopen' : 'Complete'}
          </Button>
          <IconButton icon="edit" label={`Edit ${task}`} onClick={onEdit} />
        </div>
      ) : null}
    </li>
  );
}

type Props = { startupId: number; tracker: FundingTracker };

/** What has to happen until the round closes, the next due first. */
export function MilestonesList({ startupId, tracker: { milestones, canEdit } }: Props) {
  const [open, setOpen] = useState<{ milestone: Milestone | null } | null>(null);
  return (
    <Card>
      <CardHeader
        title="Key Milestones"
        actions={
          canEdit ? (
            <Button icon="plus" onClick={() => setOpen({ milestone: null })}>
              Add milestone
            </Button>
          ) : null
        }
      />
      {milestones.length === 0 ? (
        <p className="text-soft text-sm">
          No milestones yet. Add what must happen before the round closes: data room, lead investor,
          signatures.
        </p>
      ) : null}
      <ul className="grid gap-2">
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            startupId={startupId}
            milestone={milestone}
            canEdit={canEdit}
            onEdit={() => setOpen({ milestone })}
          />
        ))}
      </ul>
      {open === null ? null : (
        <Suspense fallback={null}>
          <MilestoneDialog startupId={startupId} milestone={open.milestone} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  );
}
