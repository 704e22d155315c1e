/** What an address may narrow the directory by. */
export const FILTERS = [
  'q',
  'type',
  'sectors',
  'stages',
  'geography',
  'country',
  'ticket',
  'verified',
] as const;

/** The values that an address narrows the directory to, beside the words looked for. */
export const chosenIn = (search: URLSearchParams) =>
  FILTERS.filter((name) => name !== 'q').flatMap((name) =>
    (search.get(name) ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== '' && value !== 'all')
      .map((value) => ({ name, value })),
  );
