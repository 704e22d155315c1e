import { formatRelative } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Invitation } from '../contract/connection.ts';
import { AnswerButtons, WithdrawButton } from './connect-dialog.tsx';
import { PersonRow } from './people-list.tsx';
import { useList, MOST_SHOWN } from './invitation-count.ts';

type BoxProps = { title: string; note: string; items: readonly Invitation[]; box: 'received' | 'sent' };

function Box({ title, note, items, box }: BoxProps) {
  return (
    <Card>
      <CardHeader title={title} note={note} />
      <ul className="divide-y">
        {items.map((invitation) => {
          const name = fullName(invitation.user);
          return (
            <PersonRow
              key={invitation.id}
              person={invitation.user}
              note={formatRelative(invitation.createdAt)}
              actions={
                box === 'received' ? (
                  <AnswerButtons id={invitation.id} name={name} />
                ) : (
                  <WithdrawButton id={invitation.id} name={name} />
                )
              }
            >
              {invitation.note === null ? null : (
                <p className="my-1 border-l-2 pl-3 text-sm break-words whitespace-pre-line">
                  {invitation.note}
                </p>
              )}
            </PersonRow>
          );
        })}
      </ul>
    </Card>
  );
}

/** Invitations to answer, and those the person waits for. */
export function InvitationsTab() {
  const received = useList('GET /api/users/invitations', { query: { limit: MOST_SHOWN } });
  const sent = useList('GET /api/users/invitations', { query: { box: 'sent', limit: MOST_SHOWN } });
  const failed = [received, sent].find(({ isError }) => isError);
  if (failed) return <LoadError what="your invitations" result={failed} />;
  if (received.data === undefined || sent.data === undefined)
    return <SkeletonLines count={5} label="Loading your invitations" />;
  return (
    <div className="grid gap-4">
      {received.data.items.length === 0 ? (
        <EmptyState
          title="No Pending Invitations"
          icon="mail"
          action={<LinkButton href="/network">Discover people</LinkButton>}
        >
          Invitations to connect appear here for you to accept or decline. If you decline, the sender is not
          notified.
        </EmptyState>
      ) : (
        <Box
          title="Received"
          note="If you decline, the sender is not notified."
          items={received.data.items}
          box="received"
        />
      )}
      {sent.data.items.length === 0 ? null : (
        <Box title="Sent" note="Waiting for an answer." items={sent.data.items} box="sent" />
      )}
    </div>
  );
}
