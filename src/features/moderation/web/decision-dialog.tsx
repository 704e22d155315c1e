import type { z } from 'zod';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { type Action, type moderationEndpoints, NewUndo } from '../contract.ts';
import { type Decision, DECISION_LABELS } from '../domain.ts';

const { useSend } = endpointHooks<typeof moderationEndpoints>();

type Reason = z.output<typeof NewUndo>;
type ReasonDialogProps = {
  title: string;
  note: string;
  action: string;
  send: (body: Reason) => Promise<unknown>;
  onClose: () => void;
};

function ReasonDialog({ title, note, action, send, onClose }: ReasonDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={title} description={note}>
      <ReasonForm action={action} send={send} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({ action, send, onClose }: Omit<ReasonDialogProps, 'title' | 'note'>) {
  const form = useContractForm(NewUndo, { reason: '' });
  return (
    <Form
      form={form}
      labels={{ reason: 'Reason' }}
      onSubmit={async (body) => {
        await send(body);
        onClose();
      }}
    >
      <FormTextarea
        name="reason"
        label="Reason"
        required
        maxLength={1000}
        hint="Kept on record. The people concerned can read it, unless you dismiss the case."
        data-autofocus=""
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>{action}</SubmitButton>
      </DialogActions>
    </Form>
  );
}

export type DecisionDialogProps = {
  caseId: number;
  label: string;
  decision: Decision;
  onClose: () => void;
};

/** Asks for the reason of a decision, and makes it. */
export function DecisionDialog({ caseId, label, decision, onClose }: DecisionDialogProps) {
  const { mutateAsync } = useSend('POST /api/admin/moderation/cases/{id}/actions', { refreshes: 'all' });
  const { ask, note } = DECISION_LABELS[decision];
  return (
    <ReasonDialog
      title={`${ask}: ${label}`}
      note={note}
      action={ask}
      send={({ reason }) => mutateAsync({ params: { id: caseId }, body: { kind: decision, reason } })}
      onClose={onClose}
    />
  );
}

/** Asks why a decision is taken back, and does so. */
export function UndoDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const { mutateAsync } = useSend('POST /api/admin/moderation/actions/{id}/undo', { refreshes: 'all' });
  return (
    <ReasonDialog
      title={`Reverse: ${action.label}`}
      note="Everything returns to how it was before that decision. Both stay on record."
      action="Reverse"
      send={(body) => mutateAsync({ params: { id: action.id }, body })}
      onClose={onClose}
    />
  );
}
