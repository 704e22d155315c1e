import { messageOf } from '#shared/web/api-error.ts';
import { formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { SessionItem } from '../contract.ts';
import { accounts } from './account-calls.ts';

export function SessionsList() {
  const sessions = accounts.useList('GET /api/auth/sessions', {});
  return (
    <Card>
      <CardHeader
        title="Where you are signed in"
        note="Sign out any device you do not recognise, then change your password."
      />
      {sessions.isPending ? (
        <SkeletonLines label="Loading your sessions" />
      ) : sessions.isError ? (
        <LoadError what="your sessions" result={sessions} />
      ) : (
        <ul className="divide-y">
          {sessions.data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: SessionItem }) {
  const { device: name, place, createdAt, lastSeenAt, current } = session;
  const end = accounts.useSend('DELETE /api/auth/sessions/{id}', {
    refreshes: ['GET /api/auth/sessions'],
    onError: (error) =>
      toast({
        title: 'The device is still signed in',
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-soft text-sm">
          {place}. {current ? null : `Last seen ${formatRelative(lastSeenAt)}, `}
          {current ? 'Signed' : 'signed'} in {formatRelative(createdAt)}
        </p>
      </div>
      {current ? (
        <Tag tone="good">This device</Tag>
      ) : (
        <Button
          aria-label={`End the session of ${name}`}
          pending={end.isPending}
          onClick={() => end.mutate({ params: { id: session.id } })}
        >
          End
        </Button>
      )}
    </li>
  );
}
