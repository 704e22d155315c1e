import { VersionComparison } from '#shared/web/ui/comparison-table.tsx';
import { type ComparisonRow, figureRow, textRow } from '#shared/web/ui/comparison-rows.ts';
import { VersionsCard } from '#shared/web/ui/versions-card.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { fixed, inWords, moneyIn } from './metric-words.ts';
import { useModel, useModelHistory } from './use-model.ts';

const number = (value: number) => fixed(value, Number.isInteger(value) ? 0 : 2) ?? '–';
const percent = (value: number) => `${fixed(value, 1) ?? '–'}%`;

/** Inputs that somebody stated in one of the two, and that differ. */
function inputRows(before: ModelAnswer['inputs'], after: ModelAnswer['inputs']): ComparisonRow[] {
  const fields = [
    ...new Set([...Object.keys(before), ...Object.keys(after)]),
  ] as (keyof ModelAnswer['inputs'])[];
  return fields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => {
      const [from, to] = [before[field] ?? null, after[field] ?? null];
      const label = `Input: ${inWords(field).toLowerCase()}`;
      return typeof from === 'string' || typeof to === 'string'
        ? textRow(label, from, to)
        : figureRow(label, from, to, number);
    });
}

/** The figures of two models that people compare first, then the inputs that make the difference. */
function rowsOf(before: ModelAnswer, after: ModelAnswer): ComparisonRow[] {
  const [first, second] = [before.projections.at(-1), after.projections.at(-1)];
  const money = moneyIn(after.currency);
  return [
    figureRow('LTV/CAC ratio', before.metrics.ltv_cac, after.metrics.ltv_cac, number),
    figureRow('Burn rate, a month', before.metrics.burnRate, after.metrics.burnRate, money),
    figureRow('Runway, months', before.metrics.runway, after.metrics.runway, number),
    figureRow('Rule of 40', before.metrics.rule40, after.metrics.rule40, percent),
    textRow('Last projected year', first?.year ?? null, second?.year ?? null),
    figureRow('Revenue in it', first?.revenue ?? null, second?.revenue ?? null, money),
    figureRow('EBITDA in it', first?.ebitda ?? null, second?.ebitda ?? null, money),
    figureRow('Flags', before.flags.length, after.flags.length, number),
    ...inputRows(before.inputs, after.inputs),
  ];
}

type ComparisonProps = { startupId: number; against: number; shown: ModelAnswer };

function Comparison({ startupId, against, shown }: ComparisonProps) {
  const result = useModel(startupId, against);
  return <VersionComparison result={result} shown={shown} rowsOf={rowsOf} />;
}

type Props = {
  startupId: number;
  shown: ModelAnswer;
  latest: number;
  onShow: (version: number) => void;
};

/** Earlier models: open one, or lay two side by side. */
export function ModelVersions({ startupId, shown, latest, onShow }: Props) {
  const { data } = useModelHistory(startupId);
  return (
    <VersionsCard versions={data} shown={shown.version} latest={latest} onShow={onShow}>
      {(against) => <Comparison startupId={startupId} against={against} shown={shown} />}
    </VersionsCard>
  );
}
