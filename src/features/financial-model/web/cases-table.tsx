import { formatPercent } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import type { ModelAnswer, ModelCase } from '../contract/answer.ts';
import { dollars, fixed } from './metric-words.ts';

const CASES = [
  { name: 'base', label: 'Base' },
  { name: 'up', label: 'Up' },
  { name: 'down', label: 'Down' },
] as const;

const times = (factor: number) => `×${factor}`;
const last = ({ projections }: ModelCase) => projections.at(-1);

const ROWS: readonly { label: string; show: (each: ModelCase) => string }[] = [
  { label: 'Growth rate', show: ({ shift }) => times(shift.growth) },
  { label: 'Acquisition cost', show: ({ shift }) => times(shift.customerAcquisitionCost) },
  { label: 'Churn', show: ({ shift }) => times(shift.churn) },
  { label: 'LTV/CAC Ratio', show: ({ metrics }) => fixed(metrics.ltv_cac, 1) ?? '–' },
  { label: 'Burn Rate', show: ({ metrics }) => dollars(metrics.burnRate) },
  { label: 'Runway (months)', show: ({ metrics }) => fixed(metrics.runway, 1) ?? '–' },
  {
    label: 'Rule of 40 (%)',
    show: ({ metrics }) => (metrics.rule40 === null ? '–' : formatPercent(metrics.rule40, 1)),
  },
  { label: 'Revenue, last year', show: (each) => dollars(last(each)?.revenue ?? null) },
  { label: 'EBITDA, last year', show: (each) => dollars(last(each)?.ebitda ?? null) },
  { label: 'Cash Flow, last year', show: (each) => dollars(last(each)?.cashFlow ?? null) },
];

/** The same plan as stated, somewhat better and clearly worse. */
export function CasesTable({ model }: { model: ModelAnswer }) {
  return (
    <Card>
      <CardHeader
        title="Three cases"
        note="Up and down move growth, acquisition cost and churn by the factors shown, which are our own choice. Lifetime value follows churn; the price per customer stays."
      />
      <section
        aria-label="Three cases"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        <table className="tabular w-full min-w-112 text-sm">
          <thead>
            <tr className="text-soft border-b text-right">
              <th className="py-2 text-left font-medium">Figure</th>
              {CASES.map(({ name, label }) => (
                <th key={name} className="py-2 pl-3 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ label, show }) => (
              <tr key={label} className="border-b last:border-0">
                <th scope="row" className="py-2 text-left font-normal">
                  {label}
                </th>
                {CASES.map(({ name }) => (
                  <td key={name} className="py-2 pl-3 text-right font-semibold">
                    {show(model.cases[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
