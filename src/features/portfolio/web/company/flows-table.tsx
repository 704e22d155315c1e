import type { CashFlow, CompanyDetail } from '../../contract/company.ts';
import { formatAmount, formatDate, formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';

const KINDS: Record<CashFlow['kind'], string> = {
  investment: 'Paid in',
  distribution: 'Distribution',
  exit: 'Exit proceeds',
  value: 'Value held',
};

function dollarsText({ dollars, amount }: CashFlow): string {
  if (dollars !== null) return formatAmount(dollars);
  return amount === null ? 'Not known' : 'No rate';
}

const recordedText = ({ amount, currency }: CashFlow) =>
  amount === null ? 'Not known' : formatAmount(amount, currency);

/** Every dated flow, as recorded and in dollars, with the rates they rest on. */
export function FlowsTable({ detail: { flows, rates } }: { detail: CompanyDetail }) {
  const hasRates = flows.some(({ currency }) => currency !== 'USD');
  return (
    <Card>
      <CardHeader title="Cash flows" note="What the figures above are made of, gross of fees." />
      <section
        aria-label="Cash flows"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="text-soft border-b text-left">
              <th className="py-2 pr-3 font-medium">Date</th>
              <th className="py-2 pr-3 font-medium">Flow</th>
              {hasRates ? (
                <th className="py-2 pr-3 text-right font-medium max-sm:hidden">As recorded</th>
              ) : null}
              <th className="py-2 text-right font-medium">In dollars</th>
            </tr>
          </thead>
          <tbody>
            {flows.map((flow) => (
              <tr key={flow.date + flow.kind + flow.amount} className="border-b last:border-0">
                <td className="py-2 pr-3 whitespace-nowrap">{formatDate(flow.date)}</td>
                <td className="py-2 pr-3">{KINDS[flow.kind]}</td>
                {hasRates ? (
                  <td className="py-2 pr-3 text-right whitespace-nowrap max-sm:hidden">
                    {recordedText(flow)}
                  </td>
                ) : null}
                <td className="py-2 text-right font-semibold whitespace-nowrap">
                  {dollarsText(flow)}
                  {hasRates ? (
                    <span className="text-soft block text-xs font-normal sm:hidden">
                      {recordedText(flow)}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rates.length === 0 ? null : (
        <details className="mt-2 text-sm">
          <summary className="text-green min-h-11 py-2 font-medium md:min-h-9">Rates used</summary>
          <ul className="tabular grid gap-1">
            {rates.map((rate) => (
              <li key={rate.base + rate.quote + rate.date}>
                1 {rate.base} = {formatNumber(rate.rate, 6)} {rate.quote} on {formatDate(rate.date)}
                <span className="text-soft">, {rate.source}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
