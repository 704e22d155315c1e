import type { ReactNode } from 'react';
import { useCurrentUser } from '#shared/web/session.ts';
import { INVESTING, useWorkingFor } from '#shared/web/working-for.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks, type ListOf } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { ChoiceChips } from '#shared/web/ui/choice-chips.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SkeletonRows } from '#shared/web/ui/row-list.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { useLive } from '#shared/web/use-live.ts';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { Match, MATCH_ORDERS, matchingEndpoints, MatchSides } from '../contract.ts';
import { type MatchKind, MatchList, type RenderConnect } from './match-list.tsx';
import {
  MATCH_FILTER_LABELS,
  MATCH_FILTERS,
  type MatchFilter,
  type MatchStates,
  type WithStates,
} from './match-state.ts';

const { useCall, useList } = endpointHooks<typeof matchingEndpoints>();
const PAGE_SIZE = 20;
const FRESH_MS = 30_000;
const LISTS = ['GET /api/matching/startups', 'GET /api/matching/investors'] as const;

type ReadResult = { data?: ListOf<Match[]>; error: unknown; refetch: () => unknown; isFetching: boolean };
type Paged = { page: number; onPage: (page: number) => void; orderSelect: ReactNode };

export type MatchingPageProps = { renderConnect: RenderConnect; renderWithStates: WithStates };

type ShownProps = Pick<MatchesProps, 'renderConnect' | 'orderSelect'> & {
  kind: MatchKind;
  matches: readonly Match[];
  states: MatchStates;
};

/** The list, or those of it that the reader has come as far with as the address says. */
function Shown({ kind, matches, renderConnect, orderSelect, states }: ShownProps) {
  const [search, change] = useAddress();
  const filter = MATCH_FILTERS.find((one) => one === search.get('show')) ?? 'all';
  const of = (one: MatchFilter) =>
    one === 'all' ? matches : states && matches.filter((_, index) => states[index] === one);
  const chips = MATCH_FILTERS.map((value) => ({
    value,
    label: MATCH_FILTER_LABELS[value],
    count: of(value)?.length,
  })).filter(({ value, count }) => value !== 'waiting' || value === filter || (count ?? 0) > 0);
  const shown = of(filter) ?? [];
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ChoiceChips
          label="Show"
          chips={chips}
          value={filter}
          onChange={(next) => change({ show: next === 'all' ? null : next })}
        />
        {orderSelect}
      </div>
      {shown.length === 0 && states !== undefined ? (
        <p className="text-soft py-6">
          No match is “{MATCH_FILTER_LABELS[filter]}”.{' '}
          <Button variant="quiet" onClick={() => change({ show: null })}>
            Show all
          </Button>
        </p>
      ) : (
        <MatchList kind={kind} matches={shown} renderActions={renderConnect} />
      )}
    </div>
  );
}

type MatchesProps = ReadResult & Paged & MatchingPageProps & { kind: MatchKind };

function Matches({
  data,
  error,
  refetch,
  isFetching,
  page,
  onPage,
  kind,
  renderConnect,
  orderSelect,
  renderWithStates,
}: MatchesProps) {
  if (error && !data) return <LoadError what="your matches" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonRows label="Loading your matches" />;
  if (data.total === 0)
    return (
      <EmptyState title={`No ${kind} to match yet`} icon="people">
        As soon as {kind} are listed here, they are ranked for you. This happens automatically.
      </EmptyState>
    );
  return (
    <div>
      {renderWithStates(
        data.items.map(({ counterpart }) => counterpart),
        (states) => (
          <Shown
            kind={kind}
            matches={data.items}
            states={states}
            renderConnect={renderConnect}
            orderSelect={orderSelect}
          />
        ),
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data.total} onPage={onPage} />
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

function Sides({ sides, ...given }: MatchingPageProps & { sides: MatchSides }) {
  const [search, change] = useAddress();
  const workingFor = useWorkingFor();
  const side = chosenSide(sides, search.get('for') ?? workingFor);
  if (side === null) return <NextStep />;
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const onPage = (next: number) => change({ page: next === 1 ? null : next }, { push: true });
  const order = ORDERS.find(({ value }) => value === search.get('order'))?.value ?? 'likely';
  const orderSelect = (
    <OrderSelect
      order={order}
      onOrder={(next) => change({ order: next === 'likely' ? null : next, page: null })}
    />
  );
  const paged = { page, onPage, order, orderSelect, ...given };
  return (
    <div className="grid gap-2">
      <SideSelect
        sides={sides}
        side={side}
        onSide={(next) => change({ for: next, page: null, show: null })}
      />
      {side === INVESTING ? (
        <StartupMatches {...paged} />
      ) : (
        <InvestorMatches key={side} startupId={Number(side)} {...paged} />
      )}
    </div>
  );
}

/** The signed-in person's matches: investors for the chosen startup, or startups for the investor. */
export function MatchingPage(given: MatchingPageProps) {
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
            Fit in percent. <TextLink href="/matching/accuracy">How accurate is the order?</TextLink>
          </>
        }
      />
      {error && !data ? (
        <LoadError what="your matches" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonRows label="Loading your matches" />
      ) : (
        <Sides sides={data} {...given} />
      )}
    </div>
  );
}
