import { useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { useRefreshCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { FileDrop } from '#shared/web/ui/file-drop.tsx';
import type { profileEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof profileEndpoints>();
const LARGEST_BYTES = 5 * 1024 * 1024;
const REFRESHES = ['GET /api/users/profile', 'GET /api/people/{id}'];

type PictureDialogProps = { hasPicture: boolean; onClose: () => void };

/** A picture of oneself: chosen, replaced or taken away. */
export function PictureDialog({ hasPicture, onClose }: PictureDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const refreshUser = useRefreshCurrentUser();
  const onError = (error: Error) => setProblem(messageOf(error));
  const done = (description: string) => () => {
    toast({ title: 'Success', description });
    void refreshUser();
    onClose();
  };
  const upload = useSend('POST /api/users/picture', {
    refreshes: REFRESHES,
    onSuccess: done('Picture saved'),
    onError,
  });
  const removal = useSend('DELETE /api/users/picture', {
    refreshes: REFRESHES,
    onSuccess: done('Picture removed'),
    onError,
  });
  const send = ([file]: File[]) => {
    if (!file) return;
    if (file.size > LARGEST_BYTES) {
      setProblem('This file is larger than 5 MB.');
      return;
    }
    setProblem(null);
    const form = new FormData();
    form.set('picture', file);
    upload.mutate({ form });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Your picture"
      footer={
        hasPicture ? (
          <Button icon="trash" pending={removal.isPending} onClick={() => removal.mutate({})}>
            Remove picture
          </Button>
        ) : undefined
      }
    >
      <FileDrop
        label="New picture"
        required
        hint="PNG, JPEG or WebP, at most 5 MB. It is cut to a square; hidden data such as places is removed."
        error={problem}
        accept="image/png,image/jpeg,image/webp"
        disabled={upload.isPending}
        onFiles={send}
      />
      <p aria-live="polite" className="text-soft mt-2 text-sm">
        {upload.isPending ? 'Uploading…' : ''}
      </p>
    </Dialog>
  );
}
