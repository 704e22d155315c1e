import { formatFraction, formatNumber } from '#shared/web/format.ts';
import type { AdvancedMatch } from '../contract/advanced.ts';

/** The four scores and the chance of a next round, in a line of a list; a score without evidence is a dash. */
export function AnalysisLine({ match: { aiAnalysis, predictedSuccess } }: { match: AdvancedMatch }) {
  const { probability, timeframe } = predictedSuccess;
  return (
    <p className="flex flex-wrap gap-x-3">
      {aiAnalysis.parts.map(({ key, label, score, coverageFraction }) => (
        <span key={key}>
          <b className="tabular text-ink font-semibold">
            {coverageFraction === 0 ? '–' : formatNumber(score)}
          </b>{' '}
          {label}
        </span>
      ))}
      {probability === null ? null : (
        <span>
          <b className="tabular text-ink font-semibold">{formatFraction(probability)}</b> next round in{' '}
          {timeframe}
        </span>
      )}
    </p>
  );
}
