import type { ScreenMeta } from '#shared/server/pages.ts';

export const moderationPages: readonly ScreenMeta[] = [
  { path: /^\/admin\/moderation(\/([1-9]\d{0,9}|record))?$/, meta: { title: 'Administration' } },
];
