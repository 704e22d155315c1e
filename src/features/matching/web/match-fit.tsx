import { formatFraction, formatNumber } from '#shared/web/format.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { Match } from '../contract.ts';

/** The loud number: how well the two fit, and on how much that rests. */
export function FitNumber({ match: { score, criteriaKnown, criteriaTotal } }: { match: Match }) {
  return (
    <div className="shrink-0 text-right">
      <p className="tabular text-3xl leading-none font-bold tracking-tighter">
        {score ?? '–'}
        {score === null ? null : <span className="text-faint text-base font-medium">%</span>}
      </p>
      <p className="text-soft mt-1 text-xs">
        fit on {criteriaKnown} of {criteriaTotal} criteria
      </p>
    </div>
  );
}

const EVIDENCE = { strong: 'Strong evidence', fair: 'Fair evidence', thin: 'Thin evidence' } as const;

/** When the other side was last active, and how far the fit can be relied on. */
export function ActivityLine({ match: { activity, evidence, evidenceCount } }: { match: Match }) {
  return (
    <p className="text-soft text-sm">
      {activity}. {EVIDENCE[evidence]}, n = {formatNumber(evidenceCount)}.
    </p>
  );
}

/** What the fit is made of, and what orders the list. */
export function WhyFit({ match }: { match: Match }) {
  const { score, criteriaKnown, criteriaTotal, counterpart, evidenceCount, confidence } = match;
  return (
    <Why label={score === null ? 'Why no fit?' : `Why ${score}%?`}>
      <div className="grid gap-2 pr-6">
        <p>
          {score === null
            ? `Nothing that you and ${counterpart.name} state can be compared yet.`
            : `You and ${counterpart.name} are compared on ${criteriaKnown} of ${criteriaTotal} criteria, each by its weight. What one side does not state is left out.`}{' '}
          A stage, a ticket or a sector that rules the other out holds the fit at 40% or below.
        </p>
        <p>
          Evidence counts the investor’s recorded deals, and five for stated preferences: n ={' '}
          {formatNumber(evidenceCount)}. Measured on past rounds, {formatFraction(confidence, 1)} of pairs
          like this one closed; few ever do.
        </p>
        <p>
          <TextLink href="/matching/accuracy">How well the order of this list does</TextLink>
        </p>
      </div>
    </Why>
  );
}

/** What rules the other out, said before everything else. */
export function Misfits({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="bg-red-tint text-red flex gap-2 rounded-sm px-3 py-2 text-sm">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        <span className="sr-only">Rules it out: </span>
        {text}
      </span>
    </p>
  ));
}
