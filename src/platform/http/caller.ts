import type { FastifyRequest } from 'fastify';

/** Whom the log names: by ids of ours, never an address of mail or a key. */
export type Caller = { readonly user: string; readonly session: string };

const callers = new WeakMap<FastifyRequest, Caller>();

export const nameCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller);
};

export const callerOf = (request: FastifyRequest): Caller | undefined => callers.get(request);
