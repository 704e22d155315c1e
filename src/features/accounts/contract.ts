import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { KnownPassword, LastName, NewPassword, namePart, PasskeyName } from '#shared/contract/account.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { USER_TYPES } from '#shared/domain/catalogue/vocabularies.ts';

/** The signed-in person, as every screen needs them. `userType` is null until onboarding is done. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  userType: z.enum(USER_TYPES).nullable(),
  onboarded: z.boolean(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
  /** Whether a new version of the terms or the privacy notice is to be accepted. */
  consentDue: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * One place a person is signed in. `device` is browser and system, `place` the network as far as its address tells; last
 * seen to within ten minutes.
 */
export const SessionItem = z.object({
  id: z.string(),
  device: z.string(),
  place: z.string(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionItem = z.infer<typeof SessionItem>;

/** A passkey as its owner sees it: `backedUp` when its maker keeps it in more places than one. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  backedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const RenamePasskey = z.strictObject({ name: PasskeyName });

/** What this instance offers to a visitor who wants in. */
export const SignInOptions = z.object({
  openIdConnect: z.boolean(),
  demo: z.boolean(),
  passwordReset: z.boolean(),
  /** Nobody signs up without an invitation link. */
  inviteOnly: z.boolean(),
  /** Nobody signs up with a password. */
  providerOnly: z.boolean(),
  /** Where there are any, others sign up only by an invitation link. */
  mailDomains: z.array(z.string()),
  /** Whom somebody asks who cannot get in. */
  contact: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

/** How a person signs in. */
export const Security = z.object({
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  openIdConnect: z.boolean(),
});
export type Security = z.infer<typeof Security>;

export const ExploreAs = z.strictObject({
  role: z.enum(['founder', 'investor'], { error: 'Choose founder or investor' }),
});

export const OwnName = z.strictObject({ firstName: namePart('First name'), lastName: LastName });
export type OwnName = z.infer<typeof OwnName>;

/**
 * Leaving needs the password, or the own e-mail address where there is none. A startup that nobody else owns stops it
 * until `deleteStartups` says that it goes too.
 */
export const DeleteAccount = z.strictObject({
  password: KnownPassword.optional(),
  email: z.string().max(254).optional(),
  deleteStartups: z.boolean().optional(),
});
export type DeleteAccount = z.infer<typeof DeleteAccount>;

/** The key of the address that the first start of an instance prints for whoever is to run it. */
export const BecomeAdministrator = z.strictObject({
  token: z.string({ error: 'Open the address that the server printed at its start' }).max(200),
});

export const RequestReset = z.strictObject({
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email({ error: 'Enter a valid e-mail address' })),
});
export const ConfirmReset = z.strictObject({
  token: z.string({ error: 'Open the link in the e-mail again' }).max(200),
  newPassword: NewPassword,
});

const LoginQuery = z.strictObject({
  redirect: z.string().max(2000).optional(),
  /** Somebody new wants an account, not the form of those who have one. */
  to: z.enum(['sign-in', 'sign-up']).optional(),
});
const byId = z.strictObject({ id: z.string().max(100) });
const Nothing = z.unknown();

export const accountEndpoints = endpoints({
  'GET /api/auth/user': { summary: 'The signed-in person', access: 'member', response: CurrentUser },
  'PATCH /api/auth/user': {
    summary: 'Changes their name',
    access: 'member',
    realOnly: true,
    body: OwnName,
    response: CurrentUser,
  },
  'DELETE /api/auth/user': {
    summary: 'Deletes their account and everything that is theirs alone',
    access: 'member',
    realOnly: true,
    body: DeleteAccount,
    response: Done,
  },
  'GET /api/auth/export': {
    summary: 'Everything kept about them, as one zip archive: rows by table as JSON, and the files they gave',
    access: 'member',
    realOnly: true,
    response: z.string(),
  },
  'GET /api/auth/security': { summary: 'How they sign in', access: 'member', response: Security },
  'GET /api/auth/options': { summary: 'Ways to sign in here', access: 'public', response: SignInOptions },
  'GET /api/login': {
    summary: 'Sends the browser to sign-in, and back to where it came from',
    access: 'public',
    query: LoginQuery,
    response: Nothing,
  },
  'GET /api/logout': {
    summary: 'Ends the session and returns to the start',
    access: 'public',
    response: Nothing,
  },
  'POST /api/auth/explore': {
    summary: 'Opens a demo account',
    access: 'public',
    body: ExploreAs,
    response: Done,
  },
  'POST /api/auth/administrator': {
    summary: 'Makes them the administrator by the key that the first start printed, while there is none',
    access: 'member',
    body: BecomeAdministrator,
    response: Done,
  },
  'POST /api/auth/password-reset': {
    summary: 'Sends a link for a new password, when there is such an account',
    access: 'public',
    body: RequestReset,
    response: Done,
  },
  'POST /api/auth/password-reset/confirm': {
    summary: 'Sets a new password by the link in the e-mail and ends every session',
    access: 'public',
    body: ConfirmReset,
    response: Done,
  },
  'GET /api/auth/sessions': {
    summary: 'Where the person is signed in',
    access: 'member',
    realOnly: true,
    response: z.array(SessionItem),
    list: true,
  },
  'DELETE /api/auth/sessions/{id}': {
    summary: 'Ends one of their sessions',
    access: 'member',
    realOnly: true,
    params: byId,
    response: Done,
  },
  'GET /api/auth/passkeys': {
    summary: 'Their passkeys, oldest first',
    access: 'member',
    realOnly: true,
    response: z.array(Passkey),
    list: true,
  },
  'PATCH /api/auth/passkeys/{id}': {
    summary: 'Renames a passkey of theirs',
    access: 'member',
    realOnly: true,
    params: byId,
    body: RenamePasskey,
    response: Passkey,
  },
  'DELETE /api/auth/passkeys/{id}': {
    summary: 'Removes a passkey of theirs: it opens nothing any more',
    access: 'member',
    realOnly: true,
    params: byId,
    response: Done,
  },
});
