/** Values of the directory's region filter, as written in the address. */
export const DIRECTORY_REGION_FILTERS = [
  { value: 'africa', label: 'Africa' },
  { value: 'asia', label: 'Asia' },
  { value: 'latam', label: 'Latin America' },
  { value: 'mena', label: 'MENA' },
  { value: 'eastern-europe', label: 'Eastern Europe' },
] as const;
