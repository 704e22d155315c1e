import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttp } from '#platform/http/http.ts';
import { testApp } from '#test/app.ts';

const app = testApp();

it('headers that never end are not waited for', { timeout: 30_000 }, async () => {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /api/startups HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const since = performance.now();
  await once(socket.resume(), 'close');
  expect(performance.now() - since).toBeLessThan(15_000);
});

it('what opens something is not in the log', async () => {
  const lines: string[] = [];
  const server = await createHttp({ ...app.services.env, logLevel: 'debug' }, () => null);
  server.addHook('onRequest', async (request) => {
    for (const level of ['info', 'debug'] as const)
      request.log[level] = (...said: unknown[]) => void lines.push(JSON.stringify(said));
  });
  server.get('/api/invitations/:token', async () => ({ ok: true }));
  const token = 'Zk3-_9'.repeat(7) + 'x';
  for (const url of [
    `/api/invitations/${token}`,
    `/api/invitations/${token}/accept`,
    `/invitations/${token}?a=${token}`,
  ])
    await server.inject({ url });
  await server.close();
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain('/api/invitations/…');
  expect(lines.join('\n')).not.toContain(token.slice(0, 30));
});
