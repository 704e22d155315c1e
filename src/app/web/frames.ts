import { lazyPart } from '#shared/web/ui/lazy-part.ts';

/** What is around every screen of a member: visitors never fetch it. */
export const memberFrame = lazyPart(async () => (await import('./member-frame.tsx')).MemberFrame);

/** What is around every screen of a visitor: members never fetch it. */
export const visitorFrame = lazyPart(async () => (await import('./visitor-frame.tsx')).VisitorFrame);

/** Rail and screen side by side at a desk; on a phone the screen, with room for the bar below it. */
export const MEMBER_GRID =
  'min-h-dvh pb-[calc(3.75rem+env(safe-area-inset-bottom))] md:grid md:grid-cols-[3.75rem_minmax(0,1fr)] md:pb-0 rail:grid-cols-[14.5rem_minmax(0,1fr)]';
