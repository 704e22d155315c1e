import { AppError } from '../http/errors.ts';

/** The store of files does not answer, or refuses us: for whoever calls both mean that files are away for now. */
export class StorageDown extends AppError {
  /** What the store answered; none where it did not. */
  readonly answered: number | undefined;
  /** For the operator: what was asked and what came of it. */
  readonly reason: string;

  constructor(cause: unknown, answered?: number) {
    super(
      'unavailable',
      'The store of files is not answering just now. Nothing was changed; please try again in a moment.',
      { retryAfterSeconds: 5 },
    );
    const { message, cause: deeper } = cause as Error;
    this.name = 'StorageDown';
    this.cause = cause;
    this.answered = answered;
    this.reason = deeper instanceof Error ? `${message}: ${deeper.message || String(deeper)}` : message;
  }
}
