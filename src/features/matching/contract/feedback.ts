import { z } from 'zod';
import { Done } from '#shared/contract/done.ts';
import { byId } from '#shared/contract/by-id.ts';
import { endpoints } from '#shared/contract/endpoint.ts';
import { idParam, oneOf, optionalParagraph, wholeNumber } from '#shared/contract/fields.ts';
import { pageQuery } from '#shared/contract/page.ts';
import { MatchCounterpart } from '../contract.ts';
import { reasonOf } from '../domain/feedback.ts';

/** "Not a fit because …": what one side said of the other. `criterion` counts more in that side's list since. */
export const MatchFeedback = z.object({
  id: z.int(),
  startupId: z.int(),
  investorId: z.int(),
  /** Null when the other side is no longer to be seen. */
  counterpart: MatchCounterpart.nullable(),
  reason: z.string(),
  reasonLabel: z.string(),
  criterion: z.string().nullable(),
  note: z.string().nullable(),
  byName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type MatchFeedback = z.infer<typeof MatchFeedback>;

/** `as` says on whose behalf: the startup's team of an investor, or the investor of a startup. */
export const FeedbackForm = z
  .strictObject({
    as: oneOf(['startup', 'investor'], 'Choose a side: startup or investor'),
    startupId: wholeNumber('Choose a startup'),
    investorId: wholeNumber('Choose an investor'),
    reason: z.string({ error: 'Choose a reason' }),
    note: optionalParagraph({ max: 500 }),
  })
  .superRefine(({ as: side, reason }, context) => {
    if (reasonOf(side, reason) === null)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Choose a reason' });
  });
export type FeedbackForm = z.infer<typeof FeedbackForm>;

const startup = idParam('Choose one of your startups').optional();

export const feedbackEndpoints = endpoints({
  'GET /api/matching/feedback': {
    summary: 'Who was said not to be a fit: by the team of a startup, or by the signed-in investor',
    access: 'member',
    query: z.strictObject({ ...pageQuery, startup }),
    response: z.array(MatchFeedback),
    list: true,
  },
  'POST /api/matching/feedback': {
    summary:
      'Says why a match is not a fit: it leaves the list, which is ranked again; the other side is not notified',
    access: 'member',
    body: FeedbackForm,
    response: MatchFeedback,
    created: true,
  },
  'DELETE /api/matching/feedback/{id}': {
    summary: 'Takes it back',
    access: 'member',
    params: byId,
    response: Done,
  },
});
