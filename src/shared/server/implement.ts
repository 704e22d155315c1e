import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, CallInput, Endpoint, EndpointTable } from '../contract/endpoint.ts';
import type { Db, Member, Services } from './context.ts';

/** One page of a list: sent as an array with the total in `X-Total-Count`. */
export type Page<T> = { readonly items: readonly T[]; readonly total: number };

type Actor<E extends Endpoint> = E['access'] extends 'public' ? Member | null : Member;
type Result<E extends Endpoint> = E['list'] extends true
  ? Answer<E> extends readonly (infer T)[]
    ? Page<T>
    : never
  : Answer<E>;

/**
 * What a handler gets. On POST, PUT, PATCH and DELETE `db` is one transaction around the whole call: an error
 * leaves nothing half-written. `afterCommit` is for what may only happen once the rows are there, such as a job.
 */
export type Call<E extends Endpoint> = CallInput<E> & {
  readonly actor: Actor<E>;
  readonly db: Db;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly afterCommit: (work: () => Promise<void>) => void;
  /** Asks for a background job as part of this call: it is there if the call's rows are. */
  readonly enqueue: (name: string, data: Record<string, unknown>, key?: string) => Promise<void>;
};

/** A handler may also answer through `reply` itself (a redirect, a file, a stream) and return it. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | FastifyReply>;

type Handlers<T extends EndpointTable> = { readonly [K in keyof T]: Handler<Extract<T[K], Endpoint>> };

export type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

/** A feature's calls with the functions that answer them. */
export type RouteSet = {
  readonly table: EndpointTable;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
};

/** Binds each endpoint of a table to its handler; a missing one does not compile. */
export function implement<const T extends EndpointTable>(table: T, handlers: Handlers<T>): RouteSet {
  // Each handler is typed by its own endpoint above; from here on calls are told apart by key alone.
  return { table, handlers: handlers as unknown as Record<string, AnyHandler> };
}
