import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { splitField } from './split-field.ts';
import { Icon } from './icon.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

export function TextField(props: TextFieldProps) {
  const { frame, control: input } = splitField(props);
  return (
    <Field {...frame}>{(control) => <input type="text" {...input} {...control} className="field" />}</Field>
  );
}

export type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export function TextareaField(props: TextareaFieldProps) {
  const { frame, control: textarea } = splitField(props);
  return (
    <Field {...frame}>
      {(control) => (
        <textarea rows={4} {...textarea} {...control} className="field min-h-24! field-sizing-content" />
      )}
    </Field>
  );
}

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  className?: string;
};

/** A search box with its own clear button. */
export function SearchField({ label, value, onChange, placeholder, className }: SearchFieldProps) {
  return (
    <search className={classNames('relative block', className)}>
      <Icon
        name="search"
        className="text-faint pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2"
      />
      <input
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        className="field pr-11! pl-10! [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => onChange('')}
          className="text-soft hover:text-ink absolute inset-y-0 right-0 grid w-11 place-items-center"
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </search>
  );
}
