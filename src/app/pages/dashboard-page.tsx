import { lazy, useState } from 'react';
import { ActivityCard } from '#features/dashboard/web/activity-card.tsx';
import { MatchesCard } from '#features/dashboard/web/matches-card.tsx';
import { RecommendationsCard } from '#features/dashboard/web/recommendations-card.tsx';
import { NextStepCard, NextStepSkeleton } from '#features/dashboard/web/next-step-card.tsx';
import { CountsLine } from '#features/dashboard/web/counts-line.tsx';
import { DueCard } from '#features/dashboard/web/due-card.tsx';
import { ScoreCard } from '#features/dashboard/web/score-card.tsx';
import { useDashboardStats } from '#features/dashboard/web/stats.ts';
import { RoundSummary } from '#features/funding-tracker/web/round-summary.tsx';
import { ValueSummary } from '#features/portfolio/web/value-summary.tsx';
import { type CurrentUser, useCurrentUser } from '#shared/web/session.ts';
import { INVESTING, useWorkingFor } from '#shared/web/working-for.ts';
import { useLive } from '#shared/web/use-live.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { findScreen } from '../web/screens.ts';

const CreateStartupPage = lazy(async () => ({
  default: (await import('#features/startups/web/create-startup-page.tsx')).CreateStartupPage,
}));

function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** What somebody is here for; null until they have said so. */
type Side = 'founder' | 'investor' | null;

function sideOf({ userType }: CurrentUser, hasStartup: boolean, workingFor: string | null): Side {
  if (workingFor !== null) return workingFor === INVESTING ? 'investor' : 'founder';
  if (userType === 'founder' || hasStartup) return 'founder';
  return userType === null ? null : 'investor';
}

/** Two buttons, side by side on a phone. */
function QuickActions({ side }: { side: Side }) {
  const pipeline = findScreen('/portfolio/deal-flow');
  if (side === null) {
    return (
      <>
        <LinkButton href="/startups">Browse Startups</LinkButton>
        <LinkButton href="/investors">Find Investors</LinkButton>
      </>
    );
  }
  if (side === 'founder') {
    return (
      <>
        <LinkButton href="/ai-insights?tab=documents" icon="upload" className="max-sm:[&>svg]:hidden">
          Upload Pitch Deck
        </LinkButton>
        <LinkButton href="/investors" icon="search" className="max-sm:[&>svg]:hidden">
          Find Investors
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {pipeline ? <LinkButton href={pipeline.path}>Deal Pipeline</LinkButton> : null}
      <LinkButton href="/startups" icon="search">
        Browse Startups
      </LinkButton>
    </>
  );
}

type BodyProps = { user: CurrentUser; onCreateStartup: () => void };

function DashboardBody({ user, onCreateStartup }: BodyProps) {
  const stats = useDashboardStats();
  useLive('introductions', ['GET /api/dashboard/stats']);
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const { data } = stats;
  const workingFor = useWorkingFor();
  const side = sideOf(user, user.userType === null && Boolean(data?.startup), workingFor);
  const due = data?.due ?? [];
  const matches = side === null ? null : <MatchesCard isFounder={side === 'founder'} />;
  return (
    <>
      <PageHeader
        title={`${greeting}, ${user.firstName || fullName(user, user.email)}`}
        tabTitle="Dashboard"
        note={side === null ? 'Choose your role to set up this page.' : undefined}
        actions={<QuickActions side={side} />}
      />
      {side === null ? null : <CountsLine isFounder={side === 'founder'} />}
      <div className="grid items-stretch gap-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:[&>*:last-child:nth-child(odd)]:col-span-2">
        {data ? (
          <NextStepCard steps={data.nextSteps} onCreateStartup={onCreateStartup} />
        ) : stats.isPending ? (
          <NextStepSkeleton />
        ) : (
          <LoadError what="your figures" result={stats} />
        )}
        {side === 'investor' ? <ValueSummary /> : null}
        {side === 'founder' && data?.startup ? <RoundSummary startup={data.startup} /> : null}
        {due.length === 0 ? matches : <DueCard due={due} />}
        {side === null || !data ? null : <ScoreCard isFounder={side === 'founder'} />}
        {due.length === 0 ? null : matches}
        {side === null ? null : <RecommendationsCard isFounder={side === 'founder'} />}
        <ActivityCard />
      </div>
    </>
  );
}

/** The signed-in person's start: one next step, money and score with reasons, who fits, and what happened. */
export function DashboardPage() {
  const user = useCurrentUser();
  const [search, change] = useAddress();
  if (!user) return null;
  const leave = () => change({ create: null });
  if (search.get('create') === 'startup') return <CreateStartupPage onDone={leave} onCancel={leave} />;
  return <DashboardBody user={user} onCreateStartup={() => change({ create: 'startup' }, { push: true })} />;
}
