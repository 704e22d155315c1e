import { STAGE_IDS } from '#shared/domain/catalogue/stages.ts';

/** The stages with those one step before and after each, in the catalogue's order; unknown ones are left out. */
export function stagesAround(stages: readonly string[]): string[] {
  const steps = stages.map((stage) => STAGE_IDS.findIndex((id) => id === stage)).filter((step) => step >= 0);
  return STAGE_IDS.filter((_, step) => steps.some((one) => Math.abs(one - step) <= 1));
}
