import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutages } from '../http/outages.ts';
import { createFiles, type Files, gather } from './files.ts';

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

async function gatherAll<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const stores: [string, () => Files][] = [
  ['a local folder', () => createFiles(undefined, join(folder, 'local'))],
  ['a named folder', () => createFiles(`file://${join(folder, 'named')}`, '/nowhere')],
  ['an S3-compatible store', () => createFiles(address, '/nowhere')],
];
// `npm run test:swift` names another.
const another = process.env['TEST_STORAGE_URL'];
if (another !== undefined)
  stores.push(['another S3-compatible store', () => createFiles(another, '/nowhere')]);

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
      { key: 'listed/one.bin', sizeBytes: 3, storedAt: expect.any(Date) },
      { key: 'listed/two.bin', sizeBytes: 5, storedAt: expect.any(Date) },
    ]);
    expect(Math.abs(Date.now() - (found[0]?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('takes what was gathered, whole, and gives it back in pieces or as a file', async () => {
    const files = open();
    const pieces = [new Uint8Array(300_000).fill(1), new Uint8Array(5).fill(2)];
    async function* source() {
      yield* pieces;
    }
    const gathered = await gather(files.gathering, source());
    const sha256 = createHash('sha256').update(Buffer.concat(pieces)).digest('hex');
    expect(gathered).toMatchObject({ sizeBytes: 300_005, sha256 });
    await files.putGathered('content/whole', gathered, 'application/pdf');
    expect(existsSync(gathered.path)).toBe(false);
    const opened = await files.open('content/whole');
    expect(opened?.sizeBytes).toBe(300_005);
    expect(Buffer.concat(await gatherAll(opened?.stream ?? []))).toEqual(Buffer.concat(pieces));
    const size = await files.withPath('content/whole', async (path) => readFileSync(path).length);
    expect(size).toBe(300_005);
    expect([await files.open('content/none'), await files.withPath('content/none', async () => 1)]).toEqual([
      null,
      null,
    ]);
    expect(existsSync(files.gathering) ? readdirSync(files.gathering) : []).toEqual([]);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'Ünsafe', ''])('refuses the key %j', async (key) => {
    await expect(open().get(key)).rejects.toThrow('not a file key');
  });
});

it('what the store refuses is told', async () => {
  const wrong = createFiles(address.replace('/kilele', '/nothing-here'), '/nowhere');
  await expect(wrong.put('logos/b.webp', bytes, 'image/webp')).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'put of logos/b.webp answered 404 NoSuchBucket',
  });
  expect(await wrong.tryOut()).toEqual({ refused: expect.stringContaining('there is no such bucket') });
  const stranger = createFiles(address.replace('//S3RVER:', '//NOBODY:'), '/nowhere');
  expect(await stranger.tryOut()).toEqual({
    refused: expect.stringMatching(/refuses the key or its secret \(list answered 403 InvalidAccessKeyId\)/),
  });
  expect(await createFiles(address, '/nowhere').tryOut()).toEqual({});
  expect(await createFiles(undefined, '/nowhere').tryOut()).toEqual({});
  expect(await createFiles(undefined, '/dev/null/files').tryOut()).toEqual({
    down: 'The folder /dev/null/files cannot be used (ENOTDIR).',
  });
});

it('a store that is down is told once, and once when it is back; each failed call is counted', async () => {
  const told: string[] = [];
  const say = (_fields: object, text: string) => void told.push(text);
  let isUp = false;
  const gate = createServer((_incoming, outgoing) => void outgoing.writeHead(isUp ? 200 : 503).end());
  await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
  const files = createFiles(
    `http://k:s@127.0.0.1:${(gate.address() as AddressInfo).port}/kilele`,
    '/nowhere',
  );
  let time = 0;
  files.watch(createOutages({ error: say, warn: say } as never, () => time, 'the store of files'));
  for (let call = 0; call < 3; call += 1)
    await expect(files.get('logos/a.webp')).rejects.toThrow(/not answering/);
  expect(await files.tryOut()).toEqual({ down: expect.stringContaining('list answered 503') });
  isUp = true;
  time = 2_000;
  expect(await files.get('logos/a.webp')).toHaveLength(0);
  expect(told).toEqual(['the store of files does not answer', 'the store of files answers again']);
  expect(files.failures()).toBe(4);
  await new Promise((done) => gate.close(done));
  await expect(files.get('logos/a.webp')).rejects.toMatchObject({
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});

it('what breaks off while it is gathered leaves nothing, and what is on its way is no file yet', async () => {
  const files = createFiles(undefined, join(folder, 'broken'));
  async function* broken() {
    yield new Uint8Array(10);
    throw new Error('the line broke');
  }
  await expect(gather(files.gathering, broken())).rejects.toThrow('the line broke');
  expect(readdirSync(files.gathering)).toEqual([]);
  async function* whole() {
    yield new Uint8Array(10);
  }
  await gather(files.gathering, whole());
  expect(await gatherAll(files.list())).toEqual([]);
});

it('a local folder has no half-written file', async () => {
  const files = createFiles(undefined, join(folder, 'whole'));
  await Promise.all(Array.from({ length: 20 }, () => files.put('x/one', bytes, 'text/plain')));
  expect(readdirSync(join(folder, 'whole', 'x'))).toEqual(['one']);
});
