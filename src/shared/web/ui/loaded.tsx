import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonLines } from './skeleton.tsx';
import { ErrorState } from './state.tsx';

type LoadedProps<T> = {
  result: UseQueryResult<T>;
  /** "Loading the version" */
  label: string;
  /** "We could not load that version" */
  failure: string;
  children: (data: T) => ReactNode;
};

/** A small part of a screen with an answer of its own: lines while it loads, a retry when it fails, then the part. */
export function Loaded<T>({ result, label, failure, children }: LoadedProps<T>) {
  const { data, error, refetch, isFetching } = result;
  if (data !== undefined) return children(data);
  if (error)
    return <ErrorState title={failure} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonLines label={label} />;
}
