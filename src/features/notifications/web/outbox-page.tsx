import { formatCount, formatDate, formatNumber, formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { OutboxLetter, OutboxStatus } from '../contract/outbox.ts';
import type { notificationEndpoints } from '../contract.ts';

const { useCall, useList, useSend } = endpointHooks<typeof notificationEndpoints>();

const SENDING = {
  refreshes: ['GET /api/admin/outbox', 'GET /api/admin/outbox/status'],
  onSuccess: ({ letters }: { letters: number }) =>
    toast({ title: `${formatCount(letters, 'e-mail')} will be sent again` }),
  onError: toastError,
};

const STATES = {
  waiting: { tone: 'plain', label: 'Waiting' },
  sent: { tone: 'good', label: 'Sent' },
  failed: { tone: 'bad', label: 'Not delivered' },
} as const;

/** Why it did not leave, and what happens next. */
function delayOf({ state, attempts, failure, nextTryAt }: OutboxLetter): string | null {
  if (failure === null) return null;
  const tries = formatCount(attempts, 'try', 'tries');
  if (state === 'failed') return `Gave up after ${tries}. ${failure}`;
  return `${tries} failed. ${nextTryAt === null ? '' : `Next try ${formatRelative(nextTryAt)}. `}${failure}`;
}

function Letter({ letter }: { letter: OutboxLetter }) {
  const again = useSend('POST /api/admin/outbox/{id}/send', SENDING);
  const { id, to, subject, text, state, createdAt, sentAt } = letter;
  const { tone, label } = STATES[state];
  const delay = delayOf(letter);
  return (
    <li className="py-1">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 font-medium break-words">{subject}</span>
          <Tag tone={tone}>{label}</Tag>
          <span className="text-soft min-w-0 text-sm break-all">{to}</span>
          <time dateTime={createdAt} title={formatDate(createdAt)} className="text-soft text-sm md:ml-auto">
            {formatRelative(createdAt)}
          </time>
        </summary>
        {delay === null ? null : <p className="text-soft mb-2 text-sm break-words">{delay}</p>}
        <p className="bg-sunk mb-2 rounded-md p-4 text-sm break-words whitespace-pre-line">{text}</p>
        {state === 'failed' && sentAt === null ? (
          <Button className="mb-2" pending={again.isPending} onClick={() => again.mutate({ params: { id } })}>
            Send again
          </Button>
        ) : null}
      </details>
    </li>
  );
}

function noteOf({ hasMailServer, sent, waiting, failed }: OutboxStatus): string {
  if (!hasMailServer) return 'E-mail is not set up, so nothing is sent. These e-mails would have gone out.';
  const parts = [`${formatCount(sent, 'e-mail')} sent`, `${formatNumber(waiting)} waiting`];
  return `${[...parts, ...(failed > 0 ? [`${formatNumber(failed)} not delivered`] : [])].join(', ')}.`;
}

/** What was sent by e-mail, or would have been with a mail server. */
export function OutboxPage() {
  const { data: status } = useCall('GET /api/admin/outbox/status', {}, { staleTimeMs: 0 });
  const paging = usePage();
  const letters = useList('GET /api/admin/outbox', { query: paging.query }, { staleTimeMs: 0 });
  const again = useSend('POST /api/admin/outbox/send', SENDING);
  return (
    <>
      <PageHeader
        title="E-mails"
        note={status === undefined ? undefined : noteOf(status)}
        actions={
          status?.hasMailServer && status.failed > 0 ? (
            <Button pending={again.isPending} onClick={() => again.mutate({})}>
              Send all again
            </Button>
          ) : undefined
        }
      />
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
          <CardList>
            {items.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </CardList>
        )}
      </PagedList>
    </>
  );
}
