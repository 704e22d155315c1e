import type { TestApp } from './app.ts';

export type OpenStream = {
  /** Whether the server has ended it, waiting for at most two seconds. */
  isOver(): Promise<boolean>;
  isOpen(): boolean;
  close(): void;
};

/** Opens the live stream of a session as a browser does; the server must be listening at `address`. */
export async function openStream(address: string, cookie: string): Promise<OpenStream> {
  const abort = new AbortController();
  const answer = await fetch(`${address}/api/events`, { headers: { cookie }, signal: abort.signal });
  if (answer.status !== 200) throw new Error(`the stream was refused with ${answer.status}`);
  let isOpen = true;
  const over = (async () => {
    try {
      for await (const _chunk of answer.body ?? []);
    } catch {
      // Closed from this end.
    }
    isOpen = false;
  })();
  const deadline = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
  return {
    isOpen: () => isOpen,
    async isOver() {
      await Promise.race([over, deadline(2_000)]);
      return !isOpen;
    },
    close: () => abort.abort(),
  };
}

/** Starts listening on a free port; answers the address. */
export const listen = (app: TestApp): Promise<string> => app.server.listen({ port: 0, host: '127.0.0.1' });
