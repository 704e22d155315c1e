import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/app.ts';
import { generateTables } from './table-types.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('the table types say what the migrations made', async () => {
  const committed = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await generateTables(app.services.pool));
});
