import { useFormContext } from 'react-hook-form';
import { FormCheckbox, FormNumber, FormSelect, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import { KIND_OPTIONS } from './offer-words.ts';
import { TERM_LABELS } from './typed-terms.ts';

function InstrumentFields({ kind }: { kind: string }) {
  if (kind === 'PRICED')
    return (
      <>
        <FormText name="terms.shareClass" label={TERM_LABELS['terms.shareClass']} required />
        <FormNumber
          name="terms.pricePerShare"
          label={TERM_LABELS['terms.pricePerShare']}
          step="any"
          required
        />
      </>
    );
  return (
    <>
      <FormNumber name="terms.cap" label={TERM_LABELS['terms.cap']} step="any" />
      <FormNumber name="terms.discountPct" label={TERM_LABELS['terms.discountPct']} step="any" />
      {kind === 'NOTE' ? (
        <>
          <FormNumber name="terms.interestPct" label={TERM_LABELS['terms.interestPct']} step="any" />
          <FormText name="terms.maturesOn" label={TERM_LABELS['terms.maturesOn']} type="date" />
        </>
      ) : null}
    </>
  );
}

/** The terms of an offer, under `terms` in the form around. */
export function TermsFields() {
  const kind = String(useFormContext().watch('terms.kind') ?? '');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="terms.kind" label={TERM_LABELS['terms.kind']} options={KIND_OPTIONS} required />
        <FormSelect
          name="terms.currency"
          label={TERM_LABELS['terms.currency']}
          options={CURRENCY_OPTIONS}
          required
        />
        <FormNumber name="terms.amount" label={TERM_LABELS['terms.amount']} step="any" required />
        <FormNumber
          name="terms.most"
          label={TERM_LABELS['terms.most']}
          hint="Only for a range: the amount is firm, the rest is interest."
          step="any"
        />
        <InstrumentFields kind={kind} />
        <FormText name="terms.expiresOn" label={TERM_LABELS['terms.expiresOn']} type="date" required />
      </div>
      <FormCheckbox name="terms.proRata" label={TERM_LABELS['terms.proRata']} />
      <FormTextarea name="terms.note" label={TERM_LABELS['terms.note']} />
    </>
  );
}
