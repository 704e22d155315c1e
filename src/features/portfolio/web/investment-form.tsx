import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { SELECT } from '#shared/contract/catalogue.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { ROUND_TYPES } from '#shared/domain/catalogue/stages.ts';
import { currencyOf, currencySymbol } from '#shared/domain/currency.ts';
import { FormNumber, FormSelect, FormSwitch, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { formatAmount } from '#shared/web/format.ts';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import { termOptions } from '#shared/web/options.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { matching } from '#shared/web/ui/matching-options.ts';
import { dayOf } from '#shared/domain/time.ts';
import { ANTI_DILUTION } from '../domain/ledger.ts';
import { entryGap } from '../domain/ownership.ts';
import { LABELS } from './investment-labels.ts';

const { useList } = endpointHooks<typeof startupEndpoints>();

const ROUNDS = ROUND_TYPES.map(({ label }) => ({ value: label, label }));

const RIGHTS = ANTI_DILUTION.map(({ label }) => ({ value: label, label }));

const SECTOR_OPTIONS = termOptions(SECTORS);

/** A company outside the directory, in one's own words: the fields `name`, `country` and `sector` under `prefix`. */
export function OutsideCompanyFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <FormText name={`${prefix}name`} label={LABELS['company.name']} required autoComplete="off" />
      <FormSelect
        name={`${prefix}country`}
        label={LABELS['company.country']}
        placeholder={SELECT.country}
        options={COUNTRY_OPTIONS}
        required
      />
      <FormSelect
        name={`${prefix}sector`}
        label={LABELS['company.sector']}
        placeholder={SELECT.sector}
        options={SECTOR_OPTIONS}
        required
      />
    </div>
  );
}

/** The company of a new investment: a startup of the directory, or one outside it. */
export function CompanyField() {
  const { setValue, clearErrors } = useFormContext();
  const isOutside = useWatch({ name: 'company' }) !== undefined;
  const change = (company: object | undefined) => {
    setValue('company', company);
    setValue('startupId', undefined);
    clearErrors(['company', 'startupId']);
  };
  if (!isOutside)
    return (
      <div className="grid justify-items-start gap-2">
        <div className="w-full">
          <StartupField />
        </div>
        <Button onClick={() => change({ name: '', country: '', sector: '' })}>
          It is not in the directory
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <OutsideCompanyFields prefix="company." />
      </div>
      <p className="text-soft text-sm">
        Only you see it, and whom you share it with. Should it join the directory, you can link your records
        to it.
      </p>
      <Button onClick={() => change(undefined)}>Choose from the directory</Button>
    </div>
  );
}

/** Chosen by typing; a hundred startups to start with, then those found by the text. */
export function StartupField() {
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
      hint={data !== undefined && !isFetching && found.length === 0 ? 'No startup by that name.' : undefined}
      placeholder="Type a name"
      options={listed}
      value={field.value == null ? null : String(field.value)}
      onSearch={setText}
      onChange={(value) => field.onChange(value === null ? null : Number(value))}
      error={fieldState.error?.message ?? null}
    />
  );
}

/** An amount; a long row of digits is read back as money. */
function AmountField({ name, required }: { name: 'investmentAmount' | 'valuation'; required?: boolean }) {
  const [amount, currency] = useWatch({ name: [name, 'currency'] });
  const code = currencyOf(String(currency));
  const isLong = typeof amount === 'number' && amount >= 10_000 && code !== null;
  const hint = isLong ? formatAmount(amount, code) : undefined;
  return <FormNumber {...{ name, required, hint }} label={LABELS[name]} step="any" min={1} />;
}

/** Asked where the amount over the valuation and the percentage are more than two points apart. */
function WhichPercentage({ boughtPct, statedPct }: { boughtPct: number; statedPct: number }) {
  const { setValue } = useFormContext();
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-2 rounded-md p-3 text-sm">
      <p>
        At this valuation the amount buys <b>{boughtPct}%</b>, but <b>{statedPct}%</b> is typed. Which is
        right? For now, {statedPct}% counts. The valuation is post-money.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setValue('equityPercentage', boughtPct, { shouldDirty: true })}>
          Use {boughtPct}%
        </Button>
        <Button onClick={() => setValue('valuation', null, { shouldDirty: true })}>
          Leave the valuation out
        </Button>
      </div>
    </div>
  );
}

/** What the typed figures mean together, before they are kept. */
function Understood() {
  const [amount, currency, equity, valuation] = useWatch({
    name: ['investmentAmount', 'currency', 'equityPercentage', 'valuation'],
  });
  if (typeof amount !== 'number' || typeof valuation !== 'number' || valuation <= 0) return null;
  const bought = (amount / valuation) * 100;
  const gap = entryGap({ investmentAmount: amount, equityPercentage: equity, valuation });
  if (gap !== null && bought <= 100) return <WhichPercentage {...gap} />;
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

/** The terms of an investment. */
export function TermFields() {
  const [today] = useState(() => dayOf(new Date()));
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
        <AmountField name="investmentAmount" required />
        <FormSelect name="currency" label={LABELS.currency} options={CURRENCY_OPTIONS} required />
        <FormNumber name="equityPercentage" label={LABELS.equityPercentage} step={0.01} min={0} max={100} />
        <AmountField name="valuation" />
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
