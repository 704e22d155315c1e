import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { STARTUP_FORM_REGIONS } from '#shared/domain/catalogue/regions.ts';
import { STARTUP_FORM_SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import { BUSINESS_MODELS } from '#shared/domain/catalogue/vocabularies.ts';
import { formatMoneyExact, type Money } from '#shared/domain/money.ts';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import {
  FormCombobox,
  FormNumber,
  FormSelect,
  FormText,
  FormTextarea,
  SubmitButton,
} from '#shared/web/form-field.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { COUNTRY_OPTIONS } from '#shared/web/country-options.ts';
import { textOptions } from '#shared/web/options.ts';
import type { startupEndpoints } from '../contract.ts';
import {
  STARTUP_STATUSES,
  StartupForm as StartupShape,
  type StartupFormInput,
  StartupUpdate,
} from '../contract/form.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { readRaising } from '../domain/raising.ts';

const { useSend } = endpointHooks<typeof startupEndpoints>();

const STARTUP_LABELS = {
  name: 'Company name',
  description: 'Description',
  sector: 'Sector',
  region: 'Region',
  fundingStage: 'Funding stage',
  raisingAmount: 'Raising amount',
  teamSize: 'Team size',
  businessModel: 'Business model',
  logoUrl: 'Logo URL',
  website: 'Website',
  country: 'Country of headquarters',
  countryIncorporation: 'Country of incorporation',
  countryMarket: 'Primary market',
  city: 'City',
  foundedYear: 'Founding year',
};

function inFull({ amountMinor, currency }: Money): string {
  const amount = formatMoneyExact(amountMinor, currency);
  return currency === 'USD' ? `US${amount}` : `${amount} (${currency})`;
}

/** Says what the typed amount is understood as, while it is typed. */
function RaisingField() {
  const text: unknown = useWatch({ name: 'raisingAmount' });
  const read = typeof text === 'string' && text.trim() !== '' ? readRaising(text) : null;
  const understood =
    read === null || typeof read === 'string'
      ? 'For example $500K, NGN 20m or ₦20,000,000'
      : `Understood: ${inFull(read)}`;
  return (
    <FormText
      name="raisingAmount"
      label={STARTUP_LABELS.raisingAmount}
      hint={<span aria-live="polite">{understood}</span>}
      autoComplete="off"
      required
    />
  );
}

/** Every field of a startup's profile, for creating and editing. An uploaded logo has no address to type. */
function StartupFields({ withLogoUrl = true }: { withLogoUrl?: boolean }) {
  const country = (name: 'country' | 'countryIncorporation' | 'countryMarket') => (
    <FormCombobox name={name} label={STARTUP_LABELS[name]} options={COUNTRY_OPTIONS} />
  );
  const select = (
    name: 'sector' | 'region' | 'fundingStage' | 'businessModel',
    values: readonly string[],
    ask: string,
  ) => (
    <FormSelect
      name={name}
      label={STARTUP_LABELS[name]}
      placeholder={ask}
      options={textOptions(values)}
      required
    />
  );
  return (
    <>
      <FormText name="name" label={STARTUP_LABELS.name} autoComplete="organization" required />
      <FormTextarea name="description" label={STARTUP_LABELS.description} rows={5} required />
      <div className="grid gap-4 sm:grid-cols-2">
        {select('sector', STARTUP_FORM_SECTORS, 'Select a sector')}
        {select('region', STARTUP_FORM_REGIONS, 'Select a region')}
        {select('fundingStage', STAGE_LABELS, 'Select a funding stage')}
        {select('businessModel', BUSINESS_MODELS, 'Select a business model')}
        <RaisingField />
        <FormNumber name="teamSize" label={STARTUP_LABELS.teamSize} min={1} inputMode="numeric" required />
        {withLogoUrl ? (
          <FormText
            name="logoUrl"
            label={STARTUP_LABELS.logoUrl}
            type="url"
            hint="Or upload one after this"
          />
        ) : null}
        <FormText
          name="website"
          label={STARTUP_LABELS.website}
          type="url"
          placeholder="https://"
          hint="The startup is shown as verified when an owner has proved an e-mail address at this domain."
        />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">Where and since when</legend>
        {country('country')}
        <FormText name="city" label={STARTUP_LABELS.city} />
        {country('countryMarket')}
        {country('countryIncorporation')}
        <FormNumber name="foundedYear" label={STARTUP_LABELS.foundedYear} inputMode="numeric" />
      </fieldset>
    </>
  );
}

const EMPTY: StartupFormInput = {
  name: '',
  description: '',
  sector: '',
  region: '',
  fundingStage: '',
  raisingAmount: '',
  teamSize: 1,
  businessModel: '' as StartupFormInput['businessModel'],
  logoUrl: '',
  website: '',
  city: '',
};

export type StartupFormProps = { onDone: (startup: StartupDetail) => void; onCancel?: () => void };

/** Creates a startup profile. Sent once, however often the button is pressed. */
export function StartupForm({ onDone, onCancel }: StartupFormProps) {
  const form = useContractForm(StartupShape, EMPTY);
  const { mutateAsync } = useSend('POST /api/startups', { refreshes: 'all' });
  const { isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      labels={STARTUP_LABELS}
      className="grid gap-5"
      onSubmit={async (values) => {
        const startup = await mutateAsync({ body: values });
        toast({
          title: 'Startup Created',
          description: 'Your startup profile has been successfully created!',
        });
        onDone(startup);
      }}
      onFailure={(error) =>
        toast({
          title: 'Error',
          description: messageOf(error, 'Failed to create startup profile'),
          variant: 'destructive',
        })
      }
    >
      <StartupFields />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="lg">{isSubmitting ? 'Creating...' : 'Create Profile'}</SubmitButton>
        {onCancel ? (
          <Button size="lg" onClick={onCancel} disabled={isSubmitting}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

const OWN_LOGO = '/files/';
const STATUS_OPTIONS = STARTUP_STATUSES.map((value) => ({
  value,
  label: value.replace(/^./, (letter) => letter.toUpperCase()),
}));

const isUploaded = ({ logoUrl }: StartupDetail) => logoUrl?.startsWith(OWN_LOGO) ?? false;

function typedOf(startup: StartupDetail) {
  return {
    name: startup.name,
    description: startup.description,
    sector: startup.sector,
    region: startup.region,
    fundingStage: startup.fundingStage,
    raisingAmount: startup.raisingAmount,
    teamSize: startup.teamSize,
    // Stored values passed the form's own list of models.
    businessModel: startup.businessModel as StartupUpdate['businessModel'],
    logoUrl: isUploaded(startup) ? undefined : (startup.logoUrl ?? ''),
    website: startup.website ?? '',
    country: startup.country,
    countryIncorporation: startup.countryIncorporation,
    countryMarket: startup.countryMarket,
    city: startup.city ?? '',
    foundedYear: startup.foundedYear ?? undefined,
    status: startup.status,
    version: startup.version,
  };
}

function NewerNotice({ newer, onTake }: { newer: StartupDetail; onTake: () => void }) {
  return (
    <div role="alert" className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4">
      <p>
        Someone saved a newer version while you were typing. Your text is still here: save again to overwrite
        theirs, or use theirs ({newer.name}, {newer.raisingAmount}).
      </p>
      <Button onClick={onTake}>Use the newer version</Button>
    </div>
  );
}

/** The profile of a startup that is there, to change. A newer version saved meanwhile is told, and nothing typed is lost. */
export function ProfileTab({ startup }: { startup: StartupDetail }) {
  const form = useContractForm(StartupUpdate, typedOf(startup));
  const [newer, setNewer] = useState<StartupDetail | null>(null);
  const { mutateAsync } = useSend('PUT /api/startups/{id}', { refreshes: 'all' });
  const keepTyped = (error: unknown): null => {
    const current = newerStateOf(error, startup);
    if (current === null) throw error;
    setNewer(current);
    form.setValue('version', current.version);
    return null;
  };
  return (
    <Form
      form={form}
      labels={STARTUP_LABELS}
      className="grid gap-5"
      onSubmit={async (values) => {
        const body = { ...values, foundedYear: values.foundedYear ?? null };
        const saved = await mutateAsync({ params: { id: startup.id }, body }).catch(keepTyped);
        if (saved === null) return;
        form.reset(typedOf(saved));
        setNewer(null);
        toast({ title: 'Saved', description: `The profile of ${saved.name} is up to date.` });
      }}
      onFailure={toastError}
    >
      {newer ? (
        <NewerNotice
          newer={newer}
          onTake={() => {
            form.reset(typedOf(newer));
            setNewer(null);
          }}
        />
      ) : null}
      <StartupFields withLogoUrl={!isUploaded(startup)} />
      <FormSelect name="status" label="Status" options={STATUS_OPTIONS} className="sm:max-w-xs" />
      <div>
        <SubmitButton size="lg">Save</SubmitButton>
      </div>
    </Form>
  );
}
