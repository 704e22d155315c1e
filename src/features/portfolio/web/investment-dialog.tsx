import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { CURRENCY_CODES, currencyOf, currencySymbol } from '#shared/domain/currency.ts';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { Form, type FormOf, useContractForm } from '#shared/web/form.tsx';
import {
  FormNumber,
  FormSelect,
  FormSwitch,
  FormText,
  FormTextarea,
  SubmitButton,
} from '#shared/web/form-field.tsx';
import { formatAmount, formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Combobox, matching } from '#shared/web/ui/combobox.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { investmentEndpoints } from '../contract.ts';
import { type Investment, InvestmentForm } from '../contract/investment.ts';
import { ANTI_DILUTION } from '../domain/ledger.ts';

const { useSend } = endpointHooks<typeof investmentEndpoints>();
const { useList } = endpointHooks<typeof startupEndpoints>();

const FIRST_CURRENCIES = ['USD', 'NGN', 'KES', 'ZAR', 'GHS', 'EGP', 'XOF', 'XAF', 'EUR', 'GBP'] as const;
const CURRENCIES = [...new Set<string>([...FIRST_CURRENCIES, ...CURRENCY_CODES])];
const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }));
const ROUNDS = ROUND_TYPES.map(({ label }) => ({ value: label, label }));
const RIGHTS = ANTI_DILUTION.map(({ label }) => ({ value: label, label }));
const LABELS = {
  startupId: 'Startup',
  dealDate: 'Deal date',
  investmentAmount: 'Investment amount',
  currency: 'Currency',
  roundType: 'Round type',
  equityPercentage: 'Equity percentage',
  valuation: 'Valuation, post-money',
  leadInvestor: 'Lead investor',
  boardSeat: 'Board seat',
  liquidationPreference: 'Liquidation preference',
  antiDilutionRights: 'Anti-dilution rights',
  notes: 'Notes',
};

/** Chosen by typing; a hundred startups to start with, then those found by the text. */
function StartupField() {
  const { field, fieldState } = useController({ name: 'startupId' });
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const query = { limit: 100, ...(q === '' ? {} : { q }) };
  const { data, isFetching, isPlaceholderData } = useList(
    'GET /api/startups',
    { query },
    { keepPrevious: true },
  );
  const found = (data?.items ?? []).map(({ id, name, sector }) => ({
    value: String(id),
    label: `${name} - ${sector}`,
  }));
  // Until the server has answered for what is typed now, the former answer is narrowed here.
  const isCurrent = q === text.trim() && !isPlaceholderData;
  const listed = isCurrent ? found : matching(found, text);
  return (
    <Combobox
      label={LABELS.startupId}
      required
      hint={
        data !== undefined && !isFetching && found.length === 0 ? 'No startup is called that.' : undefined
      }
      placeholder="Type a name"
      options={listed}
      value={field.value == null ? null : String(field.value)}
      onSearch={setText}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
      error={fieldState.error?.message ?? null}
    />
  );
}

/** What the typed figures mean together, before they are kept. */
function Understood() {
  const [amount, currency, equity, valuation] = useWatch({
    name: ['investmentAmount', 'currency', 'equityPercentage', 'valuation'],
  });
  if (typeof amount !== 'number' || typeof valuation !== 'number' || valuation <= 0) return null;
  const bought = (amount / valuation) * 100;
  if (bought > 100) return <p className="text-amber text-sm">The valuation is below the amount invested.</p>;
  if (typeof equity !== 'number')
    return <p className="text-soft text-sm">That buys {bought.toFixed(2)}% of the company.</p>;
  if (Math.abs(bought - equity) < 0.05) return null;
  const symbol = currencySymbol(currencyOf(String(currency)) ?? 'USD');
  return (
    <p className="text-amber text-sm">
      At this valuation the amount buys {bought.toFixed(2)}%, not {equity}%. The percentage counts; {symbol}
      {valuation.toLocaleString('en')} is kept beside it.
    </p>
  );
}

export type InvestmentDialogProps = {
  /** Null records a new one. */
  investment: Investment | null;
  /** The company a follow-on goes to. */
  startup?: { readonly id: number; readonly name: string } | undefined;
  /** That of the company's first cheque, for a follow-on. */
  currency?: string;
  firmName?: string | null;
  onClose: () => void;
};

function typedOf({
  investment,
  startup,
  currency: own = 'USD',
}: Pick<InvestmentDialogProps, 'investment' | 'startup' | 'currency'>) {
  if (investment === null)
    return {
      startupId: startup?.id,
      currency: own,
      dealDate: '',
      roundType: '',
      antiDilutionRights: '',
      notes: '',
      leadInvestor: false,
      boardSeat: false,
      liquidationPreference: 1,
    };
  const { startupId, dealDate, investmentAmount, currency, roundType, equityPercentage, valuation } =
    investment;
  const { leadInvestor, boardSeat, liquidationPreference, shared } = investment;
  const rights = { antiDilutionRights: investment.antiDilutionRights ?? '', notes: investment.notes ?? '' };
  const money = { dealDate, investmentAmount, currency, roundType, equityPercentage, valuation };
  return { startupId, ...money, ...rights, leadInvestor, boardSeat, liquidationPreference, shared };
}

