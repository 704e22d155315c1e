import { type ReactNode } from 'react';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { Deal } from '../contract/deal.ts';
import { DEAL_STAGES, isOpenStage } from '../domain/stages.ts';
import { usePipeline } from './pipeline.ts';

export type PipelineQuery = ReturnType<typeof usePipeline>['result'];

type NothingProps = { isFiltered: boolean; onAdd: () => void; onClear: () => void };

function Nothing({ isFiltered, onAdd, onClear }: NothingProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title="No deals match these filters"
        icon="filter"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Try another stage, priority or search.
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
      Add a startup from the directory or any other company, then move it through the stages. Every move is
      recorded and can be undone.
    </EmptyState>
  );
}

type ListProps = NothingProps & {
  result: PipelineQuery;
  deals: readonly Deal[];
  /** The shape of what comes. */
  loading: ReactNode;
  children: ReactNode;
};

/** What stands in a tab: the deals, or why there are none. */
export function PipelineList({ result, deals, loading, children, ...nothing }: ListProps) {
  if (result.error && !result.data) return <LoadError what="your pipeline" result={result} />;
  if (!result.data) return loading;
  if (deals.length > 0) return children;
  return <Nothing {...nothing} isFiltered={nothing.isFiltered || result.data.total > 0} />;
}

/** The shape of the board while its deals are on their way. */
export function BoardSkeleton() {
  return (
    <output aria-label="Loading your pipeline" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {DEAL_STAGES.filter(isOpenStage).map((stage) => (
        <div key={stage} className="bg-sunk grid content-start gap-1.5 rounded-md border p-2">
          <Skeleton className="bg-card h-5 w-2/3" />
          <Skeleton className="bg-card h-28 w-full" />
          <Skeleton className="bg-card h-28 w-full max-sm:hidden" />
        </div>
      ))}
    </output>
  );
}

/** The same of the list. */
export function RowsSkeleton() {
  return (
    <output aria-label="Loading your pipeline" className="bg-card grid divide-y rounded-md border">
      {DEAL_STAGES.map((stage) => (
        <div key={stage} className="flex items-center gap-3 p-3">
          <Skeleton className="size-8" />
          <div className="flex-1">
            <Skeleton className="mb-2 h-4 w-1/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
          <Skeleton className="h-8 w-24 max-sm:hidden" />
        </div>
      ))}
    </output>
  );
}
