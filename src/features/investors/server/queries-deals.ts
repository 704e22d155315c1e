import type { Db } from '#shared/server/context.ts';
import { CENTS } from '#shared/domain/money.ts';
import type { PastDealInput } from '../contract/past-deal.ts';
import type { StoredDeal } from '../domain/card.ts';

const COLUMNS = [
  'id',
  'company',
  'sectorId',
  'stageId',
  'country',
  'dealDate',
  'roundSizeUsdMinor as roundSizeMinor',
  'led',
] as const;

/** Newest first. The contract lets nothing but catalogue ids into sector, stage and country. */
export async function findDeals(db: Db, investorId: number): Promise<StoredDeal[]> {
  const rows = await db
    .selectFrom('investorDeals')
    .select(COLUMNS)
    .where('investorId', '=', investorId)
    .orderBy('dealDate', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows as StoredDeal[];
}

export async function countDeals(db: Db, investorId: number): Promise<number> {
  const row = await db
    .selectFrom('investorDeals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('investorId', '=', investorId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A deal under the columns' names. */
export const dealColumns = (deal: PastDealInput) => ({
  company: deal.company,
  sectorId: deal.sector,
  stageId: deal.stage ?? null,
  country: deal.country ?? null,
  dealDate: deal.dealDate,
  roundSizeUsdMinor: deal.roundSize == null ? null : Math.round(deal.roundSize * CENTS),
  led: deal.led,
});

export async function insertDeal(db: Db, investorId: number, deal: PastDealInput): Promise<StoredDeal> {
  const row = await db
    .insertInto('investorDeals')
    .values({ investorId, ...dealColumns(deal) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return row as StoredDeal;
}

type Place = { readonly investorId: number; readonly dealId: number };

/** Undefined when this investor has no such deal. */
export async function updateDeal(
  db: Db,
  { investorId, dealId }: Place,
  deal: PastDealInput,
): Promise<StoredDeal | undefined> {
  const row = await db
    .updateTable('investorDeals')
    .set(dealColumns(deal))
    .where('id', '=', dealId)
    .where('investorId', '=', investorId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row as StoredDeal | undefined;
}

/** Whether this investor had such a deal. */
export async function deleteDeal(db: Db, { investorId, dealId }: Place): Promise<boolean> {
  const result = await db
    .deleteFrom('investorDeals')
    .where('id', '=', dealId)
    .where('investorId', '=', investorId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
