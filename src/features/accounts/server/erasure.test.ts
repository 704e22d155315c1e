import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { databaseNamed } from '#test/database.ts';
import { exportOf } from '#test/export.ts';
import { investorForm } from '#test/forms.ts';
import { createPool } from '#platform/postgres/db.ts';
import { closeServices, createServices } from '#app/server/services.ts';
import { inlineJobs } from '#test/jobs.ts';
import { HELD_BY_OTHERS } from '../domain/held-by-others.ts';
import { applyErasures, personHash } from './erasure.ts';

const app = testApp();

type Column = { table: string; column: string; action: string };

/** Every column that refers to people, with what becomes of it when one goes: c the row goes too, n the reference. */
async function personColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.conrelid::regclass::text as table, a.attname::text as column, c.confdeltype::text as action
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`.execute(app.services.db);
  return rows;
}

it('every table that refers to people goes with them, or is said to stay, with the reason', async () => {
  const columns = await personColumns();
  expect(columns.length).toBeGreaterThan(80);
  // Nothing keeps an account from being deleted.
  expect(columns.filter(({ action }) => action !== 'c' && action !== 'n')).toEqual([]);
  const erased = new Set(columns.flatMap(({ table, action }) => (action === 'c' ? [table] : [])));
  const stays = [...new Set(columns.map(({ table }) => table))].filter((table) => !erased.has(table));
  expect(stays.filter((table) => !(table in HELD_BY_OTHERS))).toEqual([]);
  const { rows } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(app.services.db);
  const tables = new Set(rows.map(({ name }) => name));
  expect(Object.keys(HELD_BY_OTHERS).filter((table) => !tables.has(table))).toEqual([]);
});

it('every table that refers to people is exported, or what it holds is somebody else’s', async () => {
  const exported = new Set(Object.keys((await exportOf(app, await app.member())).tables));
  const missing = [...new Set((await personColumns()).map(({ table }) => table))].filter(
    (table) => !exported.has(table),
  );
  // Keys of two-step sign-in and answers kept for a day; the others are named as held by others.
  const secrets = new Set(['two_factors', 'idempotency_keys']);
  expect(missing.filter((table) => !secrets.has(table) && !(table in HELD_BY_OTHERS))).toEqual([]);
});

it('every column that holds an address or a name of people is one of these', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '(email$|^to_address$|actor_name|person_id|_by_name$|contact_name|viewer_name)'
    order by 1`.execute(app.services.db);
  expect(rows.map(({ name }) => name)).toEqual([
    // The record of administrators, who answer for it; whom an act was about is an id alone.
    'admin_acts.actor_name',
    'admin_acts.person_id',
    // Who answers for what was done about a breach.
    'breach_entries.actor_name',
    'firm_invitations.email',
    // Whoever asked about their data must be answered, account or not; goes three years after the answer.
    'grievances.answered_by_name',
    'grievances.email',
    // The site's own, which an administrator types.
    'instance_settings.contact_email',
    'instance_settings.contact_name',
    // Goes with the post of its owner.
    'jobs.application_email',
    // Letters to an address go with the account.
    'mail_outbox.to_address',
    'moderation_actions.actor_name',
    'moderation_actions.person_id',
    'offer_statements.actor_name',
    // Whose page was seen goes with that person.
    'profile_views.person_id',
    'round_imports.imported_by_name',
    'round_imports.undone_by_name',
    'startup_invitations.email',
    'users.email',
  ]);
});

/** The database as it is now, under another name, as a backup would bring it back. */
async function copyOf(name: string): Promise<string> {
  const url = inject('databaseUrl');
  const admin = createPool({ connectionString: url, maxConnections: 1 });
  const source = (await sql<{ name: string }>`select current_database() as name`.execute(app.services.db))
    .rows[0]?.name;
  await admin.query(`alter database ${source} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [source]);
  await admin.query(`create database ${name} template ${source}`);
  await admin.query(`alter database ${source} allow_connections true`);
  await admin.query(`alter database ${name} allow_connections true`);
  await admin.end();
  return databaseNamed(url, name);
}

it('who left stays erased in a database that is restored from an older copy', async () => {
  const [left, stayed] = [await app.member(), await app.member()];
  for (const { client } of [{ client: left }, { client: stayed }])
    void (await client.post('/api/investors', investorForm())).body;
  const name = `kilele_restored_${Date.now()}`;
  const databaseUrl = await copyOf(name);

  const answer = await app.server.inject({
    method: 'DELETE',
    url: '/api/auth/user',
    headers: { cookie: left.cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ email: `${left.userId}@example.test` }),
  });
  expect(answer.statusCode).toBe(200);
  const list = join(app.services.env.dataDir, 'erasures.txt');
  const text = await readFile(list, 'utf8');
  expect(text).toMatch(new RegExp(`^${personHash(left.userId)} `, 'm'));
  expect(text).not.toContain(left.userId);

  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-restored-'));
  const env = { ...app.services.env, dataDir };
  const restored = createServices({ env, databaseUrl, jobs: inlineJobs(), hasRoom: () => true });
  const people = async () => {
    const rows = await restored.db
      .selectFrom('investors')
      .select('userId')
      .where('userId', 'in', [left.userId, stayed.userId])
      .execute();
    return rows.map(({ userId }) => userId);
  };
  try {
    expect((await people()).toSorted()).toEqual([left.userId, stayed.userId].toSorted());
    expect(await applyErasures(restored, list)).toBe(1);
    expect(await people()).toEqual([stayed.userId]);
    // The restored database knows it from now on, and a second time finds nobody.
    expect(await applyErasures(restored, list)).toBe(0);
    expect(await applyErasures(restored)).toBe(0);
    // A list that was named wrongly is not one with nobody in it.
    await expect(applyErasures(restored, `${list}.txt`)).rejects.toThrow('erasures.txt.txt');
  } finally {
    await closeServices(restored);
    await restored.jobs.close();
    const admin = createPool({ connectionString: inject('databaseUrl'), maxConnections: 1 });
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await rm(dataDir, { recursive: true });
  }
}, 60_000);
