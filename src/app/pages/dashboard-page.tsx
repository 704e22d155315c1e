import { useState } from 'react';
import { ActivityCard } from '#features/dashboard/web/activity-card.tsx';
import { MatchesCard } from '#features/dashboard/web/matches-card.tsx';
import { NextStepCard } from '#features/dashboard/web/next-step-card.tsx';
import { StatsList, useDashboardStats } from '#features/dashboard/web/stats-list.tsx';
import { CreateStartupPage } from '#features/startups/web/create-startup-page.tsx';
import { type CurrentUser, fullName, useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { Tooltip } from '#shared/web/ui/tooltip.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { findScreen } from '../features.web.tsx';
import { MessagesLink } from '../messages-link.tsx';

function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function DashboardNav({ user, isFounder }: { user: CurrentUser; isFounder: boolean }) {
  const links = [
    ['/', 'Home'],
    ['/dashboard', 'Dashboard'],
    ['/startups', isFounder ? 'Discover Investors' : 'Discover Startups'],
    ['/investors', isFounder ? 'Network' : 'Portfolio'],
    ['/matching', 'Matches'],
    ['/network', 'People'],
    ['/introductions', 'Introductions'],
    ...(isFounder ? ([['/financial-tools', 'Financial Tools']] as const) : []),
    ['/settings', 'Settings'],
    ['/api/logout', 'Sign Out'],
  ] as const;
  return (
    <div className="mb-6 flex flex-col gap-1 border-b pb-2">
      <div className="flex shrink-0 items-center justify-between gap-3">
        <Tooltip text={`Signed in as ${user.email}`}>
          <PageLink href="/profile" className="flex min-h-11 min-w-0 items-center gap-2">
            <Avatar name={fullName(user)} imageUrl={user.profileImageUrl} size="sm" />
            <span className="min-w-0 text-sm leading-tight">
              <span className="block truncate font-medium">{fullName(user)}</span>
              <span className="text-soft">{isFounder ? 'Founder' : 'Investor'}</span>
            </span>
          </PageLink>
        </Tooltip>
        <MessagesLink />
      </div>
      <nav aria-label="Dashboard" className="-mx-2 flex min-w-0 overflow-x-auto">
        {links.map(([href, label]) => (
          <PageLink
            key={href}
            href={href}
            aria-current={href === '/dashboard' ? 'page' : undefined}
            className="text-soft hover:text-ink aria-[current=page]:text-green flex min-h-11 shrink-0 items-center px-2 text-sm font-medium outline-offset-[-2px]"
          >
            {label}
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

function QuickActions({ isFounder }: { isFounder: boolean }) {
  const pipeline = findScreen('/portfolio/deal-flow');
  if (isFounder) {
    return (
      <>
        <LinkButton href="/ai-insights?tab=documents" icon="upload">
          Upload Pitch Deck
        </LinkButton>
        <LinkButton variant="primary" href="/investors" icon="search">
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
  const isFounder = user.userType === 'founder' || (user.userType === null && Boolean(stats.data?.startup));
  return (
    <>
      <DashboardNav user={user} isFounder={isFounder} />
      <PageHeader
        title={`${greeting}, ${user.firstName ?? fullName(user)}`}
        tabTitle="Dashboard"
        note={
          isFounder
            ? 'Track your startup’s progress and connect with investors.'
            : 'Discover startups and manage your deal flow.'
        }
        actions={<QuickActions isFounder={isFounder} />}
      />
      <div className="grid gap-4">
        {stats.data ? <NextStepCard step={stats.data.nextStep} onCreateStartup={onCreateStartup} /> : null}
        <StatsList isFounder={isFounder} />
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <ActivityCard />
          <MatchesCard isFounder={isFounder} />
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
