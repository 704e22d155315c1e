import { useState } from 'react';
import type { CompanyDetail, PortfolioNote } from '../../contract/company.ts';
import type { companyEndpoints } from '../../contract.ts';
import { formatDate } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SwitchField } from '#shared/web/ui/choice-field.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';

const { useSend } = endpointHooks<typeof companyEndpoints>();
const call = {
  refreshes: ['GET /api/portfolio/companies/{startupId}'],
  onError: toastError,
} as const;

function NoteEntry({ detail }: { detail: CompanyDetail }) {
  const [text, setText] = useState('');
  const [shared, setShared] = useState(false);
  const write = useSend('POST /api/portfolio/companies/{startupId}/notes', {
    ...call,
    onSuccess: () => setText(''),
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) write.mutate({ params: { startupId: detail.company.id }, body: { text, shared } });
      }}
    >
      <TextareaField
        label="New note"
        required
        rows={2}
        value={text}
        maxLength={5000}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {detail.firm === null ? (
          <span className="text-soft text-sm">Only you see it.</span>
        ) : (
          <SwitchField
            label={`Share with ${detail.firm.name}`}
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        )}
        <Button type="submit" disabled={isEmpty} pending={write.isPending}>
          Add note
        </Button>
      </div>
    </form>
  );
}

function NoteLine({ note, onDelete }: { note: PortfolioNote; onDelete: () => void }) {
  return (
    <li className="flex items-start gap-3 border-b py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="break-words whitespace-pre-line">{note.text}</p>
        <p className="text-soft mt-1 flex flex-wrap items-center gap-2 text-sm">
          {note.mine ? 'You' : note.author}, {formatDate(note.createdAt)}
          <Tag tone={note.shared ? 'info' : 'plain'} icon={note.shared ? 'people' : 'lock'}>
            {note.shared ? 'Shared' : 'Private'}
          </Tag>
        </p>
      </div>
      {note.mine ? (
        <IconButton icon="trash" label={`Delete note of ${formatDate(note.createdAt)}`} onClick={onDelete} />
      ) : null}
    </li>
  );
}

/** Notes of one's own, private or shared with the firm. */
export function NotesCard({ detail }: { detail: CompanyDetail }) {
  const [deleting, setDeleting] = useState<PortfolioNote | null>(null);
  const remove = useSend('DELETE /api/portfolio/notes/{id}', { ...call, onSuccess: () => setDeleting(null) });
  return (
    <Card>
      <CardHeader title="Notes" note="The company never sees them." />
      <NoteEntry detail={detail} />
      <ul className="mt-2">
        {detail.notes.map((note) => (
          <NoteLine key={note.id} note={note} onDelete={() => setDeleting(note)} />
        ))}
      </ul>
      {deleting === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={() => setDeleting(null)}
          title="Delete this note?"
          action="Delete note"
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: deleting.id } })}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Card>
  );
}
