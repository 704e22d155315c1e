// Writes src/platform/postgres/tables.ts from the catalogue of a migrated database.
import { writeFileSync } from 'node:fs';
import { generateTables } from '../src/platform/postgres/table-types.ts';
import { onMigratedDatabase } from './migrated-database.ts';

writeFileSync(
  new URL('../src/platform/postgres/tables.ts', import.meta.url),
  await onMigratedDatabase(generateTables),
);
