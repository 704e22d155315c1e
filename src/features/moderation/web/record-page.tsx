import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import type { moderationEndpoints } from '../contract.ts';
import { ActionsList } from './actions-list.tsx';

const { useList } = endpointHooks<typeof moderationEndpoints>();
const PAGE_SIZE = 50;

/** Every decision, who made it and why. */
export function RecordPage() {
  const [search, change] = useAddress();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = { limit: String(PAGE_SIZE), offset: String((page - 1) * PAGE_SIZE) };
  const { data, error, refetch, isFetching } = useList(
    'GET /api/admin/moderation/actions',
    { query },
    { staleTimeMs: 0 },
  );
  return (
    <>
      <PageHeader title="Record" note="Every decision of the moderators. Nothing is ever removed from it." />
      {error && !data ? (
        <ErrorState
          title="We could not load the record"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonLines count={6} label="Loading the record" />
      ) : data.items.length === 0 ? (
        <EmptyState title="No decision yet" icon="shield">
          What is hidden, shown again, dismissed or struck is kept here with its reason.
        </EmptyState>
      ) : (
        <Card>
          <ActionsList actions={data.items} showCase />
        </Card>
      )}
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={data?.total ?? 0}
        onPage={(next) => change({ page: next }, { push: true })}
      />
    </>
  );
}
