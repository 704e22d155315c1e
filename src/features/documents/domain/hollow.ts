import type { PlacedPassage } from './section.ts';

/** Words for rivals that name none: `various players`, `de nombreux acteurs`. */
const RIVALS_IN_GENERAL =
  /\b(?:various|several|many|numerous|some|a (?:few|number of)|other|different|plusieurs|divers(?:es)?|differents|nombreux|d'autres|certains|quelques) (?:[a-z]+ )?(?:players?|competitors?|actors?|companies|firms|solutions|providers|startups?|start-ups|rivals?|acteurs?|concurrents?|entreprises|societes|prestataires)\b/;
/** A name, a kind of rival, or what sets one apart: figures and brackets, or a capital within the sentence. */
const SPECIFIC = /\d|\(|(?<!^)(?<![.!?:] )\b[A-Z][\p{L}\d&'-]+/u;

/** Whether what stands under a heading of competition names nobody and compares nothing. */
export function isHollowCompetition(passages: readonly PlacedPassage[]): boolean {
  const below = passages.filter(
    ({ under, isHeading, text }) => under.includes('competition') && !isHeading && /[a-z]{2}/.test(text),
  );
  return (
    below.some(({ text }) => RIVALS_IN_GENERAL.test(text)) && !below.some(({ plain }) => SPECIFIC.test(plain))
  );
}
