import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { generateTables } from './table-types.ts';

const app = testApp();

it('the table types say what the migrations made', async () => {
  const committed = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await generateTables(app.services.pool));
});
