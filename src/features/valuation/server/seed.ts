import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { generateValuation, type Wanted } from './routes-generate.ts';

type Seeding = Omit<Wanted, 'inputs'>;

/** The valuation of the demo's first startup from its round, figures, model and cap table. */
export async function seedValuation(db: Db, { now, ...by }: Seeding): Promise<void> {
  await generateValuation(db, { ...by, inputs: {}, now: daysBefore(now, 8) });
}
