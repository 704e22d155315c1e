import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { differingSecrets } from './secret-fingerprints.ts';

const app = testApp();
const NONE = new Set<string>();

it('the processes of a database must have the same secrets, and the database knows none', async () => {
  const { db } = app.services;
  const secrets = { 'session-secret': 'one secret', 'ledger-key': 'a key' };
  const others = { ...secrets, 'session-secret': 'another secret' };
  expect(await differingSecrets(db, secrets, NONE)).toEqual([]);
  expect(await differingSecrets(db, secrets, NONE)).toEqual([]);
  expect(await differingSecrets(db, others, NONE)).toEqual(['session-secret']);

  expect(await differingSecrets(db, others, new Set(['session-secret']))).toEqual([]);
  expect(await differingSecrets(db, secrets, NONE)).toEqual(['session-secret']);
  const rows = await db.selectFrom('secretFingerprints').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/one secret|another secret|a key/);
});
