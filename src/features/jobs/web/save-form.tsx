import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { SavedJob } from '../contract/application.ts';
import type { Job } from '../contract/job.ts';
import type { savedJobEndpoints } from '../contract.ts';
import { SAVED_STATUSES, type SavedStatus } from '../domain/vocabulary.ts';

const { useSend } = endpointHooks<typeof savedJobEndpoints>();
const REFRESHES = ['GET /api/jobs', 'GET /api/jobs/{id}', 'GET /api/jobs/saved'];
const SAVED_MS = 3000;
const STATUS_LABELS: Readonly<Record<SavedStatus, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offered: 'Offer received',
  declined: 'Closed for me',
};
const STATUSES = SAVED_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

const failed = (error: Error) =>
  toast({ title: 'Not saved', description: messageOf(error), variant: 'destructive' });

/** Saves a post, or takes it off; visitors sign in first. */
export function SaveButton({ job }: { job: Pick<Job, 'id' | 'title' | 'viewer'> }) {
  const user = useCurrentUser();
  const { id, title, viewer } = job;
  const save = useSend('POST /api/jobs/{id}/save', {
    refreshes: REFRESHES,
    onSuccess: () =>
      toast({
        title: 'Job Saved',
        description: `${title} has been saved to your favorites`,
        durationMs: SAVED_MS,
      }),
    onError: failed,
  });
  const remove = useSend('DELETE /api/jobs/{id}/save', { refreshes: REFRESHES, onError: failed });
  if (user === null) {
    return (
      <LinkButton icon="heart" href={`/sign-in?redirect=/jobs/${id}`} aria-label={`Save ${title}`}>
        Save
      </LinkButton>
    );
  }
  const params = { id };
  return (
    <Button
      icon={viewer.isSaved ? 'check' : 'heart'}
      aria-pressed={viewer.isSaved}
      aria-label={`Save ${title}`}
      pending={save.isPending || remove.isPending}
      onClick={() => (viewer.isSaved ? remove.mutate({ params }) : save.mutate({ params, body: {} }))}
    >
      {viewer.isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** How far somebody is with a saved post, and what they want to remember of it. */
export function SavedNoteForm({ saved }: { saved: SavedJob }) {
  const { id, title } = saved.job;
  const [note, setNote] = useState(saved.note ?? '');
  const save = useSend('POST /api/jobs/{id}/save', {
    refreshes: ['GET /api/jobs/saved'],
    onSuccess: () => toast({ title: 'Note saved' }),
    onError: failed,
  });
  const remove = useSend('DELETE /api/jobs/{id}/save', { refreshes: REFRESHES, onError: failed });
  const params = { id };
  return (
    <form
      aria-label={`Your notes on ${title}`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params, body: { note } });
      }}
    >
      <SelectField
        label="How far you are"
        required
        options={STATUSES}
        value={saved.status}
        onChange={(event) => {
          const status = SAVED_STATUSES.find((known) => known === event.target.value);
          save.mutate({ params, body: { status } });
        }}
      />
      <TextareaField
        label="Note"
        hint="Only you see this."
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending} disabled={note === (saved.note ?? '')}>
          Save note
        </Button>
        <Button
          variant="quiet"
          icon="trash"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params })}
        >
          Remove
        </Button>
      </div>
    </form>
  );
}
