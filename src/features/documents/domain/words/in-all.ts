/** What says that a sum is of all there is, beside it: `31 advertisers in all`, `au total 40`. Of folded text, for patterns. */
export const IN_ALL = '(?:in all|in total|altogether|all told|au total|en tout)';
