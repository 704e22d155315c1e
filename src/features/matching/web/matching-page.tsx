import { lazy, Suspense, useState } from 'react';
import { FitProfileHead } from '#shared/web/chart/fit-profile.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { INVESTING, useWorkingFor } from '#shared/web/working-for.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks, type ListOf } from '#shared/web/use-endpoint.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { RowList, SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { useLive } from '#shared/web/use-live.ts';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { Match, MATCH_ORDERS, matchingEndpoints, MatchSides } from '../contract.ts';
import { MATCH_COLUMNS } from './match-columns.ts';
import type { RenderConnect } from './match-header.tsx';
import { MatchRow } from './match-row.tsx';

const MatchDrawer = lazy(async () => ({ default: (await import('./match-drawer.tsx')).MatchDrawer }));

const { useCall, useList } = endpointHooks<typeof matchingEndpoints>();
const PAGE_SIZE = 20;
const FRESH_MS = 30_000;
const LISTS = ['GET /api/matching/startups', 'GET /api/matching/investors'] as const;

type ReadResult = { data?: ListOf<Match[]>; error: unknown; refetch: () => unknown; isFetching: boolean };
type Paged = { page: number; onPage: (page: number) => void };

export type MatchingPageProps = { renderConnect: RenderConnect };

const KINDS = {
  startups: { one: 'Startup', against: 'For and against, them and you' },
  investors: { one: 'Investor', against: 'For and against, you and them' },
} as const;

type Kind = keyof typeof KINDS;

/** What the columns of the list are, in sight while it scrolls. */
function Head({ kind, criteria }: { kind: Kind; criteria: Match['criteria'] }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'bg-paper text-soft sticky top-13 z-10 grid items-end gap-x-3 px-4 py-1.5 text-xs max-sm:-mx-4 sm:px-3 lg:gap-x-4',
        MATCH_COLUMNS,
      )}
    >
      <span className="max-lg:hidden">Fit</span>
      <span className="max-lg:hidden">{KINDS[kind].one}</span>
      <div className="max-lg:col-span-full">
        <FitProfileHead labels={criteria.map(({ label }) => label)} />
      </div>
      <span className="max-lg:hidden">{KINDS[kind].against}</span>
    </div>
  );
}

