import { formatCount, formatRelative } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { useLive } from '#shared/web/use-live.ts';
import { TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
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
type Status = (typeof STATUSES)[number]['value'];

const statusOf = (text: string | null): Status =>
  STATUSES.find(({ value }) => value === text)?.value ?? 'open';

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
  const [search, change] = useAddress();
  const status = statusOf(search.get('status'));
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
        actions={
          <SelectField
            label="Show"
            hideLabel
            options={STATUSES}
            value={status}
            onChange={(event) => change({ status: event.target.value, page: null })}
          />
        }
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
          <ul className="bg-card divide-y rounded-md border px-4 md:px-5">
            {items.map((item) => (
              <CaseRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
