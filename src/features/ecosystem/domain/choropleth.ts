/** What the map can show of each country. `steps` are the lower ends of the four shades; money in US dollars. */
export const MEASURES = [
  { id: 'startups', label: 'Startups', steps: [1, 5, 20, 100] },
  { id: 'investors', label: 'Investors', steps: [1, 5, 20, 100] },
  { id: 'deals', label: 'Rounds in 12 months', steps: [1, 3, 10, 30] },
  { id: 'fundingUsd', label: 'Funding in 12 months', steps: [1, 1_000_000, 10_000_000, 100_000_000] },
] as const;
export type Measure = (typeof MEASURES)[number];

/** 0 for none, 1–4 for the shade of a value. */
export function shadeOf({ steps }: Measure, value: number): number {
  return steps.filter((step) => value >= step).length;
}

/** The legend in words, lightest first: `none`, `1 to 4`, …, `100 or more`; `write` says a value. */
export function legendOf({ steps, id }: Measure, write: (value: number) => string): string[] {
  const below = (step: number) => write(id === 'fundingUsd' ? step : step - 1);
  return [
    'none',
    ...steps.map((step, index) => {
      const next = steps[index + 1];
      if (next === undefined) return `${write(step)} or more`;
      return step === 1 && id === 'fundingUsd' ? `under ${write(next)}` : `${write(step)} to ${below(next)}`;
    }),
  ];
}
