import { classNames } from '#shared/web/ui/class-names.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { Match, MatchCriterion } from '../contract.ts';
import { BothValues } from './criteria-list.tsx';

function Highlight({ criterion, weakest = false }: { criterion: MatchCriterion; weakest?: boolean }) {
  const { label, valueFraction } = criterion;
  return (
    <li
      className={classNames(
        'grid grid-cols-[5.5rem_1fr] items-center gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[6.5rem_6rem_1fr]',
        weakest && 'text-amber',
      )}
    >
      <span className="truncate font-medium">
        {weakest ? <span className="sr-only">Weakest: </span> : null}
        {label}
      </span>
      <ProgressBar percent={100 * valueFraction} tone={weakest ? 'warn' : 'good'} />
      <span className={classNames('col-span-2 sm:col-span-1', !weakest && 'text-soft')}>
        <BothValues criterion={criterion} />
      </span>
    </li>
  );
}

/** The criteria that carried a match, and in amber the one that spoke most against it; both values beside each bar. */
export function HighlightsList({ highlights: { carried, weakest } }: Pick<Match, 'highlights'>) {
  return (
    <ul className="grid gap-2">
      {carried.map((criterion) => (
        <Highlight key={criterion.key} criterion={criterion} />
      ))}
      {weakest === null ? null : <Highlight criterion={weakest} weakest />}
    </ul>
  );
}
