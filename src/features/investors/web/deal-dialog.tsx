import { COUNTRIES } from '#shared/domain/catalogue/countries.ts';
import { SECTORS } from '#shared/domain/catalogue/sectors.ts';
import { STAGE_LABELS } from '#shared/domain/catalogue/stages.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import {
  FormCheckbox,
  FormCombobox,
  FormNumber,
  FormSelect,
  FormText,
  SubmitButton,
} from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { textOptions } from '#shared/web/options.ts';
import { type PastDeal, PastDealInput } from '../contract/past-deal.ts';
import type { investorEndpoints } from '../contract.ts';

const { useSend } = endpointHooks<typeof investorEndpoints>();
const sectorOptions = textOptions(SECTORS.map(({ label }) => label));
const stageOptions = textOptions(STAGE_LABELS);
const countryOptions = textOptions(COUNTRIES.map(({ label }) => label));
const LABELS = {
  company: 'Company',
  sector: 'Sector',
  stage: 'Stage',
  country: 'Country',
  dealDate: 'Date of your investment',
  roundSize: 'Round size',
};

type DealDialogProps = {
  investorId: number;
  /** The deal to change; null adds one. */
  deal: PastDeal | null;
  onClose: () => void;
};

/** Adds or changes a past deal. */
export function DealDialog({ investorId, deal, onClose }: DealDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={deal === null ? 'Add a past deal' : `Edit ${deal.company}`}
      description="Shown on your page as you enter it, and used for your matches."
    >
      <DealForm investorId={investorId} deal={deal} onClose={onClose} />
    </Dialog>
  );
}

function useSave({ investorId, deal, onClose }: DealDialogProps) {
  const done = {
    refreshes: ['GET /api/investors/{id}'],
    onSuccess: () => {
      onClose();
      toast({ title: deal === null ? 'Past deal added' : 'Past deal changed' });
    },
  };
  const add = useSend('POST /api/investors/{id}/deals', done);
  const change = useSend('PUT /api/investors/{id}/deals/{dealId}', done);
  return (body: PastDealInput) =>
    deal === null
      ? add.mutateAsync({ params: { id: investorId }, body })
      : change.mutateAsync({ params: { id: investorId, dealId: deal.id }, body });
}

function DealForm(props: DealDialogProps) {
  const { deal, onClose } = props;
  const save = useSave(props);
  const form = useContractForm(PastDealInput, {
    company: deal?.company ?? '',
    sector: deal?.sector ?? '',
    stage: deal?.stage ?? '',
    country: deal?.country ?? null,
    dealDate: deal?.dealDate ?? '',
    roundSize: deal?.roundSize ?? undefined,
    led: deal?.led ?? false,
  });
  return (
    <Form form={form} labels={LABELS} onSubmit={save}>
      <FormText name="company" label={LABELS.company} required data-autofocus="" />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          name="sector"
          label={LABELS.sector}
          required
          placeholder="Select a sector"
          options={sectorOptions}
        />
        <FormSelect name="stage" label={LABELS.stage} placeholder="Not stated" options={stageOptions} />
        <FormCombobox name="country" label={LABELS.country} options={countryOptions} />
        <FormText name="dealDate" label={LABELS.dealDate} required type="date" min="1900-01-01" />
        <FormNumber name="roundSize" label={LABELS.roundSize} hint="The whole round, in US dollars" min={1} />
      </div>
      <FormCheckbox name="led" label="I led this round" />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>{deal === null ? 'Add deal' : 'Save deal'}</SubmitButton>
      </DialogActions>
    </Form>
  );
}
