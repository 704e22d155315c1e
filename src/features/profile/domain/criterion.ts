import { EXPERIENCE_LEVEL_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { fold, words } from '#shared/domain/text.ts';
import { REMOTE_PREFERENCE_LABELS, type SuggestionType } from './vocabulary.ts';
import type { SuggestionProfile, Wish } from './wish.ts';

/**
 * One thing a person goes by when they look at another. `fraction` is 0–1, or null where the other says nothing about
 * it. `matched` are the values that fit, as the other spells them.
 */
export type Criterion = {
  readonly key: 'skills' | 'locations' | 'interests' | 'experienceLevels' | 'remotePreferences';
  readonly weight: number;
  readonly stated: boolean;
  readonly must: boolean;
  readonly wanted: readonly string[];
  readonly matched: readonly string[];
  readonly fraction: number | null;
};

/** What was asked for weighs more than what is only assumed to help. */
const STATED_WEIGHT = { skills: 3, locations: 2, interests: 2, experienceLevels: 2, remotePreferences: 1 };
const ASSUMED_WEIGHT = 1;

const overlap = (wanted: readonly string[], given: readonly string[]) => {
  const folded = new Set(wanted.map(fold));
  return given.filter((value) => folded.has(fold(value)));
};

function listCriterion(key: 'skills' | 'interests', wish: Wish, given: readonly string[]): Criterion {
  const matched = overlap(wish.values, given);
  const fraction = given.length === 0 ? null : Math.min(1, matched.length / wish.values.length);
  const { values: wanted, must } = wish;
  return { key, weight: STATED_WEIGHT[key], stated: true, must, wanted, matched, fraction };
}

/** Every word of a wished place occurs in the other's: `Lagos` fits `Lagos, Nigeria`. */
function isPlace(wanted: string, location: string): boolean {
  const known = new Set(words(location));
  const asked = words(wanted);
  return asked.length > 0 && asked.every((word) => known.has(word));
}

function placeCriterion({ values, must }: Wish, location: string | null): Criterion {
  const fits = location !== null && values.some((value) => isPlace(value, location));
  return {
    key: 'locations',
    weight: STATED_WEIGHT.locations,
    stated: true,
    must,
    wanted: values,
    matched: fits ? [location] : [],
    fraction: location === null ? null : Number(fits),
  };
}

type ChoiceKey = 'experienceLevels' | 'remotePreferences';

function choiceCriterion<Value extends string>(
  key: ChoiceKey,
  { values, must }: Wish<Value>,
  given: Value | null,
  labels: Readonly<Record<Value, string>>,
): Criterion {
  const fits = given !== null && (values.includes(given) || given === 'flexible');
  return {
    key,
    weight: STATED_WEIGHT[key],
    stated: true,
    must,
    wanted: values.map((value) => labels[value]),
    matched: fits ? [labels[given]] : [],
    fraction: given === null ? null : Number(fits),
  };
}

function assumed(key: Criterion['key'], matched: readonly string[], fraction: number | null): Criterion {
  return { key, weight: ASSUMED_WEIGHT, stated: false, must: false, wanted: [], matched, fraction };
}

/** Common interests, over the shorter of both lists. */
function commonInterests(me: SuggestionProfile, other: SuggestionProfile): Criterion {
  const matched = overlap(me.interests, other.interests);
  const least = Math.min(me.interests.length, other.interests.length);
  return assumed('interests', matched, least === 0 ? null : Math.min(1, matched.length / least));
}

/** Two founders need different skills: what the other brings that I do not name. */
function newSkills(me: SuggestionProfile, other: SuggestionProfile): Criterion {
  const mine = new Set(me.skills.map(fold));
  const matched = other.skills.filter((skill) => !mine.has(fold(skill)));
  const unknown = me.skills.length === 0 || other.skills.length === 0;
  return assumed('skills', matched, unknown ? null : matched.length / other.skills.length);
}

const placesOf = (location: string) => location.split(',').map((part) => part.trim());

/** The same city counts whole; otherwise the share of parts in common, so that the same country alone is a half. */
function samePlace(me: SuggestionProfile, other: SuggestionProfile): Criterion {
  if (me.location === null || other.location === null) return assumed('locations', [], null);
  const [mine, theirs] = [placesOf(me.location), placesOf(other.location)];
  if (fold(mine[0] ?? '') === fold(theirs[0] ?? '')) return assumed('locations', [other.location], 1);
  const shared = overlap(mine, theirs);
  return assumed('locations', shared, Math.min(1, shared.length / Math.max(mine.length, theirs.length)));
}

const has = (wish: Wish) => wish.values.length > 0;

/** What `me` goes by when looking at `other`: what was asked for, and where nothing was, what usually helps. */
export function criteriaOf(
  type: SuggestionType,
  me: SuggestionProfile,
  other: SuggestionProfile,
): Criterion[] {
  const { wishes } = me;
  const levels = wishes.experienceLevels;
  const remote = wishes.remotePreferences;
  const list: (Criterion | null)[] = [
    has(wishes.skills) ? listCriterion('skills', wishes.skills, other.skills) : null,
    !has(wishes.skills) && type === 'cofounder' ? newSkills(me, other) : null,
    has(wishes.locations) ? placeCriterion(wishes.locations, other.location) : samePlace(me, other),
    has(wishes.interests)
      ? listCriterion('interests', wishes.interests, other.interests)
      : commonInterests(me, other),
    has(levels)
      ? choiceCriterion('experienceLevels', levels, other.experienceLevel, EXPERIENCE_LEVEL_LABELS)
      : null,
    has(remote)
      ? choiceCriterion('remotePreferences', remote, other.remotePreference, REMOTE_PREFERENCE_LABELS)
      : null,
  ];
  return list.filter((criterion) => criterion !== null);
}
