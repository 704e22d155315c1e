import { z } from 'zod';
import {
  changes,
  finiteNumber,
  isoDate,
  line,
  moneyAmount,
  optionalLine,
  optionalParagraph,
  percentage,
  term,
  wholeNumber,
} from '#shared/contract/fields.ts';
import { roundTypeIdOf } from '#shared/domain/catalogue/stages.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { antiDilutionOf, EVENT_KINDS } from '../domain/ledger.ts';

const currency = () => term(currencyOf, 'Please select a currency');
const version = wholeNumber('Must be the version you read').optional();
const truth = (message: string) => z.boolean({ error: message }).default(false);
const optionalText = () => optionalLine({ max: 500 });

/** A day that must be given; that it is not in the future, the route knows. */
const pastDay = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .pipe(isoDate('Must be a day that exists, from 1900-01-01 on'));

const UNKNOWN_RIGHTS = 'Unknown anti-dilution rights';

const preference = () => finiteNumber('Liquidation preference must be from 0 to 100', { min: 0, max: 100 });

const terms = {
  dealDate: pastDay('Deal date is required'),
  investmentAmount: moneyAmount(1, 'Investment amount is required'),
  currency: currency().default('USD'),
  roundType: term(roundTypeIdOf, 'Round type is required'),
  equityPercentage: percentage('Equity must be from 0 to 100 percent').nullish(),
  valuation: moneyAmount(1, 'Valuation must be at least 1').nullish(),
  leadInvestor: truth('Lead investor must be yes or no'),
  boardSeat: truth('Board seat must be yes or no'),
  liquidationPreference: preference()
    .nullish()
    .transform((multiple) => multiple ?? 1),
  antiDilutionRights: z
    .union([z.literal('').transform(() => null), term(antiDilutionOf, UNKNOWN_RIGHTS)], {
      error: UNKNOWN_RIGHTS,
    })
    .nullish(),
  notes: optionalParagraph({ max: 5000 }),
  shared: z.boolean({ error: 'Shared must be yes or no' }).optional(),
};

/** The record-investment form, amounts in major units of `currency`; `valuation` is post-money. */
export const InvestmentForm = z.strictObject({
  startupId: wholeNumber('Please select a startup'),
  ...terms,
});
export type InvestmentForm = z.output<typeof InvestmentForm>;

/** Any of the terms; the startup stays. A stale `version` answers 409 with the newer state. */
export const InvestmentChanges = changes({
  ...terms,
  currency: currency(),
  leadInvestor: z.boolean(),
  boardSeat: z.boolean(),
  liquidationPreference: preference()
    .nullable()
    .transform((multiple) => multiple ?? 1),
  version,
});
export type InvestmentChanges = z.output<typeof InvestmentChanges>;

/** An investment as it was recorded. `roundType` and `antiDilutionRights` are labels. */
export const Investment = z.object({
  id: z.number(),
  startupId: z.number(),
  startupName: z.string(),
  dealDate: z.string(),
  investmentAmount: z.number(),
  currency: z.string(),
  roundType: z.string(),
  equityPercentage: z.number().nullable(),
  valuation: z.number().nullable(),
  leadInvestor: z.boolean(),
  boardSeat: z.boolean(),
  liquidationPreference: z.number(),
  antiDilutionRights: z.string().nullable(),
  notes: z.string().nullable(),
  /** Seen and edited by the owner's firm. */
  shared: z.boolean(),
  mine: z.boolean(),
  isDemo: z.boolean(),
  version: z.number(),
});
export type Investment = z.infer<typeof Investment>;

const told = { currency: currency().optional(), evidence: optionalText() };
const runwayMonths = finiteNumber('Runway must be from 0 to 240 months', { min: 0, max: 240 }).nullish();

/** Money received without leaving. The currency is the investment's unless given. */
export const DistributionForm = z.strictObject({
  date: pastDay('Date is required'),
  amount: moneyAmount(0.01, 'Amount is required'),
  reason: optionalText(),
  ...told,
});
/** A sale of all of the holding or a part of it; `amount` is missing while the proceeds are not known. */
export const ExitForm = z
  .strictObject({
    date: pastDay('Date is required'),
    amount: moneyAmount(0, 'Proceeds must not be negative').nullish(),
    soldPercentage: percentage('Must be above 0 and at most 100 percent', { min: 0.0001 }).default(100),
    reason: optionalText(),
    ...told,
  })
  .refine(({ amount, soldPercentage }) => soldPercentage === 100 || amount != null, {
    path: ['amount'],
    error: 'A partial exit needs its proceeds',
  });
export const WriteOffForm = z.strictObject({
  date: pastDay('Date is required'),
  reason: line('Please give a reason', { max: 500 }),
  evidence: optionalText(),
});
/** What the whole holding is worth. */
export const MarkForm = z.strictObject({
  date: pastDay('Date is required'),
  amount: moneyAmount(0, 'Value is required'),
  reason: line('Please give a reason', { max: 500 }),
  runwayMonths,
  ...told,
});
/** A priced round the company raised: it dilutes and gives a price. */
export const RoundForm = z
  .strictObject({
    date: pastDay('Date is required'),
    raised: moneyAmount(1, 'Amount raised is required'),
    postMoney: moneyAmount(1, 'Post-money valuation is required'),
    reason: optionalText(),
    runwayMonths,
    ...told,
  })
  .refine(({ raised, postMoney }) => raised < postMoney, {
    path: ['postMoney'],
    error: 'The post-money valuation must be above the amount raised',
  });

/** Something that happened to a holding, amounts in major units of `currency`. */
export const PortfolioEvent = z.object({
  id: z.number(),
  startupId: z.number(),
  kind: z.enum(EVENT_KINDS),
  date: z.string(),
  currency: z.string(),
  amount: z.number().nullable(),
  soldPercentage: z.number().nullable(),
  raised: z.number().nullable(),
  runwayMonths: z.number().nullable(),
  reason: z.string().nullable(),
  evidence: z.string().nullable(),
  isDemo: z.boolean(),
});
export type PortfolioEvent = z.infer<typeof PortfolioEvent>;