function Matches({
  data,
  error,
  refetch,
  isFetching,
  page,
  onPage,
  kind,
  renderConnect,
}: ReadResult & Paged & MatchingPageProps & { kind: Kind }) {
  const [opened, setOpened] = useState<string | null>(null);
  if (error && !data) return <LoadError what="your matches" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonRows label="Loading your matches" />;
  if (data.total === 0)
    return (
      <EmptyState title={`No ${kind} to match yet`} icon="people">
        As soon as {kind} are listed here, they are ranked for you. This happens automatically.
      </EmptyState>
    );
  const keyOf = ({ startupId, investorId }: Match) => `${startupId}-${investorId}`;
  const open = data.items.find((match) => keyOf(match) === opened);
  return (
    <div>
      <Head kind={kind} criteria={data.items[0]?.criteria ?? []} />
      <RowList>
        {data.items.map((match) => (
          <MatchRow
            key={keyOf(match)}
            match={match}
            onOpen={() => setOpened(keyOf(match))}
            actions={renderConnect(match.counterpart)}
          />
        ))}
      </RowList>
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={onPage} />
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <MatchDrawer
            match={open}
            actions={renderConnect(open.counterpart)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Order = (typeof MATCH_ORDERS)[number];
type Ordered = Paged & MatchingPageProps & { order: Order };

const pageQueryOf = ({ page, order }: Pick<Ordered, 'page' | 'order'>) => ({
  limit: PAGE_SIZE,
  offset: (page - 1) * PAGE_SIZE,
  order,
});

function StartupMatches(paged: Ordered) {
  const result = useList(
    'GET /api/matching/startups',
    { query: pageQueryOf(paged) },
    { staleTimeMs: FRESH_MS, keepPrevious: true },
  );
  return <Matches {...result} {...paged} kind="startups" />;
}

function InvestorMatches({ startupId, ...paged }: Ordered & { startupId: number }) {
  const result = useList(
    'GET /api/matching/investors',
    { query: { ...pageQueryOf(paged), startup: startupId } },
    { staleTimeMs: FRESH_MS },
  );
  return <Matches {...result} {...paged} kind="investors" />;
}

function NextStep() {
  const user = useCurrentUser();
  if (user === null || !user.onboarded)
    return (
      <EmptyState
        title="Complete your profile to be matched"
        icon="person"
        action={
          <LinkButton href="/onboarding" variant="primary">
            Complete your profile
          </LinkButton>
        }
      >
        Matches compare what a startup needs with what an investor looks for. First complete your profile.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Create your startup to be matched"
      icon="rocket"
      action={
        <>
          <LinkButton href="/dashboard?create=startup" variant="primary">
            Create your startup
          </LinkButton>
          <LinkButton href="/onboarding">Set up an investor profile</LinkButton>
        </>
      }
    >
      Investors are ranked for a startup by stage, sector, ticket, place, thesis and recent deals.
    </EmptyState>
  );
}

/** `investor`, or the id of a startup, as the address says; else the first side there is. */
function chosenSide({ startups, investorId }: MatchSides, asked: string | null): string | null {
  const known = [...startups.map(({ id }) => String(id)), ...(investorId === null ? [] : [INVESTING])];
  return known.find((side) => side === asked) ?? known[0] ?? null;
}

function SideSelect({
  sides,
  side,
  onSide,
}: {
  sides: MatchSides;
  side: string;
  onSide: (side: string) => void;
}) {
  const options = [
    ...sides.startups.map(({ id, name }) => ({ value: String(id), label: `Investors for ${name}` })),
    ...(sides.investorId === null ? [] : [{ value: INVESTING, label: 'Startups for you as an investor' }]),
  ];
  if (options.length < 2) return null;
  return (
    <SelectField
      label="Matches for"
      hideLabel
      required
      options={options}
      value={side}
      onChange={(event) => onSide(event.target.value)}
      className="w-full sm:w-80"
    />
  );
}

const ORDERS: { value: Order; label: string }[] = [
  { value: 'likely', label: 'Most likely to close first' },
  { value: 'fit', label: 'Best fit first' },
];

/** How the list is ordered: as measured on past rounds, or by fit. */
function OrderSelect({ order, onOrder }: { order: Order; onOrder: (order: string) => void }) {
  return (
    <SelectField
      label="Ordered by"
      hideLabel
      required
      options={ORDERS}
      value={order}
      onChange={(event) => onOrder(event.target.value)}
      className="w-full sm:w-56"
    />
  );
}

function Sides({ sides, renderConnect }: { sides: MatchSides; renderConnect: RenderConnect }) {
  const [search, change] = useAddress();
  const workingFor = useWorkingFor();
  const side = chosenSide(sides, search.get('for') ?? workingFor);
  if (side === null) return <NextStep />;
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const onPage = (next: number) => change({ page: next === 1 ? null : next }, { push: true });
  const order = ORDERS.find(({ value }) => value === search.get('order'))?.value ?? 'likely';
  const paged = { page, onPage, order, renderConnect };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <SideSelect sides={sides} side={side} onSide={(next) => change({ for: next, page: null })} />
        <OrderSelect
          order={order}
          onOrder={(next) => change({ order: next === 'likely' ? null : next, page: null })}
        />
      </div>
      {side === INVESTING ? (
        <StartupMatches {...paged} />
      ) : (
        <InvestorMatches key={side} startupId={Number(side)} {...paged} />
      )}
    </div>
  );
}

/** The signed-in person's matches: investors for the chosen startup, or startups for the investor. */
export function MatchingPage({ renderConnect }: { renderConnect: RenderConnect }) {
  useLive('matches', LISTS);
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/matching/sides',
    {},
    { staleTimeMs: FRESH_MS },
  );
  return (
    <div>
      <PageHeader
        title="Your matches"
        note={
          <>
            Fit in percent, ordered by what past rounds showed.{' '}
            <TextLink href="/matching/accuracy">How accurate is it?</TextLink>
          </>
        }
      />
      {error && !data ? (
        <LoadError what="your matches" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading your matches" />
      ) : (
        <Sides sides={data} renderConnect={renderConnect} />
      )}
    </div>
  );
}
