import { lazy, Suspense, useState } from 'react';
import { formatCount, formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { SwitchField } from '#shared/web/ui/choice-field.tsx';
import { ConfirmDialog } from '#shared/web/ui/confirm-dialog.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { SavedSearch, savedSearchEndpoints } from '../contract.ts';
import { MOST_SAVED } from '../domain/alert.ts';
import { LIST, REFRESHES, searchHref, searchWords } from './saved-search.ts';

const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }));

const { useList, useSend } = endpointHooks<typeof savedSearchEndpoints>();

function Alerts({ search }: { search: SavedSearch }) {
  const { id, name, isAlerting, version } = search;
  const { mutate, isPending } = useSend('PUT /api/saved-searches/{id}', {
    refreshes: REFRESHES,
    onError: toastError,
  });
  return (
    <SwitchField
      label="Alerts"
      aria-label={`Alerts for ${name}`}
      checked={isAlerting}
      disabled={isPending}
      onChange={(event) =>
        mutate({ params: { id }, body: { name, version, isAlerting: event.target.checked } })
      }
    />
  );
}

function Actions({ search }: { search: SavedSearch }) {
  const { id, name } = search;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { mutate, isPending } = useSend('DELETE /api/saved-searches/{id}', {
    refreshes: [LIST],
    onSuccess: () => {
      close();
      toast({ title: 'Search deleted' });
    },
    onError: toastError,
  });
  return (
    <>
      <Menu
        trigger={<Button variant="quiet" size="icon" icon="more" aria-label={`Actions for ${name}`} />}
        items={[
          { label: 'Rename', icon: 'edit', onSelect: () => setOpen('rename') },
          { label: 'Delete', icon: 'trash', danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      <Dialog open={open === 'rename'} onOpenChange={close} title="Rename this search">
        <Suspense fallback={<SkeletonLines count={2} />}>
          <RenameForm search={search} onDone={close} />
        </Suspense>
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={`Delete “${name}”?`}
        action="Delete search"
        onConfirm={() => mutate({ params: { id } })}
        pending={isPending}
      >
        You will get no more alerts from it, and what it has found is no longer listed.
      </ConfirmDialog>
    </>
  );
}

function SearchItem({ search }: { search: SavedSearch }) {
  const { id, name, query, newCount, lastFoundAt } = search;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 text-base">
          <TextLink href={searchHref(query)} className="min-w-0 break-words">
            {name}
          </TextLink>
          {newCount > 0 ? <Tag tone="good">{newCount} new</Tag> : null}
        </h2>
        <p className="text-soft text-sm break-words">{searchWords(query)}</p>
        <p className="text-sm">
          {lastFoundAt === null ? (
            <span className="text-faint">Nothing new since it was saved</span>
          ) : (
            <TextLink href={`/saved-searches/${id}`}>
              Found since, last {formatRelative(lastFoundAt)}
            </TextLink>
          )}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <Alerts search={search} />
        <Actions search={search} />
      </div>
    </li>
  );
}

const browse = (
  <LinkButton href="/startups" icon="search">
    Search startups
  </LinkButton>
);

/** The member's saved searches. */
export function SavedSearchesPage() {
  const list = useList('GET /api/saved-searches', {}, { staleTimeMs: 0 });
  const { data, error } = list;
  return (
    <>
      <PageHeader
        title="Saved searches"
        note={
          data?.items.length
            ? `${formatCount(data.items.length, 'search', 'searches')} of ${MOST_SAVED} you can keep.`
            : 'Searches of the startup directory that tell you what is new.'
        }
        actions={data?.items.length ? browse : undefined}
      />
      {data === undefined && error ? (
        <LoadError what="your saved searches" result={list} />
      ) : data === undefined ? (
        <SkeletonLines count={6} label="Loading your saved searches" />
      ) : data.items.length === 0 ? (
        <EmptyState title="No saved searches yet" icon="search" action={browse}>
          Choose filters in the startup directory, then press Save search. You can be alerted to every new
          startup that matches.
        </EmptyState>
      ) : (
        <ul aria-label="Saved searches" className="bg-card divide-y rounded-md border px-4">
          {data.items.map((search) => (
            <SearchItem key={search.id} search={search} />
          ))}
        </ul>
      )}
    </>
  );
}
