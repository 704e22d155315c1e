import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Form } from '#shared/web/form.tsx';
import { FormCheckbox, FormText, SubmitButton } from '#shared/web/form-field.tsx';
import { toast } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { TextareaField } from '#shared/web/ui/text-field.tsx';
import { type Admission, AdmissionForm } from '../contract/admission.ts';
import { accounts } from './account-calls.ts';

const CALL = 'GET /api/admin/admission';

/** Who may sign up here, for admins. */
export function AdmissionCard() {
  const admission = accounts.useCall(CALL, {}, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader title="Who may sign up" note="Existing accounts stay." />
      <Loaded result={admission} label="Loading who may sign up" failure="We could not load who may sign up">
        {(data) => <Fields key={data.version} admission={data} />}
      </Loaded>
    </Card>
  );
}

const LABELS = {
  inviteOnly: 'By invitation only',
  mailDomains: 'Mail domains',
  providerOnly: 'Organisation accounts only',
  contactName: 'Name',
  contactEmail: 'E-mail',
};

function Fields({ admission }: { admission: Admission }) {
  const { contactName, contactEmail, ...rest } = admission;
  const form = useContractForm(AdmissionForm, {
    ...rest,
    contactName: contactName ?? '',
    contactEmail: contactEmail ?? '',
  });
  const save = accounts.useSend('PUT /api/admin/admission', { refreshes: [CALL, 'GET /api/auth/options'] });
  return (
    <Form
      form={form}
      labels={LABELS}
      onSubmit={async (body) => {
        await save.mutateAsync({ body });
        toast({ title: 'Saved' });
      }}
    >
      <FormCheckbox name="inviteOnly" label="By invitation only: a link of an admin, a startup or a firm" />
      <FormCheckbox
        name="providerOnly"
        label="With an account of your organisation only (OpenID Connect), without a password"
      />
      <MailDomains />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-medium">Contact for people who cannot sign up</legend>
        <FormText name="contactName" label="Name" autoComplete="off" />
        <FormText name="contactEmail" label="E-mail" type="email" autoComplete="off" />
      </fieldset>
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}

const listOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function MailDomains() {
  const {
    field: { value, onChange, ...field },
    fieldState: { error },
  } = useController({ name: 'mailDomains' });
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''));
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  const message =
    typeof first === 'object' && first !== null && 'message' in first ? String(first.message) : null;
  return (
    <TextareaField
      {...field}
      label="Mail domains"
      hint="One per line, such as kobo.example. Leave empty to allow all. Addresses are not checked at sign-up, so require invitations if you need to be sure."
      rows={3}
      value={text}
      error={message}
      onChange={(event) => {
        setText(event.target.value);
        onChange(listOf(event.target.value));
      }}
    />
  );
}
