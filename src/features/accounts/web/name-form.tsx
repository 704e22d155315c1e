import { Form } from '#shared/web/form.tsx';
import { useLateForm } from '#shared/web/use-late-form.ts';
import { FormText, SubmitButton } from '#shared/web/form-field.tsx';
import type { CurrentUser } from '#shared/web/session.ts';
import { toast } from '#shared/web/toast.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { accounts } from './access.ts';

export function NameForm({ user }: { user: CurrentUser }) {
  const form = useLateForm(async () => (await import('../contract.ts')).OwnName, {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
  });
  const rename = accounts.useSend('PATCH /api/auth/user', { refreshes: 'all' });
  return (
    <Card>
      <CardHeader title="Name" note="Shown to other members." />
      <Form
        form={form}
        labels={{ firstName: 'First name', lastName: 'Last name' }}
        onSubmit={async (body) => {
          await rename.mutateAsync({ body });
          toast({ title: 'Name saved' });
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText name="firstName" label="First name" autoComplete="given-name" required />
          <FormText name="lastName" label="Last name" autoComplete="family-name" />
        </div>
        <div>
          <SubmitButton>Save name</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
