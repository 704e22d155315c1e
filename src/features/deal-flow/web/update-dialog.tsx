import type { Problem } from '#shared/contract/problem.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { REGIONS } from '#shared/domain/catalogue/regions.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { toMajor } from '#shared/domain/money.ts';
import { ApiError, messageOf } from '#shared/web/api-error.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import type { Deal } from '../contract/deal.ts';
import { DealUpdate, type DealUpdateInput } from '../contract/input.ts';
import type { dealEndpoints } from '../contract.ts';
import { DEAL_PRIORITY_LABELS, DEAL_STAGE_LABELS } from '../domain/stages.ts';
import { CompanyFields, DEAL_LABELS, TermFields } from './add-dialog.tsx';
import { DEAL_CALLS } from './move-dialog.tsx';

const { useSend } = endpointHooks<typeof dealEndpoints>();

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

/** Holds because a 409 of a deal carries the deal as it is now. */
const newerState = (error: unknown) =>
  error instanceof ApiError && error.status === 409
    ? ((error.problem as (Problem & { current?: Deal }) | null)?.current ?? null)
    : null;

/** Everything about a deal in one form. Somebody else's newer change is told, and saving again puts this one over it. */
export function UpdateDialog({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const before = typedOf(deal);
  const form = useContractForm(DealUpdate, { ...before, version: deal.version });
  const { mutateAsync } = useSend('PUT /api/portfolio/deal-flow/{id}', {
    refreshes: DEAL_CALLS,
    onSuccess: () => {
      onClose();
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
    const now = newerState(error);
    if (now === null) {
      toast({ title: 'Error updating deal', description: messageOf(error), variant: 'destructive' });
      return;
    }
    form.setValue('version', now.version);
    const state = `${DEAL_STAGE_LABELS[now.stage]}, priority ${DEAL_PRIORITY_LABELS[now.priority].toLowerCase()}, interest ${now.interestLevel}`;
    form.setError('root', {
      message: `Somebody changed this deal while you were typing. It is now: ${state}. Save again to put your changes over it.`,
    });
  };
  return (
    <Dialog open wide onOpenChange={onClose} title={`Update ${deal.startup.name}`}>
      <Form form={form} labels={DEAL_LABELS} className="grid gap-5" onSubmit={send} onFailure={fail}>
        {deal.startup.id === null && before.company ? <CompanyFields /> : null}
        <TermFields />
        {isPassed ? <FormText name="passReason" label="Reason for passing" /> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save changes</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
