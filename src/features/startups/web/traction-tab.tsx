import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { currencyOf, type CurrencyCode } from '#shared/domain/currency.ts';
import { formatDate } from '#shared/web/format.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { tractionEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { TractionForm, type TractionFormInput, type TractionItem } from '../contract/traction.ts';
import {
  TRACTION_METRIC_LABELS,
  TRACTION_METRICS,
  type TractionMetric,
} from '#shared/domain/catalogue/vocabularies.ts';
import { SparkLine } from '#shared/web/chart/spark-line.tsx';
import { courseText, inOneUnit, tractionValue } from './traction-words.ts';
import { EvidenceTag } from './evidence-tag.tsx';

const { useSend } = endpointHooks<typeof tractionEndpoints>();
const METRICS = TRACTION_METRICS.map((value) => ({ value, label: TRACTION_METRIC_LABELS[value] }));
const EVIDENCE = [
  { value: 'claimed', label: 'Claimed: stated by us' },
  { value: 'document', label: 'Document: we have proof' },
];
const HINTS: Readonly<Record<TractionMetric, string>> = {
  users: 'Everyone who uses it, paying or not',
  paying_customers: 'Only those who pay',
  monthly_revenue: 'Of the month that ends on this date',
  growth: 'In %, over the month before',
};
const LABELS = {
  metric: 'Metric',
  date: 'Date',
  value: 'Figure',
  currency: 'Currency',
  evidence: 'Evidence',
};

function typedOf(point: TractionItem | null): Partial<TractionFormInput> {
  if (point === null) return { metric: 'users', date: '', evidence: 'claimed' };
  const { metric, date, value, currency, evidence } = point;
  const own = evidence === 'document' ? evidence : 'claimed';
  return { metric, date, value, currency: currency === null ? null : currencyOf(currency), evidence: own };
}

type PointFormProps = {
  startupId: number;
  point: TractionItem | null;
  /** What revenue is told in, unless somebody says otherwise. */
  ownCurrency: CurrencyCode;
  onDone: () => void;
};

/** One figure, new or changed. Only revenue has a currency, so the field comes and goes with the metric. */
function PointForm({ startupId, point, ownCurrency, onDone }: PointFormProps) {
  const form = useContractForm(TractionForm, typedOf(point));
  const add = useSend('POST /api/startups/{id}/traction', { refreshes: 'all' });
  const change = useSend('PUT /api/startups/{id}/traction/{pointId}', { refreshes: 'all' });
  const metric = useWatch({ control: form.control, name: 'metric' });
  useEffect(() => {
    const current = form.getValues('currency');
    form.setValue('currency', metric === 'monthly_revenue' ? (current ?? ownCurrency) : null);
  }, [metric, form, ownCurrency]);
  const place = useRef<HTMLDivElement>(null);
  // What is corrected may stand far below the form.
  useEffect(() => {
    if (point !== null) place.current?.querySelector<HTMLInputElement>('[name=value]')?.focus();
  }, [point]);
  return (
    <Form
      form={form}
      labels={LABELS}
      className="bg-sunk grid gap-4 rounded-md p-4"
      onSubmit={async (body) => {
        if (point === null) await add.mutateAsync({ params: { id: startupId }, body });
        else await change.mutateAsync({ params: { id: startupId, pointId: point.id }, body });
        toast({ title: 'Figure saved' });
        // The next figure is mostly one of the same series.
        form.reset({ ...body, date: '', value: undefined });
        onDone();
      }}
    >
      <div ref={place} className="grid content-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <FormSelect name="metric" label={LABELS.metric} options={METRICS} required />
        <FormText name="date" label={LABELS.date} type="date" required />
        <FormNumber
          name="value"
          label={LABELS.value}
          hint={metric === undefined ? undefined : HINTS[metric]}
          step="any"
          required
        />
        {metric === 'monthly_revenue' ? (
          <FormSelect
            name="currency"
            label={LABELS.currency}
            placeholder="Select a currency"
            options={CURRENCY_OPTIONS}
            required
          />
        ) : null}
        <FormSelect name="evidence" label={LABELS.evidence} options={EVIDENCE} required />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton icon="plus">{point === null ? 'Add figure' : 'Save figure'}</SubmitButton>
        {point === null ? null : <Button onClick={onDone}>Cancel</Button>}
      </div>
    </Form>
  );
}

type SeriesProps = {
  metric: TractionMetric;
  points: readonly TractionItem[];
  onEdit: (point: TractionItem) => void;
  onRemove: (point: TractionItem) => void;
};

/** The figures of one series, newest first, beside its course. */
function Series({ metric, points, onEdit, onRemove }: SeriesProps) {
  if (points.length === 0) return null;
  const label = TRACTION_METRIC_LABELS[metric];
  return (
    <section aria-label={label}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-base font-semibold tracking-normal">{label}</h2>
        <SparkLine values={inOneUnit(points).map(({ value }) => value)} label={courseText(label, points)} />
      </div>
      <ul className="divide-y">
        {points.toReversed().map((point) => {
          const named = `${label}, ${formatDate(point.date)}`;
          return (
            <li key={point.id} className="flex items-center justify-between gap-x-3 py-1">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="tabular sm:w-40">{tractionValue(point)}</strong>
                <span className="text-soft text-sm sm:w-28">{formatDate(point.date)}</span>
                <EvidenceTag evidence={point.evidence} />
              </span>
              <span className="flex shrink-0">
                <IconButton icon="edit" label={`Edit ${named}`} onClick={() => onEdit(point)} />
                <IconButton icon="trash" label={`Remove ${named}`} onClick={() => onRemove(point)} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The currency of its last revenue, else of its raise. */
const ownCurrencyOf = ({ tractionSeries, raising }: StartupDetail): CurrencyCode =>
  currencyOf(
    tractionSeries.findLast(({ currency }) => currency !== null)?.currency ?? raising?.currency ?? '',
  ) ?? 'USD';

/** The dated figures behind the cards: users, paying customers, revenue of a month, growth. */
export function TractionTab({ startup }: { startup: StartupDetail }) {
  const [editing, setEditing] = useState<TractionItem | null>(null);
  const removal = useSend('DELETE /api/startups/{id}/traction/{pointId}', {
    refreshes: 'all',
    onSuccess: () => toast({ title: 'Figure removed' }),
    onError: toastError,
  });
  const { tractionSeries: points } = startup;
  return (
    <div className="grid gap-5">
      <p className="text-soft max-w-prose">
        Your page shows the latest figure of each series and its evidence. Users and monthly revenue also
        decide your traction tier.
      </p>
      <PointForm
        key={editing?.id ?? 'new'}
        startupId={startup.id}
        point={editing}
        ownCurrency={ownCurrencyOf(startup)}
        onDone={() => setEditing(null)}
      />
      {points.length === 0 ? (
        <p className="text-soft">No figures yet. Start with the number of users today.</p>
      ) : (
        TRACTION_METRICS.map((metric) => (
          <Series
            key={metric}
            metric={metric}
            points={points.filter((point) => point.metric === metric)}
            onEdit={setEditing}
            onRemove={(point) => removal.mutate({ params: { id: startup.id, pointId: point.id } })}
          />
        ))
      )}
    </div>
  );
}
