import { lazy, Suspense, useState } from 'react';
import { FitProfile } from '#shared/web/chart/fit-profile.tsx';
import { isStatus } from '#shared/web/api-error.ts';
import { endpointHooks, type ReadOptions } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { MINUTE_MS } from '#shared/domain/time.ts';
import type { Match, matchingEndpoints } from '../contract.ts';
import { ActivityLine, FitNumber, WhyFit } from './match-fit.tsx';
import { MatchReasons } from './match-row.tsx';

const MatchDrawer = lazy(async () => ({ default: (await import('./match-drawer.tsx')).MatchDrawer }));

const { useCall } = endpointHooks<typeof matchingEndpoints>();
const FRESH: ReadOptions = { staleTimeMs: MINUTE_MS };

/** A bar a criterion, what speaks for and against, and the way to both values of each. */
function Summary({ match }: { match: Match }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <FitProfile named criteria={match.criteria} weakest={match.highlights.weakest?.key} />
      <div className="grid gap-1 text-sm">
        <MatchReasons match={match} />
      </div>
      <ActivityLine match={match} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => setOpen(true)}>Every criterion</Button>
        <WhyFit match={match} />
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <MatchDrawer match={match} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

type MatchResult = { data?: Match; error: unknown; refetch: () => unknown; isFetching: boolean };

function Shown({ data, error, refetch, isFetching }: MatchResult) {
  const hasNoSuchSide = isStatus(error, 404) || isStatus(error, 401);
  if (hasNoSuchSide) return null;
  if (error && !data) return <LoadError what="why you match" result={{ error, refetch, isFetching }} />;
  return (
    <Card>
      <CardHeader title="Why you match" actions={data === undefined ? null : <FitNumber match={data} />} />
      {data === undefined ? (
        <SkeletonLines count={5} label="Loading why you match" />
      ) : (
        <Summary match={data} />
      )}
    </Card>
  );
}

function WhyStartup({ id }: { id: number }) {
  return <Shown {...useCall('GET /api/matching/startups/{id}', { params: { id } }, FRESH)} />;
}

function WhyInvestor({ id, startupId }: { id: number; startupId: number | undefined }) {
  const query = startupId === undefined ? {} : { startup: startupId };
  return <Shown {...useCall('GET /api/matching/investors/{id}', { params: { id }, query }, FRESH)} />;
}

/** A startup's page gives `startupId`; an investor's gives `investorId`, and may name which of one's startups. */
export type WhyCardProps =
  | { readonly startupId: number; readonly investorId?: never; readonly ownStartupId?: never }
  | { readonly investorId: number; readonly startupId?: never; readonly ownStartupId?: number };

/** Asks first which sides the person has, so that nobody sees a card appear and go. */
export function MemberWhy({ startupId, investorId, ownStartupId }: WhyCardProps) {
  const { data: sides } = useCall('GET /api/matching/sides', {}, FRESH);
  if (sides === undefined) return null;
  if (startupId !== undefined) return sides.investorId === null ? null : <WhyStartup id={startupId} />;
  return sides.startups.length === 0 ? null : <WhyInvestor id={investorId} startupId={ownStartupId} />;
}
