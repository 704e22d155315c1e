import { z } from 'zod';
import { hasBidiOverride, hasForbiddenCharacter, visibleLength } from '#shared/domain/text.ts';
import { nameFault } from '#shared/domain/look.ts';
import { endpoints } from './endpoint.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
const LONGEST_NAME = 80;

const Email = z
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

/** The sign-up form. */
export const SignUpForm = z.object({
  firstName: namePart('First name'),
  lastName: LastName,
  email: Email,
  password: NewPassword,
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
    body: z.object({ redirect: z.string().max(2000).optional() }),
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
});
