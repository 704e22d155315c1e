import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { DashboardMatch, dashboardEndpoints } from '../contract.ts';

const { useList } = endpointHooks<typeof dashboardEndpoints>();

function Match({ name, type, matchScore, href, reasons, isDemo }: DashboardMatch) {
  return (
    <li className="relative grid grid-cols-[3.75rem_minmax(0,1fr)] items-start gap-x-2 border-t py-2 break-words first:border-t-0 first:pt-0">
      <p className="tabular text-xl leading-6 font-bold tracking-tight whitespace-nowrap">
        {matchScore ?? '–'}
        {matchScore === null ? null : (
          <span className="text-faint text-sm font-medium">
            %<span className="sr-only"> fit</span>
          </span>
        )}
      </p>
      <div className="min-w-0 leading-5">
        <h3 className="flex flex-wrap items-center gap-x-1.5 text-base">
          <PageLink
            href={href}
            className="hover:text-green font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name || 'Unknown'}
          </PageLink>
          <DemoTag isDemo={isDemo} />
        </h3>
        <p className="text-soft text-sm">{type || 'Type not specified'}</p>
        {reasons[0] === undefined ? null : <p className="text-sm">{reasons[0]}</p>}
      </div>
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
        note="Fit in percent, and what speaks for it"
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
        <ul>
          {data.items.map((match) => (
            <Match key={match.id} {...match} />
          ))}
        </ul>
      )}
    </Card>
  );
}
