import { useState } from 'react';
import { formatFigure } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { ACTUAL_FIELDS, type ActualField, type ActualName, actualMetrics } from '../domain/actuals.ts';
import type { Metric } from '../domain/metrics.ts';
import { fixed, inWords } from './metric-words.ts';

const LABELS: Record<ActualField, string> = {
  monthlyCashIn: 'Cash in, last month ($)',
  monthlyCashOut: 'Cash out, last month ($)',
  cash: 'Cash in the bank ($)',
  startMrr: 'Recurring revenue at the start ($ a month)',
  expansionMrr: 'Gained from the same customers ($)',
  contractionMrr: 'Lost by smaller plans ($)',
  churnedMrr: 'Lost with customers who left ($)',
  quarterRevenue: 'Revenue, last quarter ($)',
  priorQuarterRevenue: 'Revenue, the quarter before ($)',
  priorQuarterSalesMarketing: 'Sales and marketing, the quarter before ($)',
};

const SHOWN: readonly { name: ActualName; label: string; of: string; good: string }[] = [
  { name: 'netBurn', label: 'Net burn', of: 'USD a month', good: 'Cash out less cash in.' },
  { name: 'runway', label: 'Runway', of: 'months', good: '18 months after a round is good.' },
  { name: 'netRetention', label: 'Net revenue retention', of: '%', good: 'Above 100% is good.' },
  { name: 'grossRetention', label: 'Gross revenue retention', of: '%', good: 'Without what was gained.' },
  { name: 'magicNumber', label: 'Magic number', of: 'x', good: 'Above 0.75 is good.' },
];

const isNumber = (text: string) => /^-?\d{1,15}(\.\d{1,10})?$/.test(text);
const plain = (text: string) => text.replaceAll(/[\s,$]/g, '');

function Reason({ metric: { formula, inputs, note } }: { metric: Metric }) {
  return (
    <div className="grid gap-2">
      <p className="pr-6 font-semibold">{formula}</p>
      <dl className="tabular grid gap-1">
        {Object.entries(inputs).map(([input, value]) => (
          <div key={input} className="flex justify-between gap-4">
            <dt>{inWords(input)}</dt>
            <dd className="font-semibold">{value === null ? 'Not known' : formatFigure(value, 2)}</dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p>{note.message}</p>}
    </div>
  );
}

/** Burn, retention and magic number of what has happened. Worked out here and kept nowhere. */
export function ActualsCard() {
  const [typed, setTyped] = useState<Readonly<Partial<Record<ActualField, string>>>>({});
  const stated = Object.entries(typed).filter(([, text]) => plain(text) !== '');
  const metrics = actualMetrics(
    Object.fromEntries(
      stated.map(([name, text]) => [name, plain(text)]).filter(([, text = '']) => isNumber(text)),
    ),
  );
  const shown = SHOWN.flatMap((each) => {
    const found = metrics[each.name];
    return found === undefined ? [] : [{ ...each, found }];
  });
  return (
    <Card>
      <CardHeader
        title="From your books"
        note="What has happened, beside what is planned. Worked out here; nothing of it is kept."
      />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ACTUAL_FIELDS.map((name) => {
          const text = plain(typed[name] ?? '');
          return (
            <TextField
              key={name}
              label={LABELS[name]}
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
          Cash in and out give the burn, recurring revenue the retention, two quarters the magic number.
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
              why={{ label: 'Why?', content: <Reason metric={found} /> }}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
