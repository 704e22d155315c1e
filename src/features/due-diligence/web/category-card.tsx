import { DILIGENCE_CATEGORY_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { useState } from 'react';
import { PartBar } from '#shared/web/chart/part-bar.tsx';
import { formatCount, formatFraction } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import type { CategoryReport, CheckResult } from '../contract/report.ts';
import { OUTCOME_LABELS } from '../domain/labels.ts';
import { type Category, CATEGORY_WEIGHTS, type CheckOutcome } from '../domain/score.ts';
import { classNames } from '#shared/web/ui/class-names.ts';
import { ChecksList } from './checks-list.tsx';

const ORDER: readonly CheckOutcome[] = ['pass', 'partial', 'fail', 'unknown'];
const FILLS: Readonly<Record<CheckOutcome, string>> = {
  pass: 'fill-green',
  partial: 'fill-ochre',
  fail: 'fill-red',
  unknown: 'fill-line',
};
const DOTS: Readonly<Record<CheckOutcome, string>> = {
  pass: 'bg-green',
  partial: 'bg-ochre',
  fail: 'bg-red',
  unknown: 'bg-line',
};

type Part = {
  readonly outcome: CheckOutcome;
  readonly count: number;
  readonly from: number;
  readonly width: number;
};

/** How the category's weight is spread over the outcomes, in percent from the left. */
function partsOf(checks: readonly CheckResult[]): Part[] {
  const total = checks.reduce((sum, { weight }) => sum + weight, 0);
  let from = 0;
  return ORDER.map((outcome) => {
    const own = checks.filter((check) => check.outcome === outcome);
    const width = total === 0 ? 0 : (own.reduce((sum, { weight }) => sum + weight, 0) / total) * 100;
    from += width;
    return { outcome, count: own.length, from: from - width, width };
  });
}

function OutcomeBar({ checks }: { checks: readonly CheckResult[] }) {
  const parts = partsOf(checks);
  return (
    <div className="grid gap-1.5">
      <PartBar
        className="h-2 overflow-hidden rounded-full"
        parts={parts.map(({ outcome, width }) => ({ key: outcome, width, fill: FILLS[outcome] }))}
      />
      <ul className="text-soft flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
        {parts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <li key={outcome} className="flex items-center gap-1.5">
              <span className={`size-2 rounded-full ${DOTS[outcome]}`} />
              {OUTCOME_LABELS[outcome]} {count}
            </li>
          ))}
      </ul>
    </div>
  );
}

const MOST_ISSUES = 3;

/** A category nothing is known of has no number to read: missing is not bad. */
function Score({ score, coverage }: { score: number; coverage: number }) {
  return (
    <div className="tabular shrink-0 text-right">
      <p className="text-2xl leading-none font-bold tracking-tighter">
        {coverage === 0 ? <span className="text-faint">–</span> : score}
        {coverage === 0 ? null : (
          <span className="text-faint ml-1 text-sm font-medium tracking-normal">/ 100</span>
        )}
      </p>
      <p className="text-soft mt-1 text-xs">{formatFraction(coverage)} seen</p>
    </div>
  );
}

type Props = { category: Category; report: CategoryReport; onNote?: (check: CheckResult) => void };

/** One category: its score, how much of it is shown, its issues, and every check behind them. */
export function CategoryCard({ category, report, onNote }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { checks, issues, recommendations, score } = report;
  const name = DILIGENCE_CATEGORY_LABELS[category];
  const label = isOpen ? 'Close the checks' : `All ${formatCount(checks.length, 'check')}`;
  return (
    <Card className={classNames('flex flex-col gap-3', isOpen && 'lg:col-span-2')}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="text-lg font-semibold tracking-tight">{name}</h3>
          <p className="text-soft text-sm">{formatFraction(CATEGORY_WEIGHTS[category])} of the score</p>
        </div>
        <Score score={score} coverage={report.evidenceCoverage} />
      </div>
      <OutcomeBar checks={checks} />
      {isOpen ? (
        <ChecksList checks={checks} onNote={onNote} />
      ) : (
        <Summary issues={issues} isKnown={report.evidenceCoverage > 0} recommendation={recommendations[0]} />
      )}
      <Button
        aria-expanded={isOpen}
        aria-label={`${label} of ${name}`}
        onClick={() => setOpen(!isOpen)}
        className="mt-auto self-start"
      >
        {label}
      </Button>
    </Card>
  );
}

type SummaryProps = { issues: readonly string[]; isKnown: boolean; recommendation?: string };

function Summary({ issues, isKnown, recommendation }: SummaryProps) {
  return (
    <div className="grid gap-2 text-sm break-words">
      {issues.length === 0 ? (
        <p className="text-soft">{isKnown ? 'No issues found.' : 'Nothing is known yet.'}</p>
      ) : (
        <ul className="list-disc pl-5">
          {issues.slice(0, MOST_ISSUES).map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      )}
      {recommendation === undefined ? null : <p>{recommendation}</p>}
    </div>
  );
}
