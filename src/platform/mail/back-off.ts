import { MINUTE_MS } from '#shared/domain/time.ts';

/** Minutes between one try and the next: ten pauses, two days in all. */
const PAUSES = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1209];

/** How long a letter waits for its first try before nobody expects it any more. */
export const LONGEST_WAIT_MS = PAUSES.reduce((sum, pause) => sum + pause, 0) * MINUTE_MS;

/** When a letter is tried again after its `attempts`th try failed; null when that was the last one. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS);
}

export type Failure = {
  /** What the mail server said, or why it could not be asked. */
  readonly reason: string;
  /** The server refused this letter for good (RFC 5321, section 4.2.1: 5yz). */
  readonly isFinal: boolean;
  /** The server could not be asked, or would not let us in: no other letter would fare better. */
  readonly isOutage: boolean;
};

const LONGEST_REASON = 300;

/** What an error of the SMTP client says about the letter and about the server. */
export function failureOf(error: unknown): Failure {
  const { code, responseCode, response, message } = error as {
    code?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    reason: (response ?? message ?? 'Unknown error').replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON),
    isFinal: isAboutLetter && responseCode !== undefined && responseCode >= 500,
    isOutage: !isAboutLetter,
  };
}
