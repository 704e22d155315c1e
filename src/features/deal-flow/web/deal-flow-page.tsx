import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Menu } from '#shared/web/ui/menu.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { Tabs } from '#shared/web/ui/tabs.tsx';
import { SearchField } from '#shared/web/ui/text-field.tsx';
import type { Deal } from '../contract/deal.ts';
import type { dealEndpoints } from '../contract.ts';
import { MOST_DEALS } from '../domain/pipeline-size.ts';
import { searchDeals } from '../domain/search.ts';
import { DEAL_PRIORITIES, DEAL_PRIORITY_LABELS, DEAL_STAGES } from '../domain/stages.ts';
import { BoardTab } from './board-tab.tsx';
import { type OpenDialog, STAGE_OPTIONS } from './deal-card.tsx';
import { DealsTable } from './deals-table.tsx';
import { DEAL_CALLS, useDealMoves, useDeals } from './move-dialog.tsx';
import { ViewsList } from './views-list.tsx';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));
const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }));
const NotesDialog = lazy(async () => ({ default: (await import('./notes-dialog.tsx')).NotesDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }));

const { useSend } = endpointHooks<typeof dealEndpoints>();
const PRIORITIES = DEAL_PRIORITIES.map((value) => ({ value, label: DEAL_PRIORITY_LABELS[value] }));
const TABS = ['kanban', 'list', 'analytics'] as const;

function BoardSkeleton() {
  return (
    <output aria-label="Loading your pipeline" className="grid gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {DEAL_STAGES.map((stage) => (
        <div key={stage} className="bg-sunk grid content-start gap-2 rounded-md border p-3">
          <Skeleton className="bg-card h-5 w-2/3" />
          <Skeleton className="bg-card h-40 w-full" />
          <Skeleton className="bg-card h-40 w-full" />
        </div>
      ))}
    </output>
  );
}

/** Stage and priority are asked of the server; the text is looked for in what it answered. */
function useFilters() {
  const [search, change] = useAddress();
  const stage = DEAL_STAGES.find((each) => each === search.get('stage')) ?? null;
  const priority = DEAL_PRIORITIES.find((each) => each === search.get('priority')) ?? null;
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'kanban';
  return { filters: { stage, priority, search: search.get('q') ?? '', tab }, address: search, change };
}

type Filters = ReturnType<typeof useFilters>;

function FilterBar({ filters, change }: Pick<Filters, 'filters' | 'change'>) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        className="min-w-60 flex-1 basis-full sm:basis-60"
        label="Search deals"
        placeholder="Search startup or sector"
        value={filters.search}
        onChange={(q) => change({ q })}
      />
      <SelectField
        label="Stage"
        hideLabel
        className="min-w-36 flex-1 sm:max-w-44"
        placeholder="All stages"
        options={STAGE_OPTIONS}
        value={filters.stage ?? ''}
        onChange={({ target }) => change({ stage: target.value }, { push: true })}
      />
      <SelectField
        label="Priority"
        hideLabel
        className="min-w-36 flex-1 sm:max-w-44"
        placeholder="All priorities"
        options={PRIORITIES}
        value={filters.priority ?? ''}
        onChange={({ target }) => change({ priority: target.value }, { push: true })}
      />
      <ViewsList
        filters={filters}
        onOpen={({ search, ...view }) => change({ ...view, q: search }, { push: true })}
      />
    </div>
  );
}

type NothingProps = { isFiltered: boolean; onAdd: () => void; onClear: () => void };

function Nothing({ isFiltered, onAdd, onClear }: NothingProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No deal fits these filters"
        icon="filter"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Another stage, priority or text may have some.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No deals in pipeline"
      icon="board"
      action={
        <>
          <Button variant="primary" icon="plus" onClick={onAdd}>
            Add your first deal
          </Button>
          <LinkButton href="/startups" icon="search">
            Browse Startups
          </LinkButton>
        </>
      }
    >
      Add a startup of the directory or any other company, then move it from stage to stage. Each move is
      kept, and can be undone.
    </EmptyState>
  );
}

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
      {opened.dialog === 'import' ? <ImportDialog onClose={onClose} /> : null}
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
          { label: 'Import CSV', icon: 'upload', onSelect: () => onOpen({ dialog: 'import' }) },
          {
            label: 'Export CSV',
            icon: 'download',
            href: `/api/portfolio/deal-flow/export${query === '' ? '' : `?${query}`}`,
          },
          { label: 'Your firm', icon: 'people', href: '/firm' },
        ]}
      />
    </>
  );
}

