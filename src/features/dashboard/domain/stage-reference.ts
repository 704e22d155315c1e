/** What is usual at a stage: the size at which team, users or yearly revenue (USD) earn full points. */
export type StageReference = { teamSize: number; users: number; annualRevenue: number };

const SEED: StageReference = { teamSize: 5, users: 1_000, annualRevenue: 100_000 };

const REFERENCES = new Map<string, StageReference>(
  Object.entries({
    'pre-seed': { teamSize: 2, users: 100, annualRevenue: 10_000 },
    seed: SEED,
    'series-a': { teamSize: 15, users: 10_000, annualRevenue: 1_000_000 },
    'series-b': { teamSize: 40, users: 100_000, annualRevenue: 5_000_000 },
    'series-c': { teamSize: 100, users: 500_000, annualRevenue: 20_000_000 },
    growth: { teamSize: 150, users: 1_000_000, annualRevenue: 50_000_000 },
  }),
);

/**
 * The reference of a stage, given as an id or a label: "Series C+", "series-c-plus" and "series-c" are one stage.
 * An unknown stage is measured against Seed.
 */
export function stageReference(stage: string | null): StageReference {
  const words = (stage ?? 'seed').toLowerCase().match(/[a-z]+/g) ?? [];
  const id = words.filter((word) => word !== 'plus').join('-');
  return REFERENCES.get(id) ?? SEED;
}
