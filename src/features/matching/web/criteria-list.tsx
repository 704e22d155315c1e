import { formatFraction } from '#shared/web/format.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import type { Match, MatchCriterion } from '../contract.ts';

const LOW = 0.4;

function Criterion({ criterion }: { criterion: MatchCriterion }) {
  const { label, known, valueFraction } = criterion;
  return (
    <li className="grid gap-1 py-1.5">
      <div className="grid grid-cols-[6.5rem_1fr_2.75rem] items-center gap-x-3 text-sm">
        <span className="truncate font-medium">{label}</span>
        <ProgressBar
          percent={known ? 100 * valueFraction : 0}
          tone={known && valueFraction < LOW ? 'warn' : 'good'}
        />
        <span className="tabular text-right">{known ? formatFraction(valueFraction) : '–'}</span>
      </div>
      <p className="text-soft text-sm break-words">
        {known ? <BothValues criterion={criterion} /> : 'Not known, counted as neutral.'}
      </p>
    </li>
  );
}

const LONGEST_VALUES = 110;

/** The startup's value and the investor's; where they are long, the sentence that compares them. */
export function BothValues({ criterion }: { criterion: MatchCriterion }) {
  const { startupText, investorText, sentence } = criterion;
  if (startupText.length + investorText.length > LONGEST_VALUES) return sentence;
  return (
    <>
      <span className="sr-only">Startup: </span>
      {startupText}
      <span aria-hidden="true"> · </span>
      <span className="sr-only">; investor: </span>
      {investorText}
    </>
  );
}

/** One side's criteria, each with its bar and both values. */
export function CriteriaList({ title, criteria }: { title: string; criteria: readonly MatchCriterion[] }) {
  return (
    <div>
      <h3 className="text-soft text-sm font-medium">{title}</h3>
      <ul>
        {criteria.map((criterion) => (
          <Criterion key={criterion.key} criterion={criterion} />
        ))}
      </ul>
    </div>
  );
}

function Highlight({ criterion, weakest = false }: { criterion: MatchCriterion; weakest?: boolean }) {
  const { label, valueFraction } = criterion;
  return (
    <li
      className={classNames(
        'grid grid-cols-[6.5rem_1fr] items-center gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[6.5rem_6rem_1fr]',
        weakest && 'text-amber',
      )}
    >
      <span className="truncate font-medium">
        {weakest ? <span className="sr-only">Weakest: </span> : null}
        {label}
      </span>
      <ProgressBar percent={100 * valueFraction} tone={weakest ? 'warn' : 'good'} />
      <span className={classNames('col-span-2 min-w-0 break-words sm:col-span-1', !weakest && 'text-soft')}>
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
