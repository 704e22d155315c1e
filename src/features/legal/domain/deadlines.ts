import { DAY_MS, HOUR_MS } from '#shared/domain/time.ts';

/** What somebody may ask or complain of about their data. */
export const GRIEVANCE_KINDS = ['access', 'correction', 'erasure', 'objection', 'complaint'] as const;
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number];

export const GRIEVANCE_LABELS: Readonly<Record<GrievanceKind, string>> = {
  access: 'See what is kept about me',
  correction: 'Correct something about me',
  erasure: 'Delete something about me',
  objection: 'Object to a use of my data',
  complaint: 'Complain about something else',
};

const ANSWER_DAYS = 30;
const BREACH_HOURS = 72;

/** When somebody must have been answered: within 30 days. */
export const grievanceDue = (receivedAt: Date): Date => new Date(receivedAt.getTime() + ANSWER_DAYS * DAY_MS);

/** When the authority must know of a breach: 72 hours after it was noticed (Nigeria Data Protection Act 2023, s. 40). */
export const breachDue = (noticedAt: Date): Date => new Date(noticedAt.getTime() + BREACH_HOURS * HOUR_MS);

export const ENTRY_KINDS = ['note', 'regulator', 'people', 'closed'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
  note: 'Note',
  regulator: 'The authority was notified',
  people: 'The people concerned were notified',
  closed: 'Closed',
};
