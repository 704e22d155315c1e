import { Form } from '#shared/web/form.tsx';
import { FormCheckbox, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { AnswerForm as AnswerShape, QuestionForm, type RoomQuestion } from '../contract/question.ts';
import { QUESTION_CALLS, questions } from './questions.ts';

type AskFormProps = { startupId: number; documentId: number; page: number | null };

/** Asks the team about the page in sight. */
export function AskForm({ startupId, documentId, page }: AskFormProps) {
  const form = useContractForm(QuestionForm, { page, body: '' });
  const { mutateAsync } = questions.useSend('POST /api/startups/{id}/room/documents/{documentId}/questions', {
    refreshes: QUESTION_CALLS,
    onSuccess: () => {
      form.reset({ page, body: '' });
      toast({ title: 'The team was asked' });
    },
  });
  return (
    <Form
      form={form}
      labels={{ body: 'Your question' }}
      onSubmit={(body) => mutateAsync({ params: { id: startupId, documentId }, body: { ...body, page } })}
      className="grid gap-3"
    >
      <FormTextarea
        name="body"
        label={page === null ? 'Your question' : `Your question about page ${page}`}
        hint="Only the team sees who asks. Reading an answer is recorded, as reading a page is."
        rows={3}
        required
      />
      <div>
        <SubmitButton>Ask the team</SubmitButton>
      </div>
    </Form>
  );
}

type AnswerFormProps = { startupId: number; question: RoomQuestion; onDone: () => void };

/** The team’s answer, to one or to all. */
export function AnswerForm({ startupId, question, onDone }: AnswerFormProps) {
  const { id, answer, version } = question;
  const form = useContractForm(AnswerShape, {
    answer: answer?.body ?? '',
    isForAll: answer?.isForAll ?? false,
    version,
  });
  const { mutateAsync } = questions.useSend('PUT /api/startups/{id}/room/questions/{questionId}', {
    refreshes: QUESTION_CALLS,
    onSuccess: onDone,
  });
  return (
    <Form
      form={form}
      labels={{ answer: 'Answer' }}
      onSubmit={(body) => mutateAsync({ params: { id: startupId, questionId: id }, body })}
      className="grid gap-3"
    >
      <FormTextarea name="answer" label="Answer" rows={4} required />
      <FormCheckbox
        name="isForAll"
        label="Show to all who may read this document"
        hint="Without the name of who asked."
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Save answer</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </Form>
  );
}
