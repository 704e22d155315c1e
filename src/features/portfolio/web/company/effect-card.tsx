import type { CompanyDetail } from '../../contract/company.ts';
import { formatAmount, formatNumber } from '#shared/web/format.ts';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';

/** A gain taken apart into what the company did and what its currency did. */
export function EffectCard({ detail: { effect, company, flows } }: { detail: CompanyDetail }) {
  if (effect === null || company.ownCurrency === 'USD' || flows.length === 0) return null;
  const rows = [
    { key: 'operating', name: 'Company', value: effect.operating },
    { key: 'currency', name: `${company.ownCurrency} rate`, value: effect.currency },
    { key: 'gain', name: 'Together', value: effect.gain },
  ];
  const perDollar = effect.averageRate === 0 ? null : 1 / effect.averageRate;
  return (
    <Card>
      <CardHeader
        title="Company and currency apart"
        note={
          perDollar === null
            ? undefined
            : `The gain in ${company.ownCurrency} at the average rate it was paid in, ${formatNumber(perDollar, perDollar < 10 ? 4 : 1)} ${company.ownCurrency} to the dollar; later rate changes count as currency.`
        }
      />
      <BarChart
        label="Gain by cause"
        head={['Cause', 'Gain']}
        rows={rows.map((row) => ({ ...row, text: formatAmount(row.value) }))}
      />
    </Card>
  );
}
