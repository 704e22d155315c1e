import { z } from 'zod';
import { paragraph } from './fields.ts';

/** Why somebody decides about others: it stays on record, and whom it is about may read it. */
export const Reason = z.strictObject({ reason: paragraph('Please give a reason', { max: 1000 }) });
