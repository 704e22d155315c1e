import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, createServer as listenAnywhere } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { launch, script, type ServerProcess } from './server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele rolling '));
const CALLS = 5_000;
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(root, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = listenAnywhere().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Shares calls out as a load balancer does: over kept connections, to the processes that say they are ready. */
async function shareOut(ports: readonly number[]): Promise<{ url: string; server: Server }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let turn = 0;
  const ready = new Set(ports);
  const look = async () => {
    for (const port of ports) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(port);
      else ready.delete(port);
    }
  };
  const looking = setInterval(() => void look(), 200);
  const server = createServer((incoming, outgoing) => {
    const pass = (port: number, others: readonly number[]) => {
      const { method, url: path, headers } = incoming;
      const onward = request({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
        const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        const [next, ...rest] = others;
        if (next !== undefined && error.code === 'ECONNREFUSED') return pass(next, rest);
        outgoing.writeHead(502).end(error.code);
      });
      onward.end();
    };
    turn += 1;
    const takers = ports.filter((port) => ready.has(port));
    const [first = 0, ...rest] = turn % 2 === 0 ? takers : takers.toReversed();
    pass(first, rest);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(async () => {
    clearInterval(looking);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

it('two processes restarted in turn under load: no call fails', async () => {
  const database = await startEmbeddedPostgres({
    dataDir: join(root, 'database'),
    log: { info() {}, warn() {}, error() {} },
  });
  ends.push(() => database.stop());
  const ports = [await freePort(), await freePort()];
  const startOn = async (port: number): Promise<ServerProcess> => {
    const server = launch(script('tools/start.ts', '--no-build'), {
      env: {
        DATABASE_URL: database.url,
        DATA_DIR: join(root, 'data'),
        SESSION_SECRET: 's'.repeat(40),
        PORT: String(port),
        BASE_URL: 'http://localhost:3000',
        DEMO: '1',
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'error',
        NODE_ENV: 'test',
      },
    });
    ends.push(async () => {
      server.child.kill('SIGKILL');
      await server.ended;
    });
    await server.line(/Kilele is at/);
    return server;
  };
  const running = [await startOn(ports[0] ?? 0), await startOn(ports[1] ?? 0)];
  const { url } = await shareOut(ports);

  const statuses = new Map<string, number>();
  let asked = 0;
  const restarted = new AbortController();
  const agent = new Agent({ keepAlive: true });
  ends.push(async () => agent.destroy());
  const ask = (path: string) =>
    new Promise<string>((done) => {
      const call = request(`${url}${path}`, { agent }, (answer) => {
        let detail = '';
        answer.on('data', (text: Buffer) => (detail += text.toString().slice(0, 200)));
        answer.on('end', () => done(answer.statusCode === 200 ? '200' : `${answer.statusCode} ${detail}`));
      });
      call.on('error', (error) => done(error.message));
      call.end();
    });
  const caller = async (paths: readonly string[]) => {
    while (!restarted.signal.aborted || asked < CALLS) {
      asked += 1;
      const status = await ask(paths[asked % paths.length] ?? '/healthz');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: 8 }, () =>
    caller(['/api/startups', '/api/startups/1', '/api/investors']),
  );
  for (const [index, port] of ports.entries()) {
    await sleep(1_000);
    running[index]?.child.kill('SIGTERM');
    expect(await running[index]?.ended).toBe(0);
    running[index] = await startOn(port);
  }
  restarted.abort();
  await Promise.all(callers);
  expect(asked).toBeGreaterThanOrEqual(CALLS);
  expect(Object.fromEntries(statuses)).toEqual({ 200: asked });

  const stranger = launch(script('tools/start.ts', '--no-build'), {
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: join(root, 'another folder'),
      PORT: String(await freePort()),
      BASE_URL: 'http://localhost:3000',
      NODE_ENV: 'test',
    },
  });
  expect(await stranger.ended).toBe(1);
  expect(stranger.complaints()).toContain('This database was used with another session-secret.');
}, 240_000);

it('a port that is taken is told at once, before a database is made', async () => {
  const taken = listenAnywhere().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  ends.push(async () => taken.close());
  const { port } = taken.address() as AddressInfo;
  const dataDir = join(root, 'never made');
  const server = launch(script('tools/start.ts', '--no-build'), {
    env: { DATA_DIR: dataDir, PORT: String(port), BASE_URL: 'http://localhost:3000', NODE_ENV: 'test' },
  });
  expect(await server.ended).toBe(1);
  expect(server.complaints()).toContain(`127.0.0.1:${port} is taken.`);
  expect(server.complaints()).not.toMatch(/\n {4}at /);
});
