import { useState } from 'react';
import type { z } from 'zod';
import { EVENT_FORMS, eventFormOf, type PortfolioEvent } from '../../contract/event.ts';
import type { eventEndpoints } from '../../contract.ts';
import { newerStateOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { SubmitButton } from '#shared/web/form-field.tsx';
import { formatDate } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { EventFields } from './event-form.tsx';
import { blankForm, type EventKind, EVENTS, LABELS } from './event-fields.ts';

const { useSend } = endpointHooks<typeof eventEndpoints>();

type EventForm = z.ZodType<z.output<(typeof EVENT_FORMS)[EventKind]>, Record<string, unknown>>;

/** The form of a kind. A union of forms is taken as the form of a union: each is only ever given its own values. */
const formOf = (kind: EventKind) => EVENT_FORMS[kind] as EventForm;

type Props = {
  kind: EventKind;
  /** The record to correct; null records a new one. */
  event: PortfolioEvent | null;
  /** The investment a new one is recorded by way of. */
  investmentId: number;
  currency: string;
  today: string;
  onClose: () => void;
};

/** Sends a new record, or a correction over the state that was read or seen since. */
function useSaving({ kind, event, investmentId, onClose }: Props) {
  const record = useSend(`POST /api/portfolio/investments/{id}/${kind}`, { refreshes: 'all' });
  const change = useSend('PATCH /api/portfolio/events/{id}', { refreshes: 'all' });
  const [newer, setNewer] = useState<PortfolioEvent | null>(null);
  const send = async (body: z.output<EventForm>) => {
    if (event === null) await record.mutateAsync({ params: { id: investmentId }, body });
    else {
      const { version } = newer ?? event;
      await change.mutateAsync({ params: { id: event.id }, body: { ...body, version } });
    }
    toast({ title: event === null ? EVENTS[kind].sent : 'Record corrected' });
    onClose();
  };
  return { send, newer, fail: (error: unknown) => setNewer(newerStateOf(error, event)) };
}

/** Records what became of a company, or corrects what was recorded. */
export function EventDialog(props: Props) {
  const { kind, event, currency, today, onClose } = props;
  const { title, note, send: action } = EVENTS[kind];
  const form = useContractForm(formOf(kind), event === null ? blankForm(kind, currency) : eventFormOf(event));
  const { send, newer, fail } = useSaving(props);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={event === null ? title : `Correct the ${kind} of ${formatDate(event.date)}`}
      description={note}
    >
      <Form form={form} labels={LABELS} onSubmit={send} onFailure={fail}>
        {newer === null ? null : (
          <div className="bg-amber-tint grid justify-items-start gap-3 rounded-md p-4 text-sm">
            <p>
              Someone corrected this record while you were typing. Your entries are still here: save again to
              overwrite theirs, or use theirs.
            </p>
            <Button onClick={() => form.reset(eventFormOf(newer))}>Use the newer version</Button>
          </div>
        )}
        <EventFields kind={kind} today={today} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>{event === null ? action : 'Save record'}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
