import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { dashboardEndpoints, Recommendation } from '../contract.ts';

const { useList } = endpointHooks<typeof dashboardEndpoints>();
const CALL = 'GET /api/dashboard/recommendations';

function Entry({ kind, subject, isDemo, href, figure, text }: Recommendation) {
  return (
    <li className="py-3 break-words">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-soft text-sm font-medium">{kind}</h3>
        <span className="tabular shrink-0 text-lg font-bold tracking-tight">{figure}</span>
      </div>
      <p className="flex flex-wrap items-center gap-1.5">
        <PageLink href={href} className="hover:text-green font-semibold underline-offset-4 hover:underline">
          {subject}
        </PageLink>
        <DemoTag isDemo={isDemo} />
      </p>
      <p className="text-soft mt-1 text-sm">{text}</p>
    </li>
  );
}

/** What would bring some. */
function Nothing({ isFounder }: { isFounder: boolean }) {
  return isFounder ? (
    <p className="text-soft">
      None now. <TextLink href="/ai-insights?tab=documents">Upload a pitch deck</TextLink> to see what would
      raise its score most; an investor who fits from 60% on shows here too.
    </p>
  ) : (
    <p className="text-soft">
      None now. A startup that fits from 60% on, and that you have not asked yet, shows here:{' '}
      <TextLink href="/profile">state more of what you look for</TextLink>.
    </p>
  );
}

/** The best new fit, and the change that would raise the deck's score most. */
export function RecommendationsCard({ isFounder }: { isFounder: boolean }) {
  useLive('matches', [CALL]);
  const { data, error, refetch, isFetching } = useList(CALL, {}, { staleTimeMs: 30_000 });
  if (error && !data) return <LoadError what="recommendations" result={{ error, refetch, isFetching }} />;
  return (
    <Card>
      <CardHeader title="AI Recommendations" />
      {data === undefined ? (
        <SkeletonLines />
      ) : data.items.length === 0 ? (
        <Nothing isFounder={isFounder} />
      ) : (
        <ul className="divide-y">
          {data.items.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}
