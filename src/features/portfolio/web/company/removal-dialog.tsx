import type { eventEndpoints, investmentEndpoints } from '../../contract.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';

const { useSend } = endpointHooks<typeof investmentEndpoints & typeof eventEndpoints>();

/** What is about to be taken out. */
export type Removal = { readonly id: number; readonly name: string; readonly kind: 'investment' | 'event' };

/** Asks, takes the record out, and offers to bring it back. */
export function RemovalDialog({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  const call = { refreshes: 'all', onError: toastError } as const;
  const bringBack = {
    investment: useSend('POST /api/portfolio/investments/{id}/restore', call),
    event: useSend('POST /api/portfolio/events/{id}/restore', call),
  }[removal.kind];
  const onSuccess = () => {
    const onAction = () => bringBack.mutate({ params: { id: removal.id } });
    toast({ title: `Removed: ${removal.name}`, action: { label: 'Undo', onAction } });
    onClose();
  };
  const remove = {
    investment: useSend('DELETE /api/portfolio/investments/{id}', { ...call, onSuccess }),
    event: useSend('DELETE /api/portfolio/events/{id}', { ...call, onSuccess }),
  }[removal.kind];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${removal.name}?`}
      action="Remove"
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: removal.id } })}
    >
      Every figure is then calculated without it. You can undo this right away.
    </ConfirmDialog>
  );
}
