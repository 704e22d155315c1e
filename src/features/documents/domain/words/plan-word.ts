/*
 * Whether the figures of a table came to be or are planned: one lexicon for its title and its heads, as alternatives of an
 * expression. Sentences say it by their verbs.
 */

/** A plan, in whatever line of a paper the word stands: what was budgeted may be told beside what came to be. */
export const PLANS = 'budget|(?:re-?)?forecasts?|projections?|projected|previsions?|previsionnel(?:le)?s?';
/** A plan over a column, where a word need not say more. */
export const PLANS_OVER_COLUMNS = `${PLANS}|budget(?:ed|e)|bud|plan(?:ned)?|proj|fcst|prevu|outlook|atterrissage|estimates?|estime|expected|attendue?s?|likely|target(?:s|ed)?|cibles?|objectifs?|goals?`;
/** The same beside a time or alone in its head: among other words `est` is a verb, or the east. */
export const PLANS_BESIDE_TIMES = `${PLANS_OVER_COLUMNS}|prev|est|hyp(?:othese)?s?`;

/** What came to be, over a column. */
export const ACTUALS = 'real|actuals?|act|reel|realise|realisation|achieved';
const IS_ACTUAL = new RegExp(`\\b(?:${ACTUALS}|audited)\\b|\\d ?\\(?a\\)?$`);
/** Whether the head of a column says that it is no plan, whatever stands over it. */
export const saysActual = (head: string): boolean => IS_ACTUAL.test(head);
