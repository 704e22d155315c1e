import { z } from 'zod';
import { CONVERTIBLE_KINDS } from '#shared/domain/catalogue/convertibles.ts';
import { currencyField } from '#shared/contract/catalogue.ts';
import { finiteNumber, isoDate, line, toggleField, wholeNumber } from '#shared/contract/fields.ts';
import { decimal, optionalDecimal } from './decimal.ts';
import { Entry } from './entry.ts';
import { PROBLEMS } from '../domain/input-problem.ts';

/** One more than the limit is let through, so that the answer is the rule's sentence. */
const LARGEST_LIST = 10_001;
export const LARGEST_EXIT_LIST = 25;

const Period = z.strictObject({
  rate: decimal(PROBLEMS.interestRate),
  startDate: isoDate(),
  endDate: isoDate(),
});

const Rules = z.strictObject({
  includeOutstandingShares: z.boolean(),
  includeOutstandingOptions: z.boolean(),
  includeOutstandingUnissuedOptions: z.boolean(),
  includeThisSecurity: z.boolean(),
  includeOtherConvertingSecurities: z.boolean(),
  includeOptionPoolTopupForPromisedOptions: z.boolean(),
  includeAdditionalOptionPoolTopup: z.boolean(),
  includeNewMoney: z.boolean(),
});

/** A SAFE or note that has not converted, amount and cap in its currency (USD unless said). `discount` is a fraction: 0.2 is 20%. */
export const ConvertibleTerms = z.strictObject({
  id: line('Every convertible needs an id', { max: 80 }),
  kind: z.enum(CONVERTIBLE_KINDS, { error: PROBLEMS.convertibleKind }),
  holder: line('Must be text', { min: 0, max: 120 }).optional(),
  amount: decimal(PROBLEMS.amountAboveZero),
  currency: currencyField().optional(),
  cap: decimal(PROBLEMS.cap).nullish(),
  discount: decimal(PROBLEMS.discount).nullish(),
  mfn: toggleField().optional(),
  issueDate: isoDate().optional(),
  interest: z
    .strictObject({
      periods: z.array(Period).max(50, { error: 'Interest has at most 50 periods.' }),
      dayCount: z.enum(['ACTUAL_365', '30_360'], { error: PROBLEMS.dayCount }).optional(),
      compounding: z.enum(['SIMPLE', 'COMPOUNDING'], { error: PROBLEMS.compounding }).optional(),
    })
    .optional(),
  capitalisation: Rules.optional(),
  onExit: z.enum(['greater', 'repay', 'convert'], { error: PROBLEMS.onExit }).optional(),
  repaymentMultiple: decimal(PROBLEMS.repaymentMultiple).optional(),
});

/** A priced round closed on the table. Money in USD, the pool target in percent of fully diluted after it. */
export const RoundRequest = z.strictObject({
  shareClass: line('Name the new class, such as Series A', { max: 80 }),
  preMoney: decimal(PROBLEMS.preMoney),
  newMoney: z
    .array(
      z.strictObject({
        investor: line('Name the investor', { max: 120 }),
        amount: decimal(PROBLEMS.investment),
      }),
    )
    .max(200),
  poolTargetPct: optionalDecimal(),
  poolIncrease: optionalDecimal(),
  poolTiming: z.enum(['pre', 'post'], { error: PROBLEMS.poolTiming }).optional(),
  method: z
    .enum(['percent-ownership', 'pre-money', 'dollars-invested'], { error: PROBLEMS.roundMethod })
    .optional(),
  liquidationPreference: optionalDecimal(),
  participation: line('Must be text', { min: 0, max: 40 }).optional(),
  participationCap: optionalDecimal(),
  antiDilution: line('Must be text', { min: 0, max: 40 }).optional(),
  seniority: finiteNumber(PROBLEMS.seniority, { min: -1000, max: 1000 }).optional(),
  priceOn: z.enum(['unadjusted', 'adjusted'], { error: PROBLEMS.priceOn }).optional(),
});

/** What a cap table is made from. Rules between fields are the engine's; its refusals name the field. */
export const CapTableForm = z.strictObject({
  shares: z.array(Entry, { error: PROBLEMS.noShareholder }).max(LARGEST_LIST, {
    error: 'A cap table holds at most 10,000 rows.',
  }),
  convertibles: z.array(ConvertibleTerms).max(200, { error: 'At most 200 convertibles.' }).optional(),
  round: RoundRequest.optional(),
  /** How many shares of a class the articles allow; more is warned about. */
  authorised: z
    .array(
      z.strictObject({
        shareClass: line('Authorised shares need the name of their class.', { max: 80 }),
        shares: wholeNumber(PROBLEMS.authorised, {
          min: 1,
          max: Number.MAX_SAFE_INTEGER,
        }),
      }),
    )
    .max(200, { error: 'Authorised shares of at most 200 classes.' })
    .optional(),
  exitValues: z
    .array(decimal(PROBLEMS.exitValue))
    .min(1, { error: 'State at least one exit value, or leave the list out' })
    .max(LARGEST_EXIT_LIST, { error: `At most ${LARGEST_EXIT_LIST} exit values.` })
    .optional(),
  unvested: z.enum(['outstanding', 'forfeit'], { error: PROBLEMS.unvested }).optional(),
  terminated: z.boolean({ error: PROBLEMS.terminated }).optional(),
  debt: decimal(PROBLEMS.debt).optional(),
  transactionCostPct: decimal(PROBLEMS.percent).optional(),
  carveOutPct: decimal(PROBLEMS.percent).optional(),
  asOf: isoDate().optional(),
});
export type CapTableForm = z.infer<typeof CapTableForm>;
