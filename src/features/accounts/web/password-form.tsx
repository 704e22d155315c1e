import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { accounts } from './access.ts';
import { PasswordField } from './password-field.tsx';

/** A new password for somebody who knows the present one. */
export function PasswordForm() {
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).ChangePassword, {
    currentPassword: '',
    newPassword: '',
  });
  const change = accounts.useSend('POST /api/account/change-password', {
    refreshes: ['GET /api/auth/sessions'],
  });
  return (
    <Card>
      <CardHeader title="Password" note="Changing it signs you out on all other devices." />
      <Form
        form={form}
        labels={{ currentPassword: 'Current password', newPassword: 'New password' }}
        onSubmit={async (body) => {
          await change.mutateAsync({ body });
          form.reset();
          toast({ title: 'Password changed', description: 'Other devices are signed out.' });
        }}
      >
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
        <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
        <div>
          <SubmitButton>Change password</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
