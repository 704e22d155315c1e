import { lazy, Suspense, type ReactNode, useState } from 'react';
import { formatRelative } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { OpenRecommendation } from '../contract.ts';
import { RecommendationsList } from './recommendations-list.tsx';
import { useList, useSend } from './recommendation-count.ts';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog }));

const RecommendDialog = lazy(async () => ({
  default: (await import('./recommend-dialog.tsx')).RecommendDialog,
}));

const REFRESHES = [
  'GET /api/users/recommendations',
  'GET /api/users/recommendations/open',
  'GET /api/users/profile',
  'GET /api/people/{id}',
];

function useMoves() {
  const options = (title: string) => ({
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: 'Success', description: title }),
    onError: toastError,
  });
  return {
    accept: useSend('POST /api/users/recommendations/{id}/accept', options('Recommendation accepted')),
    decline: useSend('POST /api/users/recommendations/{id}/decline', options('Recommendation declined')),
    withdraw: useSend('POST /api/users/recommendations/{id}/withdraw', options('Recommendation withdrawn')),
  };
}

/** What one that waits says of itself. */
function sentenceOf({ direction, state, otherUser }: OpenRecommendation): string {
  const name = fullName(otherUser);
  if (direction === 'received')
    return state === 'offered' ? `${name} recommends you` : `You asked ${name}; no answer yet`;
  if (state === 'requested') return `${name} asks you for a recommendation`;
  return state === 'offered' ? `You recommended ${name}; not accepted yet` : `You recommended ${name}`;
}

function OpenItem({ item, actions }: { item: OpenRecommendation; actions: ReactNode }) {
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={fullName(item.otherUser)} imageUrl={item.otherUser.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold break-words">{sentenceOf(item)}</h3>
        <p className="text-soft text-sm">{formatRelative(item.createdAt)}</p>
        {item.state === 'requested' && item.note !== null ? (
          <p className="mt-1 max-w-prose break-words whitespace-pre-line">“{item.note}”</p>
        ) : null}
        {item.content === null ? null : (
          <div className="mt-1 max-w-prose">
            <p className="font-medium break-words">{item.title}</p>
            <p className="break-words whitespace-pre-line">{item.content}</p>
          </div>
        )}
        <div className="mt-2 flex flex-wrap gap-2">{actions}</div>
      </div>
    </li>
  );
}

/** Questions and offers on either side, with what the reader can do about each. */
function OpenCard({ items }: { items: readonly OpenRecommendation[] }) {
  const [writing, setWriting] = useState<OpenRecommendation | null>(null);
  const { accept, decline, withdraw } = useMoves();
  const actionsOf = (item: OpenRecommendation) => {
    const input = { params: { id: item.id } };
    const isAsked = item.direction === 'given' && item.state === 'requested';
    const isOffered = item.direction === 'received' && item.state === 'offered';
    if (!isAsked && !isOffered) return <Button onClick={() => withdraw.mutate(input)}>Withdraw</Button>;
    return (
      <>
        {isAsked ? (
          <Button variant="primary" onClick={() => setWriting(item)}>
            Write it
          </Button>
        ) : (
          <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate(input)}>
            Accept
          </Button>
        )}
        <Button onClick={() => decline.mutate(input)}>Decline</Button>
      </>
    );
  };
  return (
    <Card>
      <CardHeader title="Pending and given" note="Only you and the other person see these." />
      <ul className="divide-y">
        {items.map((item) => (
          <OpenItem key={item.id} item={item} actions={actionsOf(item)} />
        ))}
      </ul>
      {writing === null ? null : (
        <Suspense>
          <RecommendDialog person={writing.otherUser} note={writing.note} onClose={() => setWriting(null)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Recommendations of the own profile: shown ones, waiting ones, and asking for more. */
export function RecommendationsTab() {
  const shown = useList('GET /api/users/recommendations', {});
  const open = useList('GET /api/users/recommendations/open', {});
  const [asking, setAsking] = useState(false);
  const { decline } = useMoves();
  const failed = [shown, open].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState
        title="We could not load your recommendations"
        error={failed.error}
        onRetry={() => void Promise.all([shown.refetch(), open.refetch()])}
        retrying={shown.isFetching || open.isFetching}
      />
    );
  if (shown.data === undefined || open.data === undefined)
    return <SkeletonLines label="Loading your recommendations" />;
  const askButton = (
    <Button icon="plus" onClick={() => setAsking(true)}>
      Request Recommendation
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown.data.items.length === 0 ? (
        <EmptyState title="No recommendations yet" icon="star" action={askButton}>
          People who worked with you can recommend you. Nothing is shown until you accept it.
        </EmptyState>
      ) : (
        <Card>
          <CardHeader title="Recommendations" actions={askButton} />
          <RecommendationsList
            items={shown.data.items}
            renderActions={(item) => (
              <Button variant="quiet" onClick={() => decline.mutate({ params: { id: item.id } })}>
                Remove from my profile
                <span className="sr-only">: the recommendation of {item.fromUser.firstName}</span>
              </Button>
            )}
          />
        </Card>
      )}
      {open.data.items.length === 0 ? null : <OpenCard items={open.data.items} />}
      {asking ? (
        <Suspense>
          <RequestDialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
