import { dayIn } from '#shared/domain/paper-language.ts';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { COOL_DOWN_DAYS, OPEN_DAYS } from './introduction.ts';
import { DAILY_REQUESTS, type Refusal } from './request.ts';

/** `10 January 2027`, the first whole day on which asking works everywhere. */
const firstDay = (from: Date): string => dayIn('en', dayOf(new Date(from.getTime() + DAY_MS - 1)));

/** Says why a request was refused and from when it may be made, in one or two sentences. */
export function refusalText(refusal: Refusal, name: string): string {
  switch (refusal.why) {
    case 'in_touch':
      return `You and ${name} are already in touch. Write to them in Messages.`;
    case 'received':
      return `${name} has asked you for an introduction. Answer it under Introductions.`;
    case 'blocked':
      return `You have blocked ${name}. Unblock them first.`;
    case 'unavailable':
      return `${name} is not accepting introduction requests right now.`;
    case 'sent':
      return (
        `You have already asked ${name}. A request stays open for up to ${OPEN_DAYS} days. Without an answer, ` +
        `you can ask again ${COOL_DOWN_DAYS} days later, from ${firstDay(refusal.from)}.`
      );
    case 'declined':
      return `${name} declined. You can ask again from ${firstDay(refusal.from)}.`;
    case 'too_soon':
      return `An earlier request between you and ${name} has ended. You can ask again from ${firstDay(refusal.from)}.`;
    default:
      return `You have sent ${DAILY_REQUESTS} requests in the last 24 hours, the daily limit. Please try again later.`;
  }
}
