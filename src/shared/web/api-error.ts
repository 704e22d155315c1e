import type { Problem } from '#shared/contract/problem.ts';

/** An answer that is not a success. The message is `"<status>: <body text, or status text when empty>"`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem body, null when the server answered something else. */
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${text === '' ? statusText : text}`);
    this.status = status;
    this.problem = readProblem(text);
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }
}

/** The server was not reached: nothing is known about what it did with the call. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause: unknown) {
    super('The server could not be reached. Nothing you typed was lost.', { cause });
  }
}

/** The sentence to show people: the server's words, or the given fallback. */
export function messageOf(
  error: unknown,
  fallback = 'Something went wrong. Nothing you typed was lost.',
): string {
  if (error instanceof ApiError) return error.problem?.message ?? fallback;
  if (error instanceof OfflineError) return error.message;
  return fallback;
}

/** True when the call answered this status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

type Versioned = { readonly version: number };

/**
 * The row as it is now, which a stale save (409) is answered with; null when the answer carries none. `_held` is the row
 * that was to be changed, null where there was none yet.
 */
export function newerStateOf<Row extends Versioned>(error: unknown, _held: Row | null): Row | null {
  const current = error instanceof ApiError && error.status === 409 ? error.problem?.current : undefined;
  // Holds because a call answers a conflict with the row it was to change, in the shape it reads that row in.
  return isVersioned(current) ? (current as Row) : null;
}

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'version' in value;

function readProblem(text: string): Problem | null {
  if (!text.startsWith('{')) return null;
  try {
    const body: unknown = JSON.parse(text);
    return isProblem(body) ? body : null;
  } catch {
    return null;
  }
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
