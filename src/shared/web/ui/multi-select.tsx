import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { matching } from './matching-options.ts';
import { Field } from './field.tsx';
import type { ControlProps, FieldProps } from './field.tsx';
import { Chip } from './chip.tsx';
import { ListboxList } from './listbox-list.tsx';
import type { Option } from './select-field.tsx';
import { useListbox } from './use-listbox.ts';

export type MultiSelectProps = FieldProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Lets people add words of their own with Enter or a comma. */
  allowOther?: boolean;
  max?: number;
  placeholder?: string;
};

/** Several choices, shown as chips; Backspace in the empty box removes the last. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, hint, error, required, hideLabel, className, options, value, onChange } = props;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div>
          {value.length === 0 ? null : (
            <ul aria-label={`${label}: chosen`} className="mb-2 flex flex-wrap gap-1.5">
              {value.map((item) => (
                <li key={item}>
                  <Chip
                    label={options.find((option) => option.value === item)?.label ?? item}
                    onRemove={() => onChange(value.filter((other) => other !== item))}
                  />
                </li>
              ))}
            </ul>
          )}
          <ChoiceBox {...props} control={control} />
        </div>
      )}
    </Field>
  );
}

function ChoiceBox(props: MultiSelectProps & { control: ControlProps }) {
  const { options, value, onChange, allowOther = false, max = Infinity, placeholder, control, label } = props;
  const [text, setText] = useState('');
  const shown = matching(options, text);
  const toggle = (item: string) => {
    setText('');
    if (value.includes(item)) onChange(value.filter((other) => other !== item));
    else if (value.length < max) onChange([...value, item]);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (option !== undefined) toggle(option.value);
  };
  const listbox = useListbox(shown.length, choose, true);
  const onKeyDown = (event: KeyboardEvent) => {
    const own = text.trim();
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) toggle(last);
    else if (
      allowOther &&
      own !== '' &&
      (event.key === ',' || (event.key === 'Enter' && shown.length === 0))
    ) {
      event.preventDefault();
      if (!value.includes(own)) toggle(own);
      else setText('');
    } else listbox.onKeyDown(event);
  };
  return (
    <div className="relative">
      <input
        {...control}
        {...listbox.inputProps(`${control.id}-list`)}
        value={text}
        placeholder={placeholder}
        disabled={value.length >= max}
        onChange={(event) => {
          setText(event.target.value);
          listbox.setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => listbox.setOpen(false)}
        className="field"
      />
      <ListboxList
        id={`${control.id}-list`}
        label={label}
        options={shown}
        selected={value}
        listbox={listbox}
        multiple
      />
    </div>
  );
}
