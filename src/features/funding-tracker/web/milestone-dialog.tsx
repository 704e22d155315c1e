import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { fundingEndpoints } from '../contract.ts';
import { MilestoneForm } from '../contract/request.ts';
import type { Milestone } from '../contract/tracker.ts';
import { overNewer, REFRESHES } from './round-form.ts';

const { useSend } = endpointHooks<typeof fundingEndpoints>();
const LABELS = { task: 'Task', dueDate: 'Due date', doneDate: 'Done on', note: 'Note' };

type Props = {
  startupId: number;
  /** Null adds one. */
  milestone: Milestone | null;
  onClose: () => void;
};

/** A milestone: what, by when, and when it was done. */
export function MilestoneDialog({ startupId, milestone, onClose }: Props) {
  const form = useContractForm(MilestoneForm, {
    task: milestone?.task ?? '',
    dueDate: milestone?.dueDate ?? '',
    doneDate: milestone?.doneDate ?? '',
    note: milestone?.note ?? '',
    version: milestone?.version,
  });
  const options = { refreshes: REFRESHES } as const;
  const add = useSend('POST /api/startups/{id}/funding-tracker/milestones', options);
  const change = useSend('PUT /api/startups/{id}/funding-tracker/milestones/{milestoneId}', options);
  const removal = useSend('DELETE /api/startups/{id}/funding-tracker/milestones/{milestoneId}', {
    ...options,
    onSuccess: onClose,
    onError: toastError,
  });
  return (
    <Dialog open onOpenChange={onClose} title={milestone === null ? 'Add a milestone' : 'Edit milestone'}>
      <Form
        form={form}
        labels={LABELS}
        onSubmit={async (body) => {
          if (milestone === null) {
            await add.mutateAsync({ params: { id: startupId }, body });
          } else {
            const params = { id: startupId, milestoneId: milestone.id };
            await change
              .mutateAsync({ params, body })
              .catch(overNewer(milestone, (version) => form.setValue('version', version)));
          }
          toast({ title: 'Milestone saved' });
          onClose();
        }}
      >
        <FormText name="task" label={LABELS.task} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="dueDate" label={LABELS.dueDate} type="date" required />
          <FormText name="doneDate" label={LABELS.doneDate} type="date" hint="Leave empty while open" />
        </div>
        <FormTextarea name="note" label={LABELS.note} />
        <DialogActions>
          <SubmitButton>Save milestone</SubmitButton>
          {milestone === null ? null : (
            <Button
              icon="trash"
              pending={removal.isPending}
              onClick={() => removal.mutate({ params: { id: startupId, milestoneId: milestone.id } })}
            >
              Remove milestone
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
