import { z } from 'zod';
import { OtherPerson, personId } from '#shared/contract/other-person.ts';
import { idParam, line, oneOf, wholeNumber, toggleField } from '#shared/contract/fields.ts';
import { CONTEXT_KINDS } from '../domain/introduction.ts';
import { COME_BACK_MONTHS, DECLINE_REASONS } from '../domain/move.ts';
import { LARGEST_WEEKLY_LIMIT } from '../domain/request.ts';

/** A person's id, as it stands in their page's address. */

/** What the request is about. Unless given, it is what the receiver was found by. */
export const Context = z.strictObject({
  kind: oneOf(CONTEXT_KINDS, 'Context must be a startup, a thesis, a job or a person'),
  id: idParam().optional(),
});

/** Why the two should talk, in one line; shown to the receiver before anything else. */
export const reason = line('Say in one line why you would like to talk', { max: 200 });

/** One of three: a person, a startup, whose owner is asked, or an investor. */
export const receiver = {
  receiverId: personId.optional(),
  startupId: idParam().optional(),
  investorId: idParam().optional(),
};
export type Receiver = z.output<z.ZodObject<typeof receiver>>;

const namesOne = ({ receiverId, startupId, investorId }: Receiver): boolean =>
  [receiverId, startupId, investorId].filter((given) => given !== undefined).length === 1;
const NAME_ONE = { error: 'Name one receiver: receiverId, startupId or investorId', path: ['receiverId'] };

/** Asks for an introduction. With `viaId` a common connection is asked first, and passes it on or not. */
export const IntroductionRequest = z
  .strictObject({ ...receiver, viaId: personId.optional(), reason, context: Context.optional() })
  .refine(namesOne, NAME_ONE);
export type IntroductionRequest = z.output<typeof IntroductionRequest>;

export const ReceiverQuery = z.strictObject(receiver).refine(namesOne, NAME_ONE);

/** Unless `tellSender`, the sender is not told and the request looks unanswered to them. */
export const Decline = z
  .strictObject({
    reason: oneOf(DECLINE_REASONS, 'Choose a reason from the list').nullish(),
    comeBackInMonths: z.literal([...COME_BACK_MONTHS], { error: 'Choose 1, 3, 6 or 12 months' }).nullish(),
    tellSender: toggleField().default(false),
  })
  .refine(({ tellSender, comeBackInMonths }) => tellSender || !comeBackInMonths, {
    error: 'Let the sender know, so that they can ask again',
    path: ['tellSender'],
  });
export type Decline = z.output<typeof Decline>;

export const Budget = z.strictObject({
  weeklyLimit: wholeNumber('Choose 0 to 100 requests a week', {
    min: 0,
    max: LARGEST_WEEKLY_LIMIT,
  }).nullable(),
});

export const INTRODUCTION_STATUSES = [
  'asked',
  'sent',
  'received',
  'passed_on',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;

/**
 * A request as one of its people sees it. `status` is theirs: `sent` stays until the receiver accepts, lets them know
 * of a decline, or 30 days pass; `asked` waits for the common connection, `passed_on` is the connection's own view.
 */
export const Introduction = z.object({
  id: z.number(),
  role: z.enum(['sender', 'receiver', 'connector']),
  status: z.enum(INTRODUCTION_STATUSES),
  reason: z.string(),
  context: z.object({ kind: z.enum(CONTEXT_KINDS), label: z.string(), href: z.string().nullable() }),
  sender: OtherPerson,
  receiver: OtherPerson,
  connector: OtherPerson.nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  comeBackOn: z.iso.date().nullable(),
  threadId: z.number().nullable(),
});
export type Introduction = z.infer<typeof Introduction>;

/** How much room there is, for the sender's and the receiver's part of a person. */
export const BudgetState = z.object({
  dailyLimit: z.number(),
  remaining: z.number(),
  weeklyLimit: z.number().nullable(),
  receivedInLastWeek: z.number(),
});
export type BudgetState = z.infer<typeof BudgetState>;
