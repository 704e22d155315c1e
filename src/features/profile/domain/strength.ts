/** What a profile states, as far as its strength goes. */
export type StrengthFacts = {
  readonly hasPicture: boolean;
  readonly headline: string | null;
  readonly location: string | null;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly experienceLevel: string | null;
  readonly links: number;
  readonly isOpen: boolean;
  readonly experiences: number;
  readonly recommendations: number;
};

export type Strength = {
  readonly percent: number;
  readonly next: { readonly fact: string; readonly advice: string; readonly gainPercent: number } | null;
};

const WORTHWHILE_BIO = 80;
const WORTHWHILE_SKILLS = 3;

type Part = {
  readonly fact: string;
  readonly weight: number;
  readonly advice: string;
  readonly holds: (facts: StrengthFacts) => boolean;
};

/** Weights add up to 100; the order is the one in which facts are asked for when they weigh the same. */
export const STRENGTH_PARTS: readonly Part[] = [
  {
    fact: 'headline',
    weight: 15,
    advice: 'Add a headline: what you do, in one line.',
    holds: ({ headline }) => headline !== null,
  },
  {
    fact: 'experience',
    weight: 15,
    advice: 'Add an experience: a job, a school or a project.',
    holds: ({ experiences }) => experiences > 0,
  },
  {
    fact: 'skills',
    weight: 15,
    advice: `Add at least ${WORTHWHILE_SKILLS} skills.`,
    holds: ({ skills }) => skills.length >= WORTHWHILE_SKILLS,
  },
  {
    fact: 'bio',
    weight: 10,
    advice: `Say who you are and what you are after, in ${WORTHWHILE_BIO} characters or more.`,
    holds: ({ bio }) => (bio?.length ?? 0) >= WORTHWHILE_BIO,
  },
  {
    fact: 'location',
    weight: 10,
    advice: 'Say where you are.',
    holds: ({ location }) => location !== null,
  },
  {
    fact: 'picture',
    weight: 10,
    advice: 'Add a picture, so that people recognise you.',
    holds: ({ hasPicture }) => hasPicture,
  },
  {
    fact: 'availability',
    weight: 5,
    advice: 'Say whether you are open to work, a co-founder or investing. Matching needs this.',
    holds: ({ isOpen }) => isOpen,
  },
  {
    fact: 'experienceLevel',
    weight: 5,
    advice: 'Choose your experience level.',
    holds: ({ experienceLevel }) => experienceLevel !== null,
  },
  {
    fact: 'interests',
    weight: 5,
    advice: 'Add an interest.',
    holds: ({ interests }) => interests.length > 0,
  },
  {
    fact: 'link',
    weight: 5,
    advice: 'Add a link: LinkedIn, GitHub or your own site.',
    holds: ({ links }) => links > 0,
  },
  {
    fact: 'recommendation',
    weight: 5,
    advice: 'Ask someone you worked with for a recommendation.',
    holds: ({ recommendations }) => recommendations > 0,
  },
];

/** The share of the weights whose fact is stated, and the heaviest fact still missing. */
export function strengthOf(facts: StrengthFacts): Strength {
  const missing = STRENGTH_PARTS.filter((part) => !part.holds(facts));
  const percent = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  const heaviest = Math.max(0, ...missing.map(({ weight }) => weight));
  const next = missing.find(({ weight }) => weight === heaviest);
  return {
    percent,
    next: next ? { fact: next.fact, advice: next.advice, gainPercent: next.weight } : null,
  };
}
