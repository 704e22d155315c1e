import { useState } from 'react';
import { useSearch } from 'wouter';
import { useCurrentUser } from '#shared/web/session.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { AccessFrame } from './access-card.tsx';
import { useEnter, useReturnPath } from './access.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { CodeForm, SignInForm } from './sign-in-form.tsx';

const PROBLEMS: Readonly<Record<string, string>> = {
  account_not_linked:
    'This e-mail address already has an account. Sign in with its password. Nothing was changed.',
  not_admitted:
    'Sign-up here is by invitation. Open your invitation link first, then continue with your organisation.',
  access_denied: 'Signing in with your organisation was cancelled.',
};
const OTHER_PROBLEM =
  'Signing in with your organisation did not work. Please try again, or use your password.';

export function SignInPage() {
  const search = new URLSearchParams(useSearch());
  const back = useReturnPath();
  const user = useCurrentUser();
  const enter = useEnter();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [over, setOver] = useState<string | null>(null);
  const error = search.get('error');
  const problem = over ?? (error === null ? null : (PROBLEMS[error] ?? OTHER_PROBLEM));
  const entered = () =>
    enter((onboarded) => (back !== '/' ? back : onboarded ? '/dashboard' : '/onboarding'));
  return (
    <AccessFrame title="Sign in to Kilele" note={step === 'code' ? 'One more step.' : 'Welcome back.'}>
      {user === null ? null : (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b pb-4">
          <p className="min-w-0">You are signed in as {fullName(user, user.email)}.</p>
          <LinkButton href={back === '/' ? '/dashboard' : back}>Go on</LinkButton>
        </div>
      )}
      {problem === null ? null : (
        <p role="alert" className="bg-amber-tint text-amber mb-4 rounded-md p-3 text-sm font-medium">
          {problem}
        </p>
      )}
      {step === 'password' ? (
        <>
          <SignInForm
            onEntered={entered}
            onSecondStep={() => {
              setOver(null);
              setStep('code');
            }}
          />
          <PasskeyButton onEntered={entered} onProblem={setOver} />
        </>
      ) : (
        <CodeForm
          onEntered={entered}
          onOver={(message) => {
            setOver(message);
            setStep('password');
          }}
        />
      )}
    </AccessFrame>
  );
}
