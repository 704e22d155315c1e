import { lazy, Suspense } from 'react';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { LoadError } from '#shared/web/ui/state.tsx';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { feedbackEndpoints } from '../contract/feedback.ts';

const PassedItems = lazy(async () => ({ default: (await import('./passed-items.tsx')).PassedItems }));

const { useList } = endpointHooks<typeof feedbackEndpoints>();

/** Who was said not to be a fit, with the way back; nothing while there is nobody. */
export function PassedList({ startupId, canUndo }: { startupId: number | null; canUndo: boolean }) {
  const query = { limit: LARGEST_PAGE, ...(startupId === null ? {} : { startup: startupId }) };
  const { data, error, refetch, isFetching } = useList('GET /api/matching/feedback', { query });
  if (error && !data)
    return (
      <div className="mt-6">
        <LoadError what="who was not a fit" result={{ error, refetch, isFetching }} />
      </div>
    );
  if (data === undefined || data.total === 0) return null;
  return (
    <Suspense>
      <PassedItems {...data} canUndo={canUndo} />
    </Suspense>
  );
}
