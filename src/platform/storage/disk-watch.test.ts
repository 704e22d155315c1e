import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { watchDisk } from './disk-watch.ts';

const folder = tmpdir();
const free = () => statfsSync(folder).bavail * statfsSync(folder).bsize;

it('has room above the floor', async () => {
  const disk = await watchDisk({ folder, floorBytes: 1 });
  expect(disk.hasRoom()).toBe(true);
  expect(Math.abs((disk.freeBytes() ?? 0) - free())).toBeLessThan(1e9);
  disk.stop();
});

it('has none below it, and says so once', async () => {
  const changes: boolean[] = [];
  const floorBytes = free() * 2;
  const disk = await watchDisk({ folder, floorBytes, everyMs: 5, onChange: (room) => changes.push(room) });
  expect(disk.hasRoom()).toBe(false);
  await new Promise((done) => setTimeout(done, 40));
  expect(changes).toEqual([false]);
  disk.stop();
});

it('does not refuse writes for a folder it cannot measure', async () => {
  const disk = await watchDisk({ folder: '/nowhere at all', floorBytes: 1 });
  expect(disk.hasRoom()).toBe(true);
  expect(disk.freeBytes()).toBeNull();
  disk.stop();
});
