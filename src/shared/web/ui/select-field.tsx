import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { splitField } from './split-field.ts';
import { Icon } from './icon.tsx';

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'> & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The system's own list, which phones show best. */
export function SelectField(props: SelectFieldProps) {
  const {
    frame,
    control: { options, placeholder, ...select },
  } = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="field appearance-none truncate pr-10!">
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="text-soft pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  );
}
