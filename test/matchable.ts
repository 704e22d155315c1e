import type { Db } from '#shared/server/context.ts';

/** What differs between the startups of a test; everything else is as for Zuri Pay. */
export type StartupRow = {
  readonly name?: string;
  readonly stage?: string;
  readonly hidden?: boolean;
  readonly raisingMinor?: number;
  readonly raisingCurrency?: string;
};

/** A startup of one owner, for tests of what it is matched with. */
export async function insertMatchableStartup(db: Db, ownerId: string, row: StartupRow = {}): Promise<number> {
  const { id } = await db
    .insertInto('startups')
    .values({
      name: row.name ?? 'Zuri Pay',
      description: 'Mobile money reconciliation for market traders in Nigeria.',
      sectorId: 'fintech',
      regionId: 'africa',
      country: 'NG',
      stageId: row.stage ?? 'seed',
      businessModel: 'B2B SaaS',
      raisingText: '$500K',
      raisingMinor: row.raisingMinor ?? 50_000_000,
      raisingCurrency: row.raisingCurrency ?? 'USD',
      teamSize: 4,
      hiddenAt: row.hidden ? new Date() : null,
      search: '',
      searchName: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('startupMembers').values({ startupId: id, userId: ownerId, role: 'owner' }).execute();
  return id;
}

/** What differs between the investors of a test; everything else backs Nigerian payments at seed. */
export type InvestorRow = {
  readonly sectors?: string[];
  readonly geographies?: string[];
  readonly hidden?: boolean;
};

/** An investor profile, for tests of what it is matched with. */
export async function insertMatchableInvestor(
  db: Db,
  userId: string,
  row: InvestorRow = {},
): Promise<number> {
  const { id } = await db
    .insertInto('investors')
    .values({
      userId,
      type: 'angel',
      investmentThesis: 'Payments and mobile money for market traders across West Africa.',
      minTicketMinor: 5_000_000,
      averageTicketMinor: 15_000_000,
      maxTicketMinor: 25_000_000,
      preferredSectors: row.sectors ?? ['fintech'],
      preferredGeographies: row.geographies ?? ['NG'],
      preferredStages: ['seed'],
      hiddenAt: row.hidden ? new Date() : null,
      search: '',
      searchName: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A recent deal of an investor in Nigerian payments. */
export async function insertMatchableDeal(db: Db, investorId: number): Promise<void> {
  await db
    .insertInto('investorDeals')
    .values({
      investorId,
      company: 'Paga',
      sectorId: 'fintech',
      stageId: 'seed',
      country: 'NG',
      dealDate: '2026-09-01',
      roundSizeUsdMinor: 80_000_000,
      led: true,
    })
    .execute();
}
