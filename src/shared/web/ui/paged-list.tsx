import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListOf } from '../use-endpoint.ts';
import type { Paging } from '../use-page.ts';
import { Button } from './button.tsx';
import { Pager } from './pager.tsx';
import { SkeletonLines } from './skeleton.tsx';
import { EmptyState, LoadError } from './state.tsx';

type PagedListProps<Item> = {
  /** "your posts" */
  name: string;
  result: UseQueryResult<ListOf<Item[]>>;
  paging: Paging;
  /** Takes the filters away, offered where they may be why the list does not load. */
  clear?: ReactNode;
  /** Lines unless said. */
  loading?: ReactNode;
  /** Where there is none at all. */
  empty: ReactNode;
  children: (items: readonly Item[], total: number) => ReactNode;
};

/** A page of a list in each of its states, and the way to the others. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { name, result, paging, clear, loading, empty, children } = props;
  const { data, error, refetch, isFetching } = result;
  if (!data && error) {
    return (
      <div className="grid gap-3">
        <LoadError what={name} result={{ error, refetch, isFetching }} />
        {clear === undefined || clear === null ? null : <div>{clear}</div>}
      </div>
    );
  }
  if (!data) return loading ?? <SkeletonLines count={6} label={`Loading ${name}`} />;
  const { page, pageSize, show } = paging;
  if (data.items.length === 0 && page === 1) return empty;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        icon="search"
        action={
          <Button icon="back" onClick={() => show(1)}>
            First page
          </Button>
        }
      >
        This page does not exist, or its last entry was removed.
      </EmptyState>
    );
  }
  return (
    <>
      {children(data.items, data.total)}
      <Pager page={page} pageSize={pageSize} total={data.total} isCapped={data.isCapped} onPage={show} />
    </>
  );
}
