import { daysAfter } from '#shared/domain/time.ts';

/** How long a request waits for an answer. */
export const OPEN_DAYS = 30;
/** How long a pair rests after a request came to nothing. */
export const COOL_DOWN_DAYS = 21;

export const CONTEXT_KINDS = ['startup', 'thesis', 'job', 'person'] as const;
export type ContextKind = (typeof CONTEXT_KINDS)[number];

export type Answer = 'accepted' | 'declined' | 'not_passed_on';

/**
 * One request with what became of it. `deliveredAt` is when the receiver got it: at once, or when the common
 * connection passed it on. `isTold` says whether the receiver let the sender know of the decline.
 */
export type Introduction = {
  readonly senderId: string;
  readonly receiverId: string;
  readonly connectorId: string | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly answer: Answer | null;
  readonly answeredAt: Date | null;
  readonly isTold: boolean;
  /** First moment the receiver asked to be asked again, after a decline that was told. */
  readonly comeBackAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** When it ends without an answer: 30 days after it reached who must answer now. */
export function expiresAt({ deliveredAt, createdAt }: Introduction): Date {
  return daysAfter(deliveredAt ?? createdAt, OPEN_DAYS);
}

/** Who must act, or how it ended. */
export type Phase = 'asked' | 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** How a request truly stands. */
export function phaseOf(introduction: Introduction, now: Date): Phase {
  if (introduction.answer === 'accepted') return 'accepted';
  if (introduction.answer !== null) return 'declined';
  if (introduction.withdrawnAt !== null) return 'withdrawn';
  if (now >= expiresAt(introduction)) return 'expired';
  return introduction.deliveredAt === null ? 'asked' : 'open';
}

/** What a request looks like to its sender: a decline that was not told is a request without an answer. */
export function phaseForSender(introduction: Introduction, now: Date): Phase {
  const phase = phaseOf(introduction, now);
  if (phase !== 'declined' || introduction.isTold) return phase;
  return phaseOf({ ...introduction, answer: null }, now);
}

/** What it looks like to the common connection, whose part ends with passing it on; only success is told. */
export function phaseForConnector(introduction: Introduction, now: Date): Phase {
  return introduction.answer === 'declined'
    ? phaseOf({ ...introduction, answer: null }, now)
    : phaseOf(introduction, now);
}

/**
 * First moment at which `askerId`, one of the pair, may ask the other again as far as this request goes; null when it
 * does not bar them. `now` decides only what the asker can know.
 */
export function reopensAt(introduction: Introduction, askerId: string, now: Date): Date | null {
  const { answeredAt, withdrawnAt, comeBackAt, deliveredAt } = introduction;
  const isSender = askerId === introduction.senderId;
  const phase = isSender ? phaseForSender(introduction, now) : phaseOf(introduction, now);
  if (!isSender && (deliveredAt === null || phase === 'withdrawn')) return null;
  if (phase === 'declined' && answeredAt !== null) {
    const rested = daysAfter(answeredAt, COOL_DOWN_DAYS);
    return isSender && comeBackAt !== null && comeBackAt > rested ? comeBackAt : rested;
  }
  if (phase === 'withdrawn' && withdrawnAt !== null) return daysAfter(withdrawnAt, COOL_DOWN_DAYS);
  return daysAfter(expiresAt(introduction), COOL_DOWN_DAYS);
}
