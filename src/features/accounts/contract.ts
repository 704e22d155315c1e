import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';

export const UserType = z.enum(['founder', 'investor', 'vc_fund']);

/** The signed-in person, as every screen needs them. `userType` is null until onboarding is done. */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  userType: UserType.nullable(),
  onboarded: z.boolean(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** One place a person is signed in. */
export const SessionItem = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionItem = z.infer<typeof SessionItem>;

/** What this instance offers to a visitor who wants in. */
export const SignInOptions = z.object({ openIdConnect: z.boolean(), demo: z.boolean() });

export const ExploreAs = z.strictObject({
  role: z.enum(['founder', 'investor'], { error: 'Choose founder or investor' }),
});

const LoginQuery = z.strictObject({ redirect: z.string().max(2000).optional() });
const Nothing = z.unknown();

export const accountEndpoints = endpoints({
  'GET /api/auth/user': { summary: 'The signed-in person', access: 'member', response: CurrentUser },
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
    response: z.object({ ok: z.literal(true) }),
  },
  'GET /api/auth/sessions': {
    summary: 'Where the person is signed in',
    access: 'member',
    response: z.array(SessionItem),
    list: true,
  },
  'DELETE /api/auth/sessions/{id}': {
    summary: 'Ends one of their sessions',
    access: 'member',
    params: z.strictObject({ id: z.string().max(100) }),
    response: z.object({ ok: z.literal(true) }),
  },
});
