import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '#shared/domain/time.ts';

/** Why work did not end well: too long, too much memory, too many waiting, or it threw. */
export type SideProcessCause = 'time' | 'memory' | 'busy' | 'failed';

export class SideProcessError extends Error {
  readonly reason: SideProcessCause;

  constructor(reason: SideProcessCause, message: string = reason) {
    super(message);
    this.name = 'SideProcessError';
    this.reason = reason;
  }
}

/** A function of a module that the process loads by itself. */
export type Task = { readonly module: URL; readonly name: string };

type Limits = {
  readonly timeMs: number;
  readonly heapMb: number;
  /** Of the whole process, since unpacked bytes are outside its heap. Measured where there is a `/proc`. */
  readonly mostBytes: number;
  readonly mostWaiting: number;
  /** Of those, visitors. */
  readonly mostVisitors: number;
  readonly idleMs: number;
};

const LIMITS: Limits = {
  timeMs: 15_000,
  heapMb: 512,
  mostBytes: 1024 ** 3,
  mostWaiting: 50,
  mostVisitors: 10,
  idleMs: MINUTE_MS,
};
const WATCH_MS = 100;
const CHILD = fileURLToPath(new URL('./side-process-child.ts', import.meta.url));

type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };
type Job = {
  readonly task: Task;
  readonly input: unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: SideProcessError) => void;
};

/** For whom work is done: a member waiting at a screen, members' work in the background, a visitor. The former first. */
const RANKS = ['member', 'background', 'visitor'] as const;
type Rank = (typeof RANKS)[number];

export type SideProcess = {
  /** `run<typeof readDocument>({ module, name: 'readDocument' }, input)`: the name and the type must be the same. */
  run<Work extends (input: never) => unknown>(
    task: Task,
    input: Parameters<Work>[0],
    rank: Rank,
  ): Promise<Awaited<ReturnType<Work>>>;
  close(): void;
};

/** It may read the program's files, and has neither settings nor the right to write or to start anything. */
function open(heapMb: number): ChildProcess {
  return fork(CHILD, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`, '--permission', '--allow-fs-read=*', '--no-warnings'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/**
 * Runs one task after the other in a process beside the server's. A task that overruns its time or memory takes that
 * process with it, and the next one gets a new one: a thread would take the server along.
 */
export function createSideProcess(given: Partial<Limits> = {}): SideProcess {
  const limits = { ...LIMITS, ...given };
  const waiting: Record<Rank, Job[]> = { member: [], background: [], visitor: [] };
  const countWaiting = () => RANKS.reduce((sum, rank) => sum + waiting[rank].length, 0);
  let child: ChildProcess | null = null;
  /** How the running task ends; null while none runs. */
  let finish: ((outcome: Answer | SideProcessError) => void) | null = null;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    const ending = child;
    child = null;
    ending?.kill('SIGKILL');
  }

  function started(): ChildProcess {
    const fresh = open(limits.heapMb);
    const fail = (reason: SideProcessCause, message: string) => {
      if (fresh === child) finish?.(new SideProcessError(reason, message));
      if (fresh === child) child = null;
    };
    fresh.on('message', (answer: Answer) => finish?.(answer));
    fresh.on('error', (error) => fail('failed', error.message));
    // Node aborts when its heap is full.
    fresh.on('exit', (code, signal) =>
      fail(signal === 'SIGABRT' || code === 134 ? 'memory' : 'failed', `ended with ${signal ?? code}`),
    );
    return fresh;
  }

  function work({ task, input, resolve, reject }: Job): void {
    const running = (child ??= started());
    const overtime = setTimeout(() => finish?.(new SideProcessError('time')), limits.timeMs);
    const watch = setInterval(async () => {
      const bytes = await residentBytes(running.pid);
      if (bytes > limits.mostBytes && running === child) finish?.(new SideProcessError('memory'));
    }, WATCH_MS);
    finish = (outcome) => {
      finish = null;
      clearTimeout(overtime);
      clearInterval(watch);
      hold(running, false);
      if (outcome instanceof SideProcessError) {
        end();
        reject(outcome);
      } else if (outcome.ok) resolve(outcome.value);
      else reject(new SideProcessError('failed', outcome.message));
      next();
    };
    hold(running, true);
    running.send({ module: task.module.href, name: task.name, input });
  }

  function next(): void {
    clearTimeout(idle);
    if (finish) return;
    const rank = RANKS.find((one) => waiting[one].length > 0);
    const job = rank && waiting[rank].shift();
    if (job) work(job);
    else idle = setTimeout(end, limits.idleMs).unref();
  }

  return {
    run<Work extends (input: never) => unknown>(task: Task, input: Parameters<Work>[0], rank: Rank) {
      return new Promise<Awaited<ReturnType<Work>>>((resolve, reject) => {
        const isCrowd = rank === 'visitor' && waiting.visitor.length >= limits.mostVisitors;
        if (isCrowd || countWaiting() >= limits.mostWaiting) {
          reject(new SideProcessError('busy'));
          return;
        }
        // The caller names the function and its type together; the process answers what that function returns.
        waiting[rank].push({ task, input, resolve: resolve as (value: unknown) => void, reject });
        next();
      });
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

/** The one beside this server. */
export const sideProcess: SideProcess = createSideProcess();
