/** Where the data room of a startup is. */
export const roomHref = (startupId: number): string => `/startups/${startupId}/room`;
