// The rule and a worked example: docs/rules/funding-counted.md
/** What counts as funding: each takes in the one before. */
export const CAPITALS = [
  { id: 'equity', label: 'Equity only', kinds: ['equity'] },
  { id: 'equity-debt', label: 'Equity and debt', kinds: ['equity', 'debt'] },
  { id: 'equity-debt-grants', label: 'Equity, debt and grants', kinds: ['equity', 'debt', 'grant'] },
] as const;
export type CapitalId = (typeof CAPITALS)[number]['id'];
export const CAPITAL_IDS: readonly CapitalId[] = CAPITALS.map(({ id }) => id);

/** Which of a company's countries a round belongs to. */
export const PLACES = [
  { id: 'headquarters', label: 'Headquarters', words: 'companies with headquarters there' },
  {
    id: 'incorporation',
    label: 'Incorporation',
    words: 'companies incorporated there (headquarters where not stated)',
  },
  {
    id: 'market',
    label: 'Main market',
    words: 'companies whose main market it is (headquarters where not stated)',
  },
] as const;
export type PlaceId = (typeof PLACES)[number]['id'];
export const PLACE_IDS: readonly PlaceId[] = PLACES.map(({ id }) => id);

/** Smallest round counted, in US dollars. */
export const MINIMUMS = [0, 100_000, 1_000_000, 5_000_000] as const;

export const ROUND_KINDS = ['equity', 'debt', 'grant'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** How funding is counted. `minimumUsd` is in major units. */
export type FundingDefinition = {
  readonly capital: CapitalId;
  readonly minimumUsd: number;
  readonly place: PlaceId;
};

/** The kinds of money a definition counts. */
export function kindsOf(capital: CapitalId): readonly RoundKind[] {
  return CAPITALS.find(({ id }) => id === capital)?.kinds ?? ['equity'];
}

/** The definition in words, as it stands under each figure. */
export function definitionText({ capital, minimumUsd, place }: FundingDefinition): string {
  const kinds = CAPITALS.find(({ id }) => id === capital)?.label ?? '';
  const size = minimumUsd === 0 ? 'of any size' : `of at least $${minimumUsd.toLocaleString('en-US')}`;
  const where = PLACES.find(({ id }) => id === place)?.words ?? '';
  return `${kinds}, rounds ${size}, of ${where}. Dollar amounts only; secondary sales left out.`;
}
