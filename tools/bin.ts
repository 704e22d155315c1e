// Runs a program of an installed package with the Node the launcher chose: `tools/bin.ts vitest run --project unit`.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

const [name = '', ...args] = process.argv.slice(2);
const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
const child = spawn(join('node_modules', '.bin', name), args, {
  stdio: 'inherit',
  env: { ...process.env, PATH },
});
child.once('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
