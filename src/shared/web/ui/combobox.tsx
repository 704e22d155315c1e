import { useState } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { ListboxList } from './listbox-list.tsx';
import type { Option } from './select-field.tsx';
import { useListbox } from './use-listbox.ts';
import { matching } from './matching-options.ts';

export type ComboboxProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Called while typing, where the options come from the server. */
  onSearch?: (text: string) => void;
  placeholder?: string;
};

/** One choice out of many, found by typing. */
export function Combobox({ options, value, onChange, onSearch, placeholder, ...field }: ComboboxProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = onSearch === undefined ? matching(options, text ?? '') : options;
  const choose = (index: number) => {
    const option = shown[index];
    if (option === undefined) return;
    onChange(option.value);
    setText(null);
  };
  const listbox = useListbox(shown.length, choose);
  const label = options.find((option) => option.value === value)?.label ?? value ?? '';
  const type = (next: string) => {
    setText(next);
    onSearch?.(next);
    if (next === '') onChange(null);
    listbox.setOpen(true);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...listbox.inputProps(`${control.id}-list`)}
            value={text ?? label}
            placeholder={placeholder}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              setText(null);
              listbox.setOpen(false);
            }}
            className="field pr-10!"
          />
          <Icon
            name="chevron"
            className="text-soft pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
          <ListboxList
            id={`${control.id}-list`}
            label={field.label}
            options={shown}
            selected={value === null ? [] : [value]}
            listbox={listbox}
          />
        </div>
      )}
    </Field>
  );
}
