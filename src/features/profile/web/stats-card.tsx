import { formatNumber } from '#shared/web/format.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import type { Strength } from '../contract/profile.ts';

export type ProfileCounts = {
  readonly connections: number | null;
  readonly recommendations: number | null;
  readonly matches: number | null;
  readonly experiences: number | null;
};

/** Four counts; a dash while one is not known. */
export function StatsCard({ counts }: { counts: ProfileCounts }) {
  const rows = [
    ['Connections', counts.connections],
    ['Recommendations', counts.recommendations],
    ['AI Matches', counts.matches],
    ['Experience Items', counts.experiences],
  ] as const;
  return (
    <Card>
      <h2 className="sr-only">Figures</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-1 lg:gap-y-2">
        {rows.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse lg:flex-row lg:items-baseline lg:justify-between">
            <dt className="text-soft text-sm">{label}</dt>
            <dd className="tabular text-xl font-bold tracking-tight">
              {count === null ? '–' : formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How complete the profile is, and the one fact that would add most. */
export function StrengthCard({ strength, onNext }: { strength: Strength; onNext: (fact: string) => void }) {
  const { percent, next } = strength;
  return (
    <Card>
      <CardHeader
        title="Profile strength"
        actions={<span className="tabular text-lg font-bold">{percent}%</span>}
      />
      <ProgressBar percent={percent} label="Profile strength" tone={percent < 50 ? 'warn' : 'good'} />
      {next === null ? (
        <p className="text-soft mt-3 text-sm">Nothing is missing.</p>
      ) : (
        <div className="mt-3 grid justify-items-start gap-2 text-sm">
          <p>
            {next.advice} <span className="text-soft">Adds {next.gainPercent} points.</span>
          </p>
          <Button onClick={() => onNext(next.fact)}>Do it now</Button>
        </div>
      )}
    </Card>
  );
}
