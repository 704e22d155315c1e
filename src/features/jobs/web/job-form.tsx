import { FormCheckbox, FormNumber, FormSelect, FormText, FormTextarea } from '#shared/web/form-field.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import { textOptions } from '#shared/web/options.ts';
import { JOB_CATEGORIES, JOB_TYPES } from '../domain/vocabulary.ts';
import type { JobCompany } from '../contract/job.ts';
import { companyValue, JOB_LABELS } from './job-fields.ts';

const TYPES = textOptions(JOB_TYPES);

const CATEGORIES = textOptions(JOB_CATEGORIES);

const PERIODS = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
  { value: 'day', label: 'a day' },
  { value: 'hour', label: 'an hour' },
];

export type Companies = readonly Pick<JobCompany, 'kind' | 'id' | 'name'>[];

const companyOptions = (companies: Companies) => [
  ...companies.map((company) => ({ value: companyValue(company), label: company.name })),
  { value: 'self', label: 'Myself, not for a company' },
];

/** The fields of a post. */
export function JobFields({ companies }: { companies: Companies }) {
  return (
    <>
      <FormSelect
        name="postedFor"
        label={JOB_LABELS.postedFor}
        required
        placeholder="Select who is hiring"
        data-autofocus=""
        options={companyOptions(companies)}
      />
      <FormText name="title" label={JOB_LABELS.title} required maxLength={200} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="jobType"
          label={JOB_LABELS.jobType}
          required
          placeholder="Select a type"
          options={TYPES}
        />
        <FormSelect
          name="category"
          label={JOB_LABELS.category}
          required
          placeholder="Select a category"
          options={CATEGORIES}
        />
      </div>
      <FormText
        name="location"
        label={JOB_LABELS.location}
        required
        placeholder="Lagos, Nigeria"
        maxLength={120}
      />
      <FormCheckbox name="isRemote" label="Can be done remotely" />
      <FormTextarea name="description" label={JOB_LABELS.description} required rows={5} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FormNumber name="salaryMin" label={JOB_LABELS.salaryMin} min={0} />
        <FormNumber name="salaryMax" label={JOB_LABELS.salaryMax} min={0} />
        <FormSelect name="currency" label={JOB_LABELS.currency} required options={CURRENCY_OPTIONS} />
        <FormSelect name="payPeriod" label={JOB_LABELS.payPeriod} required options={PERIODS} />
        <FormNumber name="equityMin" label={JOB_LABELS.equityMin} min={0} max={100} step={0.1} />
        <FormNumber name="equityMax" label={JOB_LABELS.equityMax} min={0} max={100} step={0.1} />
      </div>
      <FormTextarea name="requirements" label={JOB_LABELS.requirements} rows={3} />
      <FormTextarea name="benefits" label={JOB_LABELS.benefits} rows={3} />
      <fieldset className="grid gap-4 rounded-md border p-4">
        <legend className="px-1 text-sm font-semibold">How people apply</legend>
        <p className="text-soft text-sm">
          Without any of these, members who press Apply see your name and e-mail address.
        </p>
        <FormText name="applicationUrl" label={JOB_LABELS.applicationUrl} type="url" placeholder="https://" />
        <FormText name="applicationEmail" label={JOB_LABELS.applicationEmail} type="email" />
        <FormCheckbox
          name="takesApplications"
          label="Receive applications here, with the applicant’s profile"
        />
      </fieldset>
    </>
  );
}
