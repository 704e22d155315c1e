import { z } from 'zod';
import { Email, namePart } from '#shared/contract/account.ts';
import { byId } from '#shared/contract/by-id.ts';
import { Done } from '#shared/contract/done.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { line, oneOf, paragraph, toggleField, versionField } from '#shared/contract/fields.ts';
import { digits, pageQuery } from '#shared/contract/page.ts';
import { ENTRY_KINDS, GRIEVANCE_KINDS } from './domain/deadlines.ts';
import { LEGAL_PAGES } from './domain/pages.ts';

const instant = z.iso.datetime();
const ofPage = z.strictObject({ page: oneOf(LEGAL_PAGES, 'Unknown page') });

/** A version of a legal page in the marks that `readMarkup` reads. `isShipped`: the operator has not written their own. */
export const LegalText = z.object({
  page: z.enum(LEGAL_PAGES),
  version: z.int(),
  content: z.string(),
  publishedAt: instant,
  isShipped: z.boolean(),
  versions: z.array(z.object({ version: z.int(), publishedAt: instant })),
});
export type LegalText = z.infer<typeof LegalText>;

/** `version` is the one that was edited; `asksAgain` has everyone accept the new one. */
export const LegalForm = z.strictObject({
  content: paragraph('Write the text', { min: 20, max: 50_000 }),
  asksAgain: toggleField(),
  version: versionField(),
});

export const ConsentForm = z.strictObject({ terms: versionField(), privacy: versionField() });

export const GrievanceForm = z.strictObject({
  kind: oneOf(GRIEVANCE_KINDS, 'Choose what it is about'),
  name: namePart('Name'),
  email: Email,
  content: paragraph('Say what it is about', { min: 10, max: 5000 }),
});

export const Grievance = z.object({
  id: z.int(),
  kind: z.enum(GRIEVANCE_KINDS),
  name: z.string(),
  email: z.string(),
  content: z.string(),
  receivedAt: instant,
  dueAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  answeredByName: z.string().nullable(),
});
export type Grievance = z.infer<typeof Grievance>;

export const AnswerForm = z.strictObject({ answer: paragraph('Write the answer', { min: 10, max: 5000 }) });

const BreachEntry = z.object({
  id: z.int(),
  kind: z.enum(ENTRY_KINDS),
  content: z.string(),
  actorName: z.string(),
  enteredAt: instant,
});

/** A breach of personal data. `regulatorAt` and `peopleAt`: when they were first notified. */
export const Breach = z.object({
  id: z.int(),
  title: z.string(),
  noticedAt: instant,
  dueAt: instant,
  closedAt: instant.nullable(),
  regulatorAt: instant.nullable(),
  peopleAt: instant.nullable(),
  entries: z.array(BreachEntry),
});
export type Breach = z.infer<typeof Breach>;

export const BreachForm = z.strictObject({
  title: line('Say in a line what happened', { max: 200 }),
  noticedAt: z.iso.datetime({ error: 'Say when it was noticed' }),
  content: paragraph('Say what is known: what data, of how many people', { max: 5000 }),
});
export const EntryForm = z.strictObject({
  kind: oneOf(ENTRY_KINDS, 'Choose what was done'),
  content: paragraph('Say what was done', { max: 5000 }),
});

export const legalEndpoints = endpoints({
  'GET /api/legal/{page}': {
    summary: 'Terms, privacy notice, cookies or imprint: the current version, or an earlier one',
    access: 'public',
    params: ofPage,
    query: z.strictObject({ version: digits(1, 1_000_000).optional() }),
    response: LegalText,
  },
  'POST /api/legal/consent': {
    summary: 'Accepts the current terms and privacy notice',
    access: 'member',
    realOnly: true,
    body: ConsentForm,
    response: Done,
  },
  'POST /api/grievances': {
    summary: 'Asks or complains about one’s data; a receipt is sent by e-mail',
    access: 'public',
    body: GrievanceForm,
    response: z.object({ id: z.int(), dueAt: instant }),
    created: true,
  },
  'POST /api/admin/legal/{page}': {
    summary: 'Publishes a new version of a legal page',
    access: 'admin',
    act: 'Published a legal page',
    params: ofPage,
    body: LegalForm,
    response: LegalText,
    created: true,
  },
  'GET /api/admin/grievances': {
    summary: 'Questions and complaints about data, open ones first, the earliest due date first',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(Grievance),
    list: true,
  },
  'POST /api/admin/grievances/{id}/answer': {
    summary: 'Answers a question or complaint by e-mail and closes it',
    access: 'admin',
    act: 'Answered a question about data',
    params: byId,
    body: AnswerForm,
    response: Grievance,
  },
  'GET /api/admin/breaches': {
    summary: 'Breaches of personal data with what was done, the latest first',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(Breach),
    list: true,
  },
  'POST /api/admin/breaches': {
    summary: 'Records a breach of personal data: the 72 hours run from when it was noticed',
    access: 'admin',
    act: 'Recorded a breach',
    body: BreachForm,
    response: Breach,
    created: true,
  },
  'POST /api/admin/breaches/{id}/entries': {
    summary: 'Adds what was done about a breach, and who was notified',
    access: 'admin',
    act: 'Added to a breach',
    params: byId,
    body: EntryForm,
    response: Breach,
    created: true,
  },
});
