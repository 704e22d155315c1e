import { useState } from 'react';
import { formatCount } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Menu, type MenuItem } from '#shared/web/ui/menu.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag, type TagTone } from '#shared/web/ui/tag.tsx';
import { Form } from '#shared/web/form.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { NewExpectationForm, NewFolderForm } from '../contract/forms.ts';
import type { Room, RoomDocument, RoomExpectation, RoomFolder } from '../contract/room.ts';
import type { ExpectationState } from '../domain/expectation.ts';
import { foldersUp, pathName } from '../domain/folder.ts';
import { content, refreshesRoom } from './room.ts';
import type { UploadSlot } from './room-page.tsx';
import { documentWords, STATE_LABELS } from './room-words.ts';

type Within = { data: Room; folder: RoomFolder; isManager: boolean; upload: UploadSlot };

const TONES: Readonly<Record<ExpectationState, TagTone>> = {
  missing: 'plain',
  requested: 'warn',
  received: 'info',
  reviewed: 'good',
};

type FolderPlace = { name: string; parentId: number | null };
type PlaceProps = {
  title: string;
  place: FolderPlace;
  /** Where it may lie. */
  folders: readonly RoomFolder[];
  all: readonly RoomFolder[];
  onClose: () => void;
  onSave: (place: FolderPlace) => Promise<unknown>;
};

const OUTERMOST = '';

/** Asks for the name of a folder, and in which one it lies. */
function FolderDialog({ title, place, folders, all, onClose, onSave }: PlaceProps) {
  const form = useContractForm(NewFolderForm, place);
  const inside = form.watch('parentId');
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <Form
        form={form}
        labels={{ name: 'Name', parentId: 'Lies in' }}
        onSubmit={async ({ name, parentId = null }) => {
          await onSave({ name, parentId });
          onClose();
        }}
      >
        <TextField
          label="Name"
          required
          data-autofocus
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        {folders.length === 0 ? null : (
          <SelectField
            label="Lies in"
            required
            error={form.formState.errors.parentId?.message}
            value={inside == null ? OUTERMOST : String(inside)}
            options={[
              { value: OUTERMOST, label: 'No other folder' },
              ...folders.map(({ id }) => ({ value: String(id), label: pathName(all, id) })),
            ]}
            onChange={({ target: { value } }) =>
              form.setValue('parentId', value === OUTERMOST ? null : Number(value))
            }
          />
        )}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function NewFolder({ startupId, folders }: Pick<Room, 'startupId' | 'folders'>) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = content.useSend('POST /api/startups/{id}/room/folders', {
    refreshes: refreshesRoom.refreshes,
  });
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        New folder
      </Button>
      {isOpen ? (
        <FolderDialog
          title="New folder"
          place={{ name: '', parentId: null }}
          folders={folders}
          all={folders}
          onClose={() => setOpen(false)}
          onSave={(body) => mutateAsync({ params: { id: startupId }, body })}
        />
      ) : null}
    </>
  );
}

