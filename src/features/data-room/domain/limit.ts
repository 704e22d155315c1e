export const MOST_FOLDERS = 50;
/** Folders that lie in each other. */
export const MOST_DEEP = 5;
export const MOST_DOCUMENTS = 200;
export const MOST_EXPECTED = 200;
export const MOST_GROUPS = 50;
/** Of one group: people, addresses and domains. */
export const MOST_MEMBERS = 200;
/** Of one group, that still work. */
export const MOST_LINKS = 50;
/** How long a link leads into a room unless said, in days. */
export const LINK_DAYS = 14;
export const LONGEST_AGREEMENT = 20_000;
/** Pages of a document whose pictures are made before somebody asks. */
export const MOST_DRAWN_AHEAD = 300;
export const MOST_QUESTIONS = 1_000;
export const LONGEST_QUESTION = 2_000;
export const LONGEST_ANSWER = 5_000;
