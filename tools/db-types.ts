// Writes src/platform/postgres/tables.ts from the migrated catalogue of the database at DATABASE_URL.
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { generateTables } from '../src/platform/postgres/table-types.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
writeFileSync(new URL('../src/platform/postgres/tables.ts', import.meta.url), await generateTables(pool));
await pool.end();
