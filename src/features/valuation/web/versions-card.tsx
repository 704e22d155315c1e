import { formatDollars, formatFraction } from '#shared/web/format.ts';
import { VersionComparison } from '#shared/web/ui/comparison-table.tsx';
import { type ComparisonRow, figureRow, textRow } from '#shared/web/ui/comparison-rows.ts';
import { VersionsCard } from '#shared/web/ui/versions-card.tsx';
import type { ValuationAnswer } from '../contract/answer.ts';
import { METHOD_NAMES } from '../domain/parameters.ts';
import { inWords } from './method-words.ts';
import { useValuation, useValuationHistory } from './use-valuation.ts';

const amountRow = (label: string, before: number | null, after: number | null) =>
  figureRow(label, before, after, formatDollars);

/** What each stands on, where the two differ. */
function basisRows(before: ValuationAnswer['basis'], after: ValuationAnswer['basis']): ComparisonRow[] {
  const earlier = new Map(before.map(({ label, value }) => [label, value]));
  return after.flatMap(({ label, value }) => {
    const former = earlier.get(label) ?? null;
    if (former === value) return [];
    if (typeof former === 'string' || typeof value === 'string') return [textRow(label, former, value)];
    return [amountRow(label, former, value)];
  });
}

/** Fair value and range, each method's value with its weight, then the facts that changed. */
function rowsOf(before: ValuationAnswer, after: ValuationAnswer): ComparisonRow[] {
  const [from, to] = [before.recommendation, after.recommendation];
  return [
    amountRow('Fair value', from.fairValue, to.fairValue),
    amountRow('Lowest', from.range?.min ?? null, to.range?.min ?? null),
    amountRow('Highest', from.range?.max ?? null, to.range?.max ?? null),
    ...METHOD_NAMES.map((name) => {
      const [old, now] = [before.methods[name], after.methods[name]];
      const note = `weight ${formatFraction(old.weight)} → ${formatFraction(now.weight)}`;
      return { ...amountRow(inWords(name), old.value, now.value), note };
    }),
    ...basisRows(before.basis, after.basis),
  ];
}

type ComparisonProps = { startupId: number; against: number; shown: ValuationAnswer };

function Comparison({ startupId, against, shown }: ComparisonProps) {
  const result = useValuation(startupId, against);
  return <VersionComparison result={result} shown={shown} rowsOf={rowsOf} />;
}

type Props = {
  startupId: number;
  shown: ValuationAnswer;
  latest: number;
  onShow: (version: number) => void;
};

/** Earlier valuations: open one, or lay two side by side. */
export function ValuationVersions({ startupId, shown, latest, onShow }: Props) {
  const { data } = useValuationHistory(startupId);
  return (
    <VersionsCard versions={data} shown={shown.version} latest={latest} onShow={onShow}>
      {(against) => <Comparison startupId={startupId} against={against} shown={shown} />}
    </VersionsCard>
  );
}
