import { Form } from '#shared/web/form.tsx';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { Dialog, DialogActions } from '#shared/web/ui/dialog.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import { type recommendationEndpoints, RecommendationInput } from '../contract.ts';

const { useSend } = endpointHooks<typeof recommendationEndpoints>();
const LABELS = { relationship: 'How you know each other', title: 'Title', content: 'Recommendation' };

type Person = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isDemo: boolean;
};
type RecommendDialogProps = { person: Person; note?: string | null; onClose: () => void };

function RecommendForm({ person, onClose }: RecommendDialogProps) {
  const form = useContractForm(RecommendationInput, {
    userId: person.id,
    relationship: '',
    title: '',
    content: '',
  });
  const { mutateAsync } = useSend('POST /api/users/recommendations', {
    refreshes: ['GET /api/users/recommendations/open'],
  });
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async (body) => {
        await mutateAsync({ body });
        toast({ title: 'Success', description: `Sent. It is shown once ${person.firstName} accepts it.` });
        onClose();
      }}
    >
      <FormText
        name="relationship"
        label={LABELS.relationship}
        required
        placeholder={`Worked with ${person.firstName} at …`}
      />
      <FormText name="title" label={LABELS.title} required />
      <FormTextarea name="content" label={LABELS.content} required rows={6} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton>Send recommendation</SubmitButton>
      </DialogActions>
    </Form>
  );
}

/** Recommends somebody, asked or not. */
export function RecommendDialog(props: RecommendDialogProps) {
  const { person, note, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Recommend ${fullName(person)}`}
      isDemo={person.isDemo}
      {...(note ? { description: `They wrote: “${note}”` } : {})}
    >
      <RecommendForm {...props} />
    </Dialog>
  );
}
