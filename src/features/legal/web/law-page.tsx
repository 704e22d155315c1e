import { useState } from 'react';
import { Form } from '#shared/web/form.tsx';
import { FormCheckbox, FormSelect, FormText, FormTextarea, SubmitButton } from '#shared/web/form-field.tsx';
import { FormInstant } from '#shared/web/form-instant.tsx';
import { formatDate, formatDay, formatRelative } from '#shared/web/format.ts';
import { toast } from '#shared/web/toast.ts';
import { useContractForm } from '#shared/web/use-contract-form.ts';
import { usePage } from '#shared/web/use-page.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import {
  AnswerForm,
  type Breach,
  BreachForm,
  EntryForm,
  type Grievance,
  LegalForm,
  type LegalText,
} from '../contract.ts';
import { ENTRY_KINDS, ENTRY_LABELS, GRIEVANCE_LABELS } from '../domain/deadlines.ts';
import { isAccepted, LEGAL_PAGES, LEGAL_TITLES, type LegalPage } from '../domain/pages.ts';
import { legal } from './legal.ts';

const TEXT = 'GET /api/legal/{page}';
const GRIEVANCES = 'GET /api/admin/grievances';
const BREACHES = 'GET /api/admin/breaches';

function TextForm({ text }: { text: LegalText }) {
  const { page, version, content } = text;
  const publish = legal.useSend('POST /api/admin/legal/{page}', { refreshes: [TEXT, 'GET /api/auth/user'] });
  const form = useContractForm(LegalForm, { content, version, asksAgain: false });
  return (
    <Form
      form={form}
      labels={{ content: LEGAL_TITLES[page], asksAgain: 'Ask everyone again' }}
      onSubmit={async (body) => {
        await publish.mutateAsync({ params: { page }, body });
        toast({ title: `${LEGAL_TITLES[page]}: version ${version + 1} is published` });
      }}
    >
      <FormTextarea
        name="content"
        label={`${LEGAL_TITLES[page]}, version ${version} of ${formatDay(text.publishedAt)}`}
        rows={12}
        required
        hint="## heading, - item, **strong**, [words](https://…). A blank line ends a paragraph."
      />
      {isAccepted(page) ? (
        <FormCheckbox name="asksAgain" label="Ask every member to accept the new version" />
      ) : null}
      <div>
        <SubmitButton>Publish a new version</SubmitButton>
      </div>
    </Form>
  );
}

const PAGES = LEGAL_PAGES.map((value) => ({ value, label: LEGAL_TITLES[value] }));
const pageOf = (text: string): LegalPage => LEGAL_PAGES.find((page) => page === text) ?? 'terms';

function TextsCard() {
  const [page, setPage] = useState<LegalPage>('imprint');
  const text = legal.useCall(TEXT, { params: { page }, query: {} }, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader
        title="Legal pages"
        note="Every version stays readable. The first texts are ours: have someone who knows your law read them."
        actions={
          <SelectField
            label="Page"
            hideLabel
            options={PAGES}
            value={page}
            onChange={(event) => setPage(pageOf(event.target.value))}
          />
        }
      />
      <Loaded result={text} label="Loading the text" failure="We could not load the text">
        {(data) => <TextForm key={`${data.page} ${data.version}`} text={data} />}
      </Loaded>
    </Card>
  );
}

function Answer({ id }: { id: number }) {
  const answer = legal.useSend('POST /api/admin/grievances/{id}/answer', { refreshes: [GRIEVANCES] });
  const form = useContractForm(AnswerForm, { answer: '' });
  return (
    <Form
      form={form}
      labels={{ answer: 'Answer' }}
      onSubmit={async (body) => {
        await answer.mutateAsync({ params: { id }, body });
        toast({ title: 'The answer is on its way' });
      }}
    >
      <FormTextarea
        name="answer"
        label={`Answer to message ${id}`}
        hint="Sent by e-mail, and closes it."
        required
      />
      <div>
        <SubmitButton>Send the answer</SubmitButton>
      </div>
    </Form>
  );
}

const isOverdue = ({ answeredAt, dueAt }: Grievance) => answeredAt === null && new Date(dueAt) < new Date();

function Message({ item }: { item: Grievance }) {
  const { id, kind, name, email, content, receivedAt, dueAt, answer, answeredAt, answeredByName } = item;
  const isLate = isOverdue(item);
  return (
    <li className="py-1">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="font-medium">
            {id}. {GRIEVANCE_LABELS[kind]}
          </span>
          <Tag tone={answeredAt !== null ? 'good' : isLate ? 'bad' : 'warn'}>
            {answeredAt !== null ? 'Answered' : `Due ${formatDay(dueAt)}`}
          </Tag>
          <span className="text-soft min-w-0 text-sm break-all">
            {name}, {email}
          </span>
        </summary>
        <p className="bg-sunk mb-2 rounded-md p-4 text-sm break-words whitespace-pre-line">{content}</p>
        <p className="text-soft mb-2 text-sm">Received {formatDate(receivedAt)}</p>
        {answer === null ? (
          <Answer id={id} />
        ) : (
          <p className="mb-2 text-sm break-words whitespace-pre-line">
            {answer} ({answeredByName})
          </p>
        )}
      </details>
    </li>
  );
}

