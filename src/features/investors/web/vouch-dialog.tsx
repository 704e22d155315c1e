import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Investor } from '../contract/investor.ts';
import { VouchInput } from '../contract/vouch.ts';
import type { investorVerificationEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof investorVerificationEndpoints>();

type VouchDialogProps = { investor: Investor; onClose: () => void };

/** Asks how somebody knows an investor, and vouches. */
export function VouchDialog({ investor, onClose }: VouchDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Vouch for ${fullName(investor.user)}`}
      isDemo={investor.isDemo}
      description="Your name, your firm or startup and these words are shown on the page. You can withdraw them."
    >
      <VouchForm investor={investor} onClose={onClose} />
    </Dialog>
  );
}

function VouchForm({ investor, onClose }: VouchDialogProps) {
  const form = useContractForm(VouchInput, { statement: '' });
  const send = useSend('POST /api/investors/{id}/vouches', {
    refreshes: ['GET /api/investors/{id}', 'GET /api/investors', 'GET /api/investors/summary'],
    onSuccess: () => {
      onClose();
      toast({ title: 'Thank you for vouching' });
    },
  });
  return (
    <Form
      form={form}
      labels={{ statement: 'How you know them' }}
      onSubmit={(body) => send.mutateAsync({ params: { id: investor.id }, body })}
    >
      <FormTextarea
        name="statement"
        label="How you know them"
        required
        maxLength={300}
        hint="10 to 300 characters: what you did together, and when."
        data-autofocus=""
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Vouch</SubmitButton>
      </DialogActions>
    </Form>
  );
}
