import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { OfflineError } from './api-error.ts';
import { CHECKED_WHEN_SENT } from './form-mode.ts';
import type { FormOf, FormSchema } from './use-contract-form.ts';

/**
 * A form like any other whose checks are fetched while somebody fills it in: for screens that a visit begins on, where the
 * form is to be there before what checks it.
 */
export function useLateForm<S extends FormSchema>(
  loadSchema: () => Promise<S>,
  defaults: DefaultValues<z.input<S>>,
): FormOf<S> {
  const load = async () => {
    try {
      const { checkBy } = await import('./contract-check.ts');
      return await loadSchema().then((schema) => checkBy(schema));
    } catch (cause) {
      throw new OfflineError(cause);
    }
  };
  useEffect(() => {
    const fetchAhead = () => void load().catch(() => null);
    window.addEventListener('input', fetchAhead, { once: true });
    return () => window.removeEventListener('input', fetchAhead);
  });
  return useForm<z.input<S>, unknown, z.output<S>>({
    ...CHECKED_WHEN_SENT,
    resolver: async (...sent) => (await load())(...sent),
    defaultValues: defaults,
  });
}
