/**
 * What the database tells of when it changes: each table says under which of these (`tell_change`), so that a feature can
 * name what its answers are made from without knowing whose tables these are.
 */
export type ChangeTopic =
  | 'startups'
  | 'startup counts'
  | 'companies'
  | 'teams'
  | 'figures'
  | 'raises'
  | 'words'
  | 'words forgotten'
  | 'rates'
  | 'investors'
  | 'investor counts'
  | 'deals'
  | 'jobs'
  | 'firms'
  | 'vouches'
  | 'imports'
  | 'connections'
  | 'introductions'
  | 'hidings'
  | 'users'
  | 'sessions';
