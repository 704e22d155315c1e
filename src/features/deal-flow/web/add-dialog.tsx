import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { firmEndpoints } from '#features/firms/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { CURRENCY_CODES } from '#shared/domain/currency.ts';
import { ApiError } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormNumber, FormSelect, FormSwitch, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { RadioCards } from '#shared/web/ui/choice-field.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { DealCandidate } from '../contract/deal.ts';
import { DealForm } from '../contract/input.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_PRIORITIES, DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { STAGE_OPTIONS } from './deal-card.tsx';
import { DEAL_CALLS } from './move-dialog.tsx';

const { useSend } = endpointHooks<typeof dealEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();

const optionsOf = (terms: readonly { readonly id: string; readonly label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }));
const PRIORITIES = DEAL_PRIORITIES.map((value) => ({ value, label: DEAL_PRIORITY_LABELS[value] }));
const INTERESTS = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} of 10`,
}));
const CURRENCIES = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
export const DEAL_LABELS = {
  startupId: 'Startup',
  company: 'Company',
  stage: 'Stage',
  priority: 'Priority',
  interestLevel: 'Interest',
  sourceChannel: 'Source',
  nextAction: 'Next action',
  nextActionDue: 'Due',
  amount: 'Intended ticket',
  currency: 'Currency',
};

/** A company in the investor's own words: fields of the surrounding form under `company`. */
export function CompanyFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormText name="company.name" label="Company" required autoComplete="off" />
      <FormText name="company.domain" label="Website" placeholder="zuripay.com" autoComplete="off" />
      <FormSelect
        name="company.sector"
        label="Sector"
        placeholder="Not stated"
        options={optionsOf(SECTORS)}
      />
      <FormSelect
        name="company.region"
        label="Region"
        placeholder="Not stated"
        options={optionsOf(REGIONS)}
      />
      <FormSelect
        name="company.fundingStage"
        label="Funding stage"
        placeholder="Not stated"
        options={optionsOf(COMPANY_STAGES)}
      />
    </div>
  );
}

/** What an investor says about a deal: fields of the surrounding form. */
export function TermFields() {
  const { data } = firms.useCall('GET /api/firm', {});
  const { watch, setValue } = useFormContext();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormSelect name="stage" label={DEAL_LABELS.stage} options={STAGE_OPTIONS} required />
      <FormSelect name="priority" label={DEAL_LABELS.priority} options={PRIORITIES} required />
      <FormSelect
        name="interestLevel"
        label={DEAL_LABELS.interestLevel}
        options={INTERESTS}
        required
        onBlur={() => setValue('interestLevel', Number(watch('interestLevel')))}
      />
      <FormText
        name="sourceChannel"
        label={DEAL_LABELS.sourceChannel}
        placeholder="Referral, event, inbound"
      />
      <FormText name="nextAction" label={DEAL_LABELS.nextAction} placeholder="Call the founder" />
      <FormText name="nextActionDue" label={DEAL_LABELS.nextActionDue} type="date" />
      <FormNumber name="amount" label={DEAL_LABELS.amount} step="any" />
      <FormSelect name="currency" label={DEAL_LABELS.currency} options={CURRENCIES} required />
      {data?.firm ? (
        <FormSwitch name="shared" label={`Share with ${data.firm.name}`} className="sm:col-span-2" />
      ) : null}
    </div>
  );
}

function StartupChoice({
  value,
  onChange,
  error,
}: {
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | null;
}) {
  const [text, setText] = useState('');
  const q = useDebounced(text);
  const found = startups.useList('GET /api/startups', { query: { q, limit: 10 } }, { keepPrevious: true });
  const chosen = startups.useCall(
    'GET /api/startups/{id}',
    { params: { id: value ?? 0 } },
    { enabled: value !== null },
  );
  const options = (found.data?.items ?? []).map(({ id, name, sector, fundingStage }) => ({
    value: String(id),
    label: `${name} (${sector}, ${fundingStage})`,
  }));
  const known = chosen.data && !options.some(({ value: id }) => id === String(value));
  const all = known ? [{ value: String(value), label: chosen.data.name }, ...options] : options;
  return (
    <Combobox
      label="Startup"
      required
      placeholder="Type a name"
      options={all}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      onSearch={setText}
      error={error}
    />
  );
}

type DuplicateProps = {
  candidates: readonly DealCandidate[];
  onShow: (name: string) => void;
  onTake: (startupId: number) => void;
  onAnyway: () => void;
};

function Duplicates({ candidates, onShow, onTake, onAnyway }: DuplicateProps) {
  return (
    <div role="alert" className="bg-amber-tint grid gap-3 rounded-md p-4">
      <p className="font-semibold">Is it one of these?</p>
      <ul className="grid gap-2">
        {candidates.map(({ kind, id, name, domain, stage }) => (
          <li key={`${kind}${id}`} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b>{name}</b>
              {domain === null ? '' : `, ${domain}`}:{' '}
              {stage === null ? 'in the startup directory' : `in your pipeline, ${DEAL_STAGE_LABELS[stage]}`}
            </span>
            {kind === 'deal' ? (
              <Button onClick={() => onShow(name)}>Show it</Button>
            ) : (
              <Button onClick={() => onTake(id)}>Use the listed startup</Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onAnyway}>No, add it anyway</Button>
      </div>
    </div>
  );
}

/** Holds because a 409 of a new deal carries its candidates. */
function candidatesOf(error: unknown): readonly DealCandidate[] {
  if (!(error instanceof ApiError) || error.status !== 409) return [];
  const problem = error.problem as (Problem & { current?: { candidates?: DealCandidate[] } }) | null;
  return problem?.current?.candidates ?? [];
}

type Props = { startupId: number | null; onShow: (name: string) => void; onClose: () => void };
type Kind = 'listed' | 'own';
const KINDS = [
  { value: 'listed', label: 'From the directory', icon: 'search' },
  { value: 'own', label: 'Another company', icon: 'building' },
] as const;
const NO_COMPANY = { name: '', domain: '', sector: '', region: '', fundingStage: '' };

/** A new deal on a startup of the directory or a company only the investor knows; a known one is pointed out. */
export function AddDialog({ startupId, onShow, onClose }: Props) {
  const [kind, setKind] = useState<Kind>('listed');
  const [candidates, setCandidates] = useState<readonly DealCandidate[]>([]);
  const form = useContractForm(DealForm, {
    startupId,
    company: null,
    stage: 'sourced',
    priority: 'medium',
    interestLevel: 5,
    sourceChannel: '',
    nextAction: '',
    nextActionDue: '',
    currency: 'USD',
    shared: true,
  });
  const firm = firms.useCall('GET /api/firm', {});
  const { mutateAsync, mutate } = useSend('POST /api/portfolio/deal-flow', {
    refreshes: DEAL_CALLS,
    onSuccess: ({ startup, stage }) => {
      onClose();
      toast({ title: 'Deal added', description: `${startup.name} is in ${DEAL_STAGE_LABELS[stage]}.` });
    },
  });
  const choose = (next: Kind) => {
    setKind(next);
    setCandidates([]);
    form.clearErrors();
    form.setValue('startupId', null);
    form.setValue('company', next === 'own' ? NO_COMPANY : null);
  };
  const bodyOf = ({ shared, ...body }: DealForm) => ({
    ...body,
    ...(firm.data?.firm ? { shared: shared ?? true } : {}),
  });
  const chosen = form.watch('startupId');
  return (
    <Dialog open wide onOpenChange={onClose} title="Add Deal">
      <Form
        form={form}
        labels={DEAL_LABELS}
        className="grid gap-5"
        onFailure={(error) => setCandidates(candidatesOf(error))}
        onSubmit={(body) => mutateAsync({ body: bodyOf(body) })}
      >
        {candidates.length === 0 ? null : (
          <Duplicates
            candidates={candidates}
            onShow={onShow}
            onTake={(id) => {
              choose('listed');
              form.setValue('startupId', id);
            }}
            onAnyway={() =>
              mutate({ body: { ...bodyOf(DealForm.parse(form.getValues())), allowDuplicate: true } })
            }
          />
        )}
        <RadioCards
          label="Which company?"
          required
          name="kind"
          options={KINDS}
          value={kind}
          onChange={(value) => choose(value === 'own' ? 'own' : 'listed')}
        />
        {kind === 'own' ? (
          <CompanyFields />
        ) : (
          <StartupChoice
            value={typeof chosen === 'number' ? chosen : null}
            onChange={(id) => form.setValue('startupId', id, { shouldValidate: true })}
            error={form.formState.errors.startupId?.message ?? null}
          />
        )}
        <TermFields />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Add Deal</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
