import { useState } from 'react';
import { ApiError } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormCheckbox, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { buttonStyle } from '#shared/web/ui/button-style.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { WHAT_STAYS } from '../domain/held-by-others.ts';
import { accounts } from './access.ts';
import { PasswordField } from './password-field.tsx';

export type OwnDataCardProps = { email: string; hasPassword: boolean };

/** Taking everything along, and leaving. */
export function OwnDataCard(props: OwnDataCardProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Your data"
        note="Download everything we store about you, with your files, as one archive, or delete your account."
      />
      <div className="flex flex-wrap gap-2">
        <a href="/api/auth/export" download className={buttonStyle('secondary')}>
          <Icon name="download" className="size-4.5" />
          Export my data
        </a>
        <Button icon="trash" onClick={() => setLeaving(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
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
        <DeleteForm {...props} onClose={() => setLeaving(false)} />
      </Dialog>
    </Card>
  );
}

function DeleteForm({ email, hasPassword, onClose }: OwnDataCardProps & { onClose: () => void }) {
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
