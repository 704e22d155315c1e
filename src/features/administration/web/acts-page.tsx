import { formatDate, formatRelative } from '#shared/web/format.ts';
import { usePage } from '#shared/web/use-page.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import type { RecordedAct } from '../contract/people.ts';
import { administration } from './administration.ts';

function Row({ item }: { item: RecordedAct }) {
  const { act, actedAt, actorName, person, detail, reason } = item;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{act}</span>
        {person === null ? null : person.name === null ? (
          <span className="text-soft">Deleted account</span>
        ) : (
          <TextLink href={`/people/${person.id}`}>{person.name}</TextLink>
        )}
        {detail === null ? null : <span className="text-soft min-w-0 break-words">{detail}</span>}
      </p>
      {reason === null ? null : <p className="mt-1 break-words whitespace-pre-line">{reason}</p>}
      <p className="text-soft mt-0.5 text-sm">
        {actorName},{' '}
        <time dateTime={actedAt} title={formatDate(actedAt)}>
          {formatRelative(actedAt)}
        </time>
      </p>
    </li>
  );
}

/** Who did what as an administrator, about whom and why. */
export function ActsPage() {
  const paging = usePage(50);
  const acts = administration.useList('GET /api/admin/acts', { query: paging.query }, { staleTimeMs: 0 });
  return (
    <>
      <PageHeader
        title="Record"
        note="Everything administrators did. Entries cannot be changed or removed."
      />
      <PagedList
        name="the record"
        result={acts}
        paging={paging}
        empty={
          <EmptyState title="Nothing yet" icon="shield">
            What administrators do is listed here with their name, the time and the reason.
          </EmptyState>
        }
      >
        {(items) => (
          <CardList>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </CardList>
        )}
      </PagedList>
    </>
  );
}
