import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, messageOf } from './api-error.ts';
import { Icon } from './ui/icon.tsx';
import type { FormSchema, FormOf } from './use-contract-form.ts';

export type FormProps<S extends FormSchema> = {
  form: FormOf<S>;
  /** Sends the values. What it throws is shown in the form: field errors at their fields, typed text stays. */
  onSubmit: (values: z.output<S>) => Promise<unknown>;
  /** Besides, for example the specified destructive toast. */
  onFailure?: (error: unknown) => void;
  /** The names of fields as people know them, for the summary: `{ websiteUrl: 'Website' }`. */
  labels?: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

export function Form<S extends FormSchema>({
  form,
  onSubmit,
  onFailure,
  labels,
  className,
  children,
}: FormProps<S>) {
  const summary = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLFormElement>(null);
  const { errors, submitCount } = form.formState;
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showServerErrors(form, error);
      onFailure?.(error);
    }
  });
  const lines = errorLines(errors, labels ?? {});
  const told = lines.join('\n');
  const seenSubmits = useRef(0);
  const [unsaid, setUnsaid] = useState<readonly string[]>([]);
  useEffect(() => {
    const fields = sheet.current;
    const messages = told === '' ? [] : told.split('\n');
    const left = fields === null ? [] : messages.filter((message) => !isSaidAtField(fields, message));
    setUnsaid(left);
    if (submitCount === seenSubmits.current) return;
    seenSubmits.current = submitCount;
    if (messages.length === 0) return;
    const first = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (left.length > 0 ? summary.current : (first ?? summary.current))?.focus();
  }, [submitCount, told]);
  return (
    <FormProvider {...form}>
      <form
        ref={sheet}
        noValidate
        onSubmit={(event) => void send(event).catch((error: unknown) => showServerErrors(form, error))}
        className={className ?? 'grid gap-4'}
      >
        {lines.length > 0 && submitCount > 0 ? (
          <div
            ref={summary}
            tabIndex={-1}
            role="alert"
            className="border-red bg-red-tint flex gap-3 rounded-md border p-3 text-sm"
          >
            <Icon name="alert" className="text-red" />
            <div>
              <p className="text-red font-semibold">{summaryOf(lines.length - unsaid.length)}</p>
              {unsaid.length === 0 ? null : (
                <ul className="mt-1 list-disc pl-5">
                  {unsaid.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ) : null}
        {children}
      </form>
    </FormProvider>
  );
}

/** How many fields say what is wrong with them. */
const summaryOf = (fields: number): string =>
  fields === 0
    ? 'That did not work. Nothing you typed was lost.'
    : `Please look at ${fields === 1 ? 'the field' : `the ${fields} fields`} marked below. Nothing you typed was lost.`;

/** Whether a field of the form shows a message, which may have the field's name before it. */
function isSaidAtField(form: HTMLFormElement, message: string): boolean {
  const shown = [...form.querySelectorAll('[aria-describedby]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => form.ownerDocument.getElementById(id)?.textContent ?? ''),
  );
  return shown.some((note) => note !== '' && message.endsWith(note));
}

function errorLines(
  errors: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(errors).map(([path, error]) => {
    const message = firstMessage(error);
    const label = labels[path];
    return label === undefined || path === 'root' ? message : `${label}: ${message}`;
  });
}

function firstMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'This is not valid';
  if ('message' in error && typeof error.message === 'string') return error.message;
  return firstMessage(Object.values(error).find((value) => typeof value === 'object' && value !== null));
}

/** Puts the server's field errors at their fields; what has no field goes to the top. */
function showServerErrors<S extends FormSchema>(form: FormOf<S>, error: unknown): void {
  const known = form.getValues();
  const fieldErrors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const atFields = fieldErrors.filter(({ path }) => (path.split('.')[0] ?? '') in known);
  for (const { path, message } of atFields) {
    form.setError(fieldPath<S>(path), { type: 'server', message });
  }
  if (atFields.length === 0 || atFields.length < fieldErrors.length) {
    form.setError('root', { type: 'server', message: messageOf(error) });
  }
}

/** Holds because the caller checked that the path starts with a field of the form. */
function fieldPath<S extends FormSchema>(path: string): Path<z.input<S>> {
  return path as Path<z.input<S>>;
}
