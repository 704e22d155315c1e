import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { admissionRefusal } from '../domain/admission.ts';
import { AccessFrame } from './access-card.tsx';
import { useEnter, useInvitation, useReturnPath } from './access.ts';
import { accounts } from './account-calls.ts';
import { ContactLine } from './contact-line.tsx';
import { PasswordField } from './password-field.tsx';

const LABELS = { firstName: 'First name', lastName: 'Last name', email: 'E-mail', password: 'Password' };

const ONBOARDING = '/onboarding';

export function SignUpPage() {
  const [done, setDone] = useState(false);
  const { data: options } = accounts.useCall('GET /api/auth/options', {});
  const invitation = useInvitation();
  const isClosed = options?.providerOnly === true || (options?.inviteOnly === true && invitation === null);
  const newcomer = { email: '', isInvited: invitation !== null, isByProvider: false };
  const refusal = options ? admissionRefusal(options, newcomer) : null;
  return (
    <AccessFrame title="Join Kilele" note="Free to start: a minute for the account, two for your profile.">
      {done ? (
        <SignInNext />
      ) : isClosed ? (
        <div className="grid gap-3">
          <p>{refusal}</p>
          <ContactLine contact={options.contact} />
        </div>
      ) : (
        <>
          {refusal === null ? null : (
            <p className="bg-tint text-green mb-4 rounded-md p-3 text-sm font-medium">{refusal}</p>
          )}
          <Fields onKnown={() => setDone(true)} />
        </>
      )}
    </AccessFrame>
  );
}

/** The account is there, but this browser is not in it: whose it is stays between its owner and us. */
function SignInNext() {
  return (
    <output className="grid justify-items-start gap-3">
      <h2>Almost there</h2>
      <p className="text-soft">
        Please sign in with your e-mail address and password. If you had an account here before, its password
        is unchanged.
      </p>
      <LinkButton variant="primary" href="/sign-in">
        Sign In
      </LinkButton>
    </output>
  );
}

function Fields({ onKnown }: { onKnown: () => void }) {
  const back = useReturnPath();
  const enter = useEnter();
  const invitation = useInvitation();
  const form = useLateForm(async () => (await import('#shared/contract/account.ts')).SignUpForm, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  });
  const signUp = accounts.useSend('POST /api/account/sign-up/email');
  const onboarding =
    back === '/'
      ? ONBOARDING
      : back.startsWith(ONBOARDING)
        ? back
        : `${ONBOARDING}?redirect=${encodeURIComponent(back)}`;
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async (body) => {
        await signUp.mutateAsync({ body: { ...body, ...(invitation === null ? {} : { invitation }) } });
        if (!(await enter(() => onboarding))) onKnown();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="firstName" label="First name" autoComplete="given-name" required />
        <FormText name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <FormText name="email" label="E-mail" type="email" inputMode="email" autoComplete="username" required />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <p className="text-soft text-sm">
        By signing up you accept the <TextLink href="/terms">terms of use</TextLink> and have read the{' '}
        <TextLink href="/privacy">privacy notice</TextLink>.
      </p>
      <div>
        <SubmitButton size="lg">Sign Up</SubmitButton>
      </div>
    </Form>
  );
}
