// A second store that speaks S3: OpenStack Swift with its s3api, each of its servers one process on this machine.
// Debian: apt install python3-swift; `npm run test:swift` runs the tests of stored files against it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { freePort } from './database-pair.ts';
import { type Part, partOf } from './parts.ts';

const PYTHON = '/usr/bin/python3';
const TRIES = 100;
const SERVER = fileURLToPath(new URL('swift-server.py', import.meta.url));
/** Of the account that swift's own example has. */
const KEY = 'test:tester';
const SECRET = 'testing';

/** Swift under a folder; `url` is a `STORAGE_URL` of an empty bucket. */
async function startSwift(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const port = await freePort();
  mkdirSync(join(folder, 'disks', 'disk'), { recursive: true });
  const write = (file: string, ...lines: string[]) =>
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  const common = (on: number) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${on}`,
    `swift_dir = ${folder}`,
    `devices = ${join(folder, 'disks')}`,
    'mount_check = false',
    'user = root',
    'workers = 0',
  ];
  write('swift.conf', '[swift-hash]', 'swift_hash_path_suffix = kilele');
  write('ports.json', JSON.stringify(ports));
  for (const [kind, on] of Object.entries(ports))
    write(
      `${kind}-server.conf`,
      ...common(on),
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    );
  const filters = [
    'catch_errors',
    'gatekeeper',
    'memcache',
    'listing_formats',
    's3api',
    'tempauth',
    'copy',
    'slo',
    'dlo',
  ];
  write(
    'proxy-server.conf',
    ...common(port),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...filters.flatMap((filter) => [
      `[filter:${filter}]`,
      `use = egg:swift#${filter}`,
      ...(filter === 'tempauth' ? [`user_${KEY.replace(':', '_')} = ${SECRET} .admin`] : []),
    ]),
  );
  const env = { PYTHONPATH: process.env['PYTHONPATH'], LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] };
  const made = spawnSync(PYTHON, [SERVER, folder, 'rings'], { env, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`swift is not there (apt install python3-swift): ${made.stderr}`);
  const parts: Part[] = [...Object.keys(ports), 'proxy'].map((kind) =>
    partOf(`swift ${kind}`, [PYTHON, SERVER, folder, `${kind}-server`], {
      cwd: folder,
      log: join(folder, `${kind}.log`),
      env,
    }),
  );
  for (const part of parts) part.start();
  const stop = async () => {
    for (const part of parts.toReversed()) await part.kill();
  };
  const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: SECRET, service: 's3', retries: 0 });
  const makeBucket = () =>
    client.fetch(`http://127.0.0.1:${port}/kilele`, { method: 'PUT' }).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      (error: Error) => error.message,
    );
  for (let tries = 0; ; tries += 1) {
    const said = await makeBucket();
    if (said.startsWith('200')) break;
    if (tries === TRIES) {
      await stop();
      throw new Error(`swift made no bucket: ${said}`);
    }
    await sleep(100);
  }
  return { url: `http://${encodeURIComponent(KEY)}:${SECRET}@127.0.0.1:${port}/kilele`, stop };
}

const folder = mkdtempSync(join(tmpdir(), 'kilele-swift-'));
const swift = await startSwift(folder);
try {
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'api', 'src/platform/storage/files.test.ts', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, TEST_STORAGE_URL: swift.url } },
  );
  process.exitCode = status ?? 1;
} finally {
  await swift.stop();
  rmSync(folder, { recursive: true, force: true });
}
