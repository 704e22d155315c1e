import type { InferResult, Insertable } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { InvestorDeals } from '#platform/postgres/tables.ts';
import type { CountryCode } from '#shared/domain/catalogue/countries.ts';
import type { SectorId } from '#shared/domain/catalogue/sectors.ts';
import type { StageId } from '#shared/domain/catalogue/stages.ts';
import type { Db } from '#shared/server/context.ts';

const columns = [
  'id',
  'company',
  'sectorId',
  'stageId',
  'country',
  'dealDate',
  'roundSizeUsdMinor as roundSizeMinor',
  'led',
] as const;

/** The contract lets in no others. */
type Catalogued = { sectorId: SectorId; stageId: StageId | null; country: CountryCode | null };

const selectDeals = (db: Db, investorId: number) =>
  db
    .selectFrom('investorDeals')
    .select(columns)
    .where('investorId', '=', investorId)
    .$narrowType<Catalogued>();

/** A past deal as stored: the round in US cents. */
export type DealRow = InferResult<ReturnType<typeof selectDeals>>[number];

/** Newest first. */
export async function findDeals(db: Db, investorId: number): Promise<DealRow[]> {
  return selectDeals(db, investorId).orderBy('dealDate', 'desc').orderBy('id', 'desc').execute();
}

export async function countDeals(db: Db, investorId: number): Promise<number> {
  const row = await db
    .selectFrom('investorDeals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('investorId', '=', investorId)
    .executeTakeFirstOrThrow();
  return row.count;
}

type DealValues = Omit<Insertable<InvestorDeals>, 'id' | 'investorId' | 'createdAt'>;

export async function insertDeal(db: Db, investorId: number, deal: DealValues): Promise<DealRow> {
  return db
    .insertInto('investorDeals')
    .values({ investorId, ...deal })
    .returning(columns)
    .$narrowType<Catalogued>()
    .executeTakeFirstOrThrow();
}

type Place = { readonly investorId: number; readonly dealId: number };

/** Undefined when this investor has no such deal. */
export async function updateDeal(
  db: Db,
  { investorId, dealId }: Place,
  deal: DealValues,
): Promise<DealRow | undefined> {
  return db
    .updateTable('investorDeals')
    .set(deal)
    .where('id', '=', dealId)
    .where('investorId', '=', investorId)
    .returning(columns)
    .$narrowType<Catalogued>()
    .executeTakeFirst();
}

/** Whether this investor had such a deal. */
export async function deleteDeal(db: Db, { investorId, dealId }: Place): Promise<boolean> {
  return didWrite(
    db.deleteFrom('investorDeals').where('id', '=', dealId).where('investorId', '=', investorId),
  );
}
