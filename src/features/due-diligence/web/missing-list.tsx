import { DILIGENCE_CATEGORY_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { useState } from 'react';
import type { messageEndpoints } from '#features/messages/contract.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { formatCount } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { CheckResult, DiligenceAnswer, MissingEvidence } from '../contract/report.ts';
import { placeToAnswer } from '../domain/labels.ts';

const { useSend } = endpointHooks<typeof messageEndpoints>();
const FIRST = 5;

async function copy(texts: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(texts.join('\n\n'));
    toast({
      title: texts.length === 1 ? 'Request copied' : `${formatCount(texts.length, 'request')} copied`,
    });
  } catch {
    toast({
      title: 'We could not copy it',
      description: 'Your browser does not allow it here. Select the text and copy it by hand.',
      variant: 'destructive',
    });
  }
}

type Conversation = NonNullable<DiligenceAnswer['conversation']>;

/** Sends a request into the open conversation, once. */
function SendButton({ missing, to }: { missing: MissingEvidence; to: Conversation }) {
  const [clientId] = useState(() => crypto.randomUUID());
  const send = useSend('POST /api/threads/{id}/messages', {
    refreshes: ['GET /api/threads', 'GET /api/threads/{id}/messages'],
    onSuccess: () => toast({ title: `Request sent to ${to.name}` }),
    onError: (error) =>
      toast({ title: 'We could not send it', description: messageOf(error), variant: 'destructive' }),
  });
  if (send.isSuccess)
    return (
      <Tag tone="good" icon="check">
        Sent
      </Tag>
    );
  return (
    <Button
      icon="message"
      pending={send.isPending}
      aria-label={`Send to ${to.name}: ${missing.label}`}
      onClick={() =>
        send.mutate({ params: { id: to.threadId }, body: { content: missing.requestText, clientId } })
      }
    >
      Send to {to.name}
    </Button>
  );
}

type OnNote = (check: CheckResult) => void;
type ItemProps = { missing: MissingEvidence; check?: CheckResult; report: DiligenceAnswer; onNote?: OnNote };

function Item({ missing, check, report, onNote }: ItemProps) {
  const { side, canRun, startup, conversation } = report;
  const place = side === 'team' && canRun && check ? placeToAnswer(check.answeredBy, startup.id) : null;
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4">
      <div className="min-w-0 text-sm">
        <p className="font-semibold break-words">
          <span className="mr-2 inline-block first-letter:uppercase">{missing.label}</span>
          <Tag>{DILIGENCE_CATEGORY_LABELS[missing.category]}</Tag>
        </p>
        <p className="text-soft break-words first-letter:uppercase">{check?.request}.</p>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-3">
        {place === null ? null : (
          <TextLink href={place.href} className="text-sm">
            {place.label}
          </TextLink>
        )}
        {place === null && check && onNote ? (
          <Button
            variant="quiet"
            icon="edit"
            aria-label={`Add what you found: ${missing.label}`}
            onClick={() => onNote(check)}
          >
            Add what you found
          </Button>
        ) : null}
        {conversation === null ? null : <SendButton missing={missing} to={conversation} />}
        <Button
          icon="document"
          aria-label={`Copy request: ${missing.label}`}
          onClick={() => void copy([missing.requestText])}
        >
          Copy request
        </Button>
      </div>
    </li>
  );
}

function Note({ report }: { report: DiligenceAnswer }) {
  const { missingEvidence, side, conversation, startup } = report;
  return (
    <>
      {formatCount(missingEvidence.length, 'check')} without evidence, the most important first. Missing
      evidence is unknown, not negative.
      {side === 'investor' && conversation === null ? (
        <>
          {' '}
          <TextLink href={`/startups/${startup.id}`}>Ask for an introduction</TextLink> to send requests from
          here.
        </>
      ) : null}
    </>
  );
}

/** What nothing is known about, what counts most first, each with a text that asks for it. */
export function MissingList({ report, onNote }: { report: DiligenceAnswer; onNote?: OnNote }) {
  const [isAll, setAll] = useState(false);
  const { missingEvidence } = report;
  if (missingEvidence.length === 0) return null;
  const checks = new Map(
    Object.values(report.categories).flatMap((category) =>
      category.checks.map((check) => [check.code, check]),
    ),
  );
  const requests = missingEvidence.map(({ requestText }) => requestText);
  return (
    <Card>
      <CardHeader
        title="Missing evidence"
        note={<Note report={report} />}
        actions={
          <Button icon="document" onClick={() => void copy(requests)}>
            Copy all requests
          </Button>
        }
      />
      <ul className="divide-line divide-y">
        {(isAll ? missingEvidence : missingEvidence.slice(0, FIRST)).map((missing) => (
          <Item
            key={missing.code}
            missing={missing}
            check={checks.get(missing.code)}
            report={report}
            onNote={onNote}
          />
        ))}
      </ul>
      {missingEvidence.length <= FIRST ? null : (
        <Button aria-expanded={isAll} onClick={() => setAll(!isAll)} className="mt-2">
          {isAll ? 'Show fewer' : `Show all ${missingEvidence.length}`}
        </Button>
      )}
    </Card>
  );
}
