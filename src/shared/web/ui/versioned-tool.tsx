import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { isStatus } from '../api-error.ts';
import type { Versions } from '../use-versions.ts';
import { SkeletonCards, SkeletonLines } from './skeleton.tsx';
import { EmptyState, ErrorState } from './state.tsx';

type VersionedToolProps<T> = {
  /** "valuation" */
  name: string;
  versions: Versions<T>;
  /** What makes the next version, above the one in sight; not for those who only read. */
  renderForm?: ((shown: T | null) => ReactNode) | undefined;
  /** Before the first version. */
  empty: ReactNode;
  loading?: ReactNode;
  children: (shown: T, latest: T) => ReactNode;
};

/** A tool whose results are stored as versions: its form, and the version shown. */
export function VersionedTool<T>({
  name,
  versions: { latest, earlier },
  renderForm,
  empty,
  loading,
  children,
}: VersionedToolProps<T>) {
  const { data: newest = null, error } = latest;
  const isUnreadable = newest === null && isStatus(error, 409);
  if (newest === null && !isUnreadable && !isStatus(error, 404))
    return error === null ? (
      (loading ?? <SkeletonCards count={3} label={`Loading the ${name}`} />)
    ) : (
      <Failed title={`We could not load the ${name}`} result={latest} />
    );
  const shown = earlier?.data ?? newest;
  return (
    <div className="grid gap-6">
      <Suspense fallback={<SkeletonLines label="Loading the inputs" />}>{renderForm?.(shown)}</Suspense>
      {isUnreadable ? <ErrorState title={`We could not read the last ${name}`} error={error} /> : null}
      {earlier?.error ? (
        <Failed title="We could not load that version: this is the latest" result={earlier} />
      ) : null}
      {newest !== null && shown !== null ? children(shown, newest) : isUnreadable ? null : empty}
    </div>
  );
}

function Failed({ title, result }: { title: string; result: UseQueryResult }) {
  const { error, refetch, isFetching } = result;
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

type InputsProps<I> = { startupId: number; inputs: I | null; onDone: () => void };
type VersionInputsProps<I> = {
  startupId: number;
  versions: Versions<{ version: number; inputs: I }>;
  shown: { version: number; inputs: I } | null;
  Form: ComponentType<InputsProps<I>>;
};

/** The form of a tool, filled with the inputs of the version in sight. */
export function VersionInputs<I>({ startupId, versions, shown, Form }: VersionInputsProps<I>) {
  return (
    <Form
      key={versions.earlier === null ? 'latest' : shown?.version}
      startupId={startupId}
      inputs={shown?.inputs ?? null}
      onDone={() => versions.show(null)}
    />
  );
}

/** Before the first version: what making one gives, or who can make it. */
export function NoVersionYet({ name, can, children }: { name: string; can: boolean; children?: ReactNode }) {
  return (
    <EmptyState title={`No ${name} yet`} icon="chart">
      {can ? children : 'An owner or editor of the team can make the first one here.'}
    </EmptyState>
  );
}
