import type { Introduction } from '#features/introductions/domain/introduction.ts';
import { daysAfter } from '#shared/domain/time.ts';

export const SENT = new Date('2026-03-01T09:00:00Z');
/** So many days after a request was sent. */
export const day = (days: number) => daysAfter(SENT, days);

/** A request of Ada to Kofi that has reached him. */
export const OPEN: Introduction = {
  senderId: 'ada',
  receiverId: 'kofi',
  connectorId: null,
  createdAt: SENT,
  deliveredAt: SENT,
  answer: null,
  answeredAt: null,
  isTold: false,
  comeBackAt: null,
  withdrawnAt: null,
};
/** Declined after five days, and nobody told. */
export const DECLINED: Introduction = { ...OPEN, answer: 'declined', answeredAt: day(5) };
