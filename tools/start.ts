import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, readEnv } from '../src/shared/server/env.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { buildIfStale, isBuilt } from './build-if-stale.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const CLOSE_MS = 30_000;
const SAME_PRESS_MS = 1500;

/** Resolves at the first SIGINT or SIGTERM. One Ctrl-C may arrive twice; a later one stops at once. */
function stopRequest(abort: AbortController): Promise<void> {
  return new Promise((done) => {
    let firstAt: number | null = null;
    const onSignal = () => {
      if (firstAt === null) {
        firstAt = performance.now();
        abort.abort();
        done();
      } else if (performance.now() - firstAt > SAME_PRESS_MS) process.exit(130);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
}

function whereDataIs({ databaseUrl, storageUrl, dataDir }: Env): string {
  const files = storageUrl ? 'files at STORAGE_URL' : `files in ${dataDir}`;
  if (databaseUrl) return `the database at DATABASE_URL, ${files}`;
  return storageUrl ? `the database in ${dataDir}, ${files}` : dataDir;
}

function whereToLook(url: string, env: Env): string {
  const rows = [
    ['Kilele is at', url],
    ['Its API', `${url}/api/docs`],
    ['Its data', whereDataIs(env)],
    ['To stop', 'Ctrl-C'],
  ];
  return `\n${rows.map(([what, where]) => `  ${what?.padEnd(14)}${where}`).join('\n')}\n`;
}

async function main(): Promise<void> {
  const abort = new AbortController();
  const asked = stopRequest(abort);
  const isProduction = process.argv.includes('--production');
  if (isProduction) process.env['NODE_ENV'] = 'production';
  const env = readEnv();
  if (isProduction && !isBuilt(root))
    throw new StartRefused('The web app was not built from these files. Run `npm run build` first.');
  if (!isProduction && !process.argv.includes('--no-build')) await buildIfStale(root, abort.signal);
  // Imported late, so that a wrong setting is reported before half a second of loading.
  const { start } = await import('../src/app/server/start.ts');
  if (abort.signal.aborted) return;
  const running = await start(env);
  const crashed = new Promise<unknown>((done) => void process.on('uncaughtException', done));
  console.log(whereToLook(env.port ? env.baseUrl : running.url, env));
  const crash = await Promise.race([asked, crashed]);
  if (crash) console.error(crash);
  else console.log('Stopping: answers in flight first, the database last ...');
  setTimeout(() => process.exit(1), CLOSE_MS).unref();
  await running.close();
  process.exit(crash ? 1 : 0);
}

try {
  await main();
} catch (error) {
  if ((error as Error).name === 'AbortError') process.exit(0);
  console.error(error instanceof StartRefused ? `\n${error.message}\n` : error);
  process.exit(1);
}
