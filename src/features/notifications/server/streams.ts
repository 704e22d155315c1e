import type { FastifyReply, FastifyRequest } from 'fastify';
import { demoSessionOf, type Member, type Services } from '#shared/server/context.ts';
import { STREAM_ENDS } from '#platform/postgres/events.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

const HEARTBEAT_MS = 25_000;
/** Then the browser asks again, with whatever session it has by then. */
const LONGEST_MS = 30 * MINUTE_MS;
/** Screens of one person that one process keeps up to date at once. */
const MOST_STREAMS = 6;

/**
 * To a screen: read this again; `*` is everything. A browser that comes back after a break says which it heard last, so each
 * has its moment.
 */
const said = (topic: string, { now }: Services): string =>
  `id: ${now().getTime()}\ndata: ${JSON.stringify({ topic })}\n\n`;

type Stream = { readonly end: () => void };

/** Open streams by person, or by visitor of the demo, the oldest first. */
const open = new WeakMap<Services, Map<string, Set<Stream>>>();

function streamsOf(services: Services, whose: string): Set<Stream> {
  const people = open.get(services) ?? new Map<string, Set<Stream>>();
  open.set(services, people);
  const mine = people.get(whose) ?? new Set();
  people.set(whose, mine);
  return mine;
}

function forget(services: Services, whose: string, stream: Stream): void {
  const mine = open.get(services)?.get(whose);
  mine?.delete(stream);
  if (mine?.size === 0) open.get(services)?.delete(whose);
}

type Call = {
  readonly actor: Member;
  /** The moment from which the screen knows what there was, ms. */
  readonly query: { readonly since?: number | undefined };
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What the clocks of two servers may differ by, and a word about a change may take. */
const MARGIN_MS = 2_000;

/** Whether something of this person's may have changed after a moment; a process that did not listen since cannot say no. */
function mayHaveMissed({ events, now }: Services, userId: string, since: number): boolean {
  const heardAt = now().getTime() - performance.now() + events.heardAt({ userId });
  return since > now().getTime() + MARGIN_MS || heardAt > since - MARGIN_MS;
}

/** Keeps one screen up to date for as long as its session lasts. */
export async function handleStream({ actor, query, services, request, reply }: Call): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(header, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: 3000\nid: ${services.now().getTime()}\n\n`);
  const whose = demoSessionOf(actor) ?? actor.id;
  const mine = streamsOf(services, whose);
  const end = () => {
    clearInterval(heartbeat);
    clearTimeout(timeout);
    unsubscribe();
    forget(services, whose, stream);
    raw.end();
  };
  const stream: Stream = { end };
  const unsubscribe = services.events.subscribe(actor.id, ({ topic, sessionId }) => {
    if (topic !== STREAM_ENDS) raw.write(said(topic, services));
    else if (!sessionId || sessionId === actor.sessionId) end();
  });
  const since = Number(request.headers['last-event-id'] ?? query.since ?? Number.NaN);
  if (Number.isNaN(since) || mayHaveMissed(services, actor.id, since)) raw.write(said('*', services));
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const timeout = setTimeout(end, LONGEST_MS);
  mine.add(stream);
  const [oldest] = mine;
  if (mine.size > MOST_STREAMS) oldest?.end();
  request.raw.once('close', end);
  return reply;
}
