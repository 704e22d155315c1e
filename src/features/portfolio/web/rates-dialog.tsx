import { useState } from 'react';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormNumber, FormSelect, FormSwitch, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button, IconButton } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { rateEndpoints } from '../contract.ts';
import { type FxRate, RateForm } from '../contract/rate.ts';

const { useList, useSend } = endpointHooks<typeof rateEndpoints>();
const OPTIONS = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
const LABELS = { base: 'One', quote: 'is in', rate: 'Rate', date: 'On', source: 'Source' };
const STEP = 20;

function failed(error: Error) {
  toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
}

/** The first rate a total waits for, to begin with. */
type Wanted = { readonly currency: string; readonly date: string } | null;

function RateEntry({ wanted }: { wanted: Wanted }) {
  const user = useCurrentUser();
  const blank = {
    base: 'USD',
    quote: wanted?.currency ?? '',
    date: wanted?.date ?? '',
    source: '',
    forEveryone: false,
  };
  const form = useContractForm(RateForm, blank);
  const add = useSend('POST /api/portfolio/fx-rates', { refreshes: 'all' });
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async (body) => {
        await add.mutateAsync({ body });
        toast({ title: 'Rate saved' });
        form.reset({ ...blank, quote: body.quote, source: body.source, date: '', rate: undefined });
      }}
    >
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FormSelect name="base" label={LABELS.base} options={OPTIONS} required />
        <FormNumber name="rate" label={LABELS.rate} step="any" required />
        <FormSelect name="quote" label={LABELS.quote} options={OPTIONS} placeholder="Currency" required />
        <FormText name="date" label={LABELS.date} type="date" min="1900-01-01" required />
      </div>
      <FormText
        name="source"
        label={LABELS.source}
        hint="Who says so, for example a central bank’s page or your custodian’s statement."
        required
      />
      {user?.isAdmin === true ? (
        <FormSwitch name="forEveryone" label="For everybody on this instance" />
      ) : null}
      <div>
        <SubmitButton>Add rate</SubmitButton>
      </div>
    </Form>
  );
}

function RateLine({ rate }: { rate: FxRate }) {
  const user = useCurrentUser();
  const remove = useSend('DELETE /api/portfolio/fx-rates/{id}', { refreshes: 'all', onError: failed });
  const text = `1 ${rate.base} = ${formatNumber(rate.rate, 6)} ${rate.quote}`;
  return (
    <li className="flex items-center gap-3 border-b py-1.5 text-sm last:border-0">
      <div className="min-w-0 flex-1">
        <b className="tabular">{text}</b> <span className="text-soft">on {formatDate(rate.date)}</span>
        <p className="text-soft break-words">{rate.source}</p>
      </div>
      {rate.mine ? null : <Tag>For everybody</Tag>}
      {rate.mine || user?.isAdmin === true ? (
        <IconButton
          icon="trash"
          label={`Delete ${text} on ${formatDate(rate.date)}`}
          onClick={() => remove.mutate({ params: { id: rate.id } })}
        />
      ) : null}
    </li>
  );
}

function RateLines() {
  const [count, setCount] = useState(STEP);
  const reading = useList('GET /api/portfolio/fx-rates', {});
  const { data, error } = reading;
  if (error && !data)
    return (
      <ErrorState title="We could not load the rates" error={error} onRetry={() => void reading.refetch()} />
    );
  if (data === undefined) return <SkeletonLines label="Loading the rates" />;
  if (data.total === 0)
    return <p className="text-soft text-sm">No rates yet. Amounts in dollars need none.</p>;
  const more = data.total - count;
  return (
    <>
      <ul>
        {data.items.slice(0, count).map((rate) => (
          <RateLine key={rate.id} rate={rate} />
        ))}
      </ul>
      {more > 0 ? (
        <Button onClick={() => setCount(count + 100)}>Show more of {formatCount(data.total, 'rate')}</Button>
      ) : null}
    </>
  );
}

type Props = {
  wanted: Wanted;
  /** Where rates can be imported from here, too. */
  onImport?: () => void;
  onClose: () => void;
};

/** Dated rates with their source, entered one by one or from a file. */
export function RatesDialog({ wanted, onImport, onClose }: Props) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Exchange rates"
      description="The last rate on or before a day counts, if it is at most 92 days old. Nothing is guessed between."
      footer={
        <>
          {onImport === undefined ? null : (
            <Button icon="upload" onClick={onImport}>
              Import rates
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RateEntry wanted={wanted} />
        <RateLines />
      </div>
    </Dialog>
  );
}
