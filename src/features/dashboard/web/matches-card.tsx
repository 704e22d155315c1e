import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { ScoreNumber } from '#shared/web/ui/score.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { DashboardMatch, dashboardEndpoints } from '../contract.ts';

const { useList } = endpointHooks<typeof dashboardEndpoints>();

function Match({ name, type, matchScore, isDemo, href, reasons }: DashboardMatch) {
  return (
    <li className="py-3 break-words">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <PageLink href={href} className="hover:text-green font-semibold underline-offset-4 hover:underline">
            {name || 'Unknown'}
          </PageLink>{' '}
          <DemoTag isDemo={isDemo} />
          <p className="text-soft text-sm">{type || 'Type not specified'}</p>
        </div>
        <ScoreNumber score={matchScore} note="% fit" />
      </div>
      {reasons[0] === undefined ? null : <p className="text-soft mt-1 text-sm">{reasons[0]}</p>}
    </li>
  );
}

/** The closest three of the other side. */
export function MatchesCard({ isFounder }: { isFounder: boolean }) {
  const { data, error, refetch, isFetching } = useList(
    'GET /api/dashboard/matches',
    {},
    { staleTimeMs: 30_000 },
  );
  if (error && !data) return <LoadError what="your matches" result={{ error, refetch, isFetching }} />;
  return (
    <Card>
      <CardHeader
        title={isFounder ? 'Matched Investors' : 'Matched Startups'}
        actions={<TextLink href="/matching">All</TextLink>}
      />
      {data === undefined ? (
        <SkeletonLines />
      ) : data.items.length === 0 ? (
        <>
          <p className="font-medium">No matches yet</p>
          <p className="text-soft mt-1">
            {isFounder
              ? 'Investors are ranked for you as soon as your startup is published.'
              : 'Startups are ranked for you as soon as some fit your thesis.'}
          </p>
        </>
      ) : (
        <ul className="divide-y">
          {data.items.map((match) => (
            <Match key={match.id} {...match} />
          ))}
        </ul>
      )}
    </Card>
  );
}
