import type { FieldProps } from './field.tsx';

/** Parts what a field is given into its frame's share and its control's. */
export function splitField<Props extends FieldProps>({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  ...control
}: Props) {
  return { frame: { label, hint, error, required, hideLabel, className }, control };
}
