import { freshestTables, readParameterTable } from '#shared/domain/parameter-table.ts';
import countryRisk from '../../reference-data/country-risk-2025-01.csv?raw';
import sectorMultiples from '../../reference-data/sector-multiples-2023.csv?raw';

/** The tables that come with the product. */
export const TABLES = freshestTables(
  [countryRisk, sectorMultiples].flatMap((csv) => {
    const read = readParameterTable(csv, '2026-11-22');
    return 'table' in read ? [read.table] : [];
  }),
);