function GrievancesCard() {
  const paging = usePage(20, 'message');
  const items = legal.useList(GRIEVANCES, { query: paging.query }, { staleTimeMs: 0 });
  return (
    <Card>
      <CardHeader title="Messages about data" note="From the public form. Answer each within 30 days." />
      <PagedList
        name="the messages"
        result={items}
        paging={paging}
        empty={
          <EmptyState title="No messages" icon="check">
            Questions and complaints about personal data are listed here with their due date.
          </EmptyState>
        }
      >
        {(found) => (
          <ul className="divide-y">
            {found.map((item) => (
              <Message key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

const KINDS = ENTRY_KINDS.map((value) => ({ value, label: ENTRY_LABELS[value] }));

/** How long is left until the authority must know, or how it ended. */
function clockOf({ dueAt, regulatorAt, closedAt }: Breach): { text: string; tone: 'good' | 'warn' | 'bad' } {
  if (regulatorAt !== null)
    return regulatorAt <= dueAt
      ? { text: 'The authority was notified in time', tone: 'good' }
      : { text: 'The authority was notified late', tone: 'bad' };
  if (closedAt !== null) return { text: 'Closed without notifying the authority', tone: 'warn' };
  return new Date(dueAt) < new Date()
    ? { text: `The 72 hours ended ${formatRelative(dueAt)}`, tone: 'bad' }
    : { text: `Notify the authority ${formatRelative(dueAt)}`, tone: 'warn' };
}

function BreachRow({ breach }: { breach: Breach }) {
  const { id, title, noticedAt, dueAt, closedAt, entries } = breach;
  const add = legal.useSend('POST /api/admin/breaches/{id}/entries', { refreshes: [BREACHES] });
  const form = useContractForm(EntryForm, { kind: 'note' as const, content: '' });
  const clock = clockOf(breach);
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium break-words">{title}</span>
        <Tag tone={clock.tone}>{clock.text}</Tag>
      </p>
      <p className="text-soft text-sm">
        Noticed {formatDate(noticedAt)}, 72 hours end {formatDate(dueAt)}
      </p>
      <ol className="grid gap-2 text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="break-words whitespace-pre-line">
            <strong>{ENTRY_LABELS[entry.kind]}</strong>: {entry.content}{' '}
            <span className="text-soft">
              {entry.actorName}, {formatDate(entry.enteredAt)}
            </span>
          </li>
        ))}
      </ol>
      {closedAt === null ? (
        <Form
          form={form}
          labels={{ kind: 'What was done', content: 'To whom, and what they were told' }}
          onSubmit={async (body) => {
            await add.mutateAsync({ params: { id }, body });
            form.reset();
          }}
        >
          <FormSelect name="kind" label="What was done" options={KINDS} required />
          <FormTextarea name="content" label="To whom, and what they were told" required />
          <div>
            <SubmitButton>Add</SubmitButton>
          </div>
        </Form>
      ) : null}
    </li>
  );
}

const noBreach = () => ({ title: '', content: '', noticedAt: new Date().toISOString() });

function BreachesCard() {
  const paging = usePage(20, 'breach');
  const breaches = legal.useList(BREACHES, { query: paging.query }, { staleTimeMs: 0 });
  const record = legal.useSend('POST /api/admin/breaches', { refreshes: [BREACHES] });
  const form = useContractForm(BreachForm, noBreach());
  return (
    <Card>
      <CardHeader
        title="Breaches of personal data"
        note="The authority is to be notified within 72 hours, and the people concerned at once where it puts them at risk."
      />
      <PagedList
        name="the breaches"
        result={breaches}
        paging={paging}
        empty={<p className="text-soft">None recorded.</p>}
      >
        {(items) => (
          <ul className="divide-y">
            {items.map((breach) => (
              <BreachRow key={breach.id} breach={breach} />
            ))}
          </ul>
        )}
      </PagedList>
      <details className="mt-4">
        <summary className="text-green flex min-h-11 cursor-pointer items-center font-medium">
          Record a breach
        </summary>
        <Form
          form={form}
          labels={{ title: 'What happened', noticedAt: 'Noticed', content: 'What is known' }}
          onSubmit={async (body) => {
            await record.mutateAsync({ body });
            form.reset(noBreach());
          }}
        >
          <FormText name="title" label="What happened, in a line" required />
          <FormInstant
            name="noticedAt"
            label="When it was noticed"
            hint="In your own time. The 72 hours run from here."
            required
          />
          <FormTextarea name="content" label="What is known: what data, of how many people" required />
          <div>
            <SubmitButton variant="danger">Record the breach</SubmitButton>
          </div>
        </Form>
      </details>
    </Card>
  );
}

/** What the law asks of whoever runs the site. */
export function LawPage() {
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <PageHeader
        title="Law"
        note="Your legal pages, messages about data, and breaches with their deadline."
      />
      <GrievancesCard />
      <BreachesCard />
      <TextsCard />
    </div>
  );
}
