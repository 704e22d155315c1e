import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { Assumptions } from '../contract/request.ts';
import { generateModel, type Wanted } from './routes-generate.ts';

/** Figures as the demo's deck states them, where it does. */
const ASSUMPTIONS = {
  revenueGrowthRate: 105,
  marketSize: 24_700_000,
  customerAcquisitionCost: 14,
  lifetimeValue: 56,
  churnRate: 4,
  grossMargin: 62,
  churnPeriod: 'monthly',
  startingRevenue: 374_400,
  cash: 246_000,
  costPerHead: 18_000,
  fixedOpex: 240_000,
};

type Seeding = Omit<Wanted, 'inputs'>;

/** The model of the demo's first startup in two versions: the second grows less and loses fewer customers. */
export async function seedModel(db: Db, { now, ...by }: Seeding): Promise<void> {
  const first = Assumptions.parse({ ...ASSUMPTIONS, revenueGrowthRate: 160, churnRate: 5 });
  await generateModel(db, { ...by, inputs: first, now: daysBefore(now, 40) });
  const inputs = Assumptions.parse(ASSUMPTIONS);
  await generateModel(db, { ...by, inputs, now: daysBefore(now, 9) });
}
