/** Of a file that is sent. */
export const LARGEST_FILE_BYTES = 25 * 1024 * 1024;
/** Of a text that is pasted, in UTF-16 units. */
export const LONGEST_PASTE = 500_000;
/** The same of somebody who is not signed in. */
export const LONGEST_PASTE_OF_VISITOR = 20_000;
/** Of one document. */
export const MOST_VERSIONS = 100;
