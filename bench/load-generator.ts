// Sends requests over keep-alive connections, one at a time on each, and measures: child of api.ts.
import { connect, type Socket } from 'node:net';
import { answerParent } from './load-child.ts';
import { CONNECTIONS, type Load, type LoadRequest, type Measured } from './load-plan.ts';

type Answer = { readonly status: number };

/** The bytes of a request; sends of it before this one count up the version. */
function bytesOf({ method, path, headers, body, firstVersion = 0 }: LoadRequest, sent: number): string {
  const text = body?.replace('VERSION', String(firstVersion + sent));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length =
    text === undefined
      ? ''
      : `content-length: ${Buffer.byteLength(text)}\r\ncontent-type: application/json\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}${length}\r\n${text ?? ''}`;
}

/** Reads answers that state their length, which is how both servers answer. */
function answersOf(socket: Socket): () => Promise<Answer> {
  let waiting: ((answer: Answer) => void) | null = null;
  let held: Buffer = Buffer.alloc(0);
  let due = -1;
  let status = 0;
  socket.on('data', (part: Buffer) => {
    held = held.length === 0 ? part : Buffer.concat([held, part]);
    if (due < 0) {
      const end = held.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = held.toString('latin1', 0, end).toLowerCase();
      status = Number(head.slice(9, 12));
      due = end + 4 + Number(/content-length: (\d+)/.exec(head)?.[1] ?? Number.NaN);
      if (Number.isNaN(due)) throw new Error(`an answer without a length: ${head}`);
    }
    if (held.length < due) return;
    held = held.subarray(due);
    due = -1;
    waiting?.({ status });
  });
  return () => new Promise((done) => (waiting = done));
}

const sentOf = new Map<string, number>();

async function drive(
  load: Load,
  lane: number,
  until: number,
  measured: { latenciesMs: number[]; failures: number },
) {
  const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed));
  const next = answersOf(socket);
  const own = load.requests.filter((_, index) => index % CONNECTIONS === lane);
  for (let turn = 0; performance.now() < until; turn += 1) {
    const request = own[turn % own.length];
    if (!request) throw new Error('no request for this connection');
    const key = `${load.port} ${request.method} ${request.path} ${request.firstVersion ?? ''}`;
    const sent = sentOf.get(key) ?? 0;
    const bytes = bytesOf(request, sent);
    const at = performance.now();
    const answered = next();
    socket.write(bytes);
    const { status } = await answered;
    measured.latenciesMs.push(performance.now() - at);
    if (status === 200 || status === 201) sentOf.set(key, sent + 1);
    else measured.failures += 1;
  }
  socket.destroy();
}

answerParent(async (load: Load): Promise<Measured> => {
  const measured = { latenciesMs: [], failures: 0 };
  const begun = performance.now();
  const until = begun + load.seconds * 1000;
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => drive(load, lane, until, measured)));
  const seconds = (performance.now() - begun) / 1000;
  return { ...measured, answers: measured.latenciesMs.length, seconds };
});
