import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What ties a control to its label, hint and error. Spread it onto the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
};

/** Label, control, hint and error, tied together. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const control = controlProps(id, hint !== undefined, Boolean(error), required);
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
        {required ? null : hideLabel ? null : <span className="text-faint font-normal"> (optional)</span>}
      </label>
      {children(control)}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The same for a group of controls (radio cards, check boxes): a fieldset with a legend. */
export function FieldGroup({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const control = controlProps(id, hint !== undefined, Boolean(error), required);
  return (
    <fieldset className={className} aria-describedby={control['aria-describedby']}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{label}</legend>
      {children(control)}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  return (
    <>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-soft mt-1 text-sm">
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} className="text-red mt-1 flex items-start gap-1.5 text-sm font-medium">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      ) : null}
    </>
  );
}

function controlProps(id: string, hasHint: boolean, hasError: boolean, required: boolean): ControlProps {
  const notes = [hasHint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': notes === '' ? undefined : notes,
    'aria-invalid': hasError || undefined,
    'aria-required': required || undefined,
  };
}
