/** Filters of the directory that take several values, with commas between them. */
export const FILTERS_OF_SEVERAL: ReadonlySet<string> = new Set([
  'sector',
  'country',
  'stage',
  'tractionTier',
]);
