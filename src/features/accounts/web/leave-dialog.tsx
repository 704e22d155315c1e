import { useState } from 'react';
import { ApiError } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormCheckbox, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { WHAT_STAYS } from '../domain/held-by-others.ts';
import { accounts } from './account-calls.ts';
import { PasswordField } from './password-field.tsx';

export type LeaveProps = { email: string; hasPassword: boolean };
type Props = LeaveProps & { onClose: () => void };

/** Deleting one's account, once it is clear what of it others keep. */
export function LeaveDialog(props: Props) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Delete your account?"
      description="Your profile, messages and settings are deleted at once. This cannot be undone."
    >
      <details className="mb-4 text-sm">
        <summary className="cursor-pointer font-medium">What stays with others</summary>
        <ul className="text-soft mt-2 grid list-disc gap-1 pl-5">
          {WHAT_STAYS.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </details>
      <DeleteForm {...props} />
    </Dialog>
  );
}

function DeleteForm({ email, hasPassword, onClose }: Props) {
  const [soleOwner, setSoleOwner] = useState<string | null>(null);
  const form = useLateForm(
    async () => (await import('../contract.ts')).DeleteAccount,
    hasPassword ? { password: '', deleteStartups: false } : { email: '', deleteStartups: false },
  );
  const remove = accounts.useSend('DELETE /api/auth/user');
  return (
    <Form
      form={form}
      labels={{ password: 'Password', email: 'E-mail' }}
      onSubmit={async (body) => {
        await remove.mutateAsync({ body });
        window.location.assign('/');
      }}
      onFailure={(error) => {
        if (error instanceof ApiError && error.status === 409) setSoleOwner(error.problem?.message ?? null);
      }}
    >
      {hasPassword ? (
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      ) : (
        <FormText name="email" label={`Type ${email} to confirm`} autoComplete="off" required />
      )}
      {soleOwner === null ? null : (
        <FormCheckbox name="deleteStartups" label="Delete these startups with my account" />
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton variant="danger">Delete my account</SubmitButton>
      </DialogActions>
    </Form>
  );
}
