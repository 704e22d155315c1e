import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from './errors.ts';
import { StorageDown } from '../storage/storage-down.ts';
import type { Outages } from './outages.ts';

type Coded = { readonly code?: string; readonly message?: string; readonly statusCode?: number };

const busy = (message: string) => new AppError('unavailable', message, { retryAfterSeconds: 2 });

const UNSTORABLE = new Set(['22003', '22021', '22P02', '22P05', '22007', '22008', '23514', '23502']);
const GONE = /^(08|57P0)/;
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** No connection was had, so that nothing can have been sent. */
const NEVER_SENT = new Set(['08001', 'ECONNREFUSED', 'ENOENT']);

function fromDatabase({ code = '', message = '' }: Coded, isWrite: boolean): AppError | null {
  if (code === '23505') return new AppError('conflict', 'This is already there.');
  if (code === '23503') return notFound();
  if (UNSTORABLE.has(code)) return new AppError('invalid', 'A value is outside what can be stored.');
  if (code === '57014') return busy('This took too long and was stopped. Nothing was changed.');
  if (code === '53100' || code === 'ENOSPC')
    return busy('The disk is full. Nothing was saved; what you can read still works.');
  if (code === '40001' || code === '40P01')
    return new AppError('conflict', 'Someone changed this at the same moment. Please try again.');
  if (code === '25006')
    return busy('The database takes no changes just now. Nothing was saved; what you can read still works.');
  const lost = GONE.test(code) || LOST.has(code) || /timeout|terminat|connection/i.test(message);
  if (!lost) return null;
  const isInDoubt =
    isWrite && !NEVER_SENT.has(code) && !/trying to connect|connection timeout/i.test(message);
  return busy(
    isInDoubt
      ? 'The database is not answering just now. This may or may not have been done; please look before you try again.'
      : 'The database is not answering just now. Nothing was changed; please try again.',
  );
}

function fromFramework(error: Coded): AppError | null {
  const status = error.statusCode ?? 500;
  if (status === 413) return new AppError('too_large', 'This is larger than we take.');
  if (status === 415) return new AppError('unsupported_media_type', 'Send this as application/json.');
  if (status === 429) return new AppError('rate_limited', 'Too many requests. Please wait a moment.');
  if (status === 503) return busy('We are very busy just now. Please try again in a moment.');
  if (status === 404) return notFound();
  return status >= 400 && status < 500 ? new AppError('invalid', 'The request could not be read.') : null;
}

/**
 * Every error becomes one of the closed codes; what a person must not see stays in the log. A database lost in the midst of
 * a write may have done it.
 */
export function toAppError(error: unknown, isWrite = false): AppError {
  if (error instanceof AppError) return error;
  const coded = error as Coded;
  return (
    fromFramework(coded) ??
    fromDatabase(coded, isWrite) ??
    new AppError('internal', 'Something went wrong on our side. Nothing was changed.')
  );
}

/** Whether the error is the database's, for want of which every call fails alike. */
const isOutage = (error: unknown, problem: AppError): boolean =>
  problem.code === 'unavailable' && !(error instanceof AppError);

export function sendProblem(
  error: unknown,
  { request, reply, outages }: { request: FastifyRequest; reply: FastifyReply; outages: Outages },
): FastifyReply {
  const problem = toAppError(error, request.method !== 'GET' && request.method !== 'HEAD');
  if (isOutage(error, problem)) outages.failed(error);
  // The store of files tells of its outages itself.
  else if (problem.status >= 500 && !(error instanceof StorageDown))
    request.log.error({ err: error }, 'request failed');
  const retry = problem.details.retryAfterSeconds ?? (problem.code === 'rate_limited' ? 30 : undefined);
  if (retry !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', retry);
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.body(request.id)));
}
