import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unknownKeys } from './cases/given-keys.ts';
import { type Case, type CaseFile, differences, parseCaseFile } from './case-compare.ts';

/** Runs a folder of ground-truth case files: `node tools/cases.ts DIR`. Adapters in `tools/cases/` map an op to code. */

type Op = (given: unknown) => unknown;

const ADAPTERS = path.join(import.meta.dirname, 'cases');

async function loadOps(): Promise<Map<string, Op>> {
  const ops = new Map<string, Op>();
  const names = (await readdir(ADAPTERS)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  for (const name of names.toSorted()) {
    for (const [op, run] of Object.entries(await loadAdapter(name))) ops.set(op, run);
  }
  return ops;
}

/** An adapter that does not load leaves its ops unknown, so its cases fail and the others still run. */
async function loadAdapter(name: string): Promise<Record<string, Op>> {
  try {
    const adapter: { ops?: Record<string, Op> } = await import(pathToFileURL(path.join(ADAPTERS, name)).href);
    return adapter.ops ?? {};
  } catch (error) {
    console.error(`adapter ${name} does not load: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}

async function loadCaseFiles(folder: string): Promise<CaseFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(
    names.map(async (name) => parseCaseFile(await readFile(path.join(folder, name), 'utf8'))),
  );
  return files.filter((file) => file !== null);
}

function check(one: Case, ops: ReadonlyMap<string, Op>): string[] {
  const run = ops.get(one.op);
  if (!run) return [`unknown op ${one.op}`];
  const unknown = unknownKeys(one.op, one.given);
  if (unknown.length > 0) return unknown.map((key) => `given.${key} is not known to ${one.op}`);
  try {
    return differences(run(one.given), one.expect, one.tolerance);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function main(folder: string | undefined): Promise<number> {
  if (!folder) {
    console.error('Usage: node tools/cases.ts DIR');
    return 2;
  }
  const ops = await loadOps();
  let passed = 0;
  let failed = 0;
  for (const file of await loadCaseFiles(folder)) {
    for (const one of file.cases) {
      const problems = check(one, ops);
      if (problems.length === 0) passed += 1;
      else {
        failed += 1;
        console.log(`FAIL ${one.id} (${one.op}): ${problems.slice(0, 3).join('; ')}`);
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv[2]);
