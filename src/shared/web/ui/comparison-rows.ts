/** One figure in two states, as it is written; `difference` is empty where both are the same or none can be taken. */
export type ComparisonRow = {
  readonly label: string;
  /** A smaller line below the label. */
  readonly note?: string;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
};

type Figure = number | null;

/** A row of two figures and what they differ by, none of it where one of them is unknown. */
export function figureRow(
  label: string,
  before: Figure,
  after: Figure,
  write: (value: number) => string,
): ComparisonRow {
  const text = (value: Figure) => (value === null ? '–' : write(value));
  const gap = before === null || after === null ? 0 : after - before;
  const difference = gap === 0 ? '' : `${gap > 0 ? '+' : ''}${write(gap)}`;
  return { label, before: text(before), after: text(after), difference };
}

/** A row of two texts; nothing where one of them is unknown. */
export const textRow = (label: string, before: string | Figure, after: string | Figure): ComparisonRow => ({
  label,
  before: String(before ?? '–'),
  after: String(after ?? '–'),
  difference: '',
});
