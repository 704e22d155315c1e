import type { SignInOptions } from '../contract.ts';

/** Whom to ask, as the admins named them; nothing where they named nobody. */
export function ContactLine({ contact }: { contact: SignInOptions['contact'] }) {
  if (contact === null) return null;
  const { name, email } = contact;
  return (
    <p className="break-words">
      {name === null ? null : <strong>{name}</strong>}
      {name !== null && email !== null ? ': ' : null}
      {email === null ? null : (
        <a className="text-green font-medium underline underline-offset-4" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}
