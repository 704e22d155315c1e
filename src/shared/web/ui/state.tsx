import type { ReactNode } from 'react';
import { ApiError, OfflineError, messageOf } from '../api-error.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type EmptyStateProps = { title: string; children?: ReactNode; icon?: IconName; action?: ReactNode };

/** Nothing here yet: what the place is for, and the next step. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="bg-card flex flex-col items-start gap-2 rounded-md border border-dashed p-6 md:p-8">
      {icon === undefined ? null : <Icon name={icon} className="text-green mb-1 size-7" />}
      <h2>{title}</h2>
      {children === undefined ? null : <div className="text-soft max-w-prose">{children}</div>}
      {action === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  /** What was not possible: "We could not load your deals". */
  title: string;
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
};

/** What happened, that nothing was lost, and a way to try again. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="bg-card flex flex-col items-start gap-2 rounded-md border p-6 md:p-8">
      <Icon name={error instanceof OfflineError ? 'offline' : 'alert'} className="text-amber mb-1 size-7" />
      <h2>{title}</h2>
      <p className="text-soft max-w-prose">{sentence(error)}</p>
      {onRetry === undefined ? null : (
        <Button icon="retry" onClick={onRetry} pending={retrying} className="mt-3">
          Try again
        </Button>
      )}
    </div>
  );
}

type LoadErrorProps = {
  /** "your deals" */
  what: string;
  result: { readonly error: unknown; readonly refetch: () => unknown; readonly isFetching: boolean };
};

/** What could not be loaded, and loading it again. */
export function LoadError({ what, result: { error, refetch, isFetching } }: LoadErrorProps) {
  const title = `We could not load ${what}`;
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

function sentence(error: unknown): string {
  if (error instanceof OfflineError) return 'The connection was lost. None of your work was lost.';
  if (error instanceof ApiError && error.status < 500) return messageOf(error);
  return 'Something went wrong on our side. Nothing was lost.';
}
