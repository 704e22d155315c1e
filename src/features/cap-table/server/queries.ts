import type { Db, UserId } from '#shared/server/context.ts';
import type { CapTableAnswer, Version } from '../contract/answer.ts';
import type { CapTableForm } from '../contract/request.ts';
import type { FounderStanding } from '../domain/founder-standing.ts';

type Stored = Omit<CapTableAnswer, 'version' | 'createdAt' | 'createdBy' | 'canEdit' | 'inputs'>;
export type CapTableRow = {
  version: number;
  createdAt: Date;
  createdBy: string | null;
  inputs: CapTableForm;
  result: Stored;
};

/** Only `insertCapTable` writes these two columns, with exactly these shapes. */
const read = (row: { inputs: string; result: string }) => ({
  inputs: JSON.parse(row.inputs) as CapTableForm,
  result: JSON.parse(row.result) as Stored,
});

/** A version of a startup's cap table: the latest unless one is named. */
export async function findCapTable(db: Db, startupId: number, version?: number): Promise<CapTableRow | null> {
  const row = await db
    .selectFrom('capTables as c')
    .leftJoin('users as u', 'u.id', 'c.createdBy')
    .select(['c.version', 'c.createdAt', 'u.name as createdBy', 'c.inputs', 'c.result'])
    .where('c.startupId', '=', startupId)
    .$if(version !== undefined, (query) => query.where('c.version', '=', version ?? 0))
    .orderBy('c.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, ...read(row) } : null;
}

/** One page of a startup's versions, newest first, with the number of all. */
export async function findVersions(
  db: Db,
  startupId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Version[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('capTables as c')
      .leftJoin('users as u', 'u.id', 'c.createdBy')
      .select(['c.version', 'c.createdAt', 'u.name as createdBy', 'c.totalShares', 'c.shareholderCount'])
      .where('c.startupId', '=', startupId)
      .orderBy('c.version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('capTables')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('startupId', '=', startupId)
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return { items, total };
}

type NewCapTable = {
  startupId: number;
  version: number;
  userId: UserId;
  inputs: CapTableForm;
  result: Stored;
  standing: FounderStanding;
  now: Date;
};

export async function insertCapTable(db: Db, table: NewCapTable): Promise<void> {
  await db
    .insertInto('capTables')
    .values({
      startupId: table.startupId,
      version: table.version,
      inputs: JSON.stringify(table.inputs),
      result: JSON.stringify(table.result),
      totalShares: table.result.totalShares,
      shareholderCount: table.result.shareholders.length,
      founderPercent: table.standing.founderPercent,
      foundersVest: table.standing.foundersVest,
      createdBy: table.userId,
      createdAt: table.now,
    })
    .execute();
}

/** What readiness counts of a startup's latest cap table; null before the first. */
export async function findCapTableFacts(
  db: Db,
  startupId: number,
): Promise<{ founderPercent: number | null; foundersVesting: boolean } | null> {
  const row = await db
    .selectFrom('capTables')
    .select(['founderPercent', 'foundersVest as foundersVesting'])
    .where('startupId', '=', startupId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The stage of a startup, as the catalogue's id. */
export async function findStage(db: Db, startupId: number): Promise<string | null> {
  const row = await db
    .selectFrom('startups')
    .select('stageId')
    .where('id', '=', startupId)
    .executeTakeFirst();
  return row?.stageId ?? null;
}
