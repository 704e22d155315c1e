import { z } from 'zod';
import {
  finiteNumber,
  idParam,
  isoDate,
  line,
  moneyAmount,
  oneOf,
  optionalParagraph,
  versionField,
} from '#shared/contract/fields.ts';
import { currencyField, instrumentField } from '#shared/contract/catalogue.ts';
import { COMMITMENT_IDS, COUNTINGS } from '../domain.ts';

const currency = currencyField();
const optionalDate = () =>
  z
    .union([z.literal('').transform(() => null), isoDate('Must be a date')], { error: 'Must be a date' })
    .nullish();

/** Missing, null and 0 are the same here: nothing yet. */
const noneOrAmount = moneyAmount(0, 'Must not be negative')
  .nullish()
  .transform((amount) => amount ?? 0);

/** `version` is that of the row as it was read; a row that has changed since answers 409. 0: there was none. */
const version = versionField({ min: 0 }).optional();

/** The round as the team enters it, in major units of its currency; each amount stands at one step only. */
export const FundingRoundForm = z
  .strictObject({
    instrument: instrumentField(),
    currency,
    target: moneyAmount(1, 'The target must be at least 1'),
    minimum: moneyAmount(0, 'Must not be negative').nullish(),
    softCircled: noneOrAmount,
    committed: noneOrAmount,
    signed: noneOrAmount,
    received: noneOrAmount,
    closeDate: optionalDate(),
    /** What the currency is expected to lose against the dollar in a year. */
    devaluationPct: finiteNumber('Must be from 0 to 95 percent', { min: 0, max: 95 })
      .nullish()
      .transform((percent) => percent ?? 0),
    version,
  })
  .refine(({ minimum, target }) => (minimum ?? 0) <= target, {
    path: ['minimum'],
    error: 'The minimum must not exceed the target',
  });
export type FundingRoundForm = z.infer<typeof FundingRoundForm>;
export type FundingRoundInput = z.input<typeof FundingRoundForm>;

/** An investor of the round, in major units of a currency. */
export const RoundInvestorForm = z.strictObject({
  name: line('Please give a name'),
  status: oneOf(COMMITMENT_IDS, 'Please select a status'),
  amount: moneyAmount(1, 'Must be at least 1'),
  currency,
  note: optionalParagraph({ max: 1000 }),
  version,
});
export type RoundInvestorForm = z.infer<typeof RoundInvestorForm>;

/** How an offer counts in the round. */
export const OfferCounting = z
  .strictObject({
    counts: oneOf(COUNTINGS, 'Please choose how it counts'),
    investorId: idParam('Please choose an investor').nullish(),
  })
  .refine(({ counts, investorId }) => (counts === 'investor') === (investorId != null), {
    path: ['investorId'],
    error: 'Please choose an investor',
  });

/** Something to be done; with a done date it is completed, and without one it is open again. */
export const MilestoneForm = z.strictObject({
  task: line('Please describe the task'),
  dueDate: isoDate('Please choose a due date'),
  doneDate: optionalDate(),
  note: optionalParagraph({ max: 1000 }),
  version,
});
export type MilestoneForm = z.infer<typeof MilestoneForm>;
