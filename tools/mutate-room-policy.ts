// Takes each call of a policy in the data room's server out, one at a time, so that it always allows, and asks whether the
// matrix test notices: `npm run mutate:room [-- NAME]`. All are built into one copy, each to be switched on, so that the room
// is opened once. Prints a table, and ends with 1 where no test notices.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = process.cwd();
const SERVER = 'src/features/data-room/server';
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.git', '.cache']);
/** What decides: a policy, and the one function behind them all. */
const DECIDES = /\b(can[A-Z]\w+|permissionIn)\(/g;
const INSTEAD: Readonly<Record<string, string>> = {
  permissionIn: "((..._) => ({ level: 'download', team: null, waitsFor: null, endsAt: null }))",
};
const LONGEST = 100;
const ALLOWS = '((..._) => true)';

type Call = { readonly file: string; readonly line: number; readonly name: string };
const only = process.argv[2];
const calls: Call[] = [];

/** The source with a switch at every call of a policy. */
function switched(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return text.replaceAll(DECIDES, (call: string, name: string, at: number) => {
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
    // Its own declaration is no call of it.
    if (/\b(?:const|function)\s*$/.test(before) || (only !== undefined && name !== only)) return call;
    calls.push({ file, line: text.slice(0, at).split('\n').length, name });
    return `(globalThis.takenOut === ${calls.length - 1} ? ${INSTEAD[name] ?? ALLOWS} : ${name})(`;
  });
}

/** Run within the copy: which calls are noticed, and by what. */
const testOf = (count: number, found: string) => `
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { pictureProcess } from '#platform/pdf/page-pictures.ts';
import { createTestApp } from '#test/app.ts';
import { openMatrix, wrongActs, wrongWays } from '#test/room-matrix.ts';
let app, matrix;
const found = [];
beforeAll(async () => { app = await createTestApp(); matrix = await openMatrix(app); }, 300_000);
afterAll(async () => { sideProcess.close(); pictureProcess.close(); await app.close(); });
const wrong = async () => {
  const first = { onlyFirst: true };
  try { return (await wrongActs(matrix, first))[0] ?? (await wrongWays(matrix, first))[0] ?? null; }
  catch (error) { return String(error.message).split('\\n')[0]; }
};
it('finds nothing where nothing is taken out', async () => { expect(await wrong()).toBe(null); }, 600_000);
for (let taken = 0; taken < ${count}; taken += 1)
  it('call ' + taken, async () => {
    globalThis.takenOut = taken;
    found[taken] = await wrong();
    globalThis.takenOut = undefined;
    writeFileSync(${JSON.stringify(found)}, JSON.stringify(found));
  }, 600_000);
`;

const copy = mkdtempSync(join(tmpdir(), 'kilele-mutations-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
cpSync(ROOT, copy, {
  recursive: true,
  filter: (path) => !LEFT_OUT.has(path.slice(ROOT.length + 1).split('/')[0] ?? ''),
});
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
const sources = globSync(`${SERVER}/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
for (const file of sources.toSorted()) writeFileSync(join(copy, file), switched(file));
const found = join(copy, 'found.json');
writeFileSync(found, '[]');
const test = `${SERVER}/taken-out.test.ts`;
writeFileSync(join(copy, test), testOf(calls.length, found));
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'api', '--retry', '0', test], {
  cwd: copy,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const noticed = JSON.parse(readFileSync(found, 'utf8')) as (string | null)[];
if (status !== 0 || noticed.length < calls.length) throw new Error('the tests fail without any change');
for (const [index, { file, line, name }] of calls.entries()) {
  const by = (noticed[index] ?? 'NOBODY').slice(0, LONGEST);
  process.stdout.write(`| ${file.slice(SERVER.length + 1)}:${line} | \`${name}\` | ${by} |\n`);
}
const unnoticed = noticed.filter((by) => by === null).length;
process.stdout.write(`${calls.length} calls of policies, ${unnoticed} of which no test misses\n`);
process.exitCode = unnoticed === 0 ? 0 : 1;
