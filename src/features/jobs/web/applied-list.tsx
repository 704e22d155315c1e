import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import type { OwnApplication } from '../contract/application.ts';
import type { applicationEndpoints } from '../contract.ts';
import type { ApplicationStatus } from '../domain/vocabulary.ts';
import { BriefList } from './brief-list.tsx';
import { NoteField } from './note-field.tsx';

const { useList, useSend } = endpointHooks<typeof applicationEndpoints>();
const STATUS: Readonly<Record<ApplicationStatus, readonly [TagTone, string]>> = {
  received: ['info', 'Received'],
  shortlisted: ['good', 'Shortlisted'],
  declined: ['plain', 'Declined'],
  hired: ['good', 'Hired'],
  withdrawn: ['plain', 'Withdrawn'],
};

/** How an application stands. */
export function StatusTag({ status }: { status: ApplicationStatus }) {
  const [tone, label] = STATUS[status];
  return <Tag tone={tone}>{label}</Tag>;
}

const fail = (error: Error) =>
  toast({ title: 'Nothing was changed', description: messageOf(error), variant: 'destructive' });

function NoteForm({ application }: { application: OwnApplication }) {
  const { job } = application;
  const [note, setNote] = useState(application.note ?? '');
  const { mutate, isPending } = useSend('PUT /api/jobs/{id}/applications/mine', {
    refreshes: ['GET /api/jobs/applied'],
    onSuccess: () => toast({ title: 'Note saved' }),
    onError: fail,
  });
  return (
    <form
      aria-label={`Your note on your application for ${job.title}`}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { id: job.id }, body: { note } });
      }}
    >
      <NoteField value={note} onChange={setNote} />
      <div>
        <Button type="submit" pending={isPending} disabled={note === (application.note ?? '')}>
          Save note
        </Button>
      </div>
    </form>
  );
}

function Application({ application }: { application: OwnApplication }) {
  const { job, status, message, createdAt } = application;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSend('DELETE /api/jobs/{id}/applications/mine', {
    refreshes: ['GET /api/jobs/applied', 'GET /api/jobs', 'GET /api/jobs/{id}'],
    onSuccess: () => setAsking(false),
    onError: fail,
  });
  const isRunning = status !== 'withdrawn';
  return (
    <>
      <p className="text-soft flex flex-wrap items-center gap-2 text-xs">
        <StatusTag status={status} /> Applied {formatDate(createdAt)}
      </p>
      {message === null ? null : (
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line">{message}</p>
      )}
      {isRunning ? <NoteForm application={application} /> : null}
      {isRunning ? (
        <div>
          <Button
            variant="quiet"
            aria-label={`Withdraw application for ${job.title}`}
            onClick={() => setAsking(true)}
          >
            Withdraw application
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Withdraw your application for ${job.title}?`}
        action="Withdraw application"
        pending={isPending}
        onConfirm={() => mutate({ params: { id: job.id } })}
      >
        {job.company.name} can no longer see it. You can apply again while the post is open.
      </ConfirmDialog>
    </>
  );
}

/** The reader's applications made here. */
export function AppliedList() {
  useLive('notifications', ['GET /api/jobs/applied']);
  const paging = usePage(20, 'applied');
  const applications = useList('GET /api/jobs/applied', { query: paging.query }, { staleTimeMs: 0 });
  return (
    <BriefList
      name="applications"
      result={applications}
      paging={paging}
      empty={
        <EmptyState title="No applications yet" icon="document">
          Applications you send with your profile appear here, with their answers.
        </EmptyState>
      }
    >
      {(application) => <Application application={application} />}
    </BriefList>
  );
}
