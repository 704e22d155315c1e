import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();

describe('every answer', () => {
  it('carries the headers that keep a browser safe', async () => {
    const { headers } = await app.visitor.get('/api/auth/options');
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is compressed for whoever takes it, and only then', async () => {
    const [packed, plain] = await Promise.all(
      [{ 'accept-encoding': 'br, gzip' }, {}].map((headers) =>
        app.server.inject({ method: 'GET', url: '/api/openapi.json', headers }),
      ),
    );
    expect([packed?.headers['content-encoding'], plain?.headers['content-encoding']]).toEqual([
      'br',
      undefined,
    ]);
    expect(packed?.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(packed?.rawPayload ?? '').toString()).toBe(plain?.payload);
  });

  it('reads no body that is packed: what it would unpack to is not known', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/auth/explore',
      payload: gzipSync('{"role":"founder"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('says which request it answers', async () => {
    const { headers, problem } = await app.visitor.get('/api/nope', { 'x-request-id': 'my-request-1' });
    expect(headers['x-request-id']).toBe('my-request-1');
    expect(problem.requestId).toBe('my-request-1');
  });
});

describe('requests that cannot be read', () => {
  const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/api/auth/explore',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['broken JSON', '{"role":'],
    ['NaN', '{"role":NaN}'],
    ['null', 'null'],
    ['a scalar', '"founder"'],
    ['an array', '[]'],
    ['nothing', ''],
    ['120,000 open brackets', '['.repeat(120_000)],
    ['__proto__', '{"__proto__":{"x":1},"role":"founder"}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}},"role":"founder"}'],
    ['an unknown field', '{"role":"founder","id":1}'],
  ])('%s is 400', async (_name, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('invalid UTF-8 is 400', async () => {
    expect((await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))).statusCode).toBe(400);
  });

  it('another content type is 415, too large is 413', async () => {
    expect((await send('role=founder', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await send(JSON.stringify({ role: 'x'.repeat(2_000_000) }))).statusCode).toBe(413);
  });

  it('a write from another site is 403, whoever is signed in', async () => {
    const foreign = await send('{"role":"founder"}', { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    const framed = await send('{"role":"founder"}', { 'sec-fetch-site': 'cross-site' });
    expect(framed.statusCode).toBe(403);
  });

  it.each(['/api/nope', '/%ff%fe', '/api/auth/%ff'])('%s has no page', async (url) => {
    const answer = await app.server.inject({ method: 'GET', url });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toMatch(/json/);
    expect(answer.payload).not.toMatch(/stack|node_modules/);
  });
});

describe('what operators read', () => {
  it('health asks nobody, readiness asks the database', async () => {
    expect((await app.visitor.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await app.visitor.get('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('metrics are for this machine alone', async () => {
    expect((await app.visitor.get('/metrics')).status).toBe(200);
    const afar = await app.server.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(afar.statusCode).toBe(404);
  });

  it('the API describes each of its calls', async () => {
    const { body } = await app.visitor.get('/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/auth/user': {} } });
    expect((await app.visitor.get('/api/docs')).text).toMatch(/GET \/api\/auth\/user/);
  });
});

it('with a nearly full disk writes wait with a plain sentence, and reads go on', async () => {
  app.disk.hasRoom = false;
  const write = await app.visitor.post('/api/auth/explore', { role: 'founder' });
  const read = await app.visitor.get('/api/auth/options');
  app.disk.hasRoom = true;
  expect(write.status).toBe(503);
  expect(write.headers['retry-after']).toBe('60');
  expect(write.problem.message).toMatch(/disk is nearly full/);
  expect(read.status).toBe(200);
});

it('an address that asks without end is told to wait', async () => {
  const ask = () => app.server.inject({ method: 'GET', url: '/api/docs', remoteAddress: '203.0.113.7' });
  let last = await ask();
  for (let asked = 1; asked <= 3_000 && last.statusCode === 200; asked += 1) last = await ask();
  expect(last.statusCode).toBe(429);
  expect(last.headers['retry-after']).toBeDefined();
  expect(last.json()).toMatchObject({ code: 'rate_limited' });
  expect((await app.visitor.get('/api/auth/options')).status).toBe(200);
});
