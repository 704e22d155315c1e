import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import type { blockEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof blockEndpoints>();

export type BlockDialogProps = { userId: string; name: string; isDemo: boolean; onClose: () => void };

/** Asks before a person is shut out. */
export function BlockDialog({ userId, name, isDemo, onClose }: BlockDialogProps) {
  const { mutate, isPending } = useSend('POST /api/blocks', {
    refreshes: 'all',
    onSuccess: () => {
      toast({ title: `${name} is blocked` });
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Not blocked', description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? null : onClose())}
      title={`Block ${name}?`}
      isDemo={isDemo}
      action="Block"
      pending={isPending}
      onConfirm={() => mutate({ body: { userId } })}
    >
      They can no longer find you, write to you or ask you for an introduction, and you cannot write to them.
      They are not notified. Your past messages stay. Offers open between you are withdrawn.
    </ConfirmDialog>
  );
}
