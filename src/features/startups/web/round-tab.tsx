import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { type CurrencyCode, CURRENCY_CODES, currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormNumber, FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import type { tractionEndpoints } from '../contract.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { type Round, RoundForm, type RoundFormInput } from '../contract/traction.ts';

const { useSend } = endpointHooks<typeof tractionEndpoints>();
const INSTRUMENTS = ROUND_TYPES.map(({ id, label }) => ({ value: id, label }));
export const CURRENCY_OPTIONS = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
const LABELS = {
  instrument: 'Instrument',
  currency: 'Currency',
  target: 'Target',
  minimum: 'Minimum',
  committed: 'Committed',
  received: 'Received',
  closeDate: 'Closes on',
};

function typedOf(round: Round | null): Partial<RoundFormInput> {
  const currency: CurrencyCode = currencyOf(round?.currency ?? '') ?? 'USD';
  if (round === null) return { currency, closeDate: '' };
  const { instrument, targetMinor, minimumMinor, committedMinor, receivedMinor, closeDate } = round;
  return {
    instrument,
    currency,
    target: toMajor(targetMinor, currency),
    minimum: minimumMinor === null ? undefined : toMajor(minimumMinor, currency),
    committed: toMajor(committedMinor, currency),
    received: toMajor(receivedMinor, currency),
    closeDate: closeDate ?? '',
  };
}

/** The round in whole amounts of its currency; what is committed and what is received are kept apart. */
export function RoundTab({ startup }: { startup: StartupDetail }) {
  const form = useContractForm(RoundForm, typedOf(startup.round));
  const params = { id: startup.id };
  const { mutateAsync } = useSend('PUT /api/startups/{id}/round', { refreshes: 'all' });
  const removal = useSend('DELETE /api/startups/{id}/round', {
    refreshes: 'all',
    onSuccess: () => {
      form.reset(typedOf(null));
      toast({ title: 'Round withdrawn' });
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
  });
  const amount = (name: 'target' | 'minimum' | 'committed' | 'received', required = false) => (
    <FormNumber name={name} label={LABELS[name]} min={0} required={required} />
  );
  return (
    <Form
      form={form}
      labels={LABELS}
      className="grid max-w-2xl gap-5"
      onSubmit={async (body) => {
        await mutateAsync({ params, body });
        toast({ title: 'Round saved' });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="instrument"
          label={LABELS.instrument}
          placeholder="Select an instrument"
          options={INSTRUMENTS}
          required
        />
        <FormSelect name="currency" label={LABELS.currency} options={CURRENCY_OPTIONS} required />
        {amount('target', true)}
        {amount('minimum')}
        {amount('committed')}
        {amount('received')}
        <FormText name="closeDate" label={LABELS.closeDate} type="date" />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Save round</SubmitButton>
        {startup.round === null ? null : (
          <Button icon="trash" pending={removal.isPending} onClick={() => removal.mutate({ params })}>
            Withdraw round
          </Button>
        )}
      </div>
    </Form>
  );
}
