import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFiles } from './files.ts';
import { moveFiles } from './move-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilele-move-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = ['papers/a.pdf', 'papers/b.pdf', 'papers/c.pdf'];
const kept = [...keys, 'papers/lost.pdf'].map((key) => ({ key, type: 'application/pdf' }));
const from = createFiles(undefined, join(folder, 'from'));
const to = createFiles(undefined, join(folder, 'to'));

it('goes on after what failed, copies again what is another, and names what is missing', async () => {
  for (const key of keys) await from.put(key, Buffer.from(`bytes of ${key}`), 'application/pdf');
  let puts = 0;
  const failing = {
    ...to,
    putGathered: (...given: Parameters<typeof to.putGathered>) => {
      puts += 1;
      return puts === 3 ? Promise.reject(new Error('the store is down')) : to.putGathered(...given);
    },
  };
  const done: number[] = [];
  const places = { from, to: failing, onFile: (count: number) => void done.push(count) };
  await expect(moveFiles(kept, places)).rejects.toThrow('the store is down');
  expect(done).toEqual([1, 2]);
  await to.put('papers/a.pdf', Buffer.from('other of papers/a.pdf'), 'application/pdf');
  expect(await moveFiles(kept, places)).toEqual({ copied: 2, there: 1, missing: ['papers/lost.pdf'] });
  for (const key of keys) expect(Buffer.from((await to.get(key)) ?? []).toString()).toBe(`bytes of ${key}`);
  expect(await moveFiles(kept, places)).toEqual({ copied: 0, there: 3, missing: ['papers/lost.pdf'] });
});

it('says so when what was put is not what comes back', async () => {
  const spoiling = { ...to, open: () => from.open('papers/b.pdf') };
  await expect(
    moveFiles([{ key: 'papers/c.pdf', type: 'application/pdf' }], { from, to: spoiling, onFile: () => {} }),
  ).rejects.toThrow('File papers/c.pdf did not arrive as it is');
});
