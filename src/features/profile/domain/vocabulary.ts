export const REMOTE_PREFERENCES = ['remote', 'hybrid', 'onsite', 'flexible'] as const;
export type RemotePreference = (typeof REMOTE_PREFERENCES)[number];
export const REMOTE_PREFERENCE_LABELS: Readonly<Record<RemotePreference, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'On site',
  flexible: 'Flexible',
};

/** Who sees a profile: every member, connections alone, or nobody. */
export const VISIBILITIES = ['members', 'connections', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const VISIBILITY_LABELS: Readonly<Record<Visibility, string>> = {
  members: 'All members',
  connections: 'My connections only',
  hidden: 'No one',
};

/** What two people may be matched for. */
export const SUGGESTION_TYPES = ['cofounder', 'work', 'investment'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];
export const SUGGESTION_TYPE_LABELS: Readonly<Record<SuggestionType, string>> = {
  cofounder: 'Co-founder',
  work: 'Work',
  investment: 'Investment',
};
