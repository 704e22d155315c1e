import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { moderationEndpoints } from '../contract.ts';
import { ActionsList } from './actions-list.tsx';

const { useList } = endpointHooks<typeof moderationEndpoints>();

/** Every decision, who made it and why. */
export function RecordPage() {
  const paging = usePage(50);
  const actions = useList('GET /api/admin/moderation/actions', { query: paging.query }, { staleTimeMs: 0 });
  return (
    <>
      <PageHeader title="Decisions" note="Every decision of moderators. Entries are never removed." />
      <PagedList
        name="the record"
        result={actions}
        paging={paging}
        empty={
          <EmptyState title="No decision yet" icon="shield">
            Every decision is kept here with its reason.
          </EmptyState>
        }
      >
        {(items) => (
          <Card>
            <ActionsList actions={items} showCase />
          </Card>
        )}
      </PagedList>
    </>
  );
}
