import { z } from 'zod';
import { currencyField } from '#shared/contract/catalogue.ts';
import {
  finiteNumber,
  idParam,
  isoDate,
  moneyAmount,
  oneOf,
  optionalLine,
  optionalParagraph,
  percentage,
  toggleField,
  wholeNumber,
} from '#shared/contract/fields.ts';
import { personId } from '#shared/contract/other-person.ts';
import { CLIMB } from '../domain/offer.ts';
import { OFFER_KINDS } from '../domain/terms.ts';

const PRICE = 'The price of a share must be above 0';
/** A price has as many decimals as a cap table keeps of one. */
const pricePerShare = finiteNumber(PRICE, { min: 1e-6, max: 1e12 }).refine(
  (price) => Number(price.toFixed(6)) === price,
  { error: 'At most 6 decimals' },
);
const optionalDay = z
  .union([z.literal('').transform(() => null), isoDate()], { error: 'Must be a date' })
  .nullish();

/** What each kind of offer states beside its amount; the others must be left out. */
const STATED = {
  SAFE_POST: ['cap', 'discountPct'],
  SAFE_PRE: ['cap', 'discountPct'],
  NOTE: ['cap', 'discountPct', 'interestPct', 'maturesOn'],
  PRICED: ['shareClass', 'pricePerShare'],
} as const;
const FIELDS = ['cap', 'discountPct', 'interestPct', 'maturesOn', 'shareClass', 'pricePerShare'] as const;

/** The terms of an offer, money in major units of `currency`, percentages as people say them: 20 is 20%. */
export const OfferTermsForm = z
  .strictObject({
    kind: oneOf(OFFER_KINDS, 'Please select an instrument'),
    currency: currencyField(),
    /** The firm amount, of a range its minimum. */
    amount: moneyAmount(1, 'The amount must be at least 1'),
    /** The most one is interested in; nothing where the amount is all. */
    most: moneyAmount(1, 'Must be above the amount').nullish(),
    cap: moneyAmount(1, 'The cap must be at least 1').nullish(),
    discountPct: percentage('The discount must be from 0 to 99 percent', { max: 99 }).nullish(),
    interestPct: percentage('Interest must be from 0 to 100 percent').nullish(),
    maturesOn: optionalDay,
    shareClass: optionalLine({ max: 80 }),
    pricePerShare: pricePerShare.nullish(),
    proRata: toggleField().default(false),
    note: optionalParagraph({ max: 2000 }),
    /** The last day on which it can be taken up. */
    expiresOn: isoDate('Please choose the last day of the offer'),
  })
  .superRefine((terms, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (terms.most != null && terms.most <= terms.amount) fault('most', 'Must be above the amount');
    const stated: readonly string[] = STATED[terms.kind];
    for (const field of FIELDS)
      if (terms[field] != null && !stated.includes(field)) fault(field, 'This instrument has no such term');
    if (terms.kind === 'PRICED') {
      if (terms.shareClass == null) fault('shareClass', 'Name the class of shares, such as Series A');
      if (terms.pricePerShare == null) fault('pricePerShare', PRICE);
    } else if (terms.cap == null && terms.discountPct == null)
      fault('cap', 'State a cap, a discount or both');
  });
export type OfferTermsForm = z.infer<typeof OfferTermsForm>;
export type OfferTermsInput = z.input<typeof OfferTermsForm>;

/** A new offer. Somebody of the startup's team names the investor; an investor makes it for themselves. */
export const NewOffer = z.strictObject({
  startupId: idParam('Please choose a startup'),
  investorId: personId.optional(),
  /** In the name of the investor's firm. */
  asFirm: toggleField().default(false),
  terms: OfferTermsForm,
});
export type NewOffer = z.infer<typeof NewOffer>;

/** The number of the terms that were read: newer ones are answered with 409. */
const termsRead = wholeNumber('Must be the terms you read', { max: 1000 });

export const CounterOffer = z.strictObject({ terms: OfferTermsForm, termsRead });

export const Confirmation = z.strictObject({
  step: oneOf(CLIMB, 'Please choose a step'),
  termsRead,
  /** SHA-256 of the signed paper, where one is named. */
  paper: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'Must be the SHA-256 of a file, 64 hexadecimal digits' })
    .nullish(),
});

export const Withdrawal = z.strictObject({ termsRead });
