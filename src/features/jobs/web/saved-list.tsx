import { useState } from 'react';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { SavedJob } from '../contract/application.ts';
import type { savedJobEndpoints } from '../contract.ts';
import { SAVED_STATUSES, type SavedStatus } from '../domain/vocabulary.ts';
import { BriefList } from './brief-list.tsx';
import { NoteField } from './note-field.tsx';
import { SAVE_REFRESHES, saveFailed } from './saved-jobs.ts';

const { useList, useSend } = endpointHooks<typeof savedJobEndpoints>();
const STATUS_LABELS: Readonly<Record<SavedStatus, string>> = {
  saved: 'Saved',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offered: 'Offer received',
  declined: 'Closed for me',
};
const STATUSES = SAVED_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** How far somebody is with a saved post, and what they want to remember of it. */
function SavedNoteForm({ saved }: { saved: SavedJob }) {
  const { id, title } = saved.job;
  const [note, setNote] = useState(saved.note ?? '');
  const save = useSend('POST /api/jobs/{id}/save', {
    refreshes: ['GET /api/jobs/saved'],
    onSuccess: () => toast({ title: 'Note saved' }),
    onError: saveFailed,
  });
  const remove = useSend('DELETE /api/jobs/{id}/save', { refreshes: SAVE_REFRESHES, onError: saveFailed });
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
        label="Your progress"
        required
        options={STATUSES}
        value={saved.status}
        onChange={(event) => {
          const status = SAVED_STATUSES.find((known) => known === event.target.value);
          save.mutate({ params, body: { status } });
        }}
      />
      <NoteField value={note} onChange={setNote} />
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

/** Posts the reader saved, each with their note and how far they are. */
export function SavedList() {
  const paging = usePage(20, 'saved');
  const saved = useList('GET /api/jobs/saved', { query: paging.query }, { staleTimeMs: 0 });
  return (
    <BriefList
      name="saved posts"
      result={saved}
      paging={paging}
      empty={
        <EmptyState
          title="Nothing saved yet"
          icon="heart"
          action={<LinkButton href="/jobs">See opportunities</LinkButton>}
        >
          Posts you save appear here, with your private notes.
        </EmptyState>
      }
    >
      {(each) => (
        <>
          <p className="text-soft text-xs">Saved {formatDate(each.createdAt)}</p>
          <SavedNoteForm saved={each} />
        </>
      )}
    </BriefList>
  );
}