/** The newer state a refused save came back with. */
function newerOf(error: unknown): Investment | null {
  const current = error instanceof ApiError && error.status === 409 ? error.problem?.current : undefined;
  // A conflict on this call carries the investment as it stands.
  return current === undefined ? null : (current as Investment);
}

function NewerNotice({ newer, onTake }: { newer: Investment; onTake: () => void }) {
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
      <p>
        Somebody saved this investment while you were typing:{' '}
        {formatAmount(newer.investmentAmount, newer.currency)}, {newer.roundType},{' '}
        {formatDate(newer.dealDate)}. Your entries are still here: save once more to put them over theirs, or
        take theirs.
      </p>
      <Button onClick={onTake}>Take the newer state</Button>
    </div>
  );
}

/** Sends the form; a save refused for a newer state keeps what was typed and shows that state. */
function useSaving(props: InvestmentDialogProps, form: FormOf<typeof InvestmentForm>) {
  const { investment, startup, onClose } = props;
  const record = useSend('POST /api/portfolio/investments', { refreshes: 'all' });
  const change = useSend('PATCH /api/portfolio/investments/{id}', { refreshes: 'all' });
  const [newer, setNewer] = useState<Investment | null>(null);
  const send = async ({ startupId, shared, ...terms }: InvestmentForm) => {
    const body = { ...terms, ...(shared === undefined ? {} : { shared }) };
    if (investment === null) await record.mutateAsync({ body: { startupId, ...body } });
    else {
      const { version } = newer ?? investment;
      await change.mutateAsync({ params: { id: investment.id }, body: { ...body, version } });
    }
    toast({ title: investment === null ? 'Investment recorded successfully!' : 'Investment saved' });
    onClose();
  };
  const fail = (error: unknown) => {
    setNewer(newerOf(error));
    toast({ title: 'Error recording investment', description: messageOf(error), variant: 'destructive' });
  };
  const take = () => {
    if (newer !== null) form.reset(typedOf({ investment: newer, startup }));
  };
  return { send, fail, newer, take };
}

/** The record-investment form, for a new investment, a follow-on, and for correcting one. */
export function InvestmentDialog(props: InvestmentDialogProps) {
  const { investment, startup, firmName = null, onClose } = props;
  const form = useContractForm(InvestmentForm, typedOf(props));
  const { send, fail, newer, take } = useSaving(props, form);
  const isNew = investment === null;
  const pending = form.formState.isSubmitting;
  const known = investment ? { id: investment.startupId, name: investment.startupName } : (startup ?? null);
  const offersSharing = firmName !== null && (investment?.mine ?? true);
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={isNew ? 'Record New Investment' : `Edit investment in ${investment.startupName}`}
      description={isNew ? 'The terms as they were signed, in the currency they were paid in.' : undefined}
    >
      <Form form={form} labels={LABELS} onSubmit={send} onFailure={fail}>
        {newer === null ? null : <NewerNotice newer={newer} onTake={take} />}
        {known === null ? (
          <StartupField />
        ) : (
          <p className="text-sm">
            <span className="text-soft">Startup</span> <b>{known.name}</b>
          </p>
        )}
        <TermFields />
        {offersSharing ? <FormSwitch name="shared" label={`Share this company with ${firmName}`} /> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>
            {pending ? 'Recording...' : isNew ? 'Record Investment' : 'Save investment'}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function TermFields() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText name="dealDate" label={LABELS.dealDate} type="date" min="1900-01-01" max={today} required />
        <FormSelect
          name="roundType"
          label={LABELS.roundType}
          options={ROUNDS}
          placeholder="Select round type"
          required
        />
        <FormNumber name="investmentAmount" label={LABELS.investmentAmount} step="any" min={1} required />
        <FormSelect name="currency" label={LABELS.currency} options={CURRENCY_OPTIONS} required />
        <FormNumber name="equityPercentage" label={LABELS.equityPercentage} step={0.01} min={0} max={100} />
        <FormNumber name="valuation" label={LABELS.valuation} step="any" min={1} />
      </div>
      <Understood />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormNumber
          name="liquidationPreference"
          label={LABELS.liquidationPreference}
          hint="Times the amount invested; 1 when left empty."
          step={0.1}
          min={0}
        />
        <FormSelect
          name="antiDilutionRights"
          label={LABELS.antiDilutionRights}
          options={RIGHTS}
          placeholder="Not stated"
        />
        <FormSwitch name="leadInvestor" label={LABELS.leadInvestor} />
        <FormSwitch name="boardSeat" label={LABELS.boardSeat} />
      </div>
      <FormTextarea name="notes" label={LABELS.notes} rows={2} />
    </>
  );
}
