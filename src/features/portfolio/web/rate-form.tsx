import { useEffect, useState } from 'react';
import { newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, FormSwitch, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { dayOf } from '#shared/domain/time.ts';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { rateEndpoints } from '../contract.ts';
import { type FxRate, RateForm } from '../contract/rate.ts';
import { rateLabel, typedOf } from './rate-words.ts';

const { useSend } = endpointHooks<typeof rateEndpoints>();

const LABELS = { base: 'One', rate: 'Equals', quote: 'In', date: 'On', source: 'Source' };

/** The first rate a total waits for, to begin with. */
export type Wanted = { readonly currency: string; readonly date: string } | null;

function RateFields() {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FormSelect name="base" label={LABELS.base} options={CURRENCY_OPTIONS} required />
        <FormNumber name="rate" label={LABELS.rate} step="any" required />
        <FormSelect
          name="quote"
          label={LABELS.quote}
          options={CURRENCY_OPTIONS}
          placeholder="Currency"
          required
        />
        <FormText name="date" label={LABELS.date} type="date" min="1900-01-01" max={today} required />
      </div>
      <FormText
        name="source"
        label={LABELS.source}
        hint="For example, a central bank’s page or your custodian’s statement."
        required
      />
    </>
  );
}

/** Takes a new rate. */
export function RateEntry({ wanted }: { wanted: Wanted }) {
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
      <RateFields />
      {user?.isAdmin === true ? (
        <FormSwitch name="forEveryone" label="For everyone on this instance" />
      ) : null}
      <div>
        <SubmitButton>Add rate</SubmitButton>
      </div>
    </Form>
  );
}

/** A rate being corrected, in its place in the list. */
export function RateCorrection({ rate, onClose }: { rate: FxRate; onClose: () => void }) {
  const form = useContractForm(RateForm, typedOf(rate));
  const change = useSend('PATCH /api/portfolio/fx-rates/{id}', { refreshes: 'all' });
  const [newer, setNewer] = useState<FxRate | null>(null);
  const { setFocus } = form;
  useEffect(() => setFocus('rate'), [setFocus]);
  return (
    <li className="bg-sunk -mx-3 my-2 rounded-md px-3 py-4">
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async ({ forEveryone: _forEveryone, ...entries }) => {
          const { version } = newer ?? rate;
          await change.mutateAsync({ params: { id: rate.id }, body: { ...entries, version } });
          toast({ title: 'Rate corrected' });
          onClose();
        }}
        onFailure={(error) => setNewer(newerStateOf(error, rate))}
      >
        {newer === null ? null : (
          <p className="bg-amber-tint rounded-md p-3 text-sm">
            It now says {rateLabel(newer)}. Save again to overwrite it.
          </p>
        )}
        <RateFields />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save rate</SubmitButton>
        </div>
      </Form>
    </li>
  );
}
