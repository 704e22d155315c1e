import { formatCount, formatRelative } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { LARGEST_PAGE } from '#shared/domain/page-size.ts';
import type { feedbackEndpoints, MatchFeedback } from '../contract/feedback.ts';
import { useTakeBack } from './feedback.ts';

const { useList } = endpointHooks<typeof feedbackEndpoints>();

/** "Cheque size counts more, named twice": what the words changed in the ranking. */
function effectOf(items: readonly MatchFeedback[]): string | null {
  const named = items.flatMap(({ criterion }) => criterion ?? []);
  const counts = [...Map.groupBy(named, (criterion) => criterion)].map(([criterion, times]) =>
    times.length === 1 ? criterion : `${criterion} (${times.length} times)`,
  );
  return counts.length === 0 ? null : `Counting more in your list: ${counts.join(', ')}.`;
}

type PassedProps = { item: MatchFeedback; canUndo: boolean };

function Passed({ item, canUndo }: PassedProps) {
  const { mutate, isPending } = useTakeBack();
  const { counterpart, reasonLabel, note, byName, createdAt, id } = item;
  const name = counterpart?.name ?? 'Someone no longer listed';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 break-words">
        <p className="font-semibold">
          {counterpart === null ? (
            name
          ) : (
            <PageLink href={counterpart.href} className="hover:text-green underline-offset-4 hover:underline">
              {name}
            </PageLink>
          )}{' '}
          <DemoTag isDemo={counterpart?.isDemo ?? false} />
        </p>
        <p className="text-soft text-sm">
          Not a fit because {reasonLabel}. {[byName, formatRelative(createdAt)].filter(Boolean).join(', ')}
        </p>
        {note === null ? null : <p className="mt-1 text-sm">{note}</p>}
      </div>
      {canUndo ? (
        <Button
          icon="retry"
          pending={isPending}
          onClick={() => mutate({ params: { id } })}
          aria-label={`Undo: put ${name} back into the list`}
        >
          Undo
        </Button>
      ) : null}
    </li>
  );
}

/** Who was said not to be a fit, with the way back; nothing while there is nobody. */
export function PassedList({ startupId, canUndo }: { startupId: number | null; canUndo: boolean }) {
  const query = { limit: LARGEST_PAGE, ...(startupId === null ? {} : { startup: startupId }) };
  const { data, error, refetch, isFetching } = useList('GET /api/matching/feedback', { query });
  if (error && !data)
    return (
      <div className="mt-6">
        <LoadError what="who was not a fit" result={{ error, refetch, isFetching }} />
      </div>
    );
  if (data === undefined || data.total === 0) return null;
  const effect = effectOf(data.items);
  return (
    <details className="group mt-6 border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
        {formatCount(data.total, 'match', 'matches')} said not to be a fit
      </summary>
      {effect === null ? null : <p className="text-soft text-sm">{effect}</p>}
      <ul className="divide-y">
        {data.items.map((item) => (
          <Passed key={item.id} item={item} canUndo={canUndo} />
        ))}
      </ul>
    </details>
  );
}
