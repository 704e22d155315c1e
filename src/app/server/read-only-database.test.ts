import { Client } from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();

/** As after a failover to a standby that nobody has promoted yet; every connection is made anew. */
async function setReadOnly(to: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query(`set default_transaction_read_only = off`);
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${to}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

it('while the database takes no changes it is read from, writes say so, and no load balancer sends calls here', async () => {
  const member = await app.member();
  expect((await member.post('/api/startups', startupForm('Before'))).status).toBe(201);
  await setReadOnly('on');
  await expect.poll(async () => (await app.visitor.get('/api/startups')).status).toBe(200);
  const ready = await app.visitor.get('/readyz');
  expect([ready.status, ready.text]).toEqual([503, expect.stringContaining('The database takes no changes')]);
  const refused = await member.post('/api/startups', startupForm('Meanwhile'));
  expect([refused.status, refused.text]).toEqual([
    503,
    expect.stringContaining('The database takes no changes just now. Nothing was saved'),
  ]);
  expect((await member.get('/api/startups')).status).toBe(200);

  await setReadOnly('off');
  await expect.poll(async () => (await app.visitor.get('/readyz')).status).toBe(200);
  expect((await member.post('/api/startups', startupForm('After'))).status).toBe(201);
});
