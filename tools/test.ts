// Everything that must hold, in the order that fails fastest. The last line is `N passed, N failed, N skipped`.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

type Count = { passed: number; failed: number; skipped: number };
type Result = { status: string; fullName: string; failureMessages: string[] };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { name: string; assertionResults: Result[] }[];
};
type Step = {
  name: string;
  group: 'check' | 'test';
  command: string;
  args: string[];
  env?: Readonly<Record<string, string>>;
  counted?: true;
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });

// Checkers live for seconds and keep most of what they make: looking for garbage less often takes a fifth less of the
// processor, and a twentieth more memory.
const CHECKER = { GOMAXPROCS: '1', GOGC: '400' };

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4e9;

/** Where tests keep databases and files for seconds: in memory where there is plenty, which takes a tenth of a disk's time. */
function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory() / 2) > ENOUGH_BYTES)
      return mkdtempSync(join(MEMORY, 'kilele-'));
  } catch {
    // Not every system has such a folder.
  }
  return mkdtempSync(join(tmpdir(), 'kilele-'));
}

const scratch = scratchFolder();
// Databases run as somebody else where tests run as root.
chmodSync(scratch, 0o1777);
// What a test left running may still write there for a moment.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const report = join(scratch, 'report.json');
const bin = (name: string) => join('node_modules', '.bin', name);

// Several at once would each work out the same types: one takes less than half of their time in all.
const typesOf = (part: string): Step => ({
  name: `types: ${part}`,
  group: 'check',
  command: bin('tsc'),
  args: ['-p', `tsconfig.${part}.json`, '--checkers', '1'],
  env: CHECKER,
});

const steps: Step[] = [
  { name: 'lock', group: 'check', command: process.execPath, args: ['tools/lock-check.mjs'] },
  typesOf('server'),
  { name: 'lint', group: 'check', command: bin('oxlint'), args: [], env: CHECKER },
  typesOf('web'),
  typesOf('domain'),
  { name: 'format', group: 'check', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'unused', group: 'check', command: bin('knip'), args: ['--no-progress'] },
  {
    name: 'unused in production',
    group: 'check',
    command: bin('knip'),
    args: ['--no-progress', '--production', '--config', 'knip.production.json'],
  },
  { name: 'build', group: 'test', command: process.execPath, args: ['tools/build.ts'] },
  {
    name: 'tests',
    group: 'test',
    command: bin('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    counted: true,
  },
];

type Ended = { good: boolean; output: string };

/** Tests tell as they go; what runs beside others tells at its end. */
function run({ command, args, env, counted }: Step, isAlone: boolean): Promise<Ended> {
  const child = spawn(command, args, {
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...(counted && { TMPDIR: scratch }) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ good: false, output: message }));
    child.once('close', (code) => resolve({ good: code === 0, output }));
  });
}

const readReport = (): Report => JSON.parse(readFileSync(report, 'utf8'));

function countTests(): Count {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0 } = readReport();
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Tests that passed only at the second try: each hides a race, in the test or in the product. */
function secondTries(): string[] {
  try {
    return readReport().testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n  ${failureMessages[0]}`),
    );
  } catch {
    return [];
  }
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };

async function take(step: Step, isAlone: boolean): Promise<void> {
  const startedAt = Date.now();
  if (isAlone) console.log(`\n— ${step.name}`);
  const { good, output } = await run(step, isAlone);
  const tests = step.counted ? countTests() : { passed: 0, failed: 0, skipped: 0 };
  total.passed += tests.passed + (good && !step.counted ? 1 : 0);
  total.skipped += tests.skipped;
  // A runner that fails without a failing test (a crash, an unhandled error) counts as one failure.
  total.failed += tests.failed > 0 ? tests.failed : good ? 0 : 1;
  if (!isAlone && (!good || values.only !== undefined)) console.log(`\n— ${step.name}\n${output.trimEnd()}`);
  console.log(
    `— ${step.name}: ${good ? 'good' : 'FAILED'} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

const chosen = steps.filter(
  ({ group, name }) => !values.only || values.only === group || name.startsWith(values.only),
);
const checks = chosen.filter(({ group }) => group === 'check');
// Each of them keeps one core at work.
const lane = async () => {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) await take(next, false);
};
await Promise.all([lane(), lane()]);
for (const step of chosen.filter(({ group }) => group === 'test')) await take(step, true);
for (const test of secondTries()) console.log(`\nNeeded a second try: ${test}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
