import { z } from 'zod';
import { currencyField } from '#shared/contract/catalogue.ts';
import {
  changes,
  finiteNumber,
  line,
  moneyAmount,
  optionalLine,
  percentage,
} from '#shared/contract/fields.ts';
import { EVENT_KINDS } from '../domain/ledger.ts';
import { pastDay, version } from './record.ts';

const optionalText = () => optionalLine({ max: 500 });
const told = { currency: currencyField().optional(), evidence: optionalText() };
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

/** The form of each kind. */
export const EVENT_FORMS = {
  distribution: DistributionForm,
  exit: ExitForm,
  'write-off': WriteOffForm,
  mark: MarkForm,
  round: RoundForm,
} as const;

/** Any of a record's entries; with the others they must make a good form of its kind. A stale `version` answers 409. */
export const EventChanges = changes({
  date: pastDay('Date is required'),
  currency: currencyField(),
  amount: moneyAmount(0, 'Amount must be 0 or more').nullable(),
  soldPercentage: percentage('Must be above 0 and at most 100 percent', { min: 0.0001 }),
  raised: moneyAmount(1, 'Amount raised is required'),
  postMoney: moneyAmount(1, 'Post-money valuation is required'),
  runwayMonths,
  reason: optionalText(),
  evidence: optionalText(),
  version,
});
export type EventChanges = z.output<typeof EventChanges>;

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
  version: z.number(),
});
export type PortfolioEvent = z.infer<typeof PortfolioEvent>;

/** A record as its form would be filled in: exactly the fields of its kind. */
export function eventFormOf(event: PortfolioEvent) {
  const {
    kind,
    date,
    currency: code,
    amount,
    soldPercentage,
    raised,
    runwayMonths,
    reason,
    evidence,
  } = event;
  const told = { date, reason, evidence };
  if (kind === 'write-off') return told;
  const paid = { ...told, currency: code };
  if (kind === 'round') return { ...paid, raised, postMoney: amount, runwayMonths };
  if (kind === 'exit') return { ...paid, amount, soldPercentage };
  return kind === 'mark' ? { ...paid, amount, runwayMonths } : { ...paid, amount };
}
