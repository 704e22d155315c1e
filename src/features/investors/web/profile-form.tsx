import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import { INVESTOR_TYPE_LABELS, INVESTOR_TYPES } from '#shared/domain/catalogue/vocabularies.ts';
import { Form } from '#shared/web/form.tsx';
import type { FormOf } from '#shared/web/use-contract-form.ts';
import {
  FormCombobox,
  FormMultiSelect,
  FormNumber,
  FormSelect,
  FormText,
  FormTextarea,
  SubmitButton,
} from '#shared/web/form-field.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { textOptions } from '#shared/web/options.ts';
import { LEAD_APPETITES } from '../contract/investor.ts';
import type { InvestorUpdate } from '../contract.ts';
import { LEAD_LABELS } from './term-labels.ts';

const typeOptions = INVESTOR_TYPES.map((type) => ({ value: type, label: INVESTOR_TYPE_LABELS[type] }));
const leadOptions = LEAD_APPETITES.map((value) => ({ value, label: LEAD_LABELS[value] }));
const sectorOptions = textOptions(SECTORS.map(({ label }) => label));
const stageOptions = textOptions(STAGE_LABELS);
const geographyOptions = textOptions([...new Set([...REGIONS, ...COUNTRIES].map(({ label }) => label))]);
const countryOptions = COUNTRIES.map(({ id, label }) => ({ value: id, label }));

const LABELS = {
  type: 'Investor type',
  firmName: 'Firm',
  investmentThesis: 'Investment thesis',
  minTicketSize: 'Minimum ticket size ($)',
  averageTicketSize: 'Average ticket size ($)',
  maxTicketSize: 'Maximum ticket size ($)',
  sectors: 'Sectors',
  excludedSectors: 'Sectors you never invest in',
  geographies: 'Geographies',
  stages: 'Stages',
  leadAppetite: 'In a round',
  website: 'Website of your firm',
  linkedinUrl: 'LinkedIn',
  country: 'Home country',
  city: 'City',
} as const;

type ProfileFormProps = {
  form: FormOf<typeof InvestorUpdate>;
  cancelHref: string;
  onSave: (body: InvestorUpdate) => Promise<unknown>;
};

/** The fields of an investor's profile. */
export function ProfileForm({ form, cancelHref, onSave }: ProfileFormProps) {
  return (
    <Form form={form} labels={LABELS} onSubmit={onSave}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="type" label={LABELS.type} required options={typeOptions} />
        <FormText name="firmName" label={LABELS.firmName} autoComplete="organization" />
      </div>
      <FormTextarea
        name="investmentThesis"
        label={LABELS.investmentThesis}
        required
        hint="What you fund, what you offer and what convinces you. At least 20 characters."
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormNumber name="minTicketSize" label={LABELS.minTicketSize} required min={1000} />
        <FormNumber name="averageTicketSize" label={LABELS.averageTicketSize} required min={1000} />
        <FormNumber name="maxTicketSize" label={LABELS.maxTicketSize} required min={1000} />
      </div>
      <FormMultiSelect
        name="sectors"
        label={LABELS.sectors}
        required
        placeholder="Add a sector"
        options={sectorOptions}
      />
      <FormMultiSelect
        name="excludedSectors"
        label={LABELS.excludedSectors}
        placeholder="Add a sector"
        options={sectorOptions}
        hint="Startups in these sectors are never matched with you."
      />
      <FormMultiSelect
        name="geographies"
        label={LABELS.geographies}
        required
        placeholder="Add a region or country"
        options={geographyOptions}
      />
      <FormMultiSelect
        name="stages"
        label={LABELS.stages}
        required
        placeholder="Add a stage"
        options={stageOptions}
      />
      <FormSelect name="leadAppetite" label={LABELS.leadAppetite} required options={leadOptions} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="website"
          label={LABELS.website}
          type="url"
          hint="Its domain can verify you. A new website needs a new verification."
        />
        <FormText name="linkedinUrl" label={LABELS.linkedinUrl} type="url" />
        <FormCombobox name="country" label={LABELS.country} options={countryOptions} />
        <FormText name="city" label={LABELS.city} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <LinkButton href={cancelHref}>Cancel</LinkButton>
        <SubmitButton>Save profile</SubmitButton>
      </div>
    </Form>
  );
}
