import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { PAGE_SIZE } from '#shared/domain/page-size.ts';
import type { introductionEndpoints } from '../contract.ts';
import type { Introduction } from '../contract/introduction.ts';
import { IntroductionCard } from './introduction-card.tsx';
import { STANDINGS_CALL } from './standing.ts';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

const { useList, useSend } = endpointHooks<typeof introductionEndpoints>();
const REFRESHES = [
  'GET /api/introductions',
  'GET /api/introductions/waiting',
  'GET /api/threads',
  STANDINGS_CALL,
];

type Move = 'accept' | 'decline' | 'pass-on' | 'withdraw';

function useMove(move: Move, done: string) {
  const { mutate, isPending } = useSend(`POST /api/introductions/{id}/${move}`, {
    refreshes: REFRESHES,
    onSuccess: () => toast({ title: done }),
    onError: (error) =>
      toast({ title: 'That did not work', description: messageOf(error), variant: 'destructive' }),
  });
  return { run: (id: number) => mutate({ params: { id } }), isPending };
}

function ReceiverActions({ introduction }: { introduction: Introduction }) {
  const [declining, setDeclining] = useState(false);
  const accept = useMove('accept', 'You are now connected');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        icon="check"
        pending={accept.isPending}
        onClick={() => accept.run(introduction.id)}
      >
        Accept
      </Button>
      <Button onClick={() => setDeclining(true)}>Decline</Button>
      {declining ? (
        <Suspense fallback={null}>
          <DeclineDialog introduction={introduction} onClose={() => setDeclining(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function ConnectorActions({ id }: { id: number }) {
  const pass = useMove('pass-on', 'Passed on');
  const leave = useMove('decline', 'Not passed on. No one is notified.');
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" pending={pass.isPending} onClick={() => pass.run(id)}>
        Pass it on
      </Button>
      <Button pending={leave.isPending} onClick={() => leave.run(id)}>
        Do not pass on
      </Button>
    </div>
  );
}

function SenderActions({ id }: { id: number }) {
  const withdraw = useMove('withdraw', 'Request withdrawn');
  return (
    <div>
      <Button pending={withdraw.isPending} onClick={() => withdraw.run(id)}>
        Withdraw
      </Button>
    </div>
  );
}

function Actions({ introduction }: { introduction: Introduction }) {
  const { id, role, status, threadId } = introduction;
  if (status === 'accepted' && threadId !== null) {
    return (
      <div>
        <LinkButton href={`/messages?thread=${threadId}`} icon="message">
          Open the conversation
        </LinkButton>
      </div>
    );
  }
  if (status === 'received') return <ReceiverActions introduction={introduction} />;
  if (status === 'asked' && role === 'connector') return <ConnectorActions id={id} />;
  return status === 'sent' || status === 'asked' ? <SenderActions id={id} /> : null;
}

function Nothing({ box }: { box: 'received' | 'sent' }) {
  return box === 'received' ? (
    <EmptyState title="No requests yet" icon="handshake">
      Introduction requests appear here for you to decide. No one can write to you before you accept.
    </EmptyState>
  ) : (
    <EmptyState
      title="No requests sent yet"
      icon="handshake"
      action={
        <>
          <LinkButton href="/investors">Investors</LinkButton>
          <LinkButton href="/startups">Startups</LinkButton>
        </>
      }
    >
      Press Connect on an investor’s or startup’s page and say in one line why you should talk.
    </EmptyState>
  );
}

export type IntroductionListProps = {
  box: 'received' | 'sent';
  /** Reporting and blocking, given by the page that knows how. */
  renderMenu: (introduction: Introduction) => ReactNode;
};

export function IntroductionList({ box, renderMenu }: IntroductionListProps) {
  const paging = usePage(PAGE_SIZE);
  const query = { box, ...paging.query };
  const list = useList('GET /api/introductions', { query }, { staleTimeMs: 0, keepPrevious: true });
  return (
    <PagedList name="the requests" result={list} paging={paging} empty={<Nothing box={box} />}>
      {(introductions) => (
        <ul className="grid gap-4">
          {introductions.map((introduction) => (
            <li key={introduction.id}>
              <IntroductionCard
                introduction={introduction}
                actions={<Actions introduction={introduction} />}
                menu={renderMenu(introduction)}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
