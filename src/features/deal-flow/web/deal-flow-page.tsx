import { lazy, Suspense, useCallback, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import { MOST_DEALS } from '../domain/pipeline-size.ts';
import { BoardTab } from './board-tab.tsx';
import type { OpenDialog } from './deal-card.tsx';
import { type Filters, FiltersForm } from './filters-form.tsx';
import { useFilters } from './filters.ts';
import { useDealMoves } from './deal-moves.ts';
import { BoardSkeleton, PipelineList, type PipelineQuery, RowsSkeleton } from './pipeline-list.tsx';
import { useCatchUp, usePipeline } from './pipeline.ts';

const DealsTable = lazy(async () => ({ default: (await import('./deals-table.tsx')).DealsTable }));
const PassDialog = lazy(async () => ({ default: (await import('./pass-dialog.tsx')).PassDialog }));
const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }));
const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog.tsx')).NotesDialog }));
const ImportDealsDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDealsDialog,
}));
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }));

const { useSend } = endpointHooks<typeof dealEndpoints>();

type Opened =
  | { readonly dialog: 'notes' | 'update'; readonly deal: Deal }
  | { readonly dialog: 'add' | 'import' };

function OpenedDialog({
  opened,
  filters,
  onClose,
}: {
  opened: Opened;
  filters: Filters;
  onClose: () => void;
}) {
  const startupId = Number(filters.address.get('add') ?? 0) || null;
  const show = (name: string) => {
    onClose();
    filters.change({ q: name, stage: null, priority: null, add: null });
  };
  return (
    <Suspense fallback={null}>
      {opened.dialog === 'add' ? <AddDialog startupId={startupId} onShow={show} onClose={onClose} /> : null}
      {opened.dialog === 'import' ? <ImportDealsDialog onClose={onClose} /> : null}
      {opened.dialog === 'notes' ? <NotesDialog deal={opened.deal} onClose={onClose} /> : null}
      {opened.dialog === 'update' ? <UpdateDialog deal={opened.deal} onClose={onClose} /> : null}
    </Suspense>
  );
}

function HeaderActions({
  filters,
  onOpen,
}: {
  filters: Filters['filters'];
  onOpen: (opened: Opened) => void;
}) {
  const query = new URLSearchParams(
    Object.entries({ stage: filters.stage ?? '', priority: filters.priority ?? '' }).filter(
      ([, value]) => value !== '',
    ),
  ).toString();
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => onOpen({ dialog: 'add' })}>
        Add Deal
      </Button>
      <Menu
        trigger={<IconButton variant="secondary" icon="more" label="More for the pipeline" />}
        items={[
          { label: 'Offers', icon: 'handshake', href: '/offers' },
          { label: 'Import deals', icon: 'upload', onSelect: () => onOpen({ dialog: 'import' }) },
          {
            label: 'Export CSV',
            icon: 'download',
            href: `/api/portfolio/deal-flow/export${query === '' ? '' : `?${query}`}`,
          },
        ]}
      />
    </>
  );
}

/** How many deals are shown, of how many, and what is with the others. */
function CountNote({ result, shown }: { result: PipelineQuery; shown: number }) {
  const { data, isError, isFetching, refetch } = result;
  if (!data) return isError ? null : <span aria-hidden="true">&nbsp;</span>;
  const { items, total } = data;
  if (total === 0) return 'Every company you are considering, from first contact to signed term sheet.';
  const count = formatCount(shown, 'deal');
  if (total <= items.length) return count;
  if (items.length >= MOST_DEALS) return `${count} of ${formatNumber(total)}; filter to see the others`;
  if (isFetching || !isError) return `${count} of ${formatNumber(total)}; loading the rest`;
  return (
    <>
      {count} of {formatNumber(total)}; the rest could not be loaded.{' '}
      <Button variant="quiet" icon="retry" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}

/** Takes a deal out of the pipeline; the toast brings it back. */
function useRemoval({ undo }: Pick<ReturnType<typeof useDealMoves>, 'undo'>) {
  const catchUp = useCatchUp();
  const { mutate } = useSend('DELETE /api/portfolio/deal-flow/{id}', {
    onSuccess: ({ version }, { params: { id } }) => {
      const onAction = () => void undo({ id: Number(id), version });
      toast({ title: 'Deal removed', action: { label: 'Undo', onAction } });
      void catchUp();
    },
    onError: (error) => {
      toast({ title: 'Error updating deal', description: messageOf(error), variant: 'destructive' });
      void catchUp();
    },
  });
  return mutate;
}

/** An investor's pipeline: a board, a list and its figures, alone or live with the firm. */
export function DealFlowPage() {
  const held = useFilters();
  const { filters, address, change } = held;
  const [opened, setOpened] = useState<Opened | null>(address.has('add') ? { dialog: 'add' } : null);
  const { result, deals } = usePipeline(filters);
  const moves = useDealMoves();
  const remove = useRemoval(moves);
  const open: OpenDialog = useCallback(
    (kind, deal) => {
      if (kind === 'remove') remove({ params: { id: deal.id } });
      else setOpened({ dialog: kind, deal });
    },
    [remove],
  );
  const close = () => {
    setOpened(null);
    if (address.has('add')) change({ add: null });
  };
  const list = {
    result,
    deals,
    isFiltered: filters.stage !== null || filters.priority !== null,
    onAdd: () => setOpened({ dialog: 'add' }),
    onClear: () => change({ stage: null, priority: null, q: null }),
  };
  const board = (
    <PipelineList {...list} loading={<BoardSkeleton />}>
      <BoardTab
        deals={deals}
        onlyStage={filters.stage}
        onMove={moves.requestMove}
        onMany={moves.requestMany}
        onOpen={open}
      />
    </PipelineList>
  );
  const table = (
    <PipelineList {...list} loading={<RowsSkeleton />}>
      <Suspense fallback={<RowsSkeleton />}>
        <DealsTable deals={deals} onOpen={open} />
      </Suspense>
    </PipelineList>
  );
  return (
    <>
      <PageHeader
        title="Deal Flow"
        note={<CountNote result={result} shown={deals.length} />}
        actions={<HeaderActions filters={filters} onOpen={setOpened} />}
      />
      <FiltersForm filters={filters} change={change} />
      <Tabs
        label="Deal flow"
        value={filters.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          { value: 'kanban', label: 'Kanban', content: board },
          { value: 'list', label: 'List', content: table },
          { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
        ]}
      />
      <Suspense fallback={null}>{moves.asking === null ? null : <PassDialog {...moves.asking} />}</Suspense>
      {opened === null ? null : <OpenedDialog opened={opened} filters={held} onClose={close} />}
    </>
  );
}
