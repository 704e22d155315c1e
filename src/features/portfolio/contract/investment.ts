import { z } from 'zod';
import { currencyField } from '#shared/contract/catalogue.ts';
import {
  changes,
  finiteNumber,
  moneyAmount,
  optionalParagraph,
  percentage,
  term,
  wholeNumber,
} from '#shared/contract/fields.ts';
import { roundTypeIdOf } from '#shared/domain/catalogue/stages.ts';
import { antiDilutionOf } from '../domain/ledger.ts';
import { OutsideCompanyForm } from './outside-company.ts';
import { pastDay, version } from './record.ts';

const truth = (message: string) => z.boolean({ error: message }).default(false);

const UNKNOWN_RIGHTS = 'Unknown anti-dilution rights';

const preference = () => finiteNumber('Liquidation preference must be from 0 to 100', { min: 0, max: 100 });

const terms = {
  dealDate: pastDay('Deal date is required'),
  investmentAmount: moneyAmount(1, 'Investment amount is required'),
  currency: currencyField().default('USD'),
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

/** What was agreed, amounts in major units of `currency`; `valuation` is post-money. */
export const InvestmentTerms = z.strictObject(terms);
export type InvestmentTerms = z.output<typeof InvestmentTerms>;

const SELECT_STARTUP = 'Please select a startup';

/** The record-investment form: in a startup of the directory or a company held already, or in one outside the directory. */
export const InvestmentForm = z
  .strictObject({
    startupId: wholeNumber(SELECT_STARTUP).optional(),
    company: OutsideCompanyForm.optional(),
    ...terms,
  })
  .refine(({ startupId, company }) => (startupId === undefined) !== (company === undefined), {
    path: ['startupId'],
    error: SELECT_STARTUP,
    // Said along with what else is missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type InvestmentForm = z.output<typeof InvestmentForm>;

/** Any of the terms; the startup stays. A stale `version` answers 409 with the newer state. */
export const InvestmentChanges = changes({
  ...terms,
  currency: currencyField(),
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

/** An offer whose money was received, to be recorded. `roundType` is a label. */
export const ReceivedOffer = z.object({
  id: z.number(),
  startupId: z.number(),
  startupName: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  receivedOn: z.string(),
  roundType: z.string(),
});
export type ReceivedOffer = z.infer<typeof ReceivedOffer>;
