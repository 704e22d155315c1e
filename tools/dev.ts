// The product while it is being changed: screens change in place, the server starts again when a file of it is saved.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'vite';

const web = await createServer({ server: { port: 5173, strictPort: true } });
await web.listen();
const [address = ''] = web.resolvedUrls?.local ?? [];

const watch = ['src', 'migrations', 'demo'].map((folder) => `--watch-path=${folder}`);
const server = spawn(
  process.execPath,
  [...watch, '--watch-preserve-output', 'tools/start.ts', '--no-build'],
  {
    stdio: 'inherit',
    env: { ...process.env, BASE_URL: address.replace(/\/$/, '') },
  },
);
console.log(
  `\n  Open ${address}: a saved screen shows at once, a saved part of the server after its restart.\n`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
await once(server, 'exit');
await web.close();
