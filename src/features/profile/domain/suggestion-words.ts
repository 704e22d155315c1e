import type { Criterion } from './criterion.ts';
import type { SuggestionType } from './vocabulary.ts';
import type { SuggestionProfile } from './wish.ts';

const MOST_NAMED = 4;

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const named = (values: readonly string[]) => listed.format(values.slice(0, MOST_NAMED));

const NOUNS: Record<Criterion['key'], string> = {
  skills: 'skills',
  locations: 'place',
  interests: 'interests',
  experienceLevels: 'experience level',
  remotePreferences: 'way of working',
};

/** What fits, said to the person who looks; null where nothing does. */
function mineSentence({ key, stated, wanted, matched }: Criterion): string | null {
  if (matched.length === 0) return null;
  if (key === 'skills' && stated)
    return `Has ${matched.length} of the ${wanted.length} skills you are looking for: ${named(matched)}.`;
  if (key === 'skills') return `Has skills you do not list: ${named(matched)}.`;
  if (key === 'locations')
    return stated
      ? `Is in a place you are looking in: ${named(matched)}.`
      : `You are both in ${named(matched)}.`;
  if (key === 'interests')
    return stated
      ? `Shares interests you are looking for: ${named(matched)}.`
      : `You both care about ${named(matched)}.`;
  if (key === 'experienceLevels') return `Has the experience level you are looking for: ${named(matched)}.`;
  return `Works the way you are looking for: ${named(matched)}.`;
}

/** The same from the other side, for what the other asked for; what is assumed was said once already. */
function theirsSentence({ key, stated, matched }: Criterion): string | null {
  if (!stated || matched.length === 0) return null;
  return `You meet their wishes for ${NOUNS[key]}: ${named(matched)}.`;
}

const worth = ({ weight, fraction }: Criterion) => weight * (fraction ?? 0);
const byWorth = (criteria: readonly Criterion[]) => criteria.toSorted((a, b) => worth(b) - worth(a));

/** Every criterion that speaks for the pair, in words, the heaviest first; the reader's own come before the other's. */
export function reasonsOf(mine: readonly Criterion[], theirs: readonly Criterion[]): string[] {
  return [...byWorth(mine).map(mineSentence), ...byWorth(theirs).map(theirsSentence)].filter(
    (sentence) => sentence !== null,
  );
}

function availabilitySentence(type: SuggestionType, me: SuggestionProfile, other: SuggestionProfile): string {
  if (type === 'cofounder') return 'You are both looking for a co-founder.';
  if (type === 'work')
    return me.isOpenToWork && other.isHiring
      ? 'You are open to work and they are hiring.'
      : 'You are hiring and they are open to work.';
  return me.isOpenToInvest && other.isRaising
    ? 'You are open to invest and they are raising money.'
    : 'You are raising money and they are open to invest.';
}

/** What speaks most against the pair from the reader's side: the heaviest loss, or what is not known. */
function againstSentence(mine: readonly Criterion[]): string {
  const loss = ({ weight, fraction }: Criterion) => weight * (1 - (fraction ?? 0.5));
  const worst = mine.toSorted((a, b) => loss(b) - loss(a))[0];
  if (!worst || loss(worst) === 0) return 'Nothing you asked for is missing.';
  const noun = NOUNS[worst.key];
  if (worst.fraction === null) return `Not known: ${noun}.`;
  if (!worst.stated) return `Weakest point: ${noun}.`;
  return `Weakest point: ${noun}; you look for ${alternatives.format(worst.wanted.slice(0, MOST_NAMED))}.`;
}

/** Why the pair came up at all, and what speaks most against it; for an investment the fit says that itself. */
export function summaryOf(
  type: SuggestionType,
  me: SuggestionProfile,
  other: SuggestionProfile,
  mine: readonly Criterion[],
): string {
  const available = availabilitySentence(type, me, other);
  return type === 'investment' ? available : `${available} ${againstSentence(mine)}`;
}
