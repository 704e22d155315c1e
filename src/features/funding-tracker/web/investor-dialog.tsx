import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { fundingEndpoints } from '../contract.ts';
import { RoundInvestorForm } from '../contract/request.ts';
import type { RoundInvestor } from '../contract/tracker.ts';
import { COMMITMENTS } from '../domain.ts';
import { overNewer, REFRESHES } from './round-form.ts';

const { useSend } = endpointHooks<typeof fundingEndpoints>();
const LABELS = { name: 'Name', status: 'Status', amount: 'Amount', currency: 'Currency', note: 'Note' };
const STATUSES = COMMITMENTS.map(({ id, label }) => ({ value: id, label }));

function typedOf(investor: RoundInvestor | null, roundCurrency: string | null) {
  const currency = currencyOf(investor?.currency ?? roundCurrency ?? '') ?? 'USD';
  if (investor === null) return { status: 'soft_circled', currency, note: '' } as const;
  const { name, status, amountMinor, note, version } = investor;
  return { name, status, amount: toMajor(amountMinor, currency), currency, note: note ?? '', version };
}

type Props = {
  startupId: number;
  /** Null adds one. */
  investor: RoundInvestor | null;
  roundCurrency: string | null;
  onClose: () => void;
};

/** An investor of the round: who, how much, how sure. */
export function InvestorDialog({ startupId, investor, roundCurrency, onClose }: Props) {
  const form = useContractForm(RoundInvestorForm, typedOf(investor, roundCurrency));
  const options = { refreshes: REFRESHES } as const;
  const add = useSend('POST /api/startups/{id}/funding-tracker/investors', options);
  const change = useSend('PUT /api/startups/{id}/funding-tracker/investors/{investorId}', options);
  return (
    <Dialog open onOpenChange={onClose} title={investor === null ? 'Add an investor' : 'Edit investor'}>
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          if (investor === null) {
            await add.mutateAsync({ params: { id: startupId }, body });
          } else {
            const params = { id: startupId, investorId: investor.id };
            await change
              .mutateAsync({ params, body })
              .catch(overNewer(investor, (version) => form.setValue('version', version)));
          }
          toast({ title: 'Investor saved' });
          onClose();
        }}
      >
        <FormText name="name" label={LABELS.name} required />
        <FormSelect name="status" label={LABELS.status} options={STATUSES} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormNumber name="amount" label={LABELS.amount} step="any" required />
          <FormSelect name="currency" label={LABELS.currency} options={CURRENCY_OPTIONS} required />
        </div>
        <FormTextarea name="note" label={LABELS.note} />
        <DialogActions>
          <SubmitButton>Save investor</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
