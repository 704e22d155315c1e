import { useController } from 'react-hook-form';
import { instantOf, localTimeOf } from './local-time.ts';
import { TextField, type TextFieldProps } from './ui/text-field.tsx';

type FormInstantProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name' | 'type'> & {
  name: string;
};

/** An instant, by the reader's own calendar and clock to the minute; the form holds it as ISO 8601 in UTC, or empty. */
export function FormInstant({ name, ...rest }: FormInstantProps) {
  const { field, fieldState } = useController({ name });
  return (
    <TextField
      {...rest}
      {...field}
      type="datetime-local"
      value={localTimeOf(field.value ?? '')}
      onChange={(event) => field.onChange(instantOf(event.target.value))}
      error={fieldState.error?.message ?? null}
    />
  );
}
