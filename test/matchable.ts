import type { Db } from '#shared/server/context.ts';

/** What tells one startup of a test from another; the rest is Zuri Pay. */
export type StartupRow = {
  readonly name?: string;
  readonly stage?: string;
  readonly hidden?: boolean;
  readonly raisingMinor?: number;
};

/** A startup of one owner, for tests of what it is matched with. */
export async function insertMatchableStartup(db: Db, ownerId: string, row: StartupRow = {}): Promise<number> {
  const { id } = await db
    .insertInto('startups')
    .values({
      name: row.name ?? 'Zuri Pay',
      description: 'Mobile money reconciliation for market traders in Nigeria.',
      sector_id: 'fintech',
      region_id: 'africa',
      country: 'NG',
      stage_id: row.stage ?? 'seed',
      business_model: 'B2B SaaS',
      raising_text: '$500K',
      raising_minor: row.raisingMinor ?? 50_000_000,
      raising_currency: 'USD',
      team_size: 4,
      hidden_at: row.hidden ? new Date() : null,
      search: '',
      search_name: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('startup_members')
    .values({ startup_id: id, user_id: ownerId, role: 'owner' })
    .execute();
  return id;
}

/** What tells one investor of a test from another; the rest backs Nigerian payments at seed. */
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
      user_id: userId,
      type: 'angel',
      investment_thesis: 'Payments and mobile money for market traders across West Africa.',
      min_ticket_minor: 5_000_000,
      average_ticket_minor: 15_000_000,
      max_ticket_minor: 25_000_000,
      preferred_sectors: row.sectors ?? ['fintech'],
      preferred_geographies: row.geographies ?? ['NG'],
      preferred_stages: ['seed'],
      hidden_at: row.hidden ? new Date() : null,
      search: '',
      search_name: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A recent deal of an investor in Nigerian payments. */
export async function insertMatchableDeal(db: Db, investorId: number): Promise<void> {
  await db
    .insertInto('investor_deals')
    .values({
      investor_id: investorId,
      company: 'Paga',
      sector_id: 'fintech',
      stage_id: 'seed',
      country: 'NG',
      deal_date: '2026-09-01',
      round_size_usd_minor: 80_000_000,
      led: true,
    })
    .execute();
}
