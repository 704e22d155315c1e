// Runs the benchmarks of this folder one after the other: `npm run bench`, or some by name: `npm run bench -- api equity`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const NO_BENCH = /^(run|seeded-server|(fault|load)-[a-z]+)\.ts$/;

const folder = new URL('.', import.meta.url);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !NO_BENCH.test(file))
  .map((file) => file.slice(0, -3))
  .toSorted();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known) {
  console.log(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, [new URL(`${name}.ts`, folder).pathname], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
