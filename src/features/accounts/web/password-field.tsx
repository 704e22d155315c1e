import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Button } from '#shared/web/ui/button.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { passwordStrength } from '../domain.ts';

const STRENGTH = {
  short: 'At least 8 characters. A short sentence is easy to remember and hard to guess.',
  weak: 'Easy to guess. Make it longer: a short sentence works well.',
  fair: 'Fair. A few more words make it strong.',
  strong: 'Strong.',
};

type PasswordFieldProps = { name: string; label: string; autoComplete: 'current-password' | 'new-password' };

/** A password that can be looked at while it is typed; a new one is told how strong it is. */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { field, fieldState } = useController({ name });
  const typed: unknown = useWatch({ name });
  const isNew = autoComplete === 'new-password';
  const hint = isNew ? STRENGTH[passwordStrength(typeof typed === 'string' ? typed : '')] : undefined;
  return (
    <div className="relative">
      <TextField
        {...field}
        value={field.value ?? ''}
        label={label}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={fieldState.error?.message ?? null}
        {...(hint === undefined ? {} : { hint: <span aria-live="polite">{hint}</span> })}
      />
      <Button
        variant="quiet"
        aria-pressed={shown}
        aria-label={`Show ${label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
        className="absolute -top-2.5 right-0 min-h-8! px-2!"
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  );
}
