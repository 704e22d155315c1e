export const LEVEL_LABELS: Readonly<Record<string, string>> = {
  entry: 'Entry',
  mid: 'Mid',
  senior: 'Senior',
  executive: 'Executive',
};