type Reading = ReturnType<typeof usePipeline>['reading'];
type ContentProps = NothingProps & {
  reading: Reading;
  deals: readonly Deal[];
  children: ReactNode;
};

/** What stands in a tab: the deals, or why there are none. */
function Content({ reading, deals, children, ...nothing }: ContentProps) {
  if (reading.error && !reading.data)
    return (
      <ErrorState
        title="We could not load your pipeline"
        error={reading.error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  if (!reading.data) return <BoardSkeleton />;
  return deals.length > 0 ? children : <Nothing {...nothing} />;
}

/** The deals the address asks for, kept current while the page is open, and what can be done to them. */
function usePipeline(filters: Filters['filters']) {
  const { search } = filters;
  const { reading, all } = useDeals(filters);
  useLive('deal-flow', DEAL_CALLS);
  const moves = useDealMoves();
  const removal = useSend('DELETE /api/portfolio/deal-flow/{id}', {
    refreshes: DEAL_CALLS,
    onSuccess: ({ version }, { params: { id } }) => {
      const onAction = () => void moves.undo({ id: Number(id), version });
      toast({ title: 'Deal removed', action: { label: 'Undo', onAction } });
    },
    onError: (error) =>
      toast({ title: 'Error updating deal', description: messageOf(error), variant: 'destructive' }),
  });
  const deals = useMemo(() => searchDeals(all, search), [all, search]);
  return {
    reading,
    deals,
    loaded: all.length,
    moves,
    remove: ({ id }: Deal) => removal.mutate({ params: { id } }),
  };
}

function countText({ reading, deals }: Pick<ContentProps, 'reading' | 'deals'>, loaded: number): string {
  const total = reading.data?.total ?? 0;
  if (total === 0) return 'Every company you look at, from the first hello to the signed term sheet.';
  const rest =
    total <= loaded
      ? ''
      : loaded < MOST_DEALS
        ? ` of ${formatNumber(total)}; the others are on their way`
        : ` of ${formatNumber(total)}; filter to see the others`;
  return `${formatCount(deals.length, 'deal')}${rest}`;
}

/** An investor's pipeline: a board, a list and its figures, alone or live with the firm. */
export function DealFlowPage() {
  const held = useFilters();
  const { filters, address, change } = held;
  const [opened, setOpened] = useState<Opened | null>(address.has('add') ? { dialog: 'add' } : null);
  const { reading, deals, loaded, moves, remove } = usePipeline(filters);
  const open: OpenDialog = (kind, deal) => {
    if (kind === 'remove') remove(deal);
    else setOpened({ dialog: kind, deal });
  };
  const close = () => {
    setOpened(null);
    if (address.has('add')) change({ add: null });
  };
  const content = {
    reading,
    deals,
    isFiltered: filters.stage !== null || filters.priority !== null || filters.search !== '',
    onAdd: () => setOpened({ dialog: 'add' }),
    onClear: () => change({ stage: null, priority: null, q: null }),
  };
  const board = <BoardTab deals={deals} onMove={moves.requestMove} onOpen={open} />;
  const list = <DealsTable deals={deals} onOpen={open} />;
  return (
    <>
      <PageHeader
        title="Deal Flow"
        note={countText(content, loaded)}
        actions={<HeaderActions filters={filters} onOpen={setOpened} />}
      />
      <FilterBar filters={filters} change={change} />
      <Tabs
        label="Deal flow"
        value={filters.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          { value: 'kanban', label: 'Kanban', content: <Content {...content}>{board}</Content> },
          { value: 'list', label: 'List', content: <Content {...content}>{list}</Content> },
          { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
        ]}
      />
      {moves.dialog}
      {opened === null ? null : <OpenedDialog opened={opened} filters={held} onClose={close} />}
    </>
  );
}
