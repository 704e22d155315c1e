import { useState } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { formatCount, formatDate, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Action, Case, moderationEndpoints, Report } from '../contract.ts';
import { CASE_KIND_LABELS, type Decision, DECISION_LABELS, REASON_LABELS } from '../domain.ts';
import { ActionsList } from './actions-list.tsx';
import { DecisionDialog, UndoDialog } from './decision-dialog.tsx';

const { useCall } = endpointHooks<typeof moderationEndpoints>();

const ABOUT: Partial<Record<Report['aboutKind'], string>> = {
  introduction: 'A request for an introduction',
  thread: 'A conversation',
  message: 'A message',
};

function ReportItem({ report }: { report: Report }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{REASON_LABELS[report.reason]}</span>
        {ABOUT[report.aboutKind] === undefined ? null : <Tag tone="info">{ABOUT[report.aboutKind]}</Tag>}
      </p>
      {report.content === null ? null : (
        <p className="mt-1 break-words whitespace-pre-line">{report.content}</p>
      )}
      {report.quote === null ? null : (
        <blockquote className="border-line text-soft mt-2 border-l-2 pl-3 text-sm break-words whitespace-pre-line">
          {report.quote}
        </blockquote>
      )}
      <p className="text-soft mt-1 text-sm">
        {report.author === null ? (
          'Deleted account'
        ) : (
          <TextLink href={`/people/${report.author.id}`}>{report.author.name}</TextLink>
        )}
        ,{' '}
        <time dateTime={report.createdAt} title={formatDate(report.createdAt)}>
          {formatRelative(report.createdAt)}
        </time>
      </p>
    </li>
  );
}

function noteOf({ subjectKind, exists, isFrozen, status }: Case): string {
  const state = !exists ? 'deleted' : isFrozen ? 'hidden' : 'visible';
  return `${CASE_KIND_LABELS[subjectKind]}, ${state}. This case is ${status}.`;
}

function ResponsibleCard({ responsible }: Pick<Case, 'responsible'>) {
  if (responsible === null) return null;
  return (
    <Card>
      <CardHeader title="Person responsible" />
      <p>
        <TextLink href={`/people/${responsible.id}`}>{responsible.name}</TextLink>:{' '}
        {responsible.strikes === 0 ? 'no strike' : formatCount(responsible.strikes, 'strike')}
      </p>
    </Card>
  );
}

function CaseView({ found }: { found: Case }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [undoing, setUndoing] = useState<Action | null>(null);
  return (
    <>
      <PageHeader
        title={found.label}
        note={noteOf(found)}
        actions={
          <>
            {found.href === null ? null : (
              <LinkButton href={found.href} icon="eye">
                View it
              </LinkButton>
            )}
            {found.decisions.map((kind) => (
              <Button
                key={kind}
                variant={kind === 'freeze' ? 'danger' : 'secondary'}
                onClick={() => setDecision(kind)}
              >
                {DECISION_LABELS[kind].ask}
              </Button>
            ))}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card>
          <CardHeader title="Reports" note={formatCount(found.reports, 'report')} />
          <ul className="divide-y">
            {found.reportList.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
        </Card>
        <div className="grid gap-4">
          <ResponsibleCard responsible={found.responsible} />
          <Card>
            <CardHeader title="Decisions" />
            {found.actions.length === 0 ? (
              <p className="text-soft">None yet.</p>
            ) : (
              <ActionsList actions={found.actions} onUndo={setUndoing} />
            )}
          </Card>
        </div>
      </div>
      {decision === null ? null : (
        <DecisionDialog
          caseId={found.id}
          label={found.label}
          decision={decision}
          onClose={() => setDecision(null)}
        />
      )}
      {undoing === null ? null : <UndoDialog action={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
}

/** One case: what was said, what was decided, and what can be. */
export function CasePage({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/admin/moderation/cases/{id}',
    { params: { id } },
    { staleTimeMs: 0 },
  );
  if (data) return <CaseView found={data} />;
  if (isStatus(error, 404) || isStatus(error, 400)) {
    return (
      <EmptyState
        title="There is no such case"
        icon="flag"
        action={<LinkButton href="/admin/moderation">All cases</LinkButton>}
      />
    );
  }
  if (error) {
    return <LoadError what="this case" result={{ error, refetch, isFetching }} />;
  }
  return <SkeletonLines count={8} label="Loading the case" />;
}
