import type { CompanyDetail } from '../../contract/company.ts';
import { formatAmount, formatDate, formatNumber, formatPercent } from '#shared/web/format.ts';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';

const BASES = {
  round: 'Ownership today x the post-money valuation of the last priced round',
  mark: 'The last mark, less what was sold and with what was invested since',
  cost: 'No later round and no mark, so what was paid, less what was sold',
} as const;

/** An amount in dollars, else in the company's own currency. */
function both(detail: CompanyDetail, pick: 'invested' | 'proceeds' | 'value') {
  const { returns, ownReturns } = detail;
  const dollars = returns?.[pick] ?? null;
  const own = ownReturns?.[pick] ?? null;
  const ownText = own === null || ownReturns === null ? null : formatAmount(own, ownReturns.currency);
  if (dollars === null) return { value: ownText, note: ownText === null ? undefined : 'No rate to dollars' };
  return {
    value: formatAmount(dollars),
    note: ownReturns?.currency === 'USD' ? undefined : (ownText ?? undefined),
  };
}

/** What the value rests on in a few words, and whether it should be looked at again. */
function BasisText({ company: { basis, markedOn, notes } }: { company: CompanyDetail['company'] }) {
  if (basis === null) return null;
  if (basis === 'cost' || markedOn === null) return <>At cost</>;
  const isOld = notes.some(({ code }) => code === 'MARK_OLDER_THAN_12_MONTHS');
  const text = `${basis === 'mark' ? 'Marked on' : 'Last round'} ${formatDate(markedOn)}`;
  return isOld ? <span className="text-amber font-medium">{text}, over a year ago</span> : <>{text}</>;
}

function ValueReason({ detail: { company, asOf } }: { detail: CompanyDetail }) {
  const { basis, markedOn, notes } = company;
  return (
    <>
      <p className="pr-6">
        {basis === null
          ? 'Exited, so nothing is held.'
          : `${BASES[basis]}${markedOn === null ? '' : ` of ${formatDate(markedOn)}`}.`}{' '}
        As of {formatDate(asOf)}.
      </p>
      {notes.map(({ code, message }) => (
        <p key={code} className="mt-2">
          {message}
        </p>
      ))}
    </>
  );
}

function Ownership({ detail }: { detail: CompanyDetail }) {
  const { ownershipPercentage: now, status } = detail.company;
  const first = detail.ownership[0]?.percentage ?? null;
  if (status !== 'active')
    return <StatCard label="Ownership" value="None" note="You have exited the company." />;
  if (now === null)
    return (
      <StatCard
        label="Ownership"
        value={null}
        note="Some investments have neither a percentage nor a valuation"
      />
    );
  const isAsBought = first === null || first === now;
  return (
    <StatCard
      label="Ownership"
      value={formatPercent(now, 2)}
      note={
        isAsBought
          ? 'As bought'
          : `${formatPercent(first, 2)} at first; changed by later rounds, sales and follow-ons`
      }
    />
  );
}

/** What is held, what went in, what came back, and how much of the company that is. */
export function PositionCard({ detail }: { detail: CompanyDetail }) {
  const [value, invested, received] = [
    both(detail, 'value'),
    both(detail, 'invested'),
    both(detail, 'proceeds'),
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        label="Current value"
        value={value.value}
        note={
          <>
            {value.note === undefined ? null : <span className="block">{value.note}</span>}
            <BasisText company={detail.company} />
          </>
        }
        why={{ label: 'Why?', content: <ValueReason detail={detail} /> }}
      />
      <StatCard label="Invested" value={invested.value} note={invested.note} />
      <StatCard
        label="Received"
        value={received.value}
        note={received.value === null ? 'The exit is recorded without proceeds' : received.note}
      />
      <Ownership detail={detail} />
    </div>
  );
}

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
