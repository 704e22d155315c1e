import type { StageId } from '#shared/domain/catalogue/stages.ts';

/** What is usual at a stage: team size, users, and the smallest and largest raise in whole US dollars. */
type StageUsual = {
  readonly teamSize: number;
  readonly users: number;
  readonly monthlyRevenueUsd: number;
  readonly raiseUsd: readonly [number, number];
};

const USUAL: Readonly<Record<StageId, StageUsual>> = {
  'pre-seed': { teamSize: 2, users: 100, monthlyRevenueUsd: 0, raiseUsd: [25_000, 1_000_000] },
  seed: { teamSize: 5, users: 1_000, monthlyRevenueUsd: 2_500, raiseUsd: [150_000, 4_000_000] },
  'series-a': { teamSize: 15, users: 10_000, monthlyRevenueUsd: 50_000, raiseUsd: [2_000_000, 20_000_000] },
  'series-b': { teamSize: 40, users: 100_000, monthlyRevenueUsd: 250_000, raiseUsd: [8_000_000, 60_000_000] },
  'series-c': {
    teamSize: 100,
    users: 500_000,
    monthlyRevenueUsd: 1_000_000,
    raiseUsd: [20_000_000, 250_000_000],
  },
  growth: {
    teamSize: 150,
    users: 1_000_000,
    monthlyRevenueUsd: 2_500_000,
    raiseUsd: [20_000_000, 500_000_000],
  },
};

/** Our working levels, named wherever a check uses them. */
export const stageUsual = (stageId: StageId): StageUsual => USUAL[stageId];
