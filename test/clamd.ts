import { createServer, type Server, type Socket } from 'node:net';

const MOST_BYTES = 1_000_000;

/** A scanner that speaks clamd's INSTREAM, takes a megabyte and knows one virus. */
function answer(socket: Socket): void {
  let held = Buffer.alloc(0);
  const scanned: Buffer[] = [];
  let isStarted = false;
  const say = (text: string) => void socket.end(`${text}\0`);
  socket.on('error', () => {});
  socket.on('data', (part: Buffer) => {
    held = Buffer.concat([held, part]);
    if (!isStarted) {
      const command = Buffer.from('zINSTREAM\0');
      if (held.length < command.length) return;
      if (!held.subarray(0, command.length).equals(command)) {
        say('UNKNOWN COMMAND');
        return;
      }
      isStarted = true;
      held = held.subarray(command.length);
    }
    while (held.length >= 4) {
      const length = held.readUInt32BE(0);
      if (length === 0) {
        const isBad = Buffer.concat(scanned).includes('HARMLESS-TEST-VIRUS');
        say(isBad ? 'stream: Test.Virus FOUND' : 'stream: OK');
        return;
      }
      if (held.length < 4 + length) return;
      scanned.push(held.subarray(4, 4 + length));
      held = held.subarray(4 + length);
      if (scanned.reduce((sum, each) => sum + each.length, 0) > MOST_BYTES) {
        say('INSTREAM size limit exceeded. ERROR');
        return;
      }
    }
  });
}

export const startClamd = (host: string): Server => createServer(answer).listen(0, host);
