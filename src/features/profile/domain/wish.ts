import type { ExperienceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import type { RemotePreference } from './vocabulary.ts';

/** A wish: any of these values counts, and with `must` whoever does not meet it is left out. Empty states no wish. */
export type Wish<Value extends string = string> = {
  readonly values: readonly Value[];
  readonly must: boolean;
};

export type Wishes = {
  readonly skills: Wish;
  readonly locations: Wish;
  readonly interests: Wish;
  readonly experienceLevels: Wish<ExperienceLevel>;
  readonly remotePreferences: Wish<RemotePreference>;
};

const NONE = { values: [], must: false } as const;

export const NO_WISHES: Wishes = {
  skills: NONE,
  locations: NONE,
  interests: NONE,
  experienceLevels: NONE,
  remotePreferences: NONE,
};

/**
 * All that suggestions know of a person. There is no school, employer, name, picture, age or gender in it, so none can
 * weigh. `interests` are those of the profile and the sectors of own startups or of an own investor profile.
 */
export type SuggestionProfile = {
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly location: string | null;
  readonly experienceLevel: ExperienceLevel | null;
  readonly remotePreference: RemotePreference | null;
  readonly isOpenToWork: boolean;
  readonly isOpenToCofounder: boolean;
  readonly isOpenToInvest: boolean;
  readonly isHiring: boolean;
  readonly isRaising: boolean;
  readonly wishes: Wishes;
};
