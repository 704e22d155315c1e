import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { LARGEST_ID, oneOf, paragraph } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { Reason } from '#shared/contract/reason.ts';
import { CASE_KINDS, DECISIONS, REPORTABLE, REPORT_REASONS } from './domain.ts';

const NUMBERED = new Set<string>(REPORTABLE.filter((kind) => kind !== 'person'));
const isRowId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;

/** A report of somebody or something. `other` needs words; the rest may have them. */
export const NewReport = z
  .strictObject({
    subjectKind: oneOf(REPORTABLE, 'Not something that can be reported'),
    subjectId: z.string({ error: 'Not a valid id' }).regex(/^[\w-]{1,64}$/, { error: 'Not a valid id' }),
    reason: oneOf(REPORT_REASONS, 'Please choose a reason'),
    content: paragraph('Please say what is wrong', { min: 0, max: 2000 }).optional(),
  })
  .refine(({ subjectKind, subjectId }) => !NUMBERED.has(subjectKind) || isRowId(subjectId), {
    path: ['subjectId'],
    error: 'Not a valid id',
  })
  .refine(({ reason, content }) => reason !== 'other' || Boolean(content), {
    path: ['content'],
    error: 'Please say what is wrong',
  });
export type NewReport = z.output<typeof NewReport>;

/** Every decision says why; the people it concerns read it too. */
export const NewDecision = Reason.extend({ kind: oneOf(DECISIONS, 'Not a decision') });

const Person = z.object({ id: z.string(), name: z.string() });

export const CaseItem = z.object({
  id: z.number(),
  subjectKind: z.enum(CASE_KINDS),
  subjectId: z.string(),
  label: z.string(),
  status: z.enum(['open', 'closed']),
  isFrozen: z.boolean(),
  reports: z.number(),
  reporters: z.number(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  openedAt: z.iso.datetime(),
  lastReportAt: z.iso.datetime(),
});
export type CaseItem = z.infer<typeof CaseItem>;

export const Report = z.object({
  id: z.number(),
  aboutKind: z.enum(REPORTABLE),
  reason: z.enum(REPORT_REASONS),
  content: z.string().nullable(),
  quote: z.string().nullable(),
  author: Person.nullable(),
  createdAt: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

/** A decision on record. `isUndoable`: it still stands and can be taken back. */
export const Action = z.object({
  id: z.number(),
  caseId: z.number(),
  label: z.string(),
  kind: z.enum([...DECISIONS, 'undo']),
  undoesKind: z.enum(DECISIONS).nullable(),
  reason: z.string(),
  actorName: z.string(),
  isUndone: z.boolean(),
  isUndoable: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Action = z.infer<typeof Action>;

/** `responsible`: who answers for the subject, with the strikes that stand. `href`: its page, when it has one. */
export const Case = CaseItem.extend({
  exists: z.boolean(),
  href: z.string().nullable(),
  responsible: Person.extend({ strikes: z.number() }).nullable(),
  reportList: z.array(Report),
  actions: z.array(Action),
  decisions: z.array(z.enum(DECISIONS)),
});
export type Case = z.infer<typeof Case>;

export const moderationEndpoints = endpoints({
  'POST /api/reports': {
    summary: 'Reports a person, startup, investor, job, request, conversation or message',
    access: 'member',
    realOnly: true,
    mostPerDay: 50,
    body: NewReport,
    response: Done,
    created: true,
  },
  'GET /api/admin/moderation/cases': {
    summary: 'What was reported, the latest first',
    access: 'admin',
    query: z.strictObject({
      ...pageQuery,
      status: oneOf(['open', 'closed', 'all'], 'Unknown status').default('open'),
    }),
    response: z.array(CaseItem),
    list: true,
  },
  'GET /api/admin/moderation/cases/{id}': {
    summary: 'One case with its reports and decisions',
    access: 'admin',
    params: byId,
    response: Case,
  },
  'POST /api/admin/moderation/cases/{id}/actions': {
    summary: 'Freezes, restores, strikes or dismisses, and puts it on record',
    access: 'admin',
    act: 'Decided a case',
    params: byId,
    body: NewDecision,
    response: Case,
    created: true,
  },
  'GET /api/admin/moderation/actions': {
    summary: 'Every decision, the latest first',
    access: 'admin',
    query: z.strictObject(pageQuery),
    response: z.array(Action),
    list: true,
  },
  'POST /api/admin/moderation/actions/{id}/undo': {
    summary: 'Reverses a decision, and puts that on record',
    access: 'admin',
    act: 'Reversed a decision',
    params: byId,
    body: Reason,
    response: Case,
    created: true,
  },
});
