import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';

const SaveSearchForm = lazy(async () => ({
  default: (await import('./save-search-form.tsx')).SaveSearchForm,
}));

const NARROWS_NOTHING = new Set(['sort', 'currency']);

/** Whether there is anything to save: an order alone is no search. */
const isSearch = (filters: Readonly<Record<string, string>>): boolean =>
  Object.entries(filters).some(
    ([name, value]) =>
      !NARROWS_NOTHING.has(name) && value.split(',').some((one) => one.trim() !== '' && one.trim() !== 'all'),
  );

/** Keeps what the directory is narrowed to. There for members, once something is chosen. */
export function SaveSearchButton({ filters }: { filters: Readonly<Record<string, string>> }) {
  const isMember = useCurrentUser() !== null;
  const [open, setOpen] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <Button icon="bell" disabled={!isSearch(filters)} onClick={() => setOpen(true)}>
        Save search
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Save this search"
        description="Find it again under Saved searches."
      >
        <Suspense fallback={<SkeletonLines count={3} />}>
          <SaveSearchForm filters={filters} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
