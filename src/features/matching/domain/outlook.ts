// The rule and a worked example: docs/rules/matching-outlook.md
import { STAGE_IDS, stageIdOf, stageLabel } from '#shared/domain/catalogue/stages.ts';
import type { CriterionStory, PairStory } from './pair.ts';
import type { StartupProfile } from './profile.ts';

const STRONG = 0.75;
const WEAK = 0.4;
const LISTED = 3;

const criteriaOf = ({ investor, startup }: PairStory): CriterionStory[] => [
  ...investor.components,
  ...startup.components,
];

const unique = (sentences: readonly string[]): string[] => [...new Set(sentences)];

/** What speaks for a pair beyond its score: up to three known criteria of either side that are nearly full. */
export function opportunitiesOf(story: PairStory): string[] {
  const strong = criteriaOf(story).filter((one) => one.known && one.valueFraction >= STRONG);
  return unique(strong.toSorted((a, b) => b.points - a.points).map((one) => one.sentence)).slice(0, LISTED);
}

/** What speaks against a pair: conflicts, known criteria that are low, and what is not known. */
export function riskFactorsOf(story: PairStory, labelOf: (key: string) => string): string[] {
  const conflicts = [...story.investor.conflicts, ...story.startup.conflicts];
  const weak = criteriaOf(story)
    .filter((one) => one.known && one.valueFraction < WEAK)
    .toSorted((a, b) => b.weight * (1 - b.valueFraction) - a.weight * (1 - a.valueFraction));
  const unknown = unique(
    criteriaOf(story)
      .filter((one) => !one.known)
      .map((one) => labelOf(one.key)),
  );
  const gap = unknown.length === 0 ? [] : [`Not known, so counted as neutral: ${unknown.join(', ')}.`];
  return [...unique([...conflicts, ...weak.map((one) => one.sentence)]).slice(0, LISTED), ...gap];
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
