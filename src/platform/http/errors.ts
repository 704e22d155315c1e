import type { Problem, ProblemCode } from '#shared/contract/problem.ts';

const STATUS: Record<ProblemCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

type FieldError = { readonly path: string; readonly message: string };
type Details = {
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
};

/** The one error a route throws. Its code is closed; the status and the body follow from it. */
export class AppError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return STATUS[this.code];
  }

  body(requestId: string): Problem {
    const { errors, current } = this.details;
    return {
      code: this.code,
      message: this.message,
      ...(errors ? { errors: [...errors] } : {}),
      ...(current === undefined ? {} : { current }),
      requestId,
    };
  }
}

/** What is missing and what is private answer alike, so that nobody learns what exists. */
export const notFound = () => new AppError('not_found', 'There is nothing here, or it is not yours to see.');
export const unauthenticated = () => new AppError('unauthenticated', 'Please sign in first.');
export const forbidden = (message: string) => new AppError('forbidden', message);

/** Refused until `waitMs` are over. */
export const tooMany = (message: string, waitMs: number, errors?: readonly FieldError[]) =>
  new AppError('rate_limited', message, {
    ...(errors ? { errors } : {}),
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** A rule that one field breaks; `path` is the field's name in the request. */
export const invalid = (path: string, message: string) =>
  new AppError('invalid', message, { errors: [{ path, message }] });
