import { formatCount, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useShown } from '#shared/web/use-shown.ts';
import { useLive } from '#shared/web/use-live.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { ShownSelect } from '#shared/web/ui/shown-select.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { CaseItem, moderationEndpoints } from '../contract.ts';
import { CASE_KIND_LABELS, REASON_LABELS } from '../domain.ts';

const { useList } = endpointHooks<typeof moderationEndpoints>();
const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
] as const;

function CaseRow({ item }: { item: CaseItem }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <TextLink href={`/admin/moderation/${item.id}`} className="break-words">
            {item.label}
          </TextLink>
          <Tag>{CASE_KIND_LABELS[item.subjectKind]}</Tag>
          {item.isFrozen ? <Tag tone="bad">Hidden</Tag> : null}
          {item.status === 'closed' ? <Tag tone="good">Closed</Tag> : null}
        </p>
        <p className="text-soft mt-0.5 text-sm">
          {item.reasons.map((reason) => REASON_LABELS[reason]).join(' · ')}
        </p>
      </div>
      <p className="text-soft text-sm">
        {formatCount(item.reports, 'report')} by {formatCount(item.reporters, 'member')},{' '}
        <time dateTime={item.lastReportAt}>{formatRelative(item.lastReportAt)}</time>
      </p>
    </li>
  );
}

/** What was reported, the latest first. */
export function QueuePage() {
  useLive('notifications', ['GET /api/admin/moderation/cases']);
  const status = useShown('status', STATUSES);
  const paging = usePage();
  const cases = useList(
    'GET /api/admin/moderation/cases',
    { query: { status, ...paging.query } },
    { staleTimeMs: 0 },
  );
  return (
    <>
      <PageHeader
        title="Moderation"
        note="Reports from members, one case for each subject."
        actions={<ShownSelect name="status" parts={STATUSES} value={status} />}
      />
      <PagedList
        name="the cases"
        result={cases}
        paging={paging}
        empty={
          <EmptyState
            title={status === 'open' ? 'Nothing to review' : 'No cases here'}
            icon={status === 'open' ? 'check' : 'flag'}
          >
            Reports from members appear here, one case for each person, startup, investor or job.
          </EmptyState>
        }
      >
        {(items) => (
          <CardList>
            {items.map((item) => (
              <CaseRow key={item.id} item={item} />
            ))}
          </CardList>
        )}
      </PagedList>
    </>
  );
}
