import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldGroup, FieldNotes } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
};

export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-2.5 text-sm font-medium md:min-h-8">
        <input
          type="checkbox"
          {...input}
          id={id}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, hint !== undefined, Boolean(error))}
          className="accent-green size-5 shrink-0 md:size-4"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Takes effect at once; for something that is on or off. */
export function SwitchField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 text-sm font-medium">
        {label}
        <span className="relative inline-flex shrink-0">
          <input
            type="checkbox"
            role="switch"
            {...input}
            aria-checked={input.checked ?? false}
            id={id}
            aria-describedby={describedBy(id, hint !== undefined, Boolean(error))}
            className="peer border-edge bg-sunk checked:border-green checked:bg-green h-6 w-10 appearance-none rounded-full border transition-colors disabled:opacity-55"
          />
          <span className="bg-edge peer-checked:bg-on-green pointer-events-none absolute top-1 left-1 size-4 rounded-full transition-transform peer-checked:translate-x-4" />
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export type RadioCard = {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly icon?: IconName;
};

export type RadioCardsProps = FieldProps & {
  name: string;
  options: readonly RadioCard[];
  value: string | null;
  onChange: (value: string) => void;
};

/** A choice between a few things that need a sentence each. */
export function RadioCards({ name, options, value, onChange, ...field }: RadioCardsProps) {
  return (
    <FieldGroup {...field}>
      {(control) => (
        <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {options.map((option, index) => (
            <label
              key={option.value}
              className="bg-card has-checked:border-green has-checked:bg-tint has-focus-visible:outline-green border-edge flex min-h-11 cursor-pointer items-start gap-3 rounded-md border p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                id={index === 0 ? control.id : undefined}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                className="accent-green mt-0.5 size-5 shrink-0 md:size-4"
              />
              <span className="min-w-0">
                <span className="flex items-center gap-2 font-semibold">
                  {option.icon === undefined ? null : <Icon name={option.icon} className="text-green" />}
                  {option.label}
                </span>
                {option.note === undefined ? null : (
                  <span className="text-soft block text-sm">{option.note}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function describedBy(id: string, hasHint: boolean, hasError: boolean): string | undefined {
  const notes = [hasHint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean);
  return notes.length === 0 ? undefined : notes.join(' ');
}
