const MEGABYTE = 1024 * 1024;
/** Of a file that is sent. */
export const LARGEST_FILE_BYTES = 100 * MEGABYTE;
/** Of a startup, and of a person's own. */
export const MOST_DOCUMENTS = 200;
/** Of one document. */
export const MOST_VERSIONS = 100;
/** All versions of all documents together, of a startup and of a person's own. */
export const MOST_BYTES = { startup: 5e9, person: 2e9 } as const;
/** Of a text that is pasted, in UTF-16 units. */
export const LONGEST_PASTE = 500_000;
/** The same of somebody who is not signed in. */
export const LONGEST_PASTE_OF_VISITOR = 20_000;
