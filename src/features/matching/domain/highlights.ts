import type { CriterionStory, PairStory } from './pair.ts';

/** What a card shows of a pair: what carried it most, and what spoke against it most. */
export type Highlights = { carried: CriterionStory[]; weakest: CriterionStory | null };

const CARRIED = 3;
const HALF = 0.5;

const lossOf = (one: CriterionStory): number => one.weight * (1 - one.valueFraction);

/** Both sides' known criteria, one of each name; where both judge the same, the harsher one. */
function knownOnce({ investor, startup }: PairStory): CriterionStory[] {
  const byKey = new Map<string, CriterionStory>();
  for (const one of [...investor.components, ...startup.components]) {
    const other = byKey.get(one.key);
    if (one.known && (other === undefined || lossOf(one) > lossOf(other))) byKey.set(one.key, one);
  }
  return [...byKey.values()];
}

/**
 * Over both sides: the three known criteria with most points among those that are at least half full, and the known one
 * that lost most points; `null` when nothing known lost any.
 */
export function highlightsOf(story: PairStory): Highlights {
  const known = knownOnce(story);
  const lossy = known.filter((one) => lossOf(one) > 1e-9).toSorted((a, b) => lossOf(b) - lossOf(a));
  const weakest = lossy[0] ?? null;
  const carried = known
    .filter((one) => one !== weakest && one.valueFraction >= HALF)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, CARRIED);
  return { carried, weakest };
}
