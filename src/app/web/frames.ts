import { lazyPart } from '#shared/web/ui/lazy-part.ts';

/** What is around every screen of a member: visitors never fetch it. */
export const memberFrame = lazyPart(async () => (await import('./member-frame.tsx')).MemberFrame);
