import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { CURRENCY_CODES, currencyOf, type CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormNumber, FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { fundingEndpoints } from '../contract.ts';
import { FundingRoundForm, type FundingRoundInput } from '../contract/request.ts';
import type { FundingRound } from '../contract/tracker.ts';

const { useSend } = endpointHooks<typeof fundingEndpoints>();
const INSTRUMENTS = ROUND_TYPES.map(({ id, label }) => ({ value: id, label }));
export const CURRENCY_OPTIONS = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
/** The public page shows the round, too. */
export const REFRESHES = 'all';

const LABELS = {
  instrument: 'Instrument',
  currency: 'Currency',
  target: 'Target Amount',
  minimum: 'Minimum',
  softCircled: 'Soft-circled',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
  closeDate: 'Closes on',
};
const AMOUNTS = ['minimum', 'softCircled', 'committed', 'signed', 'received'] as const;

function typedOf(round: FundingRound | null): Partial<FundingRoundInput> {
  const currency: CurrencyCode = currencyOf(round?.currency ?? '') ?? 'USD';
  if (round === null) return { currency, closeDate: '' };
  const major = (minor: number) => toMajor(minor, currency);
  return {
    instrument: round.instrument,
    currency,
    target: major(round.targetMinor),
    minimum: round.minimumMinor === null ? null : major(round.minimumMinor),
    softCircled: major(round.softCircledMinor),
    committed: major(round.committedMinor),
    signed: major(round.signedMinor),
    received: major(round.receivedMinor),
    closeDate: round.closeDate ?? '',
  };
}

type Props = { startupId: number; round: FundingRound | null; onClose: () => void };

/** The round in whole amounts of its currency, the four steps kept apart. */
export function RoundDialog({ startupId, round, onClose }: Props) {
  const form = useContractForm(FundingRoundForm, typedOf(round));
  const { mutateAsync } = useSend('PUT /api/startups/{id}/funding-tracker/round', { refreshes: REFRESHES });
  return (
    <Dialog open onOpenChange={onClose} title={round === null ? 'Set up the round' : 'Edit round'} wide>
      <Form
        form={form}
        labels={LABELS}
        className="grid gap-5"
        onSubmit={async (body) => {
          await mutateAsync({ params: { id: startupId }, body });
          toast({ title: 'Round saved' });
          onClose();
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
          <FormNumber name="target" label={LABELS.target} step="any" required />
          {AMOUNTS.map((name) => (
            <FormNumber key={name} name={name} label={LABELS[name]} step="any" />
          ))}
          <FormText name="closeDate" label={LABELS.closeDate} type="date" />
        </div>
        <div>
          <SubmitButton>Save round</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
