import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Upload } from 'tus-js-client';
import { checkStorage } from '#platform/storage/check-storage.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { startClamd } from '#test/clamd.ts';
import { uploadJobs } from './uploads.ts';

const app = testApp();
const member = testMember(app);
const other = testMember(app);
let address: string;

beforeAll(async () => {
  address = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => sideProcess.close());

const MB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0' };
const PATCH = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** A call of the protocol, as any client of it makes one. */
const call = (method: string, path: string, headers: object = {}, body?: Buffer) =>
  fetch(`${address}${path}`, {
    method,
    headers: { cookie: member.cookie, ...TUS, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
const begin = async (bytes: number, name = 'plan.txt') => {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const answer = await call('POST', '/api/uploads', {
    'upload-length': `${bytes}`,
    'upload-metadata': metadata,
  });
  return { status: answer.status, path: answer.headers.get('location') ?? '' };
};
const offsetOf = async (path: string) => Number((await call('HEAD', path)).headers.get('upload-offset'));
const send = (path: string, at: number, body: Buffer) =>
  call('PATCH', path, { ...PATCH, 'upload-offset': `${at}` }, body);

/** A request that has more to send than it does. */
function halfSent(path: string, at: number, sent: Buffer, announced: number) {
  const { port } = app.server.server.address() as AddressInfo;
  const headers = { cookie: member.cookie, ...PATCH, 'upload-offset': `${at}`, 'content-length': announced };
  const request = httpRequest({ port, host: '127.0.0.1', method: 'PATCH', path, headers });
  request.on('error', () => {});
  request.write(sent);
  return request;
}

const keep = (path: string, headers: Record<string, string> = {}) => {
  const form = multipart({ name: 'none', bytes: Buffer.alloc(0) });
  const boundary = 'kilele-test-boundary';
  const id = path.split('/').at(-1) ?? '';
  const body = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="upload"\r\n\r\n${id}\r\n--${boundary}--\r\n`,
  );
  return { body, headers: { ...form.headers, ...headers } };
};

describe('a file in parts', () => {
  it('that is cut off goes on where it stopped, and is kept whole', { timeout: 60_000 }, async () => {
    const text = Buffer.from(`Plan. ${randomBytes(3 * MB).toString('base64')}`);
    const { path, status } = await begin(text.length);
    expect(status).toBe(201);
    const patient = { timeout: 15_000 };
    const request = halfSent(path, 0, text.subarray(0, 2.5 * MB), text.length);
    await expect.poll(() => offsetOf(path), patient).toBeGreaterThanOrEqual(2 * MB);
    request.destroy();
    expect((await send(path, 1, text.subarray(1, 2))).status).toBeGreaterThanOrEqual(400);
    const goOn = async () => {
      const at = await offsetOf(path);
      return (await send(path, at, text.subarray(at))).status;
    };
    await expect.poll(goOn, patient).toBe(204);
    expect(await offsetOf(path)).toBe(text.length);
    const { body, headers } = keep(path);
    const { id } = (await member.post('/api/documents', body, headers)).body;
    const file = await member.get(`/api/documents/${id}/versions/1/file`);
    const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    expect(sha(file.bytes)).toBe(sha(text));
  });

  it('comes by a client of the protocol that we did not write', async () => {
    const text = Buffer.from('Plan '.repeat(MB / 2));
    const url = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(text, {
        endpoint: `${address}/api/uploads`,
        chunkSize: 700_000,
        metadata: { filename: 'Plän.txt' },
        headers: { cookie: member.cookie },
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      });
      upload.start();
    });
    const { body, headers } = keep(url);
    const { title, versions } = (await member.post('/api/documents', body, headers)).body;
    expect([title, versions[0]?.sizeBytes]).toEqual(['Plän', text.length]);
  });

  it('is nobody else’s, and nothing where it is wrong', async () => {
    const { path } = await begin(10);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = { ...PATCH, 'upload-offset': '0', cookie: other.cookie };
      const answer = await call(method, path, headers, method === 'PATCH' ? Buffer.from('x') : undefined);
      expect(answer.status).toBe(404);
      expect((await call(method, path, { ...headers, cookie: '' })).status).toBe(401);
    }
    const { body, headers } = keep(path);
    expect((await member.post('/api/documents', body, headers)).problem.errors).toMatchObject([
      { path: 'upload' },
    ]);
    expect((await other.post('/api/documents', body, headers)).status).toBe(400);
    expect((await call('POST', '/api/uploads')).status).toBe(400);
    for (const size of ['0', '-1', 'x', '1e9'])
      expect((await call('POST', '/api/uploads', { 'upload-length': size })).status).toBe(400);
    expect((await begin(100 * MB + 1)).status).toBe(413);
    expect((await send(path, 0, Buffer.alloc(20))).status).toBe(413);
    expect(await offsetOf(path)).toBe(0);
    for (const id of ['..%2f..%2fetc', '1', "'--"])
      expect((await call('HEAD', `/api/uploads/${id}`)).status).toBe(404);
    expect(
      (await call('PATCH', path, { ...TUS, 'content-type': 'application/json' }, Buffer.from('1'))).status,
    ).toBe(415);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('HEAD', path)).status).toBe(404);
  });

  it('is written to by one at a time', async () => {
    const { path } = await begin(8 * MB);
    const answers = await Promise.all([0, 0, 0].map(() => send(path, 0, Buffer.alloc(4 * MB))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 409, 423].includes(status))).toBe(true);
    expect(await offsetOf(path)).toBe(4 * MB);
  });

  it('leaves nothing behind: neither when the disk is full, nor when it is old', async () => {
    const { path } = await begin(100);
    const { files } = app.services;
    const whole = { ...files };
    onTestFinished(() => void Object.assign(files, whole));
    const full = () =>
      Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    Object.assign(files, { put: full });
    const refused = await send(path, 0, Buffer.alloc(100));
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('disk is full')]);
    Object.assign(files, whole);
    expect((await send(path, 0, Buffer.alloc(50))).status).toBe(204);
    app.clock.now = daysAfter(new Date(), 2);
    for (const { work } of uploadJobs) await work(app.services, {});
    app.clock.now = null;
    expect((await call('HEAD', path)).status).toBe(404);
    expect(await checkStorage(app.services.db, app.services.files)).toMatchObject({
      missing: [],
      orphans: [],
    });
  });

  it('that is missing, changed or an orphan is found', async () => {
    const { path } = await begin(30);
    for (const at of [0, 10, 20]) await send(path, at, Buffer.alloc(10));
    const { db, files } = app.services;
    const id = path.split('/').at(-1) ?? '';
    const parts = await db
      .selectFrom('uploadParts')
      .select('fileKey')
      .where('uploadId', '=', id)
      .orderBy('startByte')
      .execute();
    const [gone = '', changed = ''] = parts.map(({ fileKey }) => fileKey);
    await files.remove(gone);
    await files.put(changed, new Uint8Array(3), 'text/plain');
    await files.put('documents/left-over.pdf', new Uint8Array(4), 'text/plain');
    expect(await checkStorage(db, files)).toMatchObject({
      missing: [gone],
      changed: [changed],
      orphans: [{ key: 'documents/left-over.pdf', sizeBytes: 4 }],
    });
  });
});

it('a document with a virus is not kept; without a scanner a version says that nobody looked', async () => {
  const send = (text: string) => {
    const { body, headers } = multipart({ name: 'plan.txt', bytes: Buffer.from(text) });
    return member.post('/api/documents', body, headers);
  };
  const versions = () =>
    app.services.db.selectFrom('documentVersions').select('isScanned').orderBy('id', 'desc').execute();
  await send('Our plan.');
  expect((await versions())[0]).toEqual({ isScanned: false });
  const clamd = startClamd('127.0.0.1');
  await new Promise((resolve) => clamd.once('listening', resolve));
  const { env } = app.services;
  onTestFinished(() => void Object.assign(env, { clamd: undefined }));
  Object.assign(env, { clamd: `127.0.0.1:${(clamd.address() as AddressInfo).port}` });
  await send('Our better plan.');
  expect((await versions())[0]).toEqual({ isScanned: true });
  const before = (await versions()).length;
  expect((await send('HARMLESS-TEST-VIRUS')).problem.message).toContain('Test.Virus');
  await new Promise((resolve) => clamd.close(resolve));
  expect((await send('Our best plan.')).status).toBe(503);
  expect(await versions()).toHaveLength(before);
});
