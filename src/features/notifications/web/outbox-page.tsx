import { formatCount, formatDate, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { OutboxLetter } from '../contract/settings.ts';
import type { notificationEndpoints } from '../contract.ts';

const { useCall, useList } = endpointHooks<typeof notificationEndpoints>();

function Letter({ letter }: { letter: OutboxLetter }) {
  const { to, subject, text, attempts, createdAt, sentAt } = letter;
  return (
    <li className="py-1">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 font-medium break-words">{subject}</span>
          {sentAt === null ? (
            <Tag tone={attempts === 0 ? 'plain' : 'warn'}>
              {attempts === 0 ? 'Not sent' : `Failed ${formatCount(attempts, 'time')}`}
            </Tag>
          ) : (
            <Tag tone="good">Sent</Tag>
          )}
          <span className="text-soft min-w-0 text-sm break-all">{to}</span>
          <time dateTime={createdAt} title={formatDate(createdAt)} className="text-soft text-sm md:ml-auto">
            {formatRelative(createdAt)}
          </time>
        </summary>
        <p className="bg-sunk mb-2 rounded-md p-4 text-sm break-words whitespace-pre-line">{text}</p>
      </details>
    </li>
  );
}

/** What was sent by e-mail, or would have been with a mail server. */
export function OutboxPage() {
  const { data: status } = useCall('GET /api/admin/outbox/status', {}, { staleTimeMs: 0 });
  const paging = usePage();
  const letters = useList('GET /api/admin/outbox', { query: paging.query }, { staleTimeMs: 0 });
  const note =
    status === undefined
      ? undefined
      : status.hasMailServer
        ? `${formatCount(status.sent, 'e-mail')} sent, ${formatCount(status.waiting, 'e-mail')} waiting.`
        : 'E-mail is not set up, so nothing is sent. These e-mails would have gone out.';
  return (
    <>
      <PageHeader title="E-mails" note={note} />
      <PagedList
        name="the e-mails"
        result={letters}
        paging={paging}
        empty={
          <EmptyState title="No e-mails yet" icon="mail">
            Daily digests and account e-mails are listed here before they are sent.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="bg-card divide-y rounded-md border px-4 md:px-5">
            {items.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
