import { FormText } from '#shared/web/form-field.tsx';

/** Six digits of an authenticator app. */
export function CodeField({ hint }: { hint: string }) {
  return (
    <FormText
      name="code"
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      hint={hint}
    />
  );
}