/** Which document goes into a folder: one that is stored already, or a file that is sent now. */
function AddDialog({
  data,
  folder,
  expectation,
  upload,
  onClose,
}: Omit<Within, 'isManager'> & { expectation?: RoomExpectation; onClose: () => void }) {
  const [chosen, setChosen] = useState('');
  const { mutate, isPending } = content.useSend('POST /api/startups/{id}/room/documents', {
    ...refreshesRoom,
    onSuccess: () => {
      toast({ title: 'In the room now' });
      onClose();
    },
  });
  const place = (documentId: number) =>
    mutate({
      params: { id: data.startupId },
      body: { documentId, folderId: folder.id, expectationId: expectation?.id ?? null },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add to ${folder.name}`}
      description={
        expectation ? `As ${expectation.title}` : 'Guests see it if they have access to the folder.'
      }
      footer={
        data.outside.length === 0 ? undefined : (
          <Button
            variant="primary"
            pending={isPending}
            disabled={chosen === ''}
            onClick={() => place(Number(chosen))}
          >
            Put it into the folder
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        {data.outside.length === 0 ? null : (
          <SelectField
            label="A document you have stored"
            required
            placeholder="Choose a document"
            value={chosen}
            options={data.outside.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        {upload({ startupId: data.startupId, onDone: place })}
      </div>
    </Dialog>
  );
}

/** Swaps two entries. */
function swapped<Item>(items: readonly Item[], one: Item, other: Item | undefined): Item[] {
  return items.map((item) => (item === one ? (other ?? one) : item === other ? one : item));
}

/** Those that lie in the same folder, in their order. */
const besides = ({ folders }: Room, { parentId }: RoomFolder): RoomFolder[] =>
  folders.filter((folder) => folder.parentId === parentId);

/** Swaps an entry with its neighbour. */
function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const all = [...items];
  const [item] = all.splice(from, 1);
  if (item !== undefined) all.splice(from + by, 0, item);
  return all;
}

function useOrder(data: Room) {
  const { startupId, folders } = data;
  const { mutate } = content.useSend('PUT /api/startups/{id}/room/order', refreshesRoom);
  const send = (order: readonly RoomFolder[]) =>
    mutate({
      params: { id: startupId },
      body: {
        folders: order.map(({ id, documents }) => ({ id, documentIds: documents.map((each) => each.id) })),
      },
    });
  return {
    moveFolder: (folder: RoomFolder, by: number) => {
      const beside = besides(data, folder);
      send(swapped(folders, folder, beside[beside.indexOf(folder) + by]));
    },
    moveDocument: (folder: RoomFolder, document: RoomDocument, by: number) => {
      const documents = moved(folder.documents, folder.documents.indexOf(document), by);
      send(folders.map((each) => (each.id === folder.id ? { ...each, documents } : each)));
    },
  };
}

type DocumentProps = { data: Room; folder: RoomFolder; document: RoomDocument; isManager: boolean };

function DocumentMenu({ data, folder, document }: Omit<DocumentProps, 'isManager'>) {
  const [isRemoving, setRemoving] = useState(false);
  const { moveDocument } = useOrder(data);
  const change = content.useSend('PUT /api/startups/{id}/room/documents/{documentId}', refreshesRoom);
  const removal = content.useSend('DELETE /api/startups/{id}/room/documents/{documentId}', {
    ...refreshesRoom,
    onSuccess: () => setRemoving(false),
  });
  const params = { id: data.startupId, documentId: document.id };
  const index = folder.documents.indexOf(document);
  const { isArchived } = document;
  const items: readonly MenuItem[] = [
    { label: 'Move up', disabled: index === 0, onSelect: () => moveDocument(folder, document, -1) },
    {
      label: 'Move down',
      disabled: index === folder.documents.length - 1,
      onSelect: () => moveDocument(folder, document, 1),
    },
    {
      label: isArchived ? 'Bring back' : 'Archive',
      onSelect: () => change.mutate({ params, body: { folderId: folder.id, isArchived: !isArchived } }),
    },
    { label: 'Versions and findings', icon: 'document', href: `/documents/${document.id}` },
    { label: 'Remove from the room', icon: 'trash', danger: true, onSelect: () => setRemoving(true) },
  ];
  const others = data.folders.filter(({ id }) => id !== folder.id);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More for ${document.title}`} />}
        items={items}
        choice={
          others.length === 0
            ? undefined
            : {
                label: 'Folder',
                value: String(folder.id),
                options: data.folders.map(({ id }) => ({
                  value: String(id),
                  label: pathName(data.folders, id),
                })),
                onChange: (value) => change.mutate({ params, body: { folderId: Number(value), isArchived } }),
              }
        }
      />
      {isRemoving ? (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(false)}
          title={`Take ${document.title} out of the room?`}
          action="Remove it"
          pending={removal.isPending}
          onConfirm={() => removal.mutate({ params })}
        >
          Guests lose access at once and its access rules are removed. The document stays in your documents.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function DocumentRow({ data, folder, document, isManager }: DocumentProps) {
  return (
    <li className="flex items-center gap-2 border-b py-1.5 last:border-b-0">
      <span className="min-w-0 flex-1">
        <TextLink
          href={`/startups/${data.startupId}/room?document=${document.id}`}
          className="text-sm [overflow-wrap:anywhere]"
        >
          {document.title}
        </TextLink>
        <span className="text-soft block text-xs">{documentWords(document)}</span>
      </span>
      {isManager ? <DocumentMenu data={data} folder={folder} document={document} /> : null}
    </li>
  );
}

function ExpectationRow({ expectation, ...within }: Within & { expectation: RoomExpectation }) {
  const { data, isManager } = within;
  const [isAdding, setAdding] = useState(false);
  const change = content.useSend('PUT /api/startups/{id}/room/expectations/{expectationId}', refreshesRoom);
  const removal = content.useSend(
    'DELETE /api/startups/{id}/room/expectations/{expectationId}',
    refreshesRoom,
  );
  const { id: expectationId, title, state, documentId } = expectation;
  const params = { id: data.startupId, expectationId };
  const set = (body: { isRequested?: boolean; documentId?: number | null; isReviewed?: boolean }) =>
    change.mutate({
      params,
      body: { isRequested: state === 'requested', documentId, isReviewed: state === 'reviewed', ...body },
    });
  const inside = data.folders.flatMap(({ documents }) => documents);
  const items: readonly MenuItem[] =
    documentId === null
      ? [
          { label: 'Add the document', icon: 'plus', onSelect: () => setAdding(true) },
          state === 'requested'
            ? { label: 'Not requested after all', onSelect: () => set({ isRequested: false }) }
            : { label: 'Mark as requested', onSelect: () => set({ isRequested: true }) },
          { label: 'Not needed', icon: 'trash', onSelect: () => removal.mutate({ params }) },
        ]
      : [
          state === 'reviewed'
            ? { label: 'Not reviewed after all', onSelect: () => set({ isReviewed: false }) }
            : { label: 'Mark as reviewed', icon: 'check', onSelect: () => set({ isReviewed: true }) },
          { label: 'This is another document', onSelect: () => set({ documentId: null, isReviewed: false }) },
        ];
  return (
    <li className="flex items-center gap-2 py-1 text-sm">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title}
        {documentId === null ? null : (
          <span className="text-soft"> · {inside.find(({ id }) => id === documentId)?.title}</span>
        )}
      </span>
      <Tag tone={TONES[state]}>{STATE_LABELS[state]}</Tag>
      {isManager ? (
        <Menu trigger={<IconButton icon="more" label={`More for ${title}`} />} items={items} />
      ) : null}
      {isAdding ? <AddDialog {...within} expectation={expectation} onClose={() => setAdding(false)} /> : null}
    </li>
  );
}

function ExpectDialog({ data, folder, onClose }: { data: Room; folder: RoomFolder; onClose: () => void }) {
  const form = useContractForm(NewExpectationForm, { folderId: folder.id, title: '' });
  const { mutateAsync } = content.useSend('POST /api/startups/{id}/room/expectations', {
    refreshes: refreshesRoom.refreshes,
  });
  return (
    <Dialog open onOpenChange={onClose} title={`Expected in ${folder.name}`}>
      <Form
        form={form}
        labels={{ title: 'Document' }}
        onSubmit={async (body) => {
          await mutateAsync({ params: { id: data.startupId }, body });
          onClose();
        }}
      >
        <TextField
          label="Document"
          required
          data-autofocus
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            Add
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function FolderMenu({ data, folder }: { data: Room; folder: RoomFolder }) {
  const [open, setOpen] = useState<'name' | 'expect' | null>(null);
  const { moveFolder } = useOrder(data);
  const params = { id: data.startupId, folderId: folder.id };
  const change = content.useSend('PUT /api/startups/{id}/room/folders/{folderId}', {
    refreshes: refreshesRoom.refreshes,
  });
  const archive = content.useSend('PUT /api/startups/{id}/room/folders/{folderId}', refreshesRoom);
  const removal = content.useSend('DELETE /api/startups/{id}/room/folders/{folderId}', refreshesRoom);
  const beside = besides(data, folder);
  const index = beside.indexOf(folder);
  const { id, parentId, name, isArchived } = folder;
  const isFull = folder.documents.length > 0 || data.folders.some((other) => other.parentId === id);
  const elsewhere = data.folders.filter(
    (other) => !foldersUp(data.folders, other.id).some((around) => around.id === id),
  );
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={`More for ${name}`} />}
        items={[
          { label: 'Rename or move', icon: 'edit', onSelect: () => setOpen('name') },
          { label: 'Expect a document', onSelect: () => setOpen('expect') },
          { label: 'Move up', disabled: index === 0, onSelect: () => moveFolder(folder, -1) },
          {
            label: 'Move down',
            disabled: index === beside.length - 1,
            onSelect: () => moveFolder(folder, 1),
          },
          {
            label: isArchived ? 'Bring back' : 'Archive',
            onSelect: () => archive.mutate({ params, body: { name, isArchived: !isArchived } }),
          },
          {
            label: 'Delete',
            icon: 'trash',
            danger: true,
            disabled: isFull,
            onSelect: () => removal.mutate({ params }),
          },
        ]}
      />
      {open === 'name' ? (
        <FolderDialog
          title="Rename or move folder"
          place={{ name, parentId }}
          folders={elsewhere}
          all={data.folders}
          onClose={close}
          onSave={(place) => change.mutateAsync({ params, body: { ...place, isArchived } })}
        />
      ) : null}
      {open === 'expect' ? <ExpectDialog data={data} folder={folder} onClose={close} /> : null}
    </>
  );
}

function FolderCard(within: Within) {
  const { data, folder, isManager } = within;
  const [isAdding, setAdding] = useState(false);
  const done = folder.expected.filter(({ state }) => state === 'received' || state === 'reviewed').length;
  const note = [
    ...(folder.isArchived ? ['Archived, hidden from guests'] : []),
    formatCount(folder.documents.length, 'document'),
    ...(folder.expected.length === 0 ? [] : [`${done} of ${folder.expected.length} expected are here`]),
  ].join(', ');
  return (
    <Card>
      <CardHeader
        title={pathName(data.folders, folder.id)}
        note={note}
        actions={
          isManager ? (
            <>
              <Button icon="plus" aria-label={`Add to ${folder.name}`} onClick={() => setAdding(true)}>
                Add
              </Button>
              <FolderMenu data={data} folder={folder} />
            </>
          ) : undefined
        }
      />
      {folder.documents.length === 0 ? null : (
        <ul>
          {folder.documents.map((document) => (
            <DocumentRow
              key={document.id}
              data={data}
              folder={folder}
              document={document}
              isManager={isManager}
            />
          ))}
        </ul>
      )}
      {folder.expected.length === 0 ? null : (
        <>
          <h3 className="text-soft mt-3 text-xs font-semibold">Expected</h3>
          <ul>
            {folder.expected.map((expectation) => (
              <ExpectationRow key={expectation.id} {...within} expectation={expectation} />
            ))}
          </ul>
        </>
      )}
      {isAdding ? <AddDialog {...within} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function Closing({ data }: { data: Room }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = content.useSend('PUT /api/startups/{id}/room', {
    ...refreshesRoom,
    onSuccess: () => setAsked(false),
  });
  const set = (isClosed: boolean) => mutate({ params: { id: data.startupId }, body: { isClosed } });
  if (data.isClosed)
    return (
      <Button variant="primary" pending={isPending} onClick={() => set(false)}>
        Open to guests again
      </Button>
    );
  return (
    <>
      <Button icon="lock" onClick={() => setAsked(true)}>
        Close the room
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Close the room?"
        action="Close the room"
        pending={isPending}
        onConfirm={() => set(true)}
      >
        Every guest loses access at once, also on open pages. Nothing is deleted, and you can open the room
        again.
      </ConfirmDialog>
    </>
  );
}

/** Where the team builds its room. */
export function RoomBuilder({
  data,
  isManager,
  upload,
}: {
  data: Room;
  isManager: boolean;
  upload: UploadSlot;
}) {
  return (
    <div className="grid gap-4">
      {isManager ? (
        <div className="flex flex-wrap gap-2">
          <NewFolder startupId={data.startupId} folders={data.folders} />
          <Closing data={data} />
        </div>
      ) : null}
      {data.folders.length === 0 ? (
        <EmptyState title="No folder yet" icon="document">
          Documents are kept in folders, such as Company, Financials and Round.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          {data.folders.map((folder) => (
            <FolderCard key={folder.id} data={data} folder={folder} isManager={isManager} upload={upload} />
          ))}
        </div>
      )}
    </div>
  );
}
