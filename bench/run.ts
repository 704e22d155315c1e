// Runs the benchmarks of this folder one after the other: `npm run bench`, or some by name: `npm run bench -- api equity`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const NO_BENCH = /^(run|seeded-server|(fault|load)-[a-z]+)\.ts$/;
/** Those that ask a network that was filled before, and are told where it is: `npm run bench -- growth --small DIR --large DIR`. */
const OF_A_NETWORK: ReadonlySet<string> = new Set(['anonymous', 'growth']);

const folder = new URL('.', import.meta.url);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !NO_BENCH.test(file))
  .map((file) => file.slice(0, -3))
  .toSorted();
const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith('--'));
const options = first < 0 ? [] : words.slice(first);
const asked = words.slice(0, words.length - options.length);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
for (const name of asked.length > 0 ? asked : known.filter((each) => !OF_A_NETWORK.has(each))) {
  console.log(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, [new URL(`${name}.ts`, folder).pathname, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
