import { shippedTables } from '#features/benchmarks/server/parameter-tables.ts';
import { freshestTables } from '#shared/domain/parameter-table.ts';

/** The tables that come with the product. */
export const TABLES = freshestTables(shippedTables().map(({ table }) => table));
