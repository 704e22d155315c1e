import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { inventoryOf } from '../../../tools/data-inventory.ts';

const app = testApp();
const cells = (page: string) => page.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');

it('every table says what it holds about people, how long and how it is erased, and the page is up to date', async () => {
  const { page, missing, idle } = await inventoryOf(app.services.pool);
  expect(missing).toEqual([]);
  expect(idle).toEqual([]);
  const written = await readFile(new URL('../../../docs/data-inventory.md', import.meta.url), 'utf8');
  // The formatter pads the columns.
  expect(cells(written)).toBe(cells(page));
  expect(page).not.toMatch(/\| {2}\|/);
});
