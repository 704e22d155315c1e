import { useState } from 'react';
import { ActivityCard } from '#features/dashboard/web/activity-card.tsx';
import { MatchesCard } from '#features/dashboard/web/matches-card.tsx';
import { NextStepCard, NextStepSkeleton } from '#features/dashboard/web/next-step-card.tsx';
import { RecommendationsCard } from '#features/dashboard/web/recommendations-card.tsx';
import { StatsList } from '#features/dashboard/web/stats-list.tsx';
import { useDashboardStats } from '#features/dashboard/web/stats.ts';
import { CreateStartupPage } from '#features/startups/web/create-startup-page.tsx';
import { type CurrentUser, useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { findScreen } from '../web/screens.ts';

function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** What somebody is here for; null until they have said so. */
type Side = 'founder' | 'investor' | null;

function sideOf({ userType }: CurrentUser, hasStartup: boolean): Side {
  if (userType === 'founder' || hasStartup) return 'founder';
  return userType === null ? null : 'investor';
}

const SIDE_NOTES = {
  founder: 'Track your startup’s progress and connect with investors.',
  investor: 'Discover startups and manage your deal flow.',
} as const;

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
        <LinkButton variant="primary" href="/investors" icon="search" className="max-sm:[&>svg]:hidden">
          Find Investors
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {pipeline ? <LinkButton href={pipeline.path}>Deal Pipeline</LinkButton> : null}
      <LinkButton variant="primary" href="/startups" icon="search">
        Browse Startups
      </LinkButton>
    </>
  );
}

function DashboardBody({ user, onCreateStartup }: { user: CurrentUser; onCreateStartup: () => void }) {
  const stats = useDashboardStats();
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  const side = sideOf(user, user.userType === null && Boolean(stats.data?.startup));
  return (
    <>
      <PageHeader
        title={`${greeting}, ${user.firstName || fullName(user, user.email)}`}
        tabTitle="Dashboard"
        note={side === null ? 'Choose one to set up this page.' : SIDE_NOTES[side]}
        actions={<QuickActions side={side} />}
      />
      <div className="grid gap-4">
        {stats.data ? (
          <NextStepCard step={stats.data.nextStep} onCreateStartup={onCreateStartup} />
        ) : stats.isPending ? (
          <NextStepSkeleton />
        ) : null}
        {side === null && !stats.isError ? null : <StatsList isFounder={side === 'founder'} />}
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <ActivityCard />
          {side === null ? null : (
            <div className="grid gap-4">
              <MatchesCard isFounder={side === 'founder'} />
              <RecommendationsCard isFounder={side === 'founder'} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** The signed-in person's start: figures with reasons, what happened, who fits, and the next step. */
export function DashboardPage() {
  const user = useCurrentUser();
  const [search, change] = useAddress();
  if (!user) return null;
  const leave = () => change({ create: null });
  if (search.get('create') === 'startup') return <CreateStartupPage onDone={leave} onCancel={leave} />;
  return <DashboardBody user={user} onCreateStartup={() => change({ create: 'startup' }, { push: true })} />;
}
