import { words } from '#shared/domain/text.ts';

export const EXCLUSION_KINDS = ['person', 'domain', 'employer'] as const;
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** How many a person may keep. */
export const MOST_EXCLUSIONS = 200;

/** A company's name as it is compared: its folded words. Excluding `Acme` also means `Acmé Ltd.`, not `Acmeville`. */
export function employerOf(text: string): string | null {
  const key = words(text).join(' ');
  return key === '' ? null : key;
}
