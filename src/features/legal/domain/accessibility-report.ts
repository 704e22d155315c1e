import type { AccessibilityReport } from './accessibility.ts';

/** Written by `npm run accessibility` from a run of the journeys; null until one was noted. */
export const ACCESSIBILITY_REPORT: AccessibilityReport | null = null;
