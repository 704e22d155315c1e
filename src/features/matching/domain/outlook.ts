// The rule and a worked example: docs/rules/matching-outlook.md
import { STAGE_IDS, stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import { capitalized } from '#shared/domain/text.ts';
import type { StartupProfile } from './profile.ts';

/** What due diligence found of a company. */
export type Finding = {
  readonly label: string;
  readonly outcome: 'pass' | 'partial' | 'fail' | 'unknown';
  readonly finding: string;
  readonly weight: number;
  readonly isCritical: boolean;
};

const LISTED = 3;
const GRAVITY = { fail: 2, partial: 1 } as const;

const textOf = ({ label, finding }: Finding): string => `${capitalized(label)}: ${finding}`;

/** What speaks for a company: up to three checks it passes, those that weigh most first. */
export const opportunitiesOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ outcome }) => outcome === 'pass')
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, LISTED)
    .map(textOf);

/** What speaks against it: up to three checks it fails or passes in part, critical ones and failures first. */
export function riskFactorsOf(findings: readonly Finding[]): string[] {
  const gravity = ({ outcome, isCritical, weight }: Finding): number =>
    (outcome === 'fail' || outcome === 'partial' ? GRAVITY[outcome] : 0) * (isCritical ? 100 : 1) * weight;
  return findings
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'partial')
    .toSorted((a, b) => gravity(b) - gravity(a))
    .slice(0, LISTED)
    .map(textOf);
}

/** The steps that would make the outlook come true, from what the startup has stated. */
export function keyMilestonesOf({
  stage,
  tractionFraction,
  raiseUsd,
  raiseStated,
}: StartupProfile): string[] {
  const here = stage === null ? null : stageIdOf(stage);
  const next = here === null ? undefined : STAGE_IDS[STAGE_IDS.indexOf(here) + 1];
  const followed = next === undefined ? 'the next round' : `a ${stageLabel(next)} round`;
  return [
    ...(raiseUsd === null && raiseStated === null ? ['State the amount of this round'] : []),
    `Close this round${here === null ? '' : ` (${stageLabel(here)})`}`,
    ...(tractionFraction === null ? ['Show users or monthly revenue as a dated series'] : []),
    `Raise ${followed} or be acquired within 24 months`,
  ];
}
