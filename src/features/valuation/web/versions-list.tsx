import { formatCount, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { valuationEndpoints } from '../contract.ts';
import { dollars } from './method-card.tsx';

const { useList } = endpointHooks<typeof valuationEndpoints>();
const MOST = 100;

type Props = { startupId: number; shown: number; onShow: (version: number) => void };

/** Who valued the startup and when; any of them opens again. */
export function VersionsList({ startupId, shown, onShow }: Props) {
  const { data, error, refetch } = useList(
    'GET /api/startups/{id}/valuation/versions',
    { params: { id: startupId }, query: { limit: MOST } },
    { keepPrevious: true },
  );
  if (error && !data)
    return <ErrorState title="We could not load the versions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonLines label="Loading the versions" />;
  return (
    <Card>
      <CardHeader title="Versions" note={`${formatCount(data.total, 'version')} kept, newest first.`} />
      <ul className="grid gap-2 text-sm">
        {data.items.map(({ version, createdAt, createdBy, fairValue }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b pb-2 last:border-0 last:pb-0"
          >
            <span>
              <b>Version {version}</b>, {formatDate(createdAt)}
              {createdBy === null ? '' : `, ${createdBy}`}
              <span className="text-soft block">
                Fair value {fairValue === null ? 'not known' : dollars(fairValue)}
              </span>
            </span>
            {version === shown ? (
              <Tag tone="good">Shown</Tag>
            ) : (
              <Button aria-label={`Show version ${version}`} onClick={() => onShow(version)}>
                Show
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
