import { useController, useFormContext } from 'react-hook-form';
import { Button } from './ui/button.tsx';
import type { ButtonProps } from './ui/button.tsx';
import { CheckboxField, RadioCards, SwitchField } from './ui/choice-field.tsx';
import type { CheckboxFieldProps, RadioCardsProps } from './ui/choice-field.tsx';
import { Combobox } from './ui/combobox.tsx';
import type { ComboboxProps } from './ui/combobox.tsx';
import { MultiSelect } from './ui/multi-select.tsx';
import type { MultiSelectProps } from './ui/multi-select.tsx';
import { SelectField } from './ui/select-field.tsx';
import type { SelectFieldProps } from './ui/select-field.tsx';
import { TextareaField, TextField } from './ui/text-field.tsx';
import type { TextareaFieldProps, TextFieldProps } from './ui/text-field.tsx';

type Bound<Props, Given extends PropertyKey = 'value' | 'onChange'> = Omit<
  Props,
  Given | 'error' | 'name'
> & {
  name: string;
};

/** One field of the surrounding `Form`, and its error. */
function useField(name: string) {
  const { field, fieldState } = useController({ name });
  return { field, error: fieldState.error?.message ?? null };
}

export function FormText({ name, ...rest }: Bound<TextFieldProps>) {
  const { field, error } = useField(name);
  return <TextField {...rest} {...field} value={field.value ?? ''} error={error} />;
}

/** A number; the empty box is `null`, since the form reads `undefined` as its default again. */
export function FormNumber({ name, ...rest }: Bound<TextFieldProps>) {
  const { field, error } = useField(name);
  const change = (text: string) => field.onChange(text === '' ? null : Number(text));
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      {...field}
      type="number"
      value={field.value ?? ''}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
}

export function FormTextarea({ name, ...rest }: Bound<TextareaFieldProps>) {
  const { field, error } = useField(name);
  return <TextareaField {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function FormSelect({ name, ...rest }: Bound<SelectFieldProps>) {
  const { field, error } = useField(name);
  return <SelectField {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function FormCombobox({ name, ...rest }: Bound<ComboboxProps>) {
  const { field, error } = useField(name);
  return <Combobox {...rest} value={field.value ?? null} onChange={field.onChange} error={error} />;
}

export function FormMultiSelect({ name, ...rest }: Bound<MultiSelectProps>) {
  const { field, error } = useField(name);
  return <MultiSelect {...rest} value={field.value ?? []} onChange={field.onChange} error={error} />;
}

export function FormRadioCards({ name, ...rest }: Bound<RadioCardsProps>) {
  const { field, error } = useField(name);
  return (
    <RadioCards {...rest} name={name} value={field.value ?? null} onChange={field.onChange} error={error} />
  );
}

export function FormCheckbox({ name, ...rest }: Bound<CheckboxFieldProps, 'checked' | 'onChange'>) {
  const { field, error } = useField(name);
  return (
    <CheckboxField {...rest} {...field} value={undefined} checked={field.value === true} error={error} />
  );
}

export function FormSwitch({ name, ...rest }: Bound<CheckboxFieldProps, 'checked' | 'onChange'>) {
  const { field, error } = useField(name);
  return <SwitchField {...rest} {...field} value={undefined} checked={field.value === true} error={error} />;
}

/** Sends the surrounding form once at a time. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { formState } = useFormContext();
  return <Button variant="primary" {...props} type="submit" pending={formState.isSubmitting} />;
}
