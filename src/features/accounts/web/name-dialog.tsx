import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import type { CurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { accounts } from './account-calls.ts';

export type NameDialogProps = { user: CurrentUser; onClose: () => void };

export function NameDialog({ user, onClose }: NameDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="Change your name">
      <NameForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function NameForm({ user, onClose }: NameDialogProps) {
  const form = useLateForm(async () => (await import('../contract.ts')).OwnName, {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
  });
  const rename = accounts.useSend('PATCH /api/auth/user', { refreshes: 'all' });
  return (
    <Form
      form={form}
      labels={{ firstName: 'First name', lastName: 'Last name' }}
      onSubmit={async (body) => {
        await rename.mutateAsync({ body });
        toast({ title: 'Name saved' });
        onClose();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="firstName" label="First name" autoComplete="given-name" required />
        <FormText name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Save name</SubmitButton>
      </DialogActions>
    </Form>
  );
}
