import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { accounts } from './account-calls.ts';
import { PasswordField } from './password-field.tsx';

/** A new password for somebody who knows the present one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change your password"
      description="You are signed out on all other devices."
    >
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).ChangePassword, {
    currentPassword: '',
    newPassword: '',
  });
  const change = accounts.useSend('POST /api/account/change-password', {
    refreshes: ['GET /api/auth/sessions'],
  });
  return (
    <Form
      form={form}
      labels={{ currentPassword: 'Current password', newPassword: 'New password' }}
      onSubmit={async (body) => {
        await change.mutateAsync({ body });
        toast({ title: 'Password changed', description: 'Other devices are signed out.' });
        onClose();
      }}
    >
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Change password</SubmitButton>
      </DialogActions>
    </Form>
  );
}
