import { lazy, Suspense, useState } from 'react';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Skeleton, SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { VersionedTool } from '#shared/web/ui/versioned-tool.tsx';
import type { dueDiligenceEndpoints } from '../contract.ts';
import type { CheckResult, DiligenceAnswer } from '../contract/report.ts';
import { CATEGORIES } from '../domain/score.ts';
import { CategoryCard } from './category-card.tsx';
import { MissingList } from './missing-list.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useDueDiligenceVersions } from './use-due-diligence.ts';
import { VersionsList } from './versions-list.tsx';

const { useSend } = endpointHooks<typeof dueDiligenceEndpoints>();
const MarkDialog = lazy(async () => ({ default: (await import('./mark-dialog.tsx')).MarkDialog }));

const REFRESHES = [
  'GET /api/startups/{id}/due-diligence',
  'GET /api/startups/{id}/due-diligence/versions',
] as const;

function GenerateButton({
  startupId,
  again,
  onDone,
}: {
  startupId: number;
  again: boolean;
  onDone?: () => void;
}) {
  const run = useSend('POST /api/startups/{id}/due-diligence', {
    refreshes: REFRESHES,
    onSuccess: () => {
      toast({ title: 'Due diligence report generated' });
      onDone?.();
    },
    onError: (error) =>
      toast({
        title: 'Failed to generate due diligence report',
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  return (
    <Button
      variant="primary"
      icon="shield"
      pending={run.isPending}
      onClick={() => run.mutate({ params: { id: startupId }, body: {} })}
    >
      {run.isPending ? 'Generating...' : again ? 'Generate Again' : 'Generate Report'}
    </Button>
  );
}

function CriticalIssues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return null;
  return (
    <section className="border-red bg-red-tint rounded-md border p-4 md:p-5">
      <h2 className="text-red flex items-center gap-2">
        <Icon name="alert" />
        Critical issues
      </h2>
      <ul className="mt-2 list-disc pl-7 text-sm break-words">
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </section>
  );
}

type ReportProps = { report: DiligenceAnswer; latest: number; onShow: (version: number | null) => void };

function Report({ report, latest, onShow }: ReportProps) {
  const [noted, setNoted] = useState<CheckResult | null>(null);
  const isLatest = report.version === latest;
  const { id } = report.startup;
  const onNote = report.canRun && isLatest ? setNoted : undefined;
  return (
    <div className="grid gap-6">
      {isLatest ? null : (
        <p className="bg-amber-tint text-amber rounded-md p-3 text-sm font-medium">
          This is version {report.version} as it was.{' '}
          <button type="button" className="underline underline-offset-4" onClick={() => onShow(null)}>
            Show the latest
          </button>
        </p>
      )}
      <SummaryCard report={report} />
      <CriticalIssues issues={report.criticalIssues} />
      <section className="grid gap-4">
        <h2>Categories</h2>
        <div className="grid gap-4 lg:grid-cols-2">
          {CATEGORIES.map((category) => (
            <CategoryCard
              key={category}
              category={category}
              report={report.categories[category]}
              onNote={onNote}
            />
          ))}
        </div>
      </section>
      <MissingList report={report} onNote={onNote} />
      <VersionsList startupId={id} shown={report.version} onShow={onShow} />
      {noted === null ? null : (
        <Suspense fallback={null}>
          <MarkDialog startupId={id} check={noted} onClose={() => setNoted(null)} />
        </Suspense>
      )}
    </div>
  );
}

function LoadingShape() {
  return (
    <div className="grid gap-6">
      <Card>
        <Skeleton className="mb-3 h-4 w-28" />
        <Skeleton className="mb-4 h-14 w-40" />
        <Skeleton className="h-16 w-full" />
      </Card>
      <SkeletonCards count={6} label="Loading the due diligence" />
    </div>
  );
}

/** Whose file it is, and running it again. */
function RunAgain({ latest, onDone }: { latest: DiligenceAnswer; onDone: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-soft max-w-prose text-sm">
        {latest.side === 'team'
          ? 'Your team’s own report, based on everything you keep here.'
          : 'Your own report, based on public facts and what was shared with you.'}{' '}
        <TextLink href={`/startups/${latest.startup.id}/facts`}>Facts and their sources</TextLink>
        {latest.isOutdated ? (
          <b className="text-amber block font-semibold">
            The underlying data has changed since. Generate it again.
          </b>
        ) : null}
      </p>
      <GenerateButton startupId={latest.startup.id} again onDone={onDone} />
    </div>
  );
}

/** A startup's due diligence: the team's file for its team, an investor's own for an investor. */
export function DueDiligenceTab({ startupId }: { startupId: number }) {
  const versions = useDueDiligenceVersions(startupId);
  const latest = versions.latest.data;
  return (
    <VersionedTool
      name="due diligence"
      versions={versions}
      renderForm={() =>
        latest === undefined ? (
          isStatus(versions.latest.error, 409) && <GenerateButton startupId={startupId} again />
        ) : latest.canRun ? (
          <RunAgain latest={latest} onDone={() => versions.show(null)} />
        ) : null
      }
      loading={<LoadingShape />}
      empty={
        <EmptyState
          title="No report yet"
          icon="shield"
          action={<GenerateButton startupId={startupId} again={false} />}
        >
          Checks team, market, product, financials, legal and traction for the stage, sector and country,
          names the source of each finding, and drafts requests for what is missing.
        </EmptyState>
      }
    >
      {(shown, { version }) => <Report report={shown} latest={version} onShow={versions.show} />}
    </VersionedTool>
  );
}
