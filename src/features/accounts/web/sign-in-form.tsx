import { useState } from 'react';
import { isStatus } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { accounts } from './account-calls.ts';
import { PasswordField } from './password-field.tsx';
import { CodeField } from './code-field.tsx';

export type SignInFormProps = {
  onEntered: () => Promise<unknown>;
  onSecondStep: () => void;
};

export function SignInForm({ onEntered, onSecondStep }: SignInFormProps) {
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).SignIn, {
    email: '',
    password: '',
  });
  const signIn = accounts.useSend('POST /api/account/sign-in/email');
  return (
    <Form
      form={form}
      labels={{ email: 'E-mail', password: 'Password' }}
      onSubmit={async (body) => {
        const { twoFactorRedirect } = await signIn.mutateAsync({ body });
        if (twoFactorRedirect === true) onSecondStep();
        else await onEntered();
      }}
    >
      <FormText name="email" label="E-mail" type="email" autoComplete="username" inputMode="email" required />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton size="lg">Sign In</SubmitButton>
        <TextLink href="/reset-password">Forgot your password?</TextLink>
      </div>
    </Form>
  );
}

export type CodeFormProps = {
  onEntered: () => Promise<unknown>;
  /** The sign-in is over: too many wrong codes, or too late. */
  onOver: (message: string) => void;
};

/** The second step: a code of the app, or one of the backup codes. */
export function CodeForm({ onEntered, onOver }: CodeFormProps) {
  const [backup, setBackup] = useState(false);
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).Code, { code: '' });
  const totp = accounts.useSend('POST /api/account/two-factor/verify-totp');
  const backupCode = accounts.useSend('POST /api/account/two-factor/verify-backup-code');
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await (backup ? backupCode : totp).mutateAsync({ body });
        await onEntered();
      }}
      onFailure={(error) => {
        if (isStatus(error, 401)) onOver('Your sign-in has expired. Please sign in again.');
      }}
    >
      {backup ? (
        <FormText name="code" label="Backup code" autoComplete="off" required hint="Each code works once." />
      ) : (
        <CodeField hint="Six digits from your authenticator app." />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton size="lg">Continue</SubmitButton>
        <Button
          variant="quiet"
          onClick={() => {
            setBackup(!backup);
            form.reset();
          }}
        >
          {backup ? 'Use the app instead' : 'Use a backup code instead'}
        </Button>
      </div>
    </Form>
  );
}
