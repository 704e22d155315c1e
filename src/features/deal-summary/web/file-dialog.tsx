import { useState } from 'react';
import type { roomEndpoints } from '#features/data-room/contract.ts';
import { roomHref } from '#features/data-room/contract/room-link.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { dealSummaryEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof dealSummaryEndpoints & typeof roomEndpoints>();

export type FileDialogProps = {
  startupId: number;
  form: { readonly scope: 'public' | 'full'; readonly lang: 'en' | 'fr' };
  onClose: () => void;
};

/** Files the summary, as it is shown, in the startup's data room. */
export function FileDialog({ startupId, form, onClose }: FileDialogProps) {
  const params = { id: startupId };
  const room = useCall('GET /api/startups/{id}/room', { params, query: {} }, { staleTimeMs: 0 });
  const [chosen, setChosen] = useState('');
  const { mutate, isPending } = useSend('POST /api/startups/{id}/deal-summary/versions', {
    refreshes: 'all',
    onSuccess: ({ version }) => {
      toast({ title: `Filed in the data room as version ${version}` });
      onClose();
    },
    onError: toastError,
  });
  const folders = room.data?.folders.filter(({ isArchived }) => !isArchived) ?? [];
  const folderId = chosen === '' ? folders[0]?.id : Number(chosen);
  const isOpened = room.data?.isOpened === true && folders.length > 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="File in the data room"
      description="The summary as it is now becomes the next version of its document. Older versions are kept."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!isOpened}
            pending={isPending}
            onClick={() => mutate({ params, body: { ...form, folderId: folderId ?? null } })}
          >
            File it
          </Button>
        </>
      }
    >
      {room.error && !room.data ? (
        <LoadError what="the data room" result={room} />
      ) : room.data === undefined ? (
        <SkeletonLines count={2} label="Loading the folders" />
      ) : isOpened ? (
        <SelectField
          required
          label="Folder"
          hint="If it is in the room already, it stays in its folder. Guests see it as they see the rest of the folder."
          options={folders.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(folderId)}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : (
        <p>
          The data room has no folder yet. <TextLink href={roomHref(startupId)}>Open the data room</TextLink>
        </p>
      )}
    </Dialog>
  );
}
