import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { checkBy } from './contract-check.ts';
import { CHECKED_WHEN_SENT } from './form-mode.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type FormOf<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

/** A form checked by a contract's shape, with the contract's messages, when it is sent and then while typing. */
export function useContractForm<S extends FormSchema>(
  schema: S,
  defaults: DefaultValues<z.input<S>>,
): FormOf<S> {
  return useForm<z.input<S>, unknown, z.output<S>>({
    ...CHECKED_WHEN_SENT,
    resolver: checkBy(schema),
    defaultValues: defaults,
  });
}
