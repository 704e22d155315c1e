import type { messageEndpoints } from '#features/messages/contract.ts';
import { formatDate } from '#shared/web/format.ts';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { documentEndpoints } from '../contract.ts';
import type { DocumentDetail } from '../contract/document.ts';
import type { DocumentShare } from '../contract/share.ts';

const { useCall, useSend } = endpointHooks<typeof documentEndpoints>();
const messages = endpointHooks<typeof messageEndpoints>();
const SHARES = 'GET /api/documents/{id}/shares';
const MOST_THREADS = 100;

type Person = Pick<DocumentShare, 'userId' | 'firstName' | 'lastName' | 'headline' | 'profileImageUrl'>;

function useShares(documentId: number) {
  const shares = useCall(SHARES, { params: { id: documentId } }, { staleTimeMs: 0 });
  const threads = messages.useList(
    'GET /api/threads',
    { query: { limit: MOST_THREADS } },
    { staleTimeMs: 0 },
  );
  const has = new Set(shares.data?.map(({ userId }) => userId));
  const open = (threads.data?.items ?? []).flatMap(({ other, isClosed }) =>
    other === null || isClosed || has.has(other.id) ? [] : [{ ...other, userId: other.id }],
  );
  const others: Person[] = [...new Map(open.map((person) => [person.userId, person])).values()];
  return { shares, threads, others };
}

type RowProps = { documentId: number; person: Person; share?: DocumentShare };

function PersonRow({ documentId, person, share }: RowProps) {
  const name = fullName(person);
  const params = { id: documentId, userId: person.userId };
  const call = (title: string) => ({
    refreshes: [SHARES],
    onSuccess: () => toast({ title }),
    onError: toastError,
  });
  const give = useSend('PUT /api/documents/{id}/shares/{userId}', call(`Shared with ${name}`));
  const takeBack = useSend(
    'DELETE /api/documents/{id}/shares/{userId}',
    call(`Stopped sharing with ${name}`),
  );
  const by = share?.sharedBy ? ` by ${share.sharedBy}` : '';
  return (
    <li className="flex flex-wrap items-center gap-3 border-b py-3 last:border-b-0">
      <Avatar name={name} imageUrl={person.profileImageUrl} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="text-soft block truncate text-sm">
          {share ? `Shared ${formatDate(share.createdAt)}${by}` : person.headline}
        </span>
      </span>
      {share ? (
        <Button
          pending={takeBack.isPending}
          aria-label={`Stop sharing with ${name}`}
          onClick={() => takeBack.mutate({ params })}
        >
          Stop sharing
        </Button>
      ) : (
        <Button
          pending={give.isPending}
          aria-label={`Share with ${name}`}
          onClick={() => give.mutate({ params })}
        >
          Share
        </Button>
      )}
    </li>
  );
}

function People({ documentId }: { documentId: number }) {
  const { shares, threads, others } = useShares(documentId);
  const error = (shares.data ? null : shares.error) ?? (threads.data ? null : threads.error);
  if (error)
    return (
      <ErrorState
        title="We could not load your conversations"
        error={error}
        onRetry={() => void Promise.all([shares.refetch(), threads.refetch()])}
        retrying={shares.isFetching || threads.isFetching}
      />
    );
  if (!shares.data || !threads.data) return <SkeletonLines label="Loading your conversations" />;
  if (shares.data.length + others.length === 0)
    return (
      <EmptyState
        title="No one to share with yet"
        icon="people"
        action={<LinkButton href="/investors">Find investors</LinkButton>}
      >
        You can share documents with people you have a conversation with. Ask for an introduction first.
      </EmptyState>
    );
  return (
    <ul>
      {shares.data.map((share) => (
        <PersonRow key={share.userId} documentId={documentId} person={share} share={share} />
      ))}
      {others.map((person) => (
        <PersonRow key={person.userId} documentId={documentId} person={person} />
      ))}
    </ul>
  );
}

/** Who outside the team reads a document, and the people of one's conversations it can be shared with. */
export function ShareDialog({ document, onClose }: { document: DocumentDetail; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share ${document.title}`}
      description="They can read every version, now and later, and its analysis. They cannot change anything or see your notes, cap table or model."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <People documentId={document.id} />
    </Dialog>
  );
}
