import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallInput, Endpoint, EndpointTable } from '../contract/endpoint.ts';
import type { ActAbout } from './acts.ts';
import type { ChangeTopic } from './change-topics.ts';
import type { Db, Member, Process, Services } from './context.ts';
import type { ClaimedKey } from './idempotency.ts';
import type { UploadedFile } from '#platform/http/uploads.ts';
import type { ClaimedUse } from '#platform/postgres/use-limit.ts';

/** One page of a list: sent as an array with the total in `X-Total-Count`. */
export type Page<T> = { readonly items: readonly T[]; readonly total: number };

type Actor<E extends Endpoint> = E['access'] extends 'public' ? Member | null : Member;
type Result<E extends Endpoint> = E['list'] extends true
  ? Answer<E> extends readonly (infer T)[]
    ? Page<T>
    : never
  : Answer<E>;

/** What is known of a call before its transaction begins. */
export type EarlyCall<E extends Endpoint> = CallInput<E> & {
  readonly actor: Actor<E>;
  readonly services: Process;
  readonly request: FastifyRequest;
  readonly file: E['upload'] extends object ? UploadedFile : null;
};

/**
 * What a handler gets. On POST, PUT, PATCH and DELETE `db` is one transaction around the whole call: an error
 * leaves nothing half-written. `afterCommit` is for what may only happen once the rows are there, such as a job.
 */
export type Call<E extends Endpoint> = Omit<EarlyCall<E>, 'services'> & {
  readonly services: Services;
  readonly db: Db;
  readonly reply: FastifyReply;
  readonly afterCommit: (work: (process: Process) => Promise<void> | void) => void;
  /** Asks for a background job as part of this call: it is there if the call's rows are. */
  readonly enqueue: (name: string, data: Record<string, unknown>, key?: string) => Promise<void>;
  /** Says whom an administrator's call was about, and what exactly, for the record of it. */
  readonly actedOn: (about: ActAbout) => void;
};

/** A member as they come to a call, before it is looked at. */
export type Arriving = {
  readonly actor: Member;
  readonly request: FastifyRequest;
  readonly services: Process;
};

/** The visitors, all of whom are answered alike. */
export const VISITORS = 'visitors';

/** How the answer of a call to visitors is kept, which is the same for all of them. */
export type Keeping<E extends Endpoint = Endpoint> = {
  /** What it is made from: a change of one of them makes it anew. */
  readonly topics: readonly ChangeTopic[];
  /**
   * Names those who are all answered like this member, {@link VISITORS} among them; null for whoever is answered in their
   * own way. Asked for every call, so that what a member may not see any more is not sent to them again.
   */
  readonly sharedBy?: (arriving: Arriving) => Promise<string | null>;
  /** Done for each visitor who gets it, such as counting a look. */
  readonly visited?: (visit: Pick<EarlyCall<E>, 'params' | 'request' | 'services'>) => void;
};

/**
 * A write before anything was asked of the database. Who acts is what the process remembers, so that the statement itself
 * must ask whether their session holds; it does all of the call or nothing.
 */
export type CallAtOnce<E extends Endpoint> = Omit<EarlyCall<E>, 'actor'> & {
  readonly actor: Member;
  readonly afterCommit: Call<E>['afterCommit'];
  /** The use of a daily limit that the statement counts; null where the call has none. */
  readonly use: ClaimedUse | null;
  /** The Idempotency-Key of the call, with which the statement keeps its answer, or does nothing where it is known; null without. */
  readonly claimed: ClaimedKey | null;
};

/** A handler may also answer through `reply` itself (a redirect, a file, a stream) and return it. */
export type Handler<E extends Endpoint> = ((call: Call<E>) => Promise<Result<E> | FastifyReply>) & {
  /** Done before the transaction, which must not wait for it. */
  readonly prepare?: (call: EarlyCall<E>) => Promise<void>;
  readonly keeping?: Keeping<E>;
  readonly atOnce?: (call: CallAtOnce<E>) => Promise<Result<E> | null>;
};

/**
 * A handler whose slow part (a thread, another machine) comes first, holding no connection of the database. `prepare`
 * reads through `services.db`, and writes nothing.
 */
export function prepared<E extends Endpoint, Value>(
  prepare: (call: EarlyCall<E>) => Promise<Value>,
  handle: (call: Call<E>, value: Value) => Promise<Result<E> | FastifyReply>,
): Handler<E> {
  const values = new WeakMap<FastifyRequest, { readonly value: Value }>();
  return Object.assign(
    async (call: Call<E>) => {
      const ready = values.get(call.request);
      if (!ready) throw new Error('a prepared handler was called without its preparation');
      return handle(call, ready.value);
    },
    {
      prepare: async (call: EarlyCall<E>) => {
        values.set(call.request, { value: await prepare(call) });
      },
    },
  );
}

/**
 * A handler that is first tried as one statement without a transaction around it. Where that does nothing, and answers null,
 * the call goes its ordinary way, which says why.
 */
export const atOnce = <E extends Endpoint>(
  tried: (call: CallAtOnce<E>) => Promise<Result<E> | null>,
  handle: Handler<E>,
): Handler<E> => Object.assign(handle, { atOnce: tried });

/** A handler whose answers to visitors are kept. */
export const kept = <E extends Endpoint>(
  keeping: Keeping<E>,
  handle: (call: Call<E>) => Promise<Result<E>>,
) => Object.assign((call: Call<E>) => handle(call), { keeping });

type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: Handler<Extract<T[K], Endpoint>> };

export type AnyHandler = ((call: Call<Endpoint>) => Promise<unknown>) & {
  readonly prepare?: (call: EarlyCall<Endpoint>) => Promise<void>;
  readonly keeping?: Keeping;
  readonly atOnce?: (call: CallAtOnce<Endpoint>) => Promise<unknown>;
};

/** A feature's calls with the functions that answer them. */
export type RouteSet<T extends EndpointTable = EndpointTable> = {
  readonly table: T;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
};

/** Binds each endpoint of a table to its handler; a missing one does not compile. */
export function implement<const T extends EndpointTable>(table: T, handlers: Handlers<T>): RouteSet<T> {
  // Each handler is typed by its own endpoint above; from here on calls are told apart by key alone.
  return { table, handlers: handlers as unknown as Record<string, AnyHandler> };
}

/** The answer of a call that has nothing more to say. */
export const DONE = { ok: true } as const;
