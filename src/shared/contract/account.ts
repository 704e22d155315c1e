import { z } from 'zod';
import { hasBidiOverride, hasForbiddenCharacter, visibleLength } from '#shared/domain/text.ts';
import { nameFault } from '#shared/domain/look.ts';
import { endpoints } from './endpoint.ts';
import { line } from './fields.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
const LONGEST_NAME = 80;

/** An e-mail address as people type it. */
export const Email = z
  .string({ error: 'Enter your e-mail address' })
  .trim()
  .max(254, { error: 'Enter a valid e-mail address' })
  .pipe(z.email({ error: 'Enter a valid e-mail address' }));

/** A password to be set: any characters, 8 to 200 of them. */
export const NewPassword = z
  .string({ error: 'Choose a password' })
  .min(SHORTEST_PASSWORD, { error: `Password must be at least ${SHORTEST_PASSWORD} characters` })
  .max(LONGEST_PASSWORD, { error: `Password must be at most ${LONGEST_PASSWORD} characters` });

/** A password to be compared with the one that is set. */
export const KnownPassword = z
  .string({ error: 'Enter your password' })
  .min(1, { error: 'Enter your password' })
  .max(LONGEST_PASSWORD, { error: `Password must be at most ${LONGEST_PASSWORD} characters` });

const isNameSafe = (name: string) =>
  !hasForbiddenCharacter(name) && !hasBidiOverride(name) && !/[<>]/.test(name);

const refuseFault = (label: string) => (name: string, context: z.RefinementCtx) => {
  const fault = nameFault(name);
  if (fault !== null) context.addIssue({ code: 'custom', message: `${label} ${fault}` });
};

/** A person's name as others will see it: one line, nothing that could pose as markup or reverse the text. */
export const namePart = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .transform((name) => name.normalize('NFC').trim())
    .refine((name) => visibleLength(name) > 0, { error: `${label} is required` })
    .refine((name) => name.length <= LONGEST_NAME && isNameSafe(name), {
      error: `${label} takes at most ${LONGEST_NAME} letters`,
    })
    .superRefine(refuseFault(label));

/** May be missing: not everybody has one. */
export const LastName = z
  .string({ error: 'Last name must be text' })
  .nullish()
  .transform((name) => (name ?? '').normalize('NFC').trim())
  .refine((name) => name.length <= LONGEST_NAME && isNameSafe(name), {
    error: `Last name takes at most ${LONGEST_NAME} letters`,
  })
  .superRefine(refuseFault('Last name'));

const InvitationKey = z
  .string({ error: 'Open the invitation link again' })
  .max(200, { error: 'Open the invitation link again' });

/** The sign-up form. */
export const SignUpForm = z.object({
  firstName: namePart('First name'),
  lastName: LastName,
  email: Email,
  password: NewPassword,
  /** The key of an invitation link, where sign-up is not open to everybody. */
  invitation: InvitationKey.optional(),
});

/** `name` holds both names for clients with a single field. */
export const SignUp = z.preprocess((body) => {
  if (typeof body !== 'object' || body === null || !('name' in body) || typeof body.name !== 'string')
    return body;
  const [firstName, ...rest] = body.name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), ...body };
}, SignUpForm);
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({ email: Email, password: KnownPassword });
export type SignIn = z.infer<typeof SignIn>;

/** A code of the authenticator app, or a backup code. */
export const Code = z.object({
  code: z
    .string({ error: 'Enter the code' })
    .transform((code) => code.replaceAll(/\s/g, ''))
    .refine((code) => code.length >= 6 && code.length <= 20, { error: 'Enter the code' }),
});
/** The password once more, before something that matters. */
export const Confirm = z.object({ password: KnownPassword });
export const ChangePassword = z.object({ currentPassword: KnownPassword, newPassword: NewPassword });
const Person = z.object({ user: z.looseObject({ id: z.string() }) });

/** What the owner calls a passkey, such as the device that holds it. */
export const PasskeyName = line('Give the passkey a name', { max: 60 });

const KEY_PROBLEM = 'The passkey could not be read. Please try again.';
/** Bytes as WebAuthn sends them in JSON: base64url without padding. */
const bytes = (longest = 4_000) =>
  z
    .string({ error: KEY_PROBLEM })
    .max(longest, { error: KEY_PROBLEM })
    .regex(/^[\w-]+$/, {
      error: KEY_PROBLEM,
    });
