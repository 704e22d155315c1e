import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Pool } from 'pg';
import { createPool } from '#platform/postgres/db.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { prepareDatabase } from '#app/server/start.ts';

export const TEMPLATE = 'kilele_test_template';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

export function databaseNamed(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** What tests write need not outlive the power: nothing waits for the disk. */
export async function forgetQuickly(admin: Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
}

/** Runs once before the tests: one database, migrated once, to be cloned by each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  const dataDir = outside ? null : await mkdtemp(join(tmpdir(), 'kilele-test-'));
  const embedded = dataDir ? await startEmbeddedPostgres({ dataDir, log: quiet }) : null;
  const url = outside ?? embedded?.url ?? '';
  const admin = createPool({ connectionString: url, maxConnections: 1 });
  if (embedded) await forgetQuickly(admin);
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  const pool = createPool({ connectionString: databaseNamed(url, TEMPLATE), maxConnections: 1 });
  await prepareDatabase(pool);
  await pool.end();
  project.provide('databaseUrl', url);
  return async () => {
    await admin.query(`drop database if exists ${TEMPLATE} with (force)`);
    await admin.end();
    await embedded?.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  };
}
