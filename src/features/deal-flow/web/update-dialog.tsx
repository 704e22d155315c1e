import { useFormContext } from 'react-hook-form';
import type { firmEndpoints } from '#features/firms/contract.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { messageOf, newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormNumber, FormSelect, FormSwitch, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { CURRENCY_OPTIONS } from '#shared/web/currency-options.ts';
import type { Deal } from '../contract/deal.ts';
import { DealUpdate, type DealUpdateInput } from '../contract/input.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_PRIORITIES, DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { DEAL_LABELS, STAGE_OPTIONS } from './deal-labels.ts';
import { useCatchUp } from './pipeline.ts';

const { useSend } = endpointHooks<typeof dealEndpoints>();
const firms = endpointHooks<typeof firmEndpoints>();

const optionsOf = (terms: readonly { readonly id: string; readonly label: string }[]) =>
  terms.map(({ id, label }) => ({ value: id, label }));
const PRIORITIES = DEAL_PRIORITIES.map((value) => ({ value, label: DEAL_PRIORITY_LABELS[value] }));
const INTERESTS = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} of 10`,
}));

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
      <FormSelect name="currency" label={DEAL_LABELS.currency} options={CURRENCY_OPTIONS} required />
      {data?.firm ? (
        <FormSwitch name="shared" label={`Share with ${data.firm.name}`} className="sm:col-span-2" />
      ) : null}
    </div>
  );
}

const idOf = (terms: readonly { readonly id: string; readonly label: string }[], label: string | null) =>
  terms.find((each) => each.label === label)?.id ?? '';

function typedOf(deal: Deal): DealUpdateInput {
  const { startup } = deal;
  const currency = currencyOf(deal.currency ?? 'USD') ?? 'USD';
  return {
    stage: deal.stage,
    priority: deal.priority,
    interestLevel: deal.interestLevel,
    sourceChannel: deal.sourceChannel ?? '',
    nextAction: deal.nextAction ?? '',
    nextActionDue: deal.nextActionDue ?? '',
    amount: deal.amountMinor === null ? null : toMajor(deal.amountMinor, currency),
    currency,
    shared: deal.shared,
    passReason: deal.passReason ?? '',
    ...(startup.id === null
      ? {
          company: {
            name: startup.name,
            domain: startup.domain ?? '',
            sector: idOf(SECTORS, startup.sector),
            region: idOf(REGIONS, startup.region),
            fundingStage: idOf(COMPANY_STAGES, startup.fundingStage),
          },
        }
      : {}),
  };
}

/** Only what was changed is sent, so that a colleague's other change is kept; amount and currency go together. */
function changedOnly(body: DealUpdate, before: DealUpdateInput): DealUpdate {
  const former = DealUpdate.parse(before);
  const differs = (key: string) =>
    JSON.stringify(body[key as keyof DealUpdate] ?? null) !==
    JSON.stringify(former[key as keyof DealUpdate] ?? null);
  const kept = Object.keys(body).filter(differs);
  const names = kept.includes('currency') && body.amount != null ? [...kept, 'amount'] : kept;
  const both = names.includes('amount') ? [...names, 'currency'] : names;
  const wanted = new Set(both.includes('amount') ? both : both.filter((name) => name !== 'currency'));
  return Object.fromEntries(Object.entries(body).filter(([name]) => wanted.has(name)));
}

/** Everything about a deal in one form. Somebody else's newer change is told, and saving again puts this one over it. */
export function UpdateDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const before = typedOf(deal);
  const form = useContractForm(DealUpdate, { ...before, version: deal.version });
  const catchUp = useCatchUp();
  const { mutateAsync } = useSend('PUT /api/portfolio/deal-flow/{id}', {
    onSuccess: () => {
      onClose();
      void catchUp();
      toast({ title: 'Deal updated successfully!' });
    },
  });
  const isPassed = form.watch('stage') === 'passed';
  const send = async ({ version, passReason, ...body }: DealUpdate) => {
    const reason = body.stage === 'passed' ? { passReason } : {};
    const changed = changedOnly({ ...body, ...reason }, before);
    if (Object.keys(changed).length === 0) return onClose();
    await mutateAsync({ params: { id: deal.id }, body: { ...changed, version } });
  };
  const fail = (error: unknown) => {
    const now = newerStateOf(error, deal);
    if (now === null) {
      toast({ title: 'Error updating deal', description: messageOf(error), variant: 'destructive' });
      return;
    }
    form.setValue('version', now.version);
    const state = `${DEAL_STAGE_LABELS[now.stage]}, priority ${DEAL_PRIORITY_LABELS[now.priority].toLowerCase()}, interest ${now.interestLevel}`;
    form.setError('root', {
      message: `Someone changed this deal while you were typing. It is now: ${state}. Save again to overwrite it.`,
    });
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={`Update ${deal.startup.name}`}
      isDemo={deal.startup.isDemo}
    >
      <Form form={form} labels={DEAL_LABELS} className="grid gap-5" onSubmit={send} onFailure={fail}>
        {deal.startup.id === null && before.company ? <CompanyFields /> : null}
        <TermFields />
        {isPassed ? <FormText name="passReason" label="Reason for passing" /> : null}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save changes</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
