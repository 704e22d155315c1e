import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A child process of this folder that answers each message with one message, in order. */
export type Child = {
  ask<Answer>(message: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

type Run = { readonly env?: Readonly<Record<string, string>>; readonly flags?: readonly string[] };

/** Forks a file; a child that ends by itself fails what was asked. */
export function forkChild(file: string, { env = {}, flags = [] }: Run = {}): Child {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...flags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    ask: <Answer>(message: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const failed = () => reject(new Error(`${file} ended`));
        child.once('exit', failed);
        child.once('message', (answer) => {
          child.off('exit', failed);
          resolve(answer as Answer);
        });
        child.send(message as object);
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The child's side: answers each message by `handle`. */
export function answerParent(handle: (message: never) => Promise<unknown>): void {
  process.on('message', (message) => {
    handle(message as never)
      .then((answer) => process.send?.(answer as object))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
  process.on('disconnect', () => process.exit(0));
}