const keyAnswer = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: bytes(1_400),
      rawId: bytes(1_400),
      type: z.literal('public-key', { error: KEY_PROBLEM }),
      clientExtensionResults: z.object({}).default({}),
      response: z.object({ clientDataJSON: bytes(), ...response }, { error: KEY_PROBLEM }),
    },
    { error: KEY_PROBLEM },
  );

/** A new key, as `PublicKeyCredential.toJSON()` writes it. */
export const NewPasskey = z.object({
  name: PasskeyName,
  response: keyAnswer({
    attestationObject: bytes(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/), { error: KEY_PROBLEM })
      .max(8)
      .optional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** A challenge signed by a key, as `PublicKeyCredential.toJSON()` writes it. */
export const PasskeyProof = z.object({
  response: keyAnswer({
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const KeyReference = z.object({ id: z.string(), transports: z.array(z.string()).optional() });

/** What the browser needs to make a key; bytes are base64url. */
export const PasskeyCreation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(KeyReference).default([]),
  timeout: z.number().optional(),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What the browser needs to sign in by a key; without `allowCredentials` any key for this site may answer. */
export const PasskeyRequest = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(KeyReference).default([]),
  timeout: z.number().optional(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/**
 * Calls that the account library answers behind our gate, at `/api/account`. They set the session cookie themselves.
 * A sign-in whose `twoFactorRedirect` is true is not over: a code must follow within ten minutes, in five tries.
 */
export const accountCalls = endpoints({
  'POST /api/account/sign-up/email': {
    summary: 'Signs a new person up and in',
    access: 'public',
    body: SignUp,
    response: Person,
  },
  'POST /api/account/sign-in/email': {
    summary: 'Signs in with a password',
    access: 'public',
    body: SignIn,
    response: z.looseObject({ twoFactorRedirect: z.boolean().optional() }),
  },
  'POST /api/account/sign-in/social': {
    summary: 'Starts signing in at the OpenID Connect provider',
    access: 'public',
    body: z.object({ redirect: z.string().max(2000).optional(), invitation: InvitationKey.optional() }),
    response: z.object({ url: z.string() }),
  },
  'GET /api/account/callback/oidc': {
    summary: 'Where the OpenID Connect provider sends the browser back to',
    access: 'public',
    response: z.unknown(),
  },
  'POST /api/account/sign-out': {
    summary: 'Ends the session',
    access: 'public',
    response: z.object({ success: z.boolean() }),
  },
  'POST /api/account/change-password': {
    summary: 'Sets a new password and ends every other session',
    access: 'member',
    body: ChangePassword,
    response: Person,
  },
  'POST /api/account/two-factor/enable': {
    summary: 'Makes the key of a second step, which its first code switches on',
    access: 'member',
    body: Confirm,
    response: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  },
  'POST /api/account/two-factor/verify-totp': {
    summary: 'Takes a code of the authenticator app, at sign-in or to switch the second step on',
    access: 'public',
    body: Code,
    response: Person,
  },
  'POST /api/account/two-factor/verify-backup-code': {
    summary: 'Takes a backup code instead; each works once',
    access: 'public',
    body: Code,
    response: Person,
  },
  'POST /api/account/two-factor/generate-backup-codes': {
    summary: 'Makes new backup codes; the former ones end',
    access: 'member',
    body: Confirm,
    response: z.object({ backupCodes: z.array(z.string()) }),
  },
  'POST /api/account/two-factor/disable': {
    summary: 'Switches the second step off',
    access: 'member',
    body: Confirm,
    response: z.object({ status: z.boolean() }),
  },
  'GET /api/account/passkey/generate-register-options': {
    summary: 'Starts making a passkey; the session must be less than a day old',
    access: 'member',
    response: PasskeyCreation,
  },
  'POST /api/account/passkey/verify-registration': {
    summary: 'Keeps a new passkey; at most 20 of them',
    access: 'member',
    body: NewPasskey,
    response: z.object({ id: z.string(), name: z.string() }),
  },
  'GET /api/account/passkey/generate-authenticate-options': {
    summary: 'Starts signing in with a passkey',
    access: 'public',
    response: PasskeyRequest,
  },
  'POST /api/account/passkey/verify-authentication': {
    summary:
      'Signs in with a passkey, which asked its owner for a PIN, a finger or a face; no second step follows',
    access: 'public',
    body: PasskeyProof,
    response: Person,
  },
});
