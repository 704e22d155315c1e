import { useState } from 'react';
import { useContractForm, Form } from '#shared/web/form.tsx';
import { FormSelect, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { useCurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog } from '#shared/web/ui/dialog.tsx';
import { NewReport, type moderationEndpoints } from '../contract.ts';
import { REASON_LABELS, REPORT_REASONS, type Reportable } from '../domain.ts';

const { useSend } = endpointHooks<typeof moderationEndpoints>();
const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

export type ReportProps = {
  /** Of a request, conversation or message: the moderators read its words along with the report. */
  subject: { readonly kind: Reportable; readonly id: string | number };
  name: string;
};

const SENT_ALONG: Partial<Record<Reportable, string>> = {
  introduction: ' The words of the request go with it.',
  thread: ' The last ten messages of this conversation go with it.',
  message: ' The message goes with it.',
};

/** Asks what is wrong, and tells the moderators. */
export function ReportDialog({ subject, name, onClose }: ReportProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${name}`}
      description={`The moderators read it. Who reported stays between you and them.${SENT_ALONG[subject.kind] ?? ''}`}
    >
      <ReportForm subject={subject} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ subject, onClose }: Pick<ReportProps, 'subject'> & { onClose: () => void }) {
  const form = useContractForm(NewReport, {
    subjectKind: subject.kind,
    subjectId: String(subject.id),
    reason: undefined,
    content: '',
  });
  const send = useSend('POST /api/reports', {
    onSuccess: () => {
      onClose();
      toast({ title: 'Thank you', description: 'The moderators will look at it.' });
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
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Send report</SubmitButton>
      </div>
    </Form>
  );
}

/** A quiet button for pages; nothing for visitors, who cannot report. */
export function ReportButton({ subject, name }: ReportProps) {
  const [open, setOpen] = useState(false);
  if (useCurrentUser() === null) return null;
  return (
    <>
      <Button variant="quiet" icon="flag" onClick={() => setOpen(true)} aria-label={`Report ${name}`}>
        Report
      </Button>
      {open ? <ReportDialog subject={subject} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
