import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles, type Files } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilele-files-'));
const bytes = new Uint8Array([1, 2, 3]);
let store: S3rver;
let address = '';

beforeAll(async () => {
  store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'kilele', configs: [] }],
  });
  const { port } = await store.run();
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/kilele`;
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => Files][] = [
  ['a local folder', () => createFiles(undefined, join(folder, 'local'))],
  ['a named folder', () => createFiles(`file://${join(folder, 'named')}`, '/nowhere')],
  ['an S3-compatible store', () => createFiles(address, '/nowhere')],
];

describe.each(stores)('%s', (_name, open) => {
  it('keeps what is put, and forgets what is removed', async () => {
    const files = open();
    await files.put('logos/a.webp', bytes, 'image/webp');
    expect(await files.get('logos/a.webp')).toEqual(expect.objectContaining({ length: 3 }));
    await files.put('logos/a.webp', new Uint8Array([9]), 'image/webp');
    expect([...((await files.get('logos/a.webp')) ?? [])]).toEqual([9]);
    await files.remove('logos/a.webp');
    expect(await files.get('logos/a.webp')).toBeNull();
    await files.remove('logos/a.webp');
  });

  it('lists what it holds, with sizes', async () => {
    const files = open();
    await files.put('listed/one.bin', bytes, 'text/plain');
    await files.put('listed/two.bin', new Uint8Array(5), 'text/plain');
    const found = [];
    for await (const blob of files.list()) if (blob.key.startsWith('listed/')) found.push(blob);
    expect(found.toSorted((one, other) => one.sizeBytes - other.sizeBytes)).toEqual([
      { key: 'listed/one.bin', sizeBytes: 3 },
      { key: 'listed/two.bin', sizeBytes: 5 },
    ]);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'Ünsafe', ''])('refuses the key %j', async (key) => {
    await expect(open().get(key)).rejects.toThrow('not a file key');
  });
});

it('what the store refuses is told', async () => {
  const wrong = createFiles(address.replace('/kilele', '/nothing-here'), '/nowhere');
  await expect(wrong.put('logos/b.webp', bytes, 'image/webp')).rejects.toThrow('answered 404');
});

it('a local folder has no half-written file', async () => {
  const files = createFiles(undefined, join(folder, 'whole'));
  await Promise.all(Array.from({ length: 20 }, () => files.put('x/one', bytes, 'text/plain')));
  expect(readdirSync(join(folder, 'whole', 'x'))).toEqual(['one']);
});
