import type { ComponentType, ReactNode } from 'react';
import {
  DistributionForm,
  ExitForm,
  MarkForm,
  RoundForm,
  WriteOffForm,
} from '#features/portfolio/contract/event.ts';
import type { eventEndpoints } from '#features/portfolio/contract.ts';
import { CURRENCY_CODES, currencyOf } from '#shared/domain/currency.ts';
import { Form, useContractForm } from '#shared/web/form.tsx';
import { FormNumber, FormSelect, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';

const { useSend } = endpointHooks<typeof eventEndpoints>();
const OPTIONS = CURRENCY_CODES.map((code) => ({ value: code, label: code }));
const LABELS = {
  date: 'Date',
  amount: 'Amount',
  currency: 'Currency',
  soldPercentage: 'Part of the holding sold, %',
  raised: 'Amount raised',
  postMoney: 'Post-money valuation',
  runwayMonths: 'Runway, months',
  reason: 'Reason',
  evidence: 'Evidence',
};

export type EventKind = 'distribution' | 'exit' | 'write-off' | 'mark' | 'round';
export type EventDialogProps = {
  /** The investment it is recorded by way of. */
  investmentId: number;
  currency: string;
  today: string;
  onClose: () => void;
};

const dayField = (today: string) => (
  <FormText name="date" label={LABELS.date} type="date" min="1900-01-01" max={today} required />
);
const currencyField = <FormSelect name="currency" label={LABELS.currency} options={OPTIONS} required />;
const reasonField = (required: boolean) => (
  <FormTextarea name="reason" label={LABELS.reason} required={required} rows={2} />
);
const evidenceField = (
  <FormText name="evidence" label={LABELS.evidence} hint="A link, or the document it stands in." />
);
const runwayField = (
  <FormNumber
    name="runwayMonths"
    label={LABELS.runwayMonths}
    hint="As the company tells it; counts towards its risk."
    step="any"
  />
);
const pair = (one: ReactNode, other: ReactNode) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {one}
    {other}
  </div>
);

function Frame({
  title,
  description,
  onClose,
  children,
}: {
  title: string;
  description: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      {children}
    </Dialog>
  );
}

function Buttons({ onClose, children }: { onClose: () => void; children: string }) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>Cancel</Button>
      <SubmitButton>{children}</SubmitButton>
    </div>
  );
}

const startOf = (currency: string) => ({
  date: '',
  reason: '',
  evidence: '',
  currency: currencyOf(currency) ?? 'USD',
});

/** What follows a successful record. */
function done(title: string, onClose: () => void) {
  toast({ title });
  onClose();
}

function DistributionDialog({ investmentId, currency, today, onClose }: EventDialogProps) {
  const form = useContractForm(DistributionForm, startOf(currency));
  const send = useSend('POST /api/portfolio/investments/{id}/distribution', { refreshes: 'all' });
  return (
    <Frame
      title="Record a distribution"
      description="Money received without leaving: a dividend, interest, a repayment."
      onClose={onClose}
    >
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: investmentId }, body });
          done('Distribution recorded', onClose);
        }}
      >
        {dayField(today)}
        {pair(<FormNumber name="amount" label={LABELS.amount} step="any" required />, currencyField)}
        {reasonField(false)}
        {evidenceField}
        <Buttons onClose={onClose}>Record distribution</Buttons>
      </Form>
    </Frame>
  );
}

function ExitDialog({ investmentId, currency, today, onClose }: EventDialogProps) {
  const form = useContractForm(ExitForm, { ...startOf(currency), soldPercentage: 100 });
  const send = useSend('POST /api/portfolio/investments/{id}/exit', { refreshes: 'all' });
  return (
    <Frame
      title="Record an exit"
      description="All of the holding, or a part of it. Proceeds of a full exit may follow later."
      onClose={onClose}
    >
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: investmentId }, body });
          done('Exit recorded', onClose);
        }}
      >
        {pair(
          dayField(today),
          <FormNumber
            name="soldPercentage"
            label={LABELS.soldPercentage}
            step="any"
            min={0}
            max={100}
            required
          />,
        )}
        {pair(<FormNumber name="amount" label="Proceeds" step="any" />, currencyField)}
        {reasonField(false)}
        {evidenceField}
        <Buttons onClose={onClose}>Record exit</Buttons>
      </Form>
    </Frame>
  );
}

function WriteOffDialog({ investmentId, today, onClose }: EventDialogProps) {
  const form = useContractForm(WriteOffForm, { date: '', reason: '', evidence: '' });
  const send = useSend('POST /api/portfolio/investments/{id}/write-off', { refreshes: 'all' });
  return (
    <Frame
      title="Write the company off"
      description="Its value becomes 0 from that day. It can be taken back."
      onClose={onClose}
    >
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: investmentId }, body });
          done('Written off', onClose);
        }}
      >
        {dayField(today)}
        {reasonField(true)}
        {evidenceField}
        <Buttons onClose={onClose}>Write off</Buttons>
      </Form>
    </Frame>
  );
}

function MarkDialog({ investmentId, currency, today, onClose }: EventDialogProps) {
  const form = useContractForm(MarkForm, startOf(currency));
  const send = useSend('POST /api/portfolio/investments/{id}/mark', { refreshes: 'all' });
  return (
    <Frame
      title="Mark the holding"
      description="What your whole holding in the company is worth. A later round or mark takes its place."
      onClose={onClose}
    >
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: investmentId }, body });
          done('Mark recorded', onClose);
        }}
      >
        {pair(dayField(today), runwayField)}
        {pair(<FormNumber name="amount" label="Value of the holding" step="any" required />, currencyField)}
        {reasonField(true)}
        {evidenceField}
        <Buttons onClose={onClose}>Record mark</Buttons>
      </Form>
    </Frame>
  );
}

function RoundDialog({ investmentId, currency, today, onClose }: EventDialogProps) {
  const form = useContractForm(RoundForm, startOf(currency));
  const send = useSend('POST /api/portfolio/investments/{id}/round', { refreshes: 'all' });
  return (
    <Frame
      title="Record a priced round"
      description="A later round of the company: it dilutes your share and gives a price. Your own follow-on is an investment besides."
      onClose={onClose}
    >
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          await send.mutateAsync({ params: { id: investmentId }, body });
          done('Round recorded', onClose);
        }}
      >
        {pair(dayField(today), currencyField)}
        {pair(
          <FormNumber name="raised" label={LABELS.raised} step="any" required />,
          <FormNumber name="postMoney" label={LABELS.postMoney} step="any" required />,
        )}
        {runwayField}
        {reasonField(false)}
        {evidenceField}
        <Buttons onClose={onClose}>Record round</Buttons>
      </Form>
    </Frame>
  );
}

const DIALOGS: Record<EventKind, ComponentType<EventDialogProps>> = {
  distribution: DistributionDialog,
  exit: ExitDialog,
  'write-off': WriteOffDialog,
  mark: MarkDialog,
  round: RoundDialog,
};

/** Records what became of a company. */
export function EventDialog({ kind, ...props }: EventDialogProps & { kind: EventKind }) {
  const Chosen = DIALOGS[kind];
  return <Chosen {...props} />;
}
