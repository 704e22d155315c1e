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

type FieldFrame = FieldProps & { children: (control: ControlProps) => ReactNode };

function useControl({ hint, error, required = false }: FieldProps): ControlProps {
  return controlProps(useId(), hint !== undefined, Boolean(error), required);
}

/** Label, control, hint and error, tied together. */
export function Field({ children, ...field }: FieldFrame) {
  const { label, required = false, hideLabel = false } = field;
  const control = useControl(field);
  return (
    <div className={field.className}>
      <label htmlFor={control.id} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
        {required || hideLabel ? null : <span className="text-faint font-normal"> (optional)</span>}
      </label>
      {children(control)}
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
    </div>
  );
}

/** The same for a group of controls (radio cards, check boxes): a fieldset with a legend. */
export function FieldGroup({ children, ...field }: FieldFrame) {
  const control = useControl(field);
  return (
    <fieldset className={field.className} aria-describedby={control['aria-describedby']}>
      <legend className={field.hideLabel ? 'sr-only' : 'mb-1 text-sm font-medium'}>{field.label}</legend>
      {children(control)}
      <FieldNotes id={control.id} hint={field.hint} error={field.error} />
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
