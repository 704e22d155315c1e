import { formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import type { ModelAnswer, ModelCase } from '../contract/answer.ts';
import { fixed, moneyIn } from './metric-words.ts';

const CASES = [
  { name: 'base', label: 'Base' },
  { name: 'up', label: 'Up' },
  { name: 'down', label: 'Down' },
] as const;

const times = (factor: number) => `×${factor}`;
const last = ({ projections }: ModelCase) => projections.at(-1);

type CaseRow = { label: string; show: (each: ModelCase, money: (amount: number | null) => string) => string };

const ROWS: readonly CaseRow[] = [
  { label: 'Growth rate', show: ({ shift }) => times(shift.growth) },
  { label: 'Acquisition cost', show: ({ shift }) => times(shift.customerAcquisitionCost) },
  { label: 'Churn', show: ({ shift }) => times(shift.churn) },
  { label: 'LTV/CAC Ratio', show: ({ metrics }) => fixed(metrics.ltv_cac, 1) ?? '–' },
  { label: 'Burn Rate', show: ({ metrics }, money) => money(metrics.burnRate) },
  { label: 'Runway (months)', show: ({ metrics }) => fixed(metrics.runway, 1) ?? '–' },
  {
    label: 'Rule of 40 (%)',
    show: ({ metrics }) => (metrics.rule40 === null ? '–' : formatPercent(metrics.rule40, 1)),
  },
  { label: 'Revenue, last year', show: (each, money) => money(last(each)?.revenue ?? null) },
  { label: 'EBITDA, last year', show: (each, money) => money(last(each)?.ebitda ?? null) },
  { label: 'Cash Flow, last year', show: (each, money) => money(last(each)?.cashFlow ?? null) },
];

/** The same plan as stated, somewhat better and clearly worse. */
export function CasesTable({ model }: { model: ModelAnswer }) {
  return (
    <Card>
      <CardHeader
        title="Three cases"
        note="The up and down cases multiply growth, acquisition cost and churn by the factors shown (our choice). Lifetime value follows churn; the price per customer stays the same."
      />
      <DataTable
        label="Three cases"
        isCompact
        rows={ROWS}
        keyOf={({ label }) => label}
        columns={[
          { name: 'Figure', className: 'font-normal', render: ({ label }) => label },
          ...CASES.map(({ name, label }) => ({
            name: label,
            isNumber: true,
            className: 'font-semibold',
            render: ({ show }: CaseRow) => show(model.cases[name], moneyIn(model.currency)),
          })),
        ]}
      />
    </Card>
  );
}
