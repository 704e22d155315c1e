import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { MINUTE_MS } from '#shared/domain/time.ts';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
  }
}

const START_MS = MINUTE_MS;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && server.exitCode === null && server.signalCode === null) {
    const ready = await fetch(`${url}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) return;
    await sleep(100);
  }
  throw new Error('the application did not start');
}

type Product = { readonly url: string; readonly stop: () => Promise<void> };

/** Runs the product as a person does, on a data folder of its own. */
export async function startProduct({
  hasDemo,
  settings = {},
}: {
  hasDemo: boolean;
  settings?: Readonly<Record<string, string>>;
}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['tools/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      // Vitest has one of its own for what it runs.
      BASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: hasDemo ? '1' : '0',
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
      ...settings,
    },
  });
  async function stop(): Promise<void> {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await untilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Browser tests share one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct({ hasDemo: true });
  project.provide('appUrl', url);
  return stop;
}
