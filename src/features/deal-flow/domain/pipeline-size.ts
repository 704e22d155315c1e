/** The most deals one answer holds, and the most the board shows. */
export const MOST_DEALS = 5000;
/** The most changes that are told one by one. */
export const MOST_CHANGES = 200;
/** Deals of one answer unless asked otherwise: a slow line shows these while loading the rest. */
export const DEALS_PER_ANSWER = 500;
