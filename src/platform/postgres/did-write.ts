import type { DeleteResult, InsertResult, UpdateResult } from 'kysely';

type Statement = { executeTakeFirst(): Promise<DeleteResult | InsertResult | UpdateResult> };

/** Runs a statement that answers no rows; whether it has deleted, changed or added any. */
export async function didWrite(statement: Statement): Promise<boolean> {
  const result = await statement.executeTakeFirst();
  if ('numDeletedRows' in result) return result.numDeletedRows > 0n;
  if ('numUpdatedRows' in result) return result.numUpdatedRows > 0n;
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
