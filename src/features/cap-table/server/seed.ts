import type { Db } from '#shared/server/context.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { CapTableForm } from '../contract/request.ts';
import { generateCapTable, type Wanted } from './routes-generate.ts';

const BEFORE_THE_ROUND = {
  shares: [
    {
      shareholderName: 'Wambui Karanu',
      shareholderType: 'founder',
      shares: 4_400_000,
      shareClass: 'Common',
      vesting: { total: 4_400_000, vested: 2_750_000, cliff: 12, schedule: '4-year' },
    },
    {
      shareholderName: 'Otieno Odera',
      shareholderType: 'founder',
      shares: 3_400_000,
      shareClass: 'Common',
      vesting: { total: 3_400_000, vested: 2_125_000, cliff: 12, schedule: '4-year' },
    },
    {
      shareholderName: 'Halima Abdirashid',
      shareholderType: 'employee',
      shares: 250_000,
      shareClass: 'Options',
      exercisePrice: '0.04',
      vesting: { total: 250_000, vested: 93_750, cliff: 12, schedule: '4-year' },
    },
    {
      shareholderName: 'Option pool',
      shareholderType: 'pool',
      shares: 750_000,
      shareClass: 'Unissued pool',
    },
    {
      shareholderName: 'Eastlands Angels',
      shareholderType: 'investor',
      shares: 720_000,
      shareClass: 'Pre-Seed Preferred',
      originalIssuePrice: '0.10',
      liquidationPreference: 1,
      antiDilution: 'Weighted Average',
    },
    {
      shareholderName: 'Nyali Ventures',
      shareholderType: 'investor',
      shares: 480_000,
      shareClass: 'Pre-Seed Preferred',
      originalIssuePrice: '0.10',
      liquidationPreference: 1,
      antiDilution: 'Weighted Average',
    },
  ],
};

/** What has come in of the round: the same amounts stand as received in the funding tracker of the demo. */
const SAFES = [
  { id: 'SAFE-1', kind: 'SAFE_POST', holder: 'Rift Lane Capital', amount: '150000', cap: '3000000' },
  { id: 'SAFE-2', kind: 'SAFE_POST', holder: 'Eastlands Angels', amount: '75000', cap: '3000000' },
];

type Seeding = Omit<Wanted, 'form'>;

/** The table of the demo's first startup in two versions: before its round, and with the first SAFEs of it. */
export async function seedCapTable(db: Db, { now, ...by }: Seeding): Promise<void> {
  const before = daysBefore(now, 41);
  const recent = daysBefore(now, 12);
  await generateCapTable(db, { ...by, form: CapTableForm.parse(BEFORE_THE_ROUND), now: before });
  const form = CapTableForm.parse({ ...BEFORE_THE_ROUND, convertibles: SAFES });
  await generateCapTable(db, { ...by, form, now: recent });
}
