/** Who reads the sentences, and how catalogue ids are spelt for them. */
export type Speech = {
  viewer: 'founder' | 'investor';
  label: (kind: 'sector' | 'stage' | 'place', id: string) => string;
};

/** A side of a match as the subject of a sentence. */
export type Subject = {
  /** "You" or the name, to begin a sentence. */
  start: string;
  /** "you" or the name, within a sentence. */
  inner: string;
  /** "your" or "Kofi’s", within a sentence. */
  whose: string;
  /** Picks the verb form: `verb('raise', 'raises')`. */
  verb: (you: string, third: string) => string;
};

export function subject(name: string, isViewer: boolean): Subject {
  return isViewer
    ? { start: 'You', inner: 'you', whose: 'your', verb: (you) => you }
    : { start: name, inner: name, whose: `${name}’s`, verb: (_you, third) => third };
}

const compactUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});

/** "$500K". */
export const usd = (amount: number): string => compactUsd.format(amount);

/** What is raised: "$500K", or "₦450M (about $339K)". */
export const raiseText = (raiseUsd: number, stated: string | null): string =>
  stated === null ? usd(raiseUsd) : `${stated} (about ${usd(raiseUsd)})`;

/** "40%". */
export const percent = (fraction: number): string => `${Math.round(100 * fraction)}%`;

/** "Seed", "Seed and Series A", "FinTech, HealthTech, SaaS and 2 more". */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  if (words.length > 4) return `${words.slice(0, 3).join(', ')} and ${words.length - 3} more`;
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** "1 deal", "3 deals". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
