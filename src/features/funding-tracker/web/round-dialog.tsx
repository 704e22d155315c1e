import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { currencyOf, type CurrencyCode } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { newerStateOf } from '#shared/web/api-error.ts';
import { formatMoney } from '#shared/web/format.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { fundingEndpoints } from '../contract.ts';
import { FundingRoundForm, type FundingRoundInput } from '../contract/request.ts';
import type { FundingRound } from '../contract/tracker.ts';
import { REFRESHES } from './round-form.ts';

const { useSend } = endpointHooks<typeof fundingEndpoints>();

const INSTRUMENTS = ROUND_TYPES.map(({ id, label }) => ({ value: id, label }));

const LABELS = {
  instrument: 'Instrument',
  currency: 'Currency',
  target: 'Target Amount',
  minimum: 'Minimum',
  softCircled: 'Soft-circled',
  committed: 'Committed',
  signed: 'Signed',
  received: 'Received',
  closeDate: 'Closes on',
  devaluationPct: 'Devaluation a year (%)',
};

const AMOUNTS = ['minimum', 'softCircled', 'committed', 'signed', 'received'] as const;

function typedOf(round: FundingRound | null, opensIn: string | null): Partial<FundingRoundInput> {
  const currency: CurrencyCode = currencyOf(round?.currency ?? opensIn ?? '') ?? 'USD';
  if (round === null) return { currency, closeDate: '', version: 0 };
  const major = (minor: number) => toMajor(minor, currency);
  return {
    instrument: round.instrument,
    currency,
    target: major(round.targetMinor),
    minimum: round.minimumMinor === null ? null : major(round.minimumMinor),
    softCircled: major(round.typed.softCircledMinor),
    committed: major(round.typed.committedMinor),
    signed: major(round.typed.signedMinor),
    received: major(round.typed.receivedMinor),
    closeDate: round.closeDate ?? '',
    devaluationPct: round.devaluationPct,
    version: round.version,
  };
}

type Props = {
  startupId: number;
  round: FundingRound | null;
  /** The currency a first round is asked in: that of the raise on the page. */
  opensIn: string | null;
  onClose: () => void;
};

function NewerNotice({ newer, onTake }: { newer: FundingRound; onTake: () => void }) {
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
      <p>
        Someone saved this round while you were typing: target{' '}
        {formatMoney(newer.targetMinor, newer.currency)}, received{' '}
        {formatMoney(newer.receivedMinor, newer.currency)}. Your figures are still here: save again to
        overwrite theirs, or use theirs.
      </p>
      <Button onClick={onTake}>Use the newer round</Button>
    </div>
  );
}

/** The round in whole amounts of its currency, the four steps kept apart. What was typed outlives a newer save. */
export function RoundDialog({ startupId, round, opensIn, onClose }: Props) {
  const form = useContractForm(FundingRoundForm, typedOf(round, opensIn));
  const [newer, setNewer] = useState<FundingRound | null>(null);
  const { mutateAsync } = useSend('PUT /api/startups/{id}/funding-tracker/round', { refreshes: REFRESHES });
  const keepTyped = (error: unknown): null => {
    const current = newerStateOf(error, round);
    if (current === null) throw error;
    setNewer(current);
    form.setValue('version', current.version);
    return null;
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={round === null ? 'Set up the round' : 'Edit round'}
      description="Type what is outside your offers on Kilele. Offers are added by themselves."
      wide
    >
      <Form
        form={form}
        labels={LABELS}
        className="grid gap-5"
        onSubmit={async (body) => {
          const saved = await mutateAsync({ params: { id: startupId }, body }).catch(keepTyped);
          if (saved === null) return;
          toast({ title: 'Round saved' });
          onClose();
        }}
      >
        {newer === null ? null : (
          <NewerNotice
            newer={newer}
            onTake={() => {
              form.reset(typedOf(newer, opensIn));
              setNewer(null);
            }}
          />
        )}
        <RoundFields />
        <DialogActions>
          <SubmitButton>Save round</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function RoundFields() {
  const currency: unknown = useWatch({ name: 'currency' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect
        name="instrument"
        label={LABELS.instrument}
        placeholder="Select an instrument"
        options={INSTRUMENTS}
        required
      />
      <FormSelect name="currency" label={LABELS.currency} options={CURRENCY_OPTIONS} required />
      <FormNumber name="target" label={LABELS.target} step="any" required />
      {AMOUNTS.map((name) => (
        <FormNumber key={name} name={name} label={LABELS[name]} step="any" />
      ))}
      <FormText name="closeDate" label={LABELS.closeDate} type="date" />
      {currency === 'USD' ? null : (
        <FormNumber
          name="devaluationPct"
          label={LABELS.devaluationPct}
          hint={`What ${String(currency)} may lose against the dollar until the round closes.`}
          step="any"
          min={0}
          max={95}
        />
      )}
    </div>
  );
}
