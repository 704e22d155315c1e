import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { FormSelect, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { formatDay } from '#shared/web/format.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { GrievanceForm } from '../contract.ts';
import { GRIEVANCE_KINDS, GRIEVANCE_LABELS } from '../domain/deadlines.ts';
import { legal } from './legal.ts';
import { LegalLinks } from './legal-links.tsx';

const KINDS = GRIEVANCE_KINDS.map((value) => ({ value, label: GRIEVANCE_LABELS[value] }));
const LABELS = { kind: 'What it is about', name: 'Your name', email: 'Your e-mail', content: 'Your message' };
const EMPTY = { kind: '' as 'access', name: '', email: '', content: '' };

/** For anyone who asks or complains about their data. */
export function GrievancePage() {
  const [sent, setSent] = useState<{ id: number; dueAt: string } | null>(null);
  const send = legal.useSend('POST /api/grievances');
  const form = useContractForm(GrievanceForm, EMPTY);
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title="Your data: ask or complain"
        note="You get a receipt by e-mail, and an answer within 30 days. You need no account."
      />
      <Card>
        {sent === null ? (
          <Form
            form={form}
            labels={LABELS}
            onSubmit={async (body) => setSent(await send.mutateAsync({ body }))}
          >
            <FormSelect name="kind" label={LABELS.kind} options={KINDS} placeholder="Choose" required />
            <FormText name="name" label={LABELS.name} autoComplete="name" required />
            <FormText name="email" label={LABELS.email} type="email" autoComplete="email" required />
            <FormTextarea name="content" label={LABELS.content} rows={6} maxLength={5000} required />
            <div>
              <SubmitButton size="lg">Send</SubmitButton>
            </div>
          </Form>
        ) : (
          <output className="grid gap-2">
            <p className="text-2xl font-semibold">Number {sent.id}</p>
            <p>We received your message. You get an answer by {formatDay(sent.dueAt)} at the latest.</p>
          </output>
        )}
      </Card>
      <LegalLinks />
    </div>
  );
}
