/** Rows of a page of a list unless an address says otherwise, and the most it may ask for. */
export const PAGE_SIZE = 20;
export const LARGEST_PAGE = 100;
