import { formatFraction } from '#shared/web/format.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { MatchCriterion } from '../contract.ts';

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
      <p className="text-soft text-sm">
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
