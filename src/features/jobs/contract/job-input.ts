import { z } from 'zod';
import { minorDigits } from '#shared/domain/currency.ts';
import {
  line,
  moneyAmount,
  oneOf,
  optionalLink,
  optionalParagraph,
  paragraph,
  percentage,
  toggleField,
  versionField,
} from '#shared/contract/fields.ts';
import { SELECT, currencyField } from '#shared/contract/catalogue.ts';
import { isReversed, isTooFine, type StatedPay } from '../domain/pay.ts';
import { JOB_CATEGORIES, JOB_TYPES, PAY_PERIODS } from '../domain/vocabulary.ts';

/** A choice that may be left out; the empty one of a form and null mean none. */
const optional = <Choice extends z.ZodType>(choice: Choice, message: string) =>
  z.union([z.literal('').transform(() => null), z.null(), choice], { error: message }).optional();

const CURRENCY = SELECT.currency;
const PERIOD = 'Please select what the pay is for';
const EMAIL = 'Must be a valid e-mail address';
const toggle = toggleField().default(false);
const pay = () => moneyAmount(0, 'Must be 0 or more').nullish();
const equity = () => percentage('Must be from 0 to 100', { places: 1 }).nullish();

/** Whom a post is for: `self`, or `startup:` or `firm:` and an id of the poster's own. */
export const SELF = 'self';
const COMPANY = 'Choose one of your startups, your firm or yourself';
const postedFor = z
  .string({ error: COMPANY })
  .regex(/^(?:self|(?:startup|firm):[1-9]\d{0,8})$/, { error: COMPANY })
  .default(SELF);

const fields = {
  postedFor,
  title: line('Title is required'),
  description: paragraph('Description is required', { max: 10_000 }),
  jobType: oneOf(JOB_TYPES, 'Job type is required'),
  category: oneOf(JOB_CATEGORIES, 'Category is required'),
  location: line('Location is required', { max: 120 }),
  isRemote: toggle,
  salaryMin: pay(),
  salaryMax: pay(),
  currency: optional(currencyField(), CURRENCY),
  payPeriod: optional(oneOf(PAY_PERIODS, PERIOD), PERIOD),
  equityMin: equity(),
  equityMax: equity(),
  requirements: optionalParagraph(),
  benefits: optionalParagraph(),
  applicationUrl: optionalLink(),
  applicationEmail: optional(
    z
      .string({ error: EMAIL })
      .trim()
      .max(254, { error: EMAIL })
      .pipe(z.email({ error: EMAIL })),
    EMAIL,
  ),
  takesApplications: toggle,
};

type Terms = StatedPay & { readonly equityMin?: number | null; readonly equityMax?: number | null };

function refuseDisorder(post: Terms, context: z.core.$RefinementCtx) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (isReversed({ min: post.salaryMin, max: post.salaryMax }))
    refuse('salaryMax', 'Maximum pay must not be below the minimum');
  if (isReversed({ min: post.equityMin, max: post.equityMax }))
    refuse('equityMax', 'Maximum equity must not be below the minimum');
  const currency = post.currency ?? 'USD';
  // Two decimals are checked by the fields themselves.
  if (minorDigits(currency) >= 2) return;
  for (const path of ['salaryMin', 'salaryMax'] as const)
    if (isTooFine(post[path], currency)) refuse(path, `Too many decimals for ${currency}`);
}

/**
 * A post as typed. Pay is in major units, equity in percent with one decimal. Pay without currency and period means
 * US dollars a year. `draft` keeps it for later instead of opening it at once.
 */
export const JobInput = z.strictObject({ ...fields, draft: toggle }).superRefine(refuseDisorder);
export type JobInput = z.infer<typeof JobInput>;

/** The whole post again: what is left out is taken off. `version` is the one that was edited. */
export const JobUpdate = z.strictObject({ ...fields, version: versionField() }).superRefine(refuseDisorder);
export type JobUpdate = z.infer<typeof JobUpdate>;

/** What both have in common. */
export type JobTerms = Omit<JobInput, 'draft'>;
