import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormSelect, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { DialogActions } from '#shared/web/ui/dialog.tsx';
import { type moderationEndpoints, NewReport } from '../contract.ts';
import { REASON_LABELS, REPORT_REASONS } from '../domain.ts';
import type { ReportProps } from './report-dialog.tsx';

const { useSend } = endpointHooks<typeof moderationEndpoints>();
const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

/** What is wrong, in a choice and in words. */
export function ReportForm({ subject, onClose }: Pick<ReportProps, 'subject'> & { onClose: () => void }) {
  const form = useContractForm(NewReport, {
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    reason: undefined,
    content: '',
  });
  const send = useSend('POST /api/reports', {
    onSuccess: () => {
      onClose();
      toast({ title: 'Thank you', description: 'The moderators will review it.' });
    },
  });
  return (
    <Form
      form={form}
      labels={{ reason: 'What is wrong', content: 'In your words' }}
      onSubmit={(body) => send.mutateAsync({ body })}
    >
      <FormSelect
        name="reason"
        label="What is wrong"
        required
        options={REASONS}
        placeholder="Choose a reason"
      />
      <FormTextarea
        name="content"
        label="In your words"
        maxLength={2000}
        hint="What happened, and when. Needed for “Something else”."
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Send report</SubmitButton>
      </DialogActions>
    </Form>
  );
}
