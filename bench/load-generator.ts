// Sends requests over keep-alive connections, one at a time on each, and measures: child of api.ts.
import { connect, type Socket } from 'node:net';
import { answerParent } from './load-child.ts';
import {
  type Before,
  type Drive,
  type LoadCase,
  type LoadRequest,
  type Measured,
  type Plan,
  type Side,
} from './load-plan.ts';

/** The bytes of a request; sends of it before this one count up the version. */
function bytesOf({ method, path, headers, body, firstVersion = 0 }: LoadRequest, sent: number): string {
  const text = body?.replaceAll('VERSION', String(firstVersion + sent));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length =
    text === undefined
      ? ''
      : `content-length: ${Buffer.byteLength(text)}\r\ncontent-type: application/json\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${text ?? ''}`;
}

/** Reads answers that state their length, which is how all servers answer; gives their status. */
function answersOf(socket: Socket): () => Promise<number> {
  let waiting: ((status: number) => void) | null = null;
  let parts: Buffer[] = [];
  let held = 0;
  let due = -1;
  let status = 0;
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    held += part.length;
    if (due < 0) {
      const head = Buffer.concat(parts);
      parts = [head];
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const text = head.toString('latin1', 0, end).toLowerCase();
      status = Number(text.slice(9, 12));
      due = end + 4 + Number(/content-length: (\d+)/.exec(text)?.[1] ?? Number.NaN);
      if (Number.isNaN(due)) throw new Error(`an answer without a length: ${text}`);
    }
    if (held < due) return;
    const rest = Buffer.concat(parts).subarray(due);
    parts = [rest];
    held = rest.length;
    due = -1;
    waiting?.(status);
  });
  return () => new Promise((done) => (waiting = done));
}

let load: LoadCase | null = null;
const sentOf = new Map<string, number>();
/** Where the next slice of a case and side goes on, so that each request is sent as seldom as can be. */
const cursors = new Map<string, number>();
const cursorOf = (side: Side) => `${side} ${load?.name ?? ''}`;

async function drive(
  { side, port, connections }: Drive,
  lane: number,
  until: number,
  measured: { latenciesMs: number[]; failures: number },
): Promise<number> {
  const requests = load?.requests[side] ?? [];
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed));
  const next = answersOf(socket);
  // A process takes one new connection in each turn of its loop, for which the first call on it waits.
  let isTaken = false;
  let at = (cursors.get(cursorOf(side)) ?? 0) + lane;
  for (; performance.now() < until; at += connections) {
    const request = requests[at % requests.length];
    if (!request) throw new Error('nothing to send');
    const key = `${side} ${request.path}`;
    const sent = request.firstVersion === undefined ? 0 : (sentOf.get(key) ?? 0);
    const bytes = bytesOf(request, sent);
    const since = performance.now();
    const answered = next();
    socket.write(bytes);
    const status = await answered;
    if (isTaken) measured.latenciesMs.push(performance.now() - since);
    isTaken = true;
    if (status !== 200 && status !== 201) measured.failures += 1;
    else if (request.firstVersion !== undefined) sentOf.set(key, sent + 1);
  }
  socket.destroy();
  return at;
}

async function slice(asked: Drive): Promise<Measured> {
  const measured = { latenciesMs: [], failures: 0 };
  const begun = performance.now();
  const until = begun + asked.seconds * 1000;
  const lanes = Array.from({ length: asked.connections }, (_, lane) => drive(asked, lane, until, measured));
  const reached = Math.max(...(await Promise.all(lanes)));
  // A connection always has its own requests: those that change a row never meet.
  cursors.set(cursorOf(asked.side), Math.ceil(reached / asked.connections) * asked.connections);
  const seconds = (performance.now() - begun) / 1000;
  return { ...measured, answers: measured.latenciesMs.length, seconds };
}

/** Sends what comes before the load, one after the other. */
async function before({ port }: Before): Promise<object> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const next = answersOf(socket);
  for (const request of load?.before ?? []) {
    const answered = next();
    socket.write(bytesOf(request, 0));
    const status = await answered;
    if (status !== 200) throw new Error(`${request.path}: ${status}`);
  }
  socket.destroy();
  return {};
}

answerParent(async (message: Plan | Drive | Before) => {
  if (message.kind === 'before') return before(message);
  if (message.kind === 'drive') return slice(message);
  load = message.load;
  return {};
});
