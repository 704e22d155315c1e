/** The columns of the list and of its head: fit, who, a bar a criterion, for and against, what can be done. */
export const MATCH_COLUMNS =
  'grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[3.75rem_minmax(0,11rem)_20rem_minmax(0,1fr)_7rem]';
