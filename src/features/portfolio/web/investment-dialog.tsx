import { useState } from 'react';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { type FormOf, useContractForm } from '#shared/web/use-contract-form.ts';
import { FormSwitch, SubmitButton } from '#shared/web/form-field.tsx';
import { formatAmount, formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { investmentEndpoints } from '../contract.ts';
import { type Investment, InvestmentForm } from '../contract/investment.ts';
import { CompanyField, TermFields } from './investment-form.tsx';
import { LABELS } from './investment-labels.ts';

const { useSend } = endpointHooks<typeof investmentEndpoints>();

export type InvestmentDialogProps = {
  /** Null records a new one. */
  investment: Investment | null;
  /** The company a follow-on goes to. */
  startup?: { readonly id: number; readonly name: string } | undefined;
  /** That of the company's first cheque, for a follow-on. */
  currency?: string;
  firmName?: string | null;
  onClose: () => void;
};

function typedOf({
  investment,
  startup,
  currency: own = 'USD',
}: Pick<InvestmentDialogProps, 'investment' | 'startup' | 'currency'>) {
  if (investment === null)
    return {
      startupId: startup?.id,
      currency: own,
      dealDate: '',
      roundType: '',
      antiDilutionRights: '',
      notes: '',
      leadInvestor: false,
      boardSeat: false,
      liquidationPreference: 1,
    };
  const { startupId, dealDate, investmentAmount, currency, roundType, equityPercentage, valuation } =
    investment;
  const { leadInvestor, boardSeat, liquidationPreference, shared } = investment;
  const rights = { antiDilutionRights: investment.antiDilutionRights ?? '', notes: investment.notes ?? '' };
  const money = { dealDate, investmentAmount, currency, roundType, equityPercentage, valuation };
  return { startupId, ...money, ...rights, leadInvestor, boardSeat, liquidationPreference, shared };
}

function NewerNotice({ newer, onTake }: { newer: Investment; onTake: () => void }) {
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
      <p>
        Someone saved this investment while you were typing:{' '}
        {formatAmount(newer.investmentAmount, newer.currency)}, {newer.roundType},{' '}
        {formatDate(newer.dealDate)}. Your entries are still here: save again to overwrite theirs, or use
        theirs.
      </p>
      <Button onClick={onTake}>Use the newer version</Button>
    </div>
  );
}

/** Sends the form; a save refused for a newer state keeps what was typed and shows that state. */
function useSaving(props: InvestmentDialogProps, form: FormOf<typeof InvestmentForm>) {
  const { investment, startup, onClose } = props;
  const record = useSend('POST /api/portfolio/investments', { refreshes: 'all' });
  const change = useSend('PATCH /api/portfolio/investments/{id}', { refreshes: 'all' });
  const [newer, setNewer] = useState<Investment | null>(null);
  const send = async ({ startupId, company, shared, ...terms }: InvestmentForm) => {
    const body = { ...terms, ...(shared === undefined ? {} : { shared }) };
    const into = company === undefined ? { startupId } : { company };
    if (investment === null) await record.mutateAsync({ body: { ...into, ...body } });
    else {
      const { version } = newer ?? investment;
      await change.mutateAsync({ params: { id: investment.id }, body: { ...body, version } });
    }
    toast({ title: investment === null ? 'Investment recorded successfully!' : 'Investment saved' });
    onClose();
  };
  const fail = (error: unknown) => {
    setNewer(newerStateOf(error, investment));
    toast({ title: 'Error recording investment', description: messageOf(error), variant: 'destructive' });
  };
  const take = () => {
    if (newer !== null) form.reset(typedOf({ investment: newer, startup }));
  };
  return { send, fail, newer, take };
}

/** The record-investment form, for a new investment, a follow-on, and for correcting one. */
export function InvestmentDialog(props: InvestmentDialogProps) {
  const { investment, startup, firmName = null, onClose } = props;
  const form = useContractForm(InvestmentForm, typedOf(props));
  const { send, fail, newer, take } = useSaving(props, form);
  const isNew = investment === null;
  const pending = form.formState.isSubmitting;
  const known = investment ? { id: investment.startupId, name: investment.startupName } : (startup ?? null);
  const offersSharing = firmName !== null && (investment?.mine ?? true);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isNew ? 'Record New Investment' : `Edit investment in ${investment.startupName}`}
      isDemo={investment?.isDemo}
      description={isNew ? 'The terms as signed, in the currency paid.' : undefined}
    >
      <Form form={form} labels={LABELS} onSubmit={send} onFailure={fail}>
        {newer === null ? null : <NewerNotice newer={newer} onTake={take} />}
        {known === null ? (
          <CompanyField />
        ) : (
          <p className="text-sm">
            <span className="text-soft">Startup</span> <b>{known.name}</b>
          </p>
        )}
        <TermFields />
        {offersSharing ? <FormSwitch name="shared" label={`Share this company with ${firmName}`} /> : null}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>
            {isNew
              ? pending
                ? 'Recording...'
                : 'Record Investment'
              : pending
                ? 'Saving...'
                : 'Save investment'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
