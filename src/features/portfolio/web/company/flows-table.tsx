import type { CashFlow, CompanyDetail } from '../../contract/company.ts';
import { formatAmount, formatDate, formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx';

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

const RECORDED: Column<CashFlow> = {
  name: 'As recorded',
  isNumber: true,
  from: 'sm',
  className: 'whitespace-nowrap',
  render: recordedText,
};

/** Every dated flow, as recorded and in dollars, with the rates they rest on. */
export function FlowsTable({ detail: { flows, rates } }: { detail: CompanyDetail }) {
  const hasRates = flows.some(({ currency }) => currency !== 'USD');
  return (
    <Card>
      <CardHeader title="Cash flows" note="The flows behind the figures above, gross of fees." />
      <DataTable
        label="Cash flows"
        rows={flows}
        keyOf={(flow) => flow.date + flow.kind + flow.amount}
        columns={[
          {
            name: 'Date',
            className: 'font-normal whitespace-nowrap',
            render: ({ date }) => formatDate(date),
          },
          { name: 'Flow', render: ({ kind }) => KINDS[kind] },
          ...(hasRates ? [RECORDED] : []),
          {
            name: 'In dollars',
            isNumber: true,
            className: 'font-semibold whitespace-nowrap',
            render: (flow) => (
              <>
                {dollarsText(flow)}
                {hasRates ? (
                  <span className="text-soft block text-xs font-normal sm:hidden">{recordedText(flow)}</span>
                ) : null}
              </>
            ),
          },
        ]}
      />
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
