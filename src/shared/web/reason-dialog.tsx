import { Reason } from '../contract/reason.ts';
import { Form } from './form.tsx';
import { FormTextarea, SubmitButton } from './form-field.tsx';
import { Button, type ButtonProps } from './ui/button.tsx';
import { Dialog, DialogActions } from './ui/dialog.tsx';
import { useContractForm } from './use-contract-form.ts';

type ReasonFormProps = {
  /** What is done, as its button says. */
  action: string;
  /** Who reads the reason. */
  hint: string;
  variant?: ButtonProps['variant'];
  /** What an answer may find fault with beside the reason. */
  labels?: Readonly<Record<string, string>>;
  send: (body: { reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why something is decided about others, and does it. */
export function ReasonDialog({ title, note, ...form }: ReasonFormProps & { title: string; note: string }) {
  return (
    <Dialog open onOpenChange={form.onClose} title={title} description={note}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ action, hint, variant = 'primary', labels, send, onClose }: ReasonFormProps) {
  const form = useContractForm(Reason, { reason: '' });
  return (
    <Form
      form={form}
      labels={{ ...labels, reason: 'Reason' }}
      onSubmit={async (body) => {
        await send(body);
        onClose();
      }}
    >
      <FormTextarea name="reason" label="Reason" required maxLength={1000} hint={hint} data-autofocus="" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton variant={variant}>{action}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
