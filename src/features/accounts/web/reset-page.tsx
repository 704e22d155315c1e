import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { Card } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import type { SignInOptions } from '../contract.ts';
import { useAddressKey } from './access.ts';
import { accounts } from './account-calls.ts';
import { ContactLine } from './contact-line.tsx';
import { PasswordField } from './password-field.tsx';

/** Asks for a letter; opened from the letter's link, takes the new password. */
export function ResetPage() {
  const token = useAddressKey();
  const [done, setDone] = useState(false);
  const { data: options } = accounts.useCall('GET /api/auth/options', {});
  const way = options === undefined ? 'unknown' : options.passwordReset ? 'letter' : 'person';
  return (
    <div className="mx-auto grid max-w-md">
      <PageHeader
        title={token === '' ? 'Forgot your password?' : 'Choose a new password'}
        note={token === '' ? ASK_NOTES[way] : 'It signs you out everywhere.'}
      />
      <Card>
        {token === '' ? (
          way === 'unknown' ? (
            <SkeletonLines label="Loading" />
          ) : way === 'person' ? (
            <AskSomebody contact={options?.contact ?? null} />
          ) : (
            <AskForm done={done} onDone={() => setDone(true)} />
          )
        ) : done ? (
          <Changed />
        ) : (
          <ChooseForm token={token} onDone={() => setDone(true)} />
        )}
      </Card>
    </div>
  );
}

const ASK_NOTES = {
  unknown: 'A moment, please.',
  letter: 'We will e-mail you a link that works for one hour.',
  person: 'E-mail is not set up here, so an administrator has to help you.',
};

/** The same words to everybody: nothing here depends on who has an account. */
function AskSomebody({ contact }: { contact: SignInOptions['contact'] }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Ask the administrator of this site for a reset link. It works for one hour.</p>
      <ContactLine contact={contact} />
      <TextLink href="/sign-in">Back to sign-in</TextLink>
    </div>
  );
}

function Changed() {
  return (
    <output className="grid justify-items-start gap-3">
      <p>Your password is changed.</p>
      <LinkButton variant="primary" href="/sign-in">
        Sign In
      </LinkButton>
    </output>
  );
}

function AskForm({ done, onDone }: { done: boolean; onDone: () => void }) {
  const form = useLateForm(async () => (await import('../contract.ts')).RequestReset, { email: '' });
  const ask = accounts.useSend('POST /api/auth/password-reset');
  if (done) {
    return <output>If this address has an account, we have sent it an e-mail.</output>;
  }
  return (
    <Form
      form={form}
      labels={{ email: 'E-mail' }}
      onSubmit={async (body) => {
        await ask.mutateAsync({ body });
        onDone();
      }}
    >
      <FormText name="email" label="E-mail" type="email" autoComplete="username" required />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton>Send the link</SubmitButton>
        <TextLink href="/sign-in">Back to sign-in</TextLink>
      </div>
    </Form>
  );
}

function ChooseForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useLateForm(async () => (await import('../contract.ts')).ConfirmReset, {
    token,
    newPassword: '',
  });
  const confirm = accounts.useSend('POST /api/auth/password-reset/confirm');
  return (
    <Form
      form={form}
      labels={{ newPassword: 'New password' }}
      onSubmit={async (body) => {
        await confirm.mutateAsync({ body });
        onDone();
      }}
    >
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubmitButton>Change password</SubmitButton>
        <TextLink href="/sign-in">Back to sign-in</TextLink>
      </div>
    </Form>
  );
}
