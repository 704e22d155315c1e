import { formatFraction } from '#shared/web/format.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { MatchCriterion } from '../contract.ts';

const LOW = 0.4;

function Criterion({ criterion }: { criterion: MatchCriterion }) {
  const { label, known, valueFraction, startupText, investorText, sentence } = criterion;
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
        {known ? (
          <Compared startup={startupText} investor={investorText} sentence={sentence} />
        ) : (
          'Not known, counted as neutral.'
        )}
      </p>
    </li>
  );
}

/** Both sides' values; long ones are said in the sentence instead. */
function Compared({ startup, investor, sentence }: { startup: string; investor: string; sentence: string }) {
  if (startup.length + investor.length > 110) return sentence;
  return (
    <>
      <span className="sr-only">Startup: </span>
      {startup}
      <span aria-hidden="true"> · </span>
      <span className="sr-only">; investor: </span>
      {investor}
    </>
  );
}

/** One side's criteria, each with its bar and both values. */
export function CriteriaList({ title, criteria }: { title: string; criteria: readonly MatchCriterion[] }) {
  return (
    <div>
      <h4 className="text-soft text-sm font-medium">{title}</h4>
      <ul>
        {criteria.map((criterion) => (
          <Criterion key={criterion.key} criterion={criterion} />
        ))}
      </ul>
    </div>
  );
}
