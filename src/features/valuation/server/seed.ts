import type { Db } from '#shared/server/context.ts';
import { generateValuation, type Wanted } from './routes-generate.ts';

const DAY_MS = 86_400_000;

type Seeding = Omit<Wanted, 'inputs'>;

/** The valuation of the demo's first startup from its round, figures, model and cap table. */
export async function seedValuation(db: Db, { now, ...by }: Seeding): Promise<void> {
  await generateValuation(db, { ...by, inputs: {}, now: new Date(now.getTime() - 8 * DAY_MS) });
}
