import type { z } from 'zod';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormCheckbox, FormSelect, SubmitButton } from '#shared/web/form-field.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { introductionEndpoints } from '../contract.ts';
import { DeclineForm } from '../contract/decline-form.ts';
import type { Introduction } from '../contract/introduction.ts';
import { COME_BACK_MONTHS, DECLINE_REASON_LABELS, DECLINE_REASONS } from '../domain/move.ts';
import { STANDINGS_CALL } from './standing.ts';

const { useSend } = endpointHooks<typeof introductionEndpoints>();

const REASONS = DECLINE_REASONS.map((value) => ({ value, label: DECLINE_REASON_LABELS[value] }));
const MONTHS = COME_BACK_MONTHS.map((months) => ({
  value: String(months),
  label: months === 1 ? 'In a month' : `In ${months} months`,
}));

export type DeclineDialogProps = { introduction: Introduction; onClose: () => void };

/** Declines a request, in silence unless the receiver lets the sender know. */
export function DeclineDialog({ introduction: { id, sender }, onClose }: DeclineDialogProps) {
  const form = useContractForm(DeclineForm, { reason: '', comeBackInMonths: '', tellSender: false });
  const send = useSend('POST /api/introductions/{id}/decline', {
    refreshes: ['GET /api/introductions', 'GET /api/introductions/waiting', STANDINGS_CALL],
  });
  const submit = async (body: z.output<typeof DeclineForm>) => {
    await send.mutateAsync({ params: { id }, body });
    onClose();
  };
  const tells = form.watch('tellSender');
  const first = sender.firstName;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? null : onClose())}
      title={`Decline ${fullName(sender)}`}
      isDemo={sender.isDemo}
      description={
        tells
          ? `${first} is notified, with what you choose here.`
          : `${first} is not notified. To them, the request looks unanswered.`
      }
    >
      <Form form={form} onSubmit={submit}>
        <FormCheckbox name="tellSender" label={`Let ${first} know`} />
        <FormSelect
          name="reason"
          label="Reason"
          placeholder="No reason"
          options={REASONS}
          hint={tells ? undefined : 'For your own records.'}
        />
        {tells ? (
          <FormSelect name="comeBackInMonths" label="Ask again" placeholder="Do not say" options={MONTHS} />
        ) : null}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton variant="primary">Decline</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
