import { useState } from 'react';
import { currencyOf, currencySymbol } from '#shared/domain/currency.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { ACTUAL_FIELDS, type ActualField, type ActualName, actualMetrics } from '../domain/actuals.ts';
import { fixed } from './metric-words.ts';
import { MetricReason } from './metric-reason.tsx';

const labelsIn = (unit: string): Record<ActualField, string> => ({
  monthlyCashIn: `Cash in, last month (${unit})`,
  monthlyCashOut: `Cash out, last month (${unit})`,
  cash: `Cash in the bank (${unit})`,
  startMrr: `Recurring revenue at the start (${unit} a month)`,
  expansionMrr: `Expansion from existing customers (${unit})`,
  contractionMrr: `Lost to downgrades (${unit})`,
  churnedMrr: `Lost to churned customers (${unit})`,
  quarterRevenue: `Revenue, last quarter (${unit})`,
  priorQuarterRevenue: `Revenue, the quarter before (${unit})`,
  priorQuarterSalesMarketing: `Sales and marketing, the quarter before (${unit})`,
});

const shownIn = (
  currency: string,
): readonly { name: ActualName; label: string; of: string; good: string }[] => [
  { name: 'netBurn', label: 'Net burn', of: `${currency} a month`, good: 'Cash out less cash in.' },
  { name: 'runway', label: 'Runway', of: 'months', good: '18 months after a round is good.' },
  { name: 'netRetention', label: 'Net revenue retention', of: '%', good: 'Above 100% is good.' },
  { name: 'grossRetention', label: 'Gross revenue retention', of: '%', good: 'Excludes expansion revenue.' },
  { name: 'magicNumber', label: 'Magic number', of: 'x', good: 'Above 0.75 is good.' },
];

const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text);
/** The digits of an amount, without spaces, commas and a sign of a currency. */
const plain = (text: string) => text.replaceAll(/[\s,\p{Sc}]/gu, '');

/** Burn, retention and magic number of what has happened. Worked out here and kept nowhere. */
export function ActualsCard({ currency }: { currency: string }) {
  const code = currencyOf(currency) ?? 'USD';
  const labels = labelsIn(currencySymbol(code));
  const [typed, setTyped] = useState<Readonly<Partial<Record<ActualField, string>>>>({});
  const stated = Object.entries(typed).filter(([, text]) => plain(text) !== '');
  const metrics = actualMetrics(
    Object.fromEntries(
      stated.map(([name, text]) => [name, plain(text)]).filter(([, text = '']) => isNumber(text)),
    ),
  );
  const shown = shownIn(code).flatMap((each) => {
    const found = metrics[each.name];
    return found === undefined ? [] : [{ ...each, found }];
  });
  return (
    <Card>
      <CardHeader
        title="From your books"
        note={`Actual results in ${code}, to compare with the plan. Calculated here and not saved.`}
      />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ACTUAL_FIELDS.map((name) => {
          const text = plain(typed[name] ?? '');
          return (
            <TextField
              key={name}
              label={labels[name]}
              inputMode="decimal"
              value={typed[name] ?? ''}
              error={text === '' || isNumber(text) ? null : 'Must be a number'}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          );
        })}
      </div>
      {shown.length === 0 ? (
        <p className="text-soft mt-4 text-sm">
          Cash in and out give the burn; recurring revenue gives retention; two quarters give the magic
          number.
        </p>
      ) : (
        <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
          {shown.map(({ name, label, of, good, found }) => (
            <StatCard
              key={name}
              label={label}
              value={fixed(found.value, 1)}
              of={of}
              note={found.note?.message ?? good}
              why={{ label: 'Why?', content: <MetricReason explained={found} /> }}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
