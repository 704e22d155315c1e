import { lazy, Suspense, useState } from 'react';
import { formatFraction, formatNumber } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { AdvancedMatch, MatchAnalysis as Analysed, MatchSubScore } from '../contract/advanced.ts';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

const LOW = 50;

function SubScore({ part: { label, score, coverageFraction, evidence } }: { part: MatchSubScore }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft text-xs">{label}</dt>
      <dd>
        <span className="tabular text-lg leading-tight font-bold tracking-tight">{formatNumber(score)}</span>
        <span className="text-soft block text-xs">{formatFraction(coverageFraction)} known</span>
        <ProgressBar percent={score} tone={score < LOW ? 'warn' : 'good'} />
        {evidence.length === 0 ? null : (
          <div className="mt-1.5">
            <Why label="Evidence">
              <p className="pr-6 font-semibold">{label}</p>
              <ul className="mt-2 grid list-disc gap-1.5 pl-5">
                {evidence.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Why>
          </div>
        )}
      </dd>
    </div>
  );
}

/** The four category scores of the startup's due diligence. */
function Scores({ analysis: { parts, note } }: { analysis: Analysed }) {
  return (
    <div className="border-t pt-3">
      <h3 className="mb-1 text-sm font-semibold">AI scores</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {parts.map((part) => (
          <SubScore key={part.key} part={part} />
        ))}
      </dl>
      {note === null ? null : <p className="text-soft mt-1.5 text-sm">{note}</p>}
    </div>
  );
}

/** The chance of a next round or exit, with the cohort it comes from. */
function Success({ prediction }: { prediction: AdvancedMatch['predictedSuccess'] }) {
  const { probability, timeframe, cohort, adjustments } = prediction;
  return (
    <div className="border-t pt-3">
      <h3 className="text-sm font-semibold">Success prediction</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>
          <span className="tabular text-lg font-bold tracking-tight">
            {probability === null ? 'No prediction' : formatFraction(probability)}
          </span>{' '}
          <span className="text-soft text-sm">
            {probability === null ? 'yet' : `next round or acquisition within ${timeframe}`}
          </span>
        </p>
        <Why label={probability === null ? 'Why none?' : `Why ${formatFraction(probability)}?`}>
          <div className="grid gap-2 pr-6">
            <p>{cohort}</p>
            {adjustments.length === 0 ? null : (
              <ul className="grid list-disc gap-1.5 pl-5">
                {adjustments.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </Why>
      </div>
    </div>
  );
}

const GROUPS = [
  { key: 'opportunities', title: 'Opportunities', icon: 'check', tone: 'text-green' },
  { key: 'riskFactors', title: 'Risk factors', icon: 'alert', tone: 'text-amber' },
  { key: 'milestones', title: 'Key milestones', icon: 'flag', tone: 'text-soft' },
] as const satisfies readonly { key: string; title: string; icon: IconName; tone: string }[];

function Outlook({ match }: { match: AdvancedMatch }) {
  const lines = {
    opportunities: match.opportunities,
    riskFactors: match.riskFactors,
    milestones: match.predictedSuccess.keyMilestones,
  };
  return (
    <div className="grid gap-3 border-t pt-3">
      {GROUPS.filter(({ key }) => lines[key].length > 0).map(({ key, title, icon, tone }) => (
        <section key={key} className="min-w-0">
          <h3 className="text-sm font-semibold">{title}</h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {lines[key].map((line) => (
              <li key={line} className="flex gap-2">
                <Icon name={icon} className={`${tone} mt-0.5 size-4 shrink-0`} />
                <span className="min-w-0 break-words">{line}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What due diligence knows of the startup of a match, and what may become of it. */
export function MatchAnalysis({ match }: { match: AdvancedMatch }) {
  return (
    <div className="mt-4 grid gap-3">
      <Scores analysis={match.aiAnalysis} />
      <Success prediction={match.predictedSuccess} />
      <Outlook match={match} />
    </div>
  );
}

type NotFitProps = { match: AdvancedMatch; side: 'startup' | 'investor'; onSaid: () => void };

/** Says that somebody is not a fit; `side` is who says it. */
export function NotFitAction({ match, side, onSaid }: NotFitProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        aria-label={`${match.counterpart.name} is not a fit`}
        className="mr-auto -ml-3"
      >
        Not a fit
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <FeedbackDialog match={match} side={side} onClose={() => setAsking(false)} onSaid={onSaid} />
        </Suspense>
      ) : null}
    </>
  );
}
