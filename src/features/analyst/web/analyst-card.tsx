import { type ReactNode, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { analystEndpoints } from '../contract.ts';
import type { ProposalsAnswer, Run } from '../contract/proposals.ts';
import { FAILURE_SENTENCES } from '../domain/sentences.ts';
import { type OnQuote, ProposalsList, UnsupportedList } from './proposals-list.tsx';

const { useCall, useSend } = endpointHooks<typeof analystEndpoints>();
const STATE = 'GET /api/documents/{id}/proposals';
const POLL_MS = 5_000;

type Props = { documentId: number; version: number; onQuote?: OnQuote };

const said = (title: string) => (error: Error) =>
  toast({ title, description: messageOf(error), variant: 'destructive' });

function useActions({ documentId, version }: Props) {
  const params = { id: documentId };
  const ask = useSend('POST /api/documents/{id}/proposals', {
    refreshes: [STATE],
    onError: said('We could not ask the model'),
  });
  const allow = useSend('PUT /api/documents/{id}/proposals/consent', {
    onSuccess: () => ask.mutate({ params, body: { version } }),
    onError: said('We could not save your consent'),
  });
  const withdraw = useSend('DELETE /api/documents/{id}/proposals/consent', {
    refreshes: [STATE],
    onSuccess: () => toast({ title: 'Consent withdrawn. What the model proposed was deleted.' }),
    onError: said('We could not withdraw it'),
  });
  return {
    ask: () => ask.mutate({ params, body: { version } }),
    allow: () => allow.mutate({ params, body: { version } }),
    withdraw: () => withdraw.mutate({ params, query: { version } }),
    isAsking: ask.isPending || allow.isPending,
    isWithdrawing: withdraw.isPending,
  };
}
type Actions = ReturnType<typeof useActions>;

/** Asks again while the answer is on its way, should the live stream be down. */
function usePolling(isWaiting: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isWaiting) return () => {};
    const timer = setInterval(() => void cache.invalidateQueries({ queryKey: [STATE] }), POLL_MS);
    return () => clearInterval(timer);
  }, [cache, isWaiting]);
}

function Frame({ note, actions, children }: { note: ReactNode; actions?: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <CardHeader level={3} title="A second reader" note={note} actions={actions} />
      {children}
    </Card>
  );
}

function HowItWorks() {
  return (
    <Why label="What it is allowed to do">
      <p className="pr-6">
        The model gets the text of this version and nothing else. It only proposes. We keep a proposal only if
        its quote is found word for word in the document; the rest is listed separately. It never affects the
        score or the findings above.
      </p>
    </Why>
  );
}

function Off() {
  return (
    <Frame note="Off: no language model is set up here. Everything above works without one.">
      <HowItWorks />
    </Frame>
  );
}

function Consent({ state, actions }: { state: ProposalsAnswer; actions: Actions }) {
  const { analyst, canAllow, version, pageCount, pageUnit } = state;
  if (!analyst) return null;
  return (
    <Frame
      note={
        <>
          <b className="font-semibold">{analyst.model}</b> can also read this document and propose findings.
          Nothing has been sent to it yet.
        </>
      }
    >
      <div className="grid gap-3">
        <p className="max-w-prose text-sm">
          {canAllow
            ? `If you allow it, the text of version ${version} (${formatCount(pageCount, pageUnit)}) is sent to ${analyst.host}. You can withdraw this at any time; what it proposed is then deleted.`
            : 'An owner must allow it for this version first.'}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {canAllow ? (
            <Button icon="spark" pending={actions.isAsking} onClick={actions.allow}>
              Allow for this version and ask
            </Button>
          ) : null}
          <span className="flex">
            <HowItWorks />
          </span>
        </div>
      </div>
    </Frame>
  );
}

function Findings({ run, unit, onQuote }: { run: Run; unit: string; onQuote?: OnQuote }) {
  const { proposals, unsupported } = run;
  return (
    <div className="grid gap-4">
      {proposals.length === 0 ? (
        <p className="text-soft text-sm">It proposed nothing that the document supports.</p>
      ) : (
        <ProposalsList proposals={proposals} unit={unit} onQuote={onQuote} />
      )}
      {unsupported.length === 0 ? null : <UnsupportedList unsupported={unsupported} model={run.model} />}
    </div>
  );
}

function noteOf({ run, analyst, pageCount, pageUnit }: ProposalsAnswer): string {
  const model = run?.model ?? analyst?.model ?? '';
  if (run === null) return `${model} may read this version.`;
  if (run.status !== 'ready')
    return run.status === 'waiting' ? `Asking ${model}…` : `${model} gave no answer.`;
  const isCut = run.pagesRead !== null && run.pagesRead < pageCount;
  const cut = isCut
    ? ` Only the first ${formatCount(run.pagesRead ?? 0, pageUnit)} of ${pageCount} were sent.`
    : '';
  return `Proposed by ${model} on ${formatDate(run.finishedAt ?? run.askedAt)}; not checked by a person.${cut}`;
}

function Buttons({ state, actions }: { state: ProposalsAnswer; actions: Actions }) {
  const { run, analyst, consent, canAsk, canAllow } = state;
  const isAllowed = analyst !== null && consent !== null;
  return (
    <>
      {canAsk && isAllowed && run?.status !== 'waiting' ? (
        <Button icon="spark" pending={actions.isAsking} onClick={actions.ask}>
          {run === null ? `Ask ${analyst.model}` : 'Ask again'}
        </Button>
      ) : null}
      {canAllow ? (
        <Button variant="quiet" pending={actions.isWithdrawing} onClick={actions.withdraw}>
          Withdraw consent
        </Button>
      ) : null}
    </>
  );
}

function Failure({ run }: { run: Run }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-sm">
      <Icon name="alert" className="text-amber" />
      {FAILURE_SENTENCES[run.failure ?? 'unreachable']}
    </p>
  );
}

type AnswerProps = { state: ProposalsAnswer; actions: Actions; onQuote?: OnQuote };

function Answer({ state, actions, onQuote }: AnswerProps) {
  const { run, pageUnit } = state;
  return (
    <Frame note={noteOf(state)} actions={<Buttons state={state} actions={actions} />}>
      {run === null ? <HowItWorks /> : null}
      {run?.status === 'waiting' ? <SkeletonLines label={`Asking ${run.model}`} /> : null}
      {run?.status === 'failed' ? <Failure run={run} /> : null}
      {run?.status === 'ready' ? (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-x-4">
            <Tag tone="info" icon="spark">
              {run.model}
            </Tag>
            <HowItWorks />
          </div>
          <Findings run={run} unit={pageUnit} onQuote={onQuote} />
        </div>
      ) : null}
    </Frame>
  );
}

/** What a language model proposes about a version of a document: off, not allowed, waiting, failed, or read. */
export function AnalystCard(props: Props) {
  const { documentId, version, onQuote } = props;
  const result = useCall(STATE, { params: { id: documentId }, query: { version } }, { staleTimeMs: 0 });
  const actions = useActions(props);
  const { data, error } = result;
  useLive('analyst', [STATE]);
  usePolling(data?.run?.status === 'waiting');
  if (error && !data) return <LoadError what="what the model proposes" result={result} />;
  if (!data) return <SkeletonLines label="Loading what the model proposes" />;
  if (data.run === null && data.analyst === null) return <Off />;
  if (data.run === null && data.consent === null) return <Consent state={data} actions={actions} />;
  return <Answer state={data} actions={actions} onQuote={onQuote} />;
}
