import { type ReactNode, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { formatMoneyExact, toMinor } from '#shared/domain/money.ts';
import { Form, type FormProps } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import type { FormSchema } from '#shared/web/use-contract-form.ts';
import { FieldGroup } from '#shared/web/ui/field.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { TextField } from '#shared/web/ui/text-field.tsx';
import { ticketOf } from './ticket.ts';

const KEEP_AFTER_MS = 800;

/** Hands on what stands in the surrounding form, a moment after the last key and when the form goes. */
function DraftKeeper({ onKeep }: { onKeep: (values: Record<string, unknown>) => void }) {
  const { watch } = useFormContext();
  const latest = useRef(onKeep);
  useEffect(() => {
    latest.current = onKeep;
  });
  useEffect(() => {
    let waiting: { timer: ReturnType<typeof setTimeout>; values: Record<string, unknown> } | null = null;
    const flush = () => {
      if (waiting === null) return;
      clearTimeout(waiting.timer);
      const { values } = waiting;
      waiting = null;
      latest.current(values);
    };
    const { unsubscribe } = watch((values) => {
      if (waiting !== null) clearTimeout(waiting.timer);
      waiting = { timer: setTimeout(flush, KEEP_AFTER_MS), values: { ...values } };
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [watch]);
  return null;
}

type ChipsProps = { name: string; label: string; hint?: string; options: readonly string[] };

/** Several of a short list, each a chip that is on or off. */
export function FormChips({ name, label, hint, options }: ChipsProps) {
  const { field, fieldState } = useController({ name });
  const chosen = new Set<string>(Array.isArray(field.value) ? field.value : []);
  const toggle = (option: string) => {
    const next = new Set(chosen);
    if (!next.delete(option)) next.add(option);
    field.onChange(options.filter((one) => next.has(one)));
  };
  const error = fieldState.error?.message ?? null;
  return (
    <FieldGroup label={label} required error={error} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <div className="flex flex-wrap gap-2 pt-1">
          {options.map((option, index) => (
            <label
              key={option}
              className="border-edge bg-card has-checked:border-green has-checked:bg-tint has-checked:text-green has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:min-h-9"
            >
              <input
                type="checkbox"
                {...(index === 0 ? { id: control.id, 'aria-invalid': control['aria-invalid'] } : {})}
                checked={chosen.has(option)}
                onChange={() => toggle(option)}
                onBlur={field.onBlur}
                className="sr-only"
              />
              {chosen.has(option) ? <Icon name="check" className="size-4" /> : null}
              {option}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

const NOT_UNDERSTOOD = 'An amount in US dollars, such as 25,000 or 25K';

/** A ticket as people type it, with what was understood said back at once. */
export function FormTicket({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const text = typeof field.value === 'string' ? field.value : '';
  const dollars = ticketOf(text);
  const minor = dollars === null ? null : toMinor(dollars, 'USD');
  const echo =
    text.trim() === '' ? 'In US dollars' : minor === null ? NOT_UNDERSTOOD : formatMoneyExact(minor, 'USD');
  return (
    <TextField
      {...field}
      value={text}
      label={label}
      inputMode="text"
      autoComplete="off"
      placeholder="25,000"
      required
      hint={
        <span aria-live="polite" className={minor === null ? undefined : 'text-ink tabular font-semibold'}>
          {echo}
        </span>
      }
      error={fieldState.error?.message ?? null}
    />
  );
}

export function FormLinkedIn() {
  return (
    <FormText
      name="linkedinUrl"
      label="LinkedIn"
      inputMode="url"
      placeholder="https://www.linkedin.com/in/…"
    />
  );
}

export type ProfileFormProps<Draft> = {
  draft: Draft;
  onKeep: (draft: Draft) => void;
  onDone: () => Promise<void>;
  onFailed: (error: unknown) => void;
};

type Props<S extends FormSchema> = Pick<FormProps<S>, 'form' | 'labels'> &
  Pick<ProfileFormProps<Record<string, unknown>>, 'onKeep' | 'onDone' | 'onFailed'> & {
    /** Sends what was typed. */
    create: FormProps<S>['onSubmit'];
    children: ReactNode;
  };

/** The fields of a new profile; what stands in them is kept until the profile is made. */
export function ProfileForm<S extends FormSchema>({
  form,
  labels,
  onKeep,
  onDone,
  onFailed,
  create,
  children,
}: Props<S>) {
  return (
    <Form
      form={form}
      labels={labels}
      className="grid gap-5"
      onFailure={onFailed}
      onSubmit={async (values) => {
        await create(values);
        await onDone();
      }}
    >
      <DraftKeeper onKeep={onKeep} />
      {children}
      <div>
        <SubmitButton size="lg">Create profile</SubmitButton>
      </div>
    </Form>
  );
}
