import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RadioCards } from '#shared/web/ui/choice-field.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { Job } from '../contract/job.ts';
import type { jobEndpoints } from '../contract.ts';
import { canOpen, type CloseReason } from '../domain/lifecycle.ts';

const EditDialog = lazy(async () => ({ default: (await import('./post-dialog.tsx')).EditDialog }));
const { useSend } = endpointHooks<typeof jobEndpoints>();
const REFRESHES = ['GET /api/jobs', 'GET /api/jobs/mine', 'GET /api/jobs/{id}'];
const OPEN_WORDS = { draft: 'Publish', open: 'Renew', expired: 'Renew', closed: 'Reopen' } as const;
const REASONS = [
  { value: 'filled', label: 'Filled', note: 'The page stays and says the position is filled.' },
  { value: 'withdrawn', label: 'Withdrawn', note: 'The page is no longer visible to others.' },
];

const fail = (error: Error) =>
  toast({ title: 'Nothing was changed', description: messageOf(error), variant: 'destructive' });

/** What a poster does with a post: edit, publish or renew, close. */
export function OwnerActions({ job }: { job: Job }) {
  const [open, setOpen] = useState<'edit' | 'close' | null>(null);
  const publish = useSend('POST /api/jobs/{id}/publish', {
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: 'Job posted successfully!', description: 'Open for 90 days.' }),
    onError: fail,
  });
  const [now] = useState(() => new Date());
  const expiresAt = job.expiresAt === null ? null : new Date(job.expiresAt);
  const mayOpen = canOpen({ status: job.state, expiresAt }, now);
  return (
    <>
      <Button icon="edit" aria-label={`Edit ${job.title}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      {mayOpen ? (
        <Button
          variant="primary"
          aria-label={`${OPEN_WORDS[job.state]} ${job.title}`}
          pending={publish.isPending}
          onClick={() => publish.mutate({ params: { id: job.id } })}
        >
          {OPEN_WORDS[job.state]}
        </Button>
      ) : null}
      {job.state === 'closed' ? null : (
        <Button icon="close" aria-label={`Close ${job.title}`} onClick={() => setOpen('close')}>
          Close
        </Button>
      )}
      {open === 'edit' ? (
        <Suspense fallback={null}>
          <EditDialog job={job} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'close' ? <CloseDialog job={job} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function CloseDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const isDraft = job.state === 'draft';
  const [reason, setReason] = useState<CloseReason>(isDraft ? 'withdrawn' : 'filled');
  const { mutate, isPending } = useSend('POST /api/jobs/{id}/close', {
    refreshes: REFRESHES,
    onSuccess: () => {
      onClose();
      toast({ title: 'Post closed', description: 'You can reopen it from My posts.' });
    },
    onError: fail,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Close ${job.title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            onClick={() => mutate({ params: { id: job.id }, body: { reason } })}
          >
            Close post
          </Button>
        </>
      }
    >
      <RadioCards
        label="Why it closes"
        required
        name="reason"
        options={isDraft ? REASONS.slice(1) : REASONS}
        value={reason}
        onChange={(value) => setReason(value === 'withdrawn' ? 'withdrawn' : 'filled')}
      />
    </Dialog>
  );
}
