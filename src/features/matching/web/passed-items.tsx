import { formatCount, formatRelative } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { PageLink } from '#shared/web/ui/link.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { MatchFeedback } from '../contract/feedback.ts';
import { useTakeBack } from './feedback.ts';

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

type ItemsProps = { items: readonly MatchFeedback[]; total: number; canUndo: boolean };

/** Each of them, with the way back. */
export function PassedItems({ items, total, canUndo }: ItemsProps) {
  const effect = effectOf(items);
  return (
    <details className="group mt-6 border-t pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
        {formatCount(total, 'match', 'matches')} said not to be a fit
      </summary>
      {effect === null ? null : <p className="text-soft text-sm">{effect}</p>}
      <ul className="divide-y">
        {items.map((item) => (
          <Passed key={item.id} item={item} canUndo={canUndo} />
        ))}
      </ul>
    </details>
  );
}
