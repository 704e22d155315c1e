import { z } from 'zod';
import { oneOf, MUST_BE_TRUE_OR_FALSE } from '#shared/contract/fields.ts';
import { flag, pageQuery } from '#shared/contract/page.ts';
import { USER_TYPES, EXPERIENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { CONNECTION_VIEWS } from '../domain/connection.ts';

/** A person as others see them in a list. Never an e-mail address. */
export const PersonCard = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  headline: z.string().nullable(),
  location: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  userType: z.enum(USER_TYPES).nullable(),
  skills: z.array(z.string()),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  isOpenToWork: z.boolean(),
  isOpenToCofounder: z.boolean(),
  isOpenToInvest: z.boolean(),
  isDemo: z.boolean(),
  connectionStatus: z.enum(CONNECTION_VIEWS),
  connectionId: z.number().nullable(),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** Whom to look for; `all` and absence mean the same: no filter. `availability` true: open to work, a co-founder or investing; false: open to none of them. */
export const PeopleQuery = z.strictObject({
  q: z.string({ error: 'Must be text' }).max(200, { error: 'At most 200 characters' }).optional(),
  userType: oneOf(['all', ...USER_TYPES], 'Unknown kind of member').optional(),
  location: z.string({ error: 'Must be text' }).max(120, { error: 'At most 120 characters' }).optional(),
  experienceLevel: oneOf(['all', ...EXPERIENCE_LEVELS], 'Unknown experience level').optional(),
  availability: z.union([z.literal('all'), flag()], { error: MUST_BE_TRUE_OR_FALSE }).optional(),
  ...pageQuery,
});
export type PeopleQuery = z.output<typeof PeopleQuery>;
