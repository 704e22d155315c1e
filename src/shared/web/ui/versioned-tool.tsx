import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { isStatus } from '../api-error.ts';
import { SkeletonCards, SkeletonLines } from './skeleton.tsx';
import { EmptyState, ErrorState } from './state.tsx';

type Versioned = { readonly version: number; readonly inputs: unknown };

type VersionedToolProps<T extends Versioned> = {
  startupId: number;
  /** "valuation" */
  name: string;
  /** The last one made; answers 404 before the first. */
  latest: UseQueryResult<T>;
  /** The version that is asked for instead. */
  earlier: UseQueryResult<T> | null;
  onLatest: () => void;
  /** Makes the next version from the inputs of the shown one; null for those who only read. */
  Form: ComponentType<{ startupId: number; inputs: T['inputs'] | null; onDone: () => void }> | null;
  /** What the first version will bring, or who can make it. */
  empty: string;
  children: (shown: T, latest: T) => ReactNode;
};

/** A tool whose results are kept as versions: its form, and the version in sight. */
export function VersionedTool<T extends Versioned>(props: VersionedToolProps<T>) {
  const { startupId, name, latest, earlier, onLatest, Form, empty, children } = props;
  const { data: newest = null, error } = latest;
  if (newest === null && !isStatus(error, 404))
    return error === null ? (
      <SkeletonCards count={3} label={`Loading the ${name}`} />
    ) : (
      <Failed title={`We could not load the ${name}`} reading={latest} />
    );
  const shown = earlier?.data ?? newest;
  return (
    <div className="grid gap-6">
      {Form === null ? null : (
        <Suspense fallback={<SkeletonLines label="Loading the inputs" />}>
          <Form
            key={earlier === null ? 'latest' : shown?.version}
            startupId={startupId}
            inputs={shown?.inputs ?? null}
            onDone={onLatest}
          />
        </Suspense>
      )}
      {earlier?.error ? (
        <Failed title="We could not load that version: this is the latest" reading={earlier} />
      ) : null}
      {newest === null || shown === null ? (
        <EmptyState title={`No ${name} yet`} icon="chart">
          {empty}
        </EmptyState>
      ) : (
        children(shown, newest)
      )}
    </div>
  );
}

function Failed({ title, reading }: { title: string; reading: UseQueryResult }) {
  const { error, refetch, isFetching } = reading;
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
