// Takes each call of a policy in the data room's server out, one at a time in a copy, so that it always allows, and runs
// the room's tests: `npm run mutate:room [-- NAME]`. Prints a table, and ends with 1 where no test notices.
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = process.cwd();
const SERVER = 'src/features/data-room/server';
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);
/** What decides: a policy, and the one function behind them all. */
const DECIDES = /\b(can[A-Z]\w+|permissionIn)\(/g;
const INSTEAD: Readonly<Record<string, string>> = {
  permissionIn:
    "((..._: unknown[]) => ({ level: 'download', team: null, waitsFor: null, endsAt: null }) as const)(",
};
const ALLOWS = '((..._: unknown[]) => true)(';

type Mutation = {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly text: string;
};

/** Every single call of a policy, replaced by one that allows everything. */
function mutationsOf(file: string): Mutation[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(DECIDES)].flatMap((found) => {
    const [call, name = ''] = found;
    const before = text.slice(text.lastIndexOf('\n', found.index) + 1, found.index);
    // Its own declaration is no call of it.
    if (/\b(?:const|function)\s*$/.test(before)) return [];
    const instead = INSTEAD[name] ?? ALLOWS;
    return {
      file,
      line: text.slice(0, found.index).split('\n').length,
      name,
      text: text.slice(0, found.index) + instead + text.slice(found.index + call.length),
    };
  });
}

async function isNoticed(copy: string): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  try {
    await run(process.execPath, [vitest, 'run', '--project', 'api', '--bail', '1', SERVER], {
      cwd: copy,
      timeout: 300_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    return false;
  } catch {
    return true;
  }
}

const only = process.argv[2];
const copy = mkdtempSync(join(tmpdir(), 'kilele-mutations-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
cpSync(ROOT, copy, {
  recursive: true,
  filter: (path) => !LEFT_OUT.has(path.slice(ROOT.length + 1).split('/')[0] ?? ''),
});
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
const mutations = globSync(`${SERVER}/*.ts`, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .flatMap(mutationsOf)
  .filter(({ name }) => only === undefined || name === only);
if (await isNoticed(copy)) throw new Error('the tests fail without any change');
let unnoticed = 0;
for (const { file, line, name, text } of mutations) {
  writeFileSync(join(copy, file), text);
  const noticed = await isNoticed(copy);
  writeFileSync(join(copy, file), readFileSync(join(ROOT, file)));
  if (!noticed) unnoticed += 1;
  process.stdout.write(`${noticed ? 'noticed  ' : 'UNNOTICED'}  ${name.padEnd(16)} ${file}:${line}\n`);
}
process.stdout.write(`${mutations.length} calls of policies, ${unnoticed} of which no test misses\n`);
process.exitCode = unnoticed === 0 ? 0 : 1;
