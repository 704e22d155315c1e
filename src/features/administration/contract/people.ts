import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { line, oneOf, toggleField } from '#shared/contract/fields.ts';
import { personId } from '#shared/contract/other-person.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { Reason } from '#shared/contract/reason.ts';
import { USER_TYPES } from '#shared/domain/catalogue/vocabularies.ts';

/** Somebody with an account, as those see it who run the site; instants in ISO 8601. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES).nullable(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
  suspendedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Places where they are signed in now. */
  sessions: z.int(),
});
export type Account = z.infer<typeof Account>;

const ACCOUNT_STATES = ['all', 'admins', 'suspended', 'demo'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

const RoleForm = Reason.extend({ isAdmin: toggleField() });

const ofPerson = z.strictObject({ id: personId });

/** An act on record. `person` is whom it was about; its name is null once that account is gone. */
export const RecordedAct = z.object({
  id: z.int(),
  actedAt: z.iso.datetime(),
  actorName: z.string(),
  act: z.string(),
  person: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
});
export type RecordedAct = z.infer<typeof RecordedAct>;

export const peopleEndpoints = endpoints({
  'GET /api/admin/people': {
    summary: 'Everyone with an account, the newest first; found by a part of a name or an address',
    access: 'admin',
    query: z.strictObject({
      ...pageQuery,
      q: line('Type a name or an address', { min: 0, max: 100 }).default(''),
      state: oneOf(ACCOUNT_STATES, 'Unknown state').default('all'),
    }),
    response: z.array(Account),
    list: true,
  },
  'POST /api/admin/people/{id}/suspend': {
    summary: 'Suspends a person: their sessions and streams end, and what is theirs alone is hidden',
    access: 'admin',
    act: 'Suspended a person',
    params: ofPerson,
    body: Reason,
    response: Account,
  },
  'POST /api/admin/people/{id}/restore': {
    summary: 'Lets a suspended person in again, and shows what was hidden with them',
    access: 'admin',
    act: 'Restored a person',
    params: ofPerson,
    body: Reason,
    response: Account,
  },
  'POST /api/admin/people/{id}/end-sessions': {
    summary: 'Signs a person out everywhere',
    access: 'admin',
    act: 'Ended all sessions',
    params: ofPerson,
    body: Reason,
    response: Account,
  },
  'PUT /api/admin/people/{id}/role': {
    summary: 'Makes a person an administrator, or removes them as one; there is always one',
    access: 'admin',
    act: 'Changed who is an administrator',
    params: ofPerson,
    body: RoleForm,
    response: Account,
  },
  'GET /api/admin/acts': {
    summary: 'The record of what administrators did, the latest first; of one person where an id is given',
    access: 'admin',
    query: z.strictObject({ ...pageQuery, personId: personId.optional() }),
    response: z.array(RecordedAct),
    list: true,
  },
});
