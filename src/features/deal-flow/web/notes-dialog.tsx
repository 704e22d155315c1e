import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatRelative } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SwitchField } from '#shared/web/ui/choice-field.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import type { Deal, DealEvent, DealNote } from '../contract/deal.ts';
import type { dealEndpoints, dealNoteEndpoints } from '../contract.ts';
import { DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { useDealMoves } from './deal-moves.ts';
import { heldDeals, useCatchUp } from './pipeline.ts';

const notes = endpointHooks<typeof dealNoteEndpoints>();
const deals = endpointHooks<typeof dealEndpoints>();
const NOTES = 'GET /api/portfolio/deal-flow/{id}/notes';

function Writer({ deal }: { deal: Deal }) {
  const [body, setBody] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const catchUp = useCatchUp();
  const { mutate, isPending } = notes.useSend('POST /api/portfolio/deal-flow/{id}/notes', {
    refreshes: [NOTES],
    onSuccess: () => {
      setBody('');
      void catchUp();
    },
    onError: toastError,
  });
  return (
    <form
      noValidate
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const visibility = isPrivate ? 'private' : 'shared';
        mutate({ params: { id: deal.id }, body: { body, visibility } });
      }}
    >
      <TextareaField
        label="New note"
        required
        data-autofocus=""
        rows={2}
        maxLength={5000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-4">
        {deal.shared ? (
          <SwitchField
            label="Only for me"
            checked={isPrivate}
            onChange={({ target }) => setPrivate(target.checked)}
          />
        ) : (
          <p className="text-soft text-sm">Only you can see this deal and its notes.</p>
        )}
        <Button type="submit" variant="primary" pending={isPending} disabled={body.trim() === ''}>
          Add note
        </Button>
      </div>
    </form>
  );
}

function EditNote({ deal, note, onDone }: { deal: Deal; note: DealNote; onDone: () => void }) {
  const [body, setBody] = useState(note.body);
  const { mutate, isPending } = notes.useSend('PUT /api/portfolio/deal-flow/{id}/notes/{noteId}', {
    refreshes: [NOTES],
    onSuccess: onDone,
    onError: toastError,
  });
  const params = { id: deal.id, noteId: note.id };
  return (
    <div className="grid gap-2">
      <TextareaField
        label="Change the note"
        required
        maxLength={5000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="flex gap-2">
        <Button
          variant="primary"
          pending={isPending}
          disabled={body.trim() === ''}
          onClick={() => mutate({ params, body: { body, version: note.version } })}
        >
          Save note
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </div>
  );
}

function Note({ deal, note }: { deal: Deal; note: DealNote }) {
  const [editing, setEditing] = useState(false);
  const removal = notes.useSend('DELETE /api/portfolio/deal-flow/{id}/notes/{noteId}', {
    refreshes: [NOTES],
    onError: toastError,
  });
  if (editing) return <EditNote deal={deal} note={note} onDone={() => setEditing(false)} />;
  return (
    <div className="grid gap-1">
      <p className="break-words whitespace-pre-line">{note.body}</p>
      <div className="text-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span>
          {note.isMine ? 'You' : note.authorName}, {formatRelative(note.createdAt)}
          {note.version > 1 ? ', edited' : ''}
        </span>
        {note.visibility === 'private' ? <Tag icon="lock">Only you</Tag> : null}
        {note.isMine ? (
          <>
            <Button variant="quiet" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              variant="quiet"
              pending={removal.isPending}
              onClick={() => removal.mutate({ params: { id: deal.id, noteId: note.id } })}
            >
              Delete
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  interestLevel: 'interest',
  sourceChannel: 'source',
  nextAction: 'next action',
  nextActionDue: 'due date',
  amountMinor: 'ticket',
  firmId: 'sharing',
  passReason: 'reason',
};

/** An event as a sentence without its subject: "moved it from Sourced to Term Sheet". */
function eventText({ kind, fromStage, toStage, fields, isUndo, passReason }: DealEvent): string {
  const to = toStage === null ? '' : DEAL_STAGE_LABELS[toStage];
  const from = fromStage === null ? '' : DEAL_STAGE_LABELS[fromStage];
  if (kind === 'added') return `added it to ${to}`;
  if (kind === 'noted') return 'wrote a note';
  if (kind === 'removed') return 'removed it from the pipeline';
  if (kind === 'restored') return 'brought it back';
  if (kind === 'changed') return `changed ${fields.map((field) => FIELD_NAMES[field] ?? field).join(', ')}`;
  if (isUndo) return `undid the move to ${to}`;
  return `moved it from ${from} to ${to}${passReason === null ? '' : `: ${passReason}`}`;
}

function History({ deal }: { deal: Deal }) {
  const cache = useQueryClient();
  const { undo } = useDealMoves();
  const { data, error, refetch, isFetching } = deals.useList(
    'GET /api/portfolio/deal-flow/{id}/events',
    { params: { id: deal.id } },
    { staleTimeMs: 0 },
  );
  if (error && !data) return <LoadError what="the history" result={{ error, refetch, isFetching }} />;
  if (!data) return <SkeletonLines count={3} label="Loading the history" />;
  const last = data.items.find(({ kind, isUndo, undone }) => kind === 'moved' && !isUndo && !undone);
  const takeBack = () => undo(heldDeals(cache).find(deal.id) ?? deal);
  return (
    <ol className="grid gap-2 text-sm">
      {data.items.map((event) => (
        <li key={event.id} className="flex justify-between gap-4">
          <span className={event.undone ? 'text-faint line-through' : undefined}>
            <b className="font-medium">{event.actorName ?? 'Someone'}</b> {eventText(event)}{' '}
            {event === last ? (
              <button
                type="button"
                className="text-green font-medium underline"
                onClick={() => void takeBack()}
              >
                Undo
              </button>
            ) : null}
          </span>
          <span className="text-soft shrink-0">{formatDate(event.at)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What was thought of a deal, and what happened to it. */
export function NotesDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const params = { id: deal.id };
  const { data, error, refetch, isFetching } = notes.useList(NOTES, { params }, { staleTimeMs: 0 });
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Notes on ${deal.startup.name}`}
      isDemo={deal.startup.isDemo}
      footer={<Writer deal={deal} />}
    >
      <div className="grid gap-6">
        {error && !data ? (
          <LoadError what="the notes" result={{ error, refetch, isFetching }} />
        ) : data === undefined ? (
          <SkeletonLines label="Loading the notes" />
        ) : data.items.length === 0 ? (
          <p className="text-soft text-sm">No notes yet. What did you think after the last call?</p>
        ) : (
          <ul className="divide-y">
            {data.items.map((note) => (
              <li key={note.id} className="py-3 first:pt-0">
                <Note deal={deal} note={note} />
              </li>
            ))}
          </ul>
        )}
        <section className="grid gap-3 border-t pt-4">
          <h3 className="font-semibold">History</h3>
          <History deal={deal} />
        </section>
      </div>
    </Dialog>
  );
}
