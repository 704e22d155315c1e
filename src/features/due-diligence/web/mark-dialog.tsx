import { capitalized } from '#shared/domain/text.ts';
import { messageOf } from '#shared/web/api-error.ts';
import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormRadioCards, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import type { dueDiligenceEndpoints } from '../contract.ts';
import { type CheckResult, MarkForm } from '../contract/report.ts';
import { OUTCOME_LABELS } from '../domain/labels.ts';

const { useSend } = endpointHooks<typeof dueDiligenceEndpoints>();
const OPTIONS = (['pass', 'partial', 'fail'] as const).map((value) => ({
  value,
  label: OUTCOME_LABELS[value],
}));
const REFRESHES = [
  'GET /api/startups/{id}/due-diligence',
  'GET /api/startups/{id}/due-diligence/versions',
] as const;

type Props = { startupId: number; check: CheckResult; onClose: () => void };

const LABELS = { outcome: 'Outcome', note: 'What you found', evidence: 'Source' };

function useMark({ startupId, check, onClose }: Props) {
  const params = { id: startupId, code: check.code };
  const save = useSend('PUT /api/startups/{id}/due-diligence/marks/{code}', { refreshes: REFRESHES });
  const drop = useSend('DELETE /api/startups/{id}/due-diligence/marks/{code}', {
    refreshes: REFRESHES,
    onSuccess: onClose,
    onError: (error) =>
      toast({
        title: 'We could not delete the note',
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  return {
    save: async (body: MarkForm) => {
      await save.mutateAsync({ params, body });
      toast({ title: 'Saved, and the report is up to date' });
      onClose();
    },
    drop: () => drop.mutate({ params }),
    isDropping: drop.isPending,
  };
}

/** What a person found out about a check: how it came out, in their words, with where it is seen. */
export function MarkDialog(props: Props) {
  const { check, onClose } = props;
  const { mark, label, why } = check;
  const { save, drop, isDropping } = useMark(props);
  const form = useContractForm(MarkForm, {
    outcome: mark?.outcome,
    note: mark?.note ?? '',
    evidence: mark?.evidence ?? '',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? null : onClose())}
      title="What did you find?"
      description={`${capitalized(label)}. ${why}`}
    >
      <Form form={form} labels={LABELS} onSubmit={save}>
        <FormRadioCards name="outcome" label={LABELS.outcome} required options={OPTIONS} />
        <FormTextarea
          name="note"
          label={LABELS.note}
          required
          hint="In a sentence or two: what you saw, its date, and who provided it."
        />
        <FormText name="evidence" label={LABELS.evidence} hint="A link, file name or registration number." />
        <DialogActions>
          {mark === null ? null : (
            <Button icon="trash" pending={isDropping} onClick={drop}>
              Delete note
            </Button>
          )}
          <SubmitButton>Save and run again</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
