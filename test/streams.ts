import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { TestApp } from './app.ts';

export type OpenStream = {
  /** Whether the server has ended it, waiting for at most two seconds. */
  isOver(): Promise<boolean>;
  isOpen(): boolean;
  /** What it has said so far. */
  words(): string;
  close(): void;
};

/** Opens the live stream of a session as a browser does; the server must be listening at `address`. */
export async function openStream(
  address: string,
  cookie: string,
  { query = '', headers = {} }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<OpenStream> {
  const request = get(`${address}/api/events${query}`, { agent: false, headers: { cookie, ...headers } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`the stream was refused with ${answer.statusCode}`);
  let isOpen = true;
  let words = '';
  answer.on('data', (part: Buffer) => {
    words += part.toString();
  });
  const over = new Promise<void>((done) => {
    answer.once('close', () => {
      isOpen = false;
      done();
    });
  });
  const deadline = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
  return {
    isOpen: () => isOpen,
    words: () => words,
    async isOver() {
      await Promise.race([over, deadline(2_000)]);
      return !isOpen;
    },
    close: () => void request.destroy(),
  };
}

/** Starts listening on a free port; answers the address. */
export const listen = (app: TestApp): Promise<string> => app.server.listen({ port: 0, host: '127.0.0.1' });
