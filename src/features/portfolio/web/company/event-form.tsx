import { useWatch } from 'react-hook-form';
import { currencyOf } from '#shared/domain/currency.ts';
import { FormNumber, FormSelect, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { formatAmount } from '#shared/web/format.ts';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import { LABELS, EVENTS, type EventKind, type FieldName } from './event-fields.ts';

type FieldProps = { label: string; required: boolean };

/** A long row of digits is read back as money. */
function AmountField({ name, ...props }: FieldProps & { name: FieldName }) {
  const [amount, currency] = useWatch({ name: [name, 'currency'] });
  const isLong = typeof amount === 'number' && amount >= 10_000 && currencyOf(String(currency)) !== null;
  return (
    <FormNumber
      name={name}
      step="any"
      hint={isLong ? formatAmount(amount, String(currency)) : undefined}
      {...props}
    />
  );
}

function EventField({ name, today, ...props }: FieldProps & { name: FieldName; today: string }) {
  if (name === 'date') return <FormText name={name} type="date" min="1900-01-01" max={today} {...props} />;
  if (name === 'currency') return <FormSelect name={name} options={CURRENCY_OPTIONS} {...props} />;
  if (name === 'reason') return <FormTextarea name={name} rows={2} {...props} />;
  if (name === 'evidence')
    return <FormText name={name} hint="A link, or the document it is in." {...props} />;
  if (name === 'runwayMonths')
    return (
      <FormNumber name={name} step="any" hint="As stated by the company; used for its risk." {...props} />
    );
  if (name === 'soldPercentage')
    return <FormNumber name={name} step="any" min={0} max={100} hint="100 for a full exit." {...props} />;
  return <AmountField name={name} {...props} />;
}

/** The fields of a kind, in its rows. */
export function EventFields({ kind, today }: { kind: EventKind; today: string }) {
  const { rows, optional, amount } = EVENTS[kind];
  return rows.map((names) => (
    <div key={names.join(' ')} className={names.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'grid'}>
      {names.map((name) => (
        <EventField
          key={name}
          name={name}
          today={today}
          label={name === 'amount' ? (amount ?? LABELS.amount) : LABELS[name]}
          required={!optional.includes(name)}
        />
      ))}
    </div>
  ));
}
