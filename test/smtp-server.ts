import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type TestMailServer = {
  /** Its address as a setting, without TLS. */
  readonly url: () => string;
  /** Every letter it took, as it was sent: head, empty line, body. */
  readonly letters: string[];
  /** Every `MAIL FROM` it heard. */
  readonly envelopes: string[];
  /** What it answers to the next `RCPT TO` of an address, else `250`. */
  readonly refuses: Map<string, string>;
  /** While true it hangs up on whoever connects. */
  isAway: boolean;
  /** How long it thinks before it takes a letter. */
  delayMs: number;
};

/** A mail server (RFC 5321, as little as a client needs) on this machine. */
export function createSmtpServer(): {
  readonly state: TestMailServer;
  open(): Promise<void>;
  close(): void;
} {
  const sockets = new Set<Socket>();
  const state: TestMailServer = {
    url: () => {
      const address = server.address();
      return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}?ignoreTLS=true`;
    },
    letters: [],
    envelopes: [],
    refuses: new Map(),
    isAway: false,
    delayMs: 0,
  };

  function serve(socket: Socket): void {
    let letter: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (letter !== null) {
        if (line !== '.') {
          letter += `${line}\n`;
          return;
        }
        const whole = letter;
        letter = null;
        setTimeout(() => {
          state.letters.push(whole);
          say('250 taken');
        }, state.delayMs);
        return;
      }
      const recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1];
      if (/^MAIL FROM:/i.test(line)) state.envelopes.push(line.replace(/^MAIL FROM:<(.*)>.*/i, '$1'));
      if (/^DATA/i.test(line)) {
        letter = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say((recipient !== undefined && state.refuses.get(recipient)) || '250 fine');
    };
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 here');
  }

  const server = createServer((socket) => {
    if (state.isAway) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  return {
    state,
    async open() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
