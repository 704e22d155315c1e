import type { ReactNode } from 'react';
import { TRACTION_METRIC_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { formatCount, formatDay, formatMoney, formatNumber } from '#shared/web/format.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { ExternalLink, LinkButton } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PageSkeleton } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { DemoTag, Tag } from '#shared/web/ui/tag.tsx';
import { type Term, TermList } from '#shared/web/ui/term-list.tsx';
import type { startupEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { TEAM_ROLE_LABELS } from '../domain/team.ts';
import { canEditStartup, canSeeTeamSide } from '../policy.ts';
import { EvidenceTag } from './evidence-tag.tsx';
import { VerifiedTag } from './verified-tag.tsx';
import { RoundCard, TractionCard } from './figures-card.tsx';
import { placeLine, raisingText, tractionFigures } from './startup-words.ts';
import { tractionValue } from './traction-words.ts';

const { useCall } = endpointHooks<typeof startupEndpoints>();
const FRESH_MS = 30_000;

async function share(name: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  try {
    if ('share' in navigator) await navigator.share({ title: name, url });
    else {
      await window.navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: url });
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast({ title: 'Copy this link', description: url });
  }
}

function Facts({ startup }: { startup: StartupDetail }) {
  const facts = [
    ['Region', startup.region],
    ['Headquarters', [startup.city, startup.countryName].filter(Boolean).join(', ') || null],
    ['Primary market', startup.countryMarketName],
    ['Incorporated in', startup.countryIncorporationName],
    ['Founded', startup.foundedYear === null ? null : String(startup.foundedYear)],
    ['Business model', startup.businessModel],
    ['On Kilele since', formatDay(startup.createdAt)],
  ] as const;
  return (
    <Card>
      <CardHeader title="Facts" />
      <dl className="grid gap-2 text-sm">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-soft">{label}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}

function Team({ team }: { team: StartupDetail['team'] }) {
  return (
    <Card>
      <CardHeader title="Team" />
      <ul className="grid gap-3">
        {team.map(({ name, title, imageUrl, role }) => (
          <li key={[name, title, role].join()} className="flex items-center gap-3">
            <Avatar name={name} imageUrl={imageUrl} size="sm" />
            <span className="min-w-0">
              <span className="block font-medium break-words">{name}</span>
              <span className="text-soft block text-sm">{title ?? TEAM_ROLE_LABELS[role]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Head({ startup, connect }: { startup: StartupDetail; connect: ReactNode }) {
  const { id, name, logoUrl, mine, isDemo, status, verifiedDomain, website } = startup;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={name} imageUrl={logoUrl} shape="company" size="lg" />
      <PageHeader
        title={name}
        note={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {placeLine(startup)}
            {status === 'active' ? null : <Tag tone="warn">{status}</Tag>}
            <VerifiedTag domain={verifiedDomain} />
            <DemoTag isDemo={isDemo} />
            {mine === null ? null : <Tag tone="good">Your role: {TEAM_ROLE_LABELS[mine]}</Tag>}
            {website === null ? null : (
              <ExternalLink href={website}>{new URL(website).hostname}</ExternalLink>
            )}
          </span>
        }
        actions={
          <>
            {canSeeTeamSide({ role: mine }) ? (
              <LinkButton icon="edit" href={`/startups/${id}/edit`}>
                {canEditStartup({ role: mine }) ? 'Edit' : 'Team'}
              </LinkButton>
            ) : null}
            {connect}
            <LinkButton href={`/startups/${id}/summary`}>Deal summary</LinkButton>
            <Button icon="link" onClick={() => void share(name)}>
              Share
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Its figures, each with how well it is backed: who uses it, who pays, what that brings. */
function shownFigures(startup: StartupDetail): Term[] {
  const customers = startup.tractionSeries.findLast(({ metric }) => metric === 'paying_customers');
  const backed = (term: string, value: string, evidence: string | null): Term => ({
    term,
    value,
    note: <EvidenceTag evidence={evidence} />,
  });
  const figures = tractionFigures(startup);
  const { users, paying_customers: paying, monthly_revenue: revenue } = TRACTION_METRIC_LABELS;
  return [
    ...figures.flatMap(({ key, value, evidence }) => (key === 'users' ? backed(users, value, evidence) : [])),
    ...(customers ? [backed(paying, tractionValue(customers), customers.evidence)] : []),
    ...figures.flatMap(({ key, label, value, evidence }) =>
      key === 'users' ? [] : backed(revenue, `${value} ${label}`, evidence),
    ),
  ];
}

/** What it raises, loud; what it can show, as a list with the most telling first; then what it does. */
function Summary({ startup }: { startup: StartupDetail }) {
  const { raising, raisingAmount, fundingStage, teamSize, description, traction } = startup;
  const { growthPercent } = traction;
  return (
    <Card className="grid gap-x-8 gap-y-4 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <p className="text-soft text-sm">Raising, {fundingStage}</p>
        <p
          className={classNames(
            'tabular font-bold tracking-tighter break-words',
            raising === null ? 'text-xl' : 'text-4xl',
          )}
        >
          {raisingText(startup)}
        </p>
        {raising === null || raisingText(startup) === raisingAmount ? null : (
          <p className="text-soft text-sm">
            “{raisingAmount}”, understood as {formatMoney(raising.amountMinor, raising.currency)}
          </p>
        )}
        <TermList
          className="mt-3"
          terms={[
            ...shownFigures(startup),
            ...(growthPercent === null
              ? []
              : [{ term: TRACTION_METRIC_LABELS.growth, value: `${formatNumber(growthPercent, 1)}%` }]),
            { term: 'Team size', value: formatCount(teamSize, 'person', 'people') },
          ]}
        />
      </div>
      <p className="max-w-prose break-words whitespace-pre-line">{description}</p>
    </Card>
  );
}

export type StartupViewProps = {
  id: number;
  /** Why the reader and this startup match; given by the page that knows both. */
  matchSlot?: (startup: StartupDetail) => ReactNode;
  connectSlot?: (startup: StartupDetail) => ReactNode;
  /** Telling that something is wrong with the page; below everything else. */
  reportSlot?: (startup: StartupDetail) => ReactNode;
};

/** Everything public about one startup. */
export function StartupView({ id, matchSlot, connectSlot, reportSlot }: StartupViewProps) {
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/startups/{id}',
    { params: { id } },
    { staleTimeMs: FRESH_MS },
  );
  if (isStatus(error, 404) || isStatus(error, 400)) {
    return (
      <>
        <PageHeader title="Startup" />
        <EmptyState
          title="Startup not found"
          icon="search"
          action={<LinkButton href="/startups">All startups</LinkButton>}
        >
          It was removed, or the address is wrong.
        </EmptyState>
      </>
    );
  }
  if (error && !data) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return (
      <>
        <PageHeader title="Startup" />
        <ErrorState title="We could not load this startup" error={error} {...retry} />
      </>
    );
  }
  if (!data) return <PageSkeleton />;
  return (
    <>
      <Head startup={data} connect={connectSlot?.(data)} />
      <Summary startup={data} />
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-[1.7fr_1fr]">
        <div className="grid min-w-0 gap-3">
          {matchSlot?.(data)}
          <TractionCard points={data.tractionSeries} growthText={data.revenueGrowthText} />
        </div>
        <div className="grid min-w-0 gap-3">
          {data.round === null ? null : <RoundCard round={data.round} />}
          <Team team={data.team} />
          <Facts startup={data} />
          <div>{reportSlot?.(data)}</div>
        </div>
      </div>
    </>
  );
}
