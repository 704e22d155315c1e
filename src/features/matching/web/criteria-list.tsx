import { formatFraction } from '#shared/web/format.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import type { Match, MatchCriterion } from '../contract.ts';

const LOW = 0.4;

function Criterion({ criterion }: { criterion: MatchCriterion }) {
  const { label, known, valueFraction, sentence } = criterion;
  return (
    <li className="grid gap-1 py-1.5">
      <div className="grid grid-cols-[6.5rem_1fr_2.75rem] items-center gap-x-3 text-sm">
        <span className="truncate font-medium">{label}</span>
        {known ? (
          <ProgressBar percent={100 * valueFraction} tone={valueFraction < LOW ? 'warn' : 'good'} />
        ) : (
          <span className="border-edge border-b border-dotted" aria-hidden="true" />
        )}
        <span className="tabular text-right">{known ? formatFraction(valueFraction) : '–'}</span>
      </div>
      <p className="text-soft text-sm break-words">
        {known ? (
          sentence
        ) : (
          <>
            Not compared: <BothValues criterion={criterion} />
          </>
        )}
      </p>
    </li>
  );
}

const LONGEST_VALUES = 110;

/** The startup's value and the investor's; where they are long, the sentence that compares them. */
function BothValues({ criterion }: { criterion: MatchCriterion }) {
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

/** Every criterion with its bar and both values. */
export function CriteriaList({ criteria }: { criteria: readonly MatchCriterion[] }) {
  return (
    <ul>
      {criteria.map((criterion) => (
        <Criterion key={criterion.key} criterion={criterion} />
      ))}
    </ul>
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
