import { z } from 'zod';
import { finiteNumber, isoDate, line, wholeNumber } from '#shared/contract/fields.ts';
import { ALLOCATION_TYPES } from '../domain/vesting-allocation.ts';
import { decimal, optionalDecimal } from './decimal.ts';
import { PROBLEMS } from '../domain/input-problem.ts';

const SHARES_MESSAGE = PROBLEMS.shares;
const VESTING_MESSAGE = 'Must be a number of 0 or more';

const Vesting = z.strictObject({
  total: finiteNumber(VESTING_MESSAGE, { min: 0, max: 1e15 }),
  vested: finiteNumber(VESTING_MESSAGE, { min: 0, max: 1e15 }).optional(),
  cliff: wholeNumber('The cliff is a number of months from 0 to 600', { min: 0, max: 600 }).optional(),
  schedule: line(PROBLEMS.schedule, { min: 0, max: 40 }).optional(),
  startDate: isoDate(PROBLEMS.vestingStart).optional(),
  frequency: wholeNumber(PROBLEMS.frequency, { min: 1, max: 60 }).optional(),
  allocation: z.enum(ALLOCATION_TYPES, { error: PROBLEMS.allocation }).optional(),
  steps: line(PROBLEMS.steps, { min: 0, max: 2000 }).optional(),
  acceleration: decimal(PROBLEMS.acceleration).optional(),
  trigger: z.enum(['SINGLE', 'DOUBLE'], { error: PROBLEMS.trigger }).optional(),
});

/** One row of the cap table as it is sent. Prices in USD per share; `seniority`: higher is repaid first. */
export const Entry = z.strictObject({
  shareholderName: line(PROBLEMS.shareholderName, { max: 120 }),
  shareholderType: line('Must be text', { min: 0, max: 60 }).default('other'),
  shares: wholeNumber(SHARES_MESSAGE, { min: 1, max: Number.MAX_SAFE_INTEGER }),
  shareClass: line('Every row needs a share class.', { max: 80 }),
  classType: z
    .enum(['COMMON', 'PREFERRED', 'OPTION', 'UNISSUED_POOL'], {
      error: PROBLEMS.classType,
    })
    .optional(),
  vesting: Vesting.optional(),
  liquidationPreference: optionalDecimal(),
  antiDilution: line('Must be text', { min: 0, max: 40 }).optional(),
  originalIssuePrice: optionalDecimal(),
  investedAmount: optionalDecimal(),
  seniority: finiteNumber(PROBLEMS.seniority, { min: -1000, max: 1000 }).optional(),
  participation: line('Must be text', { min: 0, max: 40 }).optional(),
  participationCap: optionalDecimal(),
  conversionRatio: optionalDecimal(),
  exercisePrice: optionalDecimal(),
  expiresOn: isoDate(PROBLEMS.expiresOn).optional(),
  leftOn: isoDate(PROBLEMS.leftOn).optional(),
  exerciseDays: wholeNumber(PROBLEMS.exerciseDays, { min: 0, max: 36_500 }).optional(),
});
export type Entry = z.infer<typeof Entry>;
