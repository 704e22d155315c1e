import { lazy, Suspense, useState } from 'react';
import { toast, toastError } from '#shared/web/toast.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { Experience } from '../contract/experience.ts';
import { ExperienceList } from './experience-list.tsx';
import { useList, useSend } from './experience-count.ts';

const ExperienceDialog = lazy(async () => ({
  default: (await import('./experience-dialog.tsx')).ExperienceDialog,
}));

const REFRESHES = ['GET /api/users/experiences', 'GET /api/users/profile', 'GET /api/people/{id}'];

function Removal({ item, onClose }: { item: Experience; onClose: () => void }) {
  const { mutate, isPending } = useSend('DELETE /api/users/experiences/{id}', {
    refreshes: REFRESHES,
    onSuccess: () => {
      toast({ title: 'Success', description: `${item.title} was removed from your profile` });
      onClose();
    },
    onError: toastError,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${item.title}?`}
      action="Remove"
      pending={isPending}
      onConfirm={() => mutate({ params: { id: item.id } })}
    >
      {item.title} at {item.company} will be removed from your profile. This cannot be undone.
    </ConfirmDialog>
  );
}

type Open = { readonly what: 'edit' | 'remove'; readonly item: Experience | null };

/** Own work, education and projects, with adding, changing and removing. */
export function ExperienceTab() {
  const { data, error, isError, isFetching, refetch } = useList('GET /api/users/experiences', {});
  const [open, setOpen] = useState<Open | null>(null);
  const addButton = (
    <Button icon="plus" onClick={() => setOpen({ what: 'edit', item: null })}>
      Add Experience
    </Button>
  );
  const close = () => setOpen(null);
  const dialog =
    open === null ? null : open.what === 'remove' && open.item !== null ? (
      <Removal item={open.item} onClose={close} />
    ) : (
      <Suspense>
        <ExperienceDialog item={open.item} onClose={close} />
      </Suspense>
    );
  if (isError) return <LoadError what="your experience" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonLines label="Loading your experience" />;
  if (data.items.length === 0)
    return (
      <>
        <EmptyState title="No experience yet" icon="building" action={addButton}>
          Jobs, schools and projects show others what you can do.
        </EmptyState>
        {dialog}
      </>
    );
  return (
    <Card>
      <CardHeader title="Experience" actions={addButton} />
      <ExperienceList
        items={data.items}
        renderActions={(item) => (
          <>
            <IconButton
              icon="edit"
              label={`Edit ${item.title}`}
              onClick={() => setOpen({ what: 'edit', item })}
            />
            <IconButton
              icon="trash"
              label={`Remove ${item.title}`}
              onClick={() => setOpen({ what: 'remove', item })}
            />
          </>
        )}
      />
      {dialog}
    </Card>
  );
}
