import { ReasonDialog } from '#shared/web/reason-dialog.tsx';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { Action, moderationEndpoints } from '../contract.ts';
import { type Decision, DECISION_LABELS } from '../domain.ts';

const { useSend } = endpointHooks<typeof moderationEndpoints>();

const HINT = 'Kept on record. The people concerned can read it, unless you dismiss the case.';

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
      hint={HINT}
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
      hint={HINT}
      send={(body) => mutateAsync({ params: { id: action.id }, body })}
      onClose={onClose}
    />
  );
}
