import { PictureUpload } from '#shared/web/picture-upload.tsx';
import { useRefreshCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { profileEndpoints } from '../contract.ts';
import { PORTRAIT_UPLOAD } from '../contract/picture.ts';

const { useSend } = endpointHooks<typeof profileEndpoints>();
const REFRESHES = ['GET /api/users/profile', 'GET /api/people/{id}'];

type PictureDialogProps = { hasPicture: boolean; onClose: () => void };

/** A picture of oneself: chosen, replaced or taken away. */
export function PictureDialog({ hasPicture, onClose }: PictureDialogProps) {
  const refreshUser = useRefreshCurrentUser();
  const done = (description: string) => () => {
    toast({ title: 'Success', description });
    void refreshUser();
    onClose();
  };
  const upload = useSend('POST /api/users/picture', {
    refreshes: REFRESHES,
    onSuccess: done('Picture saved'),
  });
  const removal = useSend('DELETE /api/users/picture', {
    refreshes: REFRESHES,
    onSuccess: done('Picture removed'),
  });
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
      <PictureUpload kind={PORTRAIT_UPLOAD} label="New picture" required upload={upload} removal={removal} />
    </Dialog>
  );
}
