/*
 * What state accounts are in, which says nothing of what their figures are or when: one lexicon for heads of columns and labels of
 * rows, as alternatives of an expression.
 */

/** What is said of figures alone, and so may end the name of any: `Revenue restated`; audited are sites as well. */
export const STATES_OF_FIGURES = '(?:un|non[- ]?)audited|non audites?|restated?|retraites?';
/** What is said of the accounts of a year. */
export const STATES_OF_ACCOUNTS = `${STATES_OF_FIGURES}|draft|audited|pre-?audit|provisional|reviewed|pro[- ]forma|published|signed|final|(?:mgmt|management)(?: (?:accounts|a/?cs?))?|projet|provisoires?|audites?|publies?|definitifs?|arretes?|certifies?`;
