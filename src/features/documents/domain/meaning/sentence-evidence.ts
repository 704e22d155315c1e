/** What tells whether a sentence says something, beside what its words weigh. The rule and its figures: docs/rules/sentence-meaning.md */
export type Evidence = {
  /** How far its words are beyond the border. */
  readonly margin: number;
  /** How far they are with a sentence beside it, whichever says it more. */
  readonly together: number;
  /** The logarithm of how many words it has, sixteen at least: of few words the weights say much by little. */
  readonly words: number;
  /** Whether something else is plain in the paper: most hold either nothing against the company or more than one thing. */
  readonly besideAnother: 0 | 1;
  /** How much more the sentence says something else. */
  readonly other: number;
};

export type EvidenceWeights = Readonly<Record<keyof Evidence | 'bias', number>>;

/** Weights of a logistic regression, by `npm run fit:evidence`. */
export const EVIDENCE_WEIGHTS: EvidenceWeights = {
  bias: -7.2,
  margin: 1.41,
  together: 0.52,
  words: 1.91,
  besideAnother: 1.7,
  other: -0.66,
};

/** The logarithm of the odds that the sentence says it: at 0 it is as likely as not. */
export const oddsOf = (evidence: Evidence, weights: EvidenceWeights = EVIDENCE_WEIGHTS): number =>
  weights.bias +
  weights.margin * evidence.margin +
  weights.together * evidence.together +
  weights.words * evidence.words +
  weights.besideAnother * evidence.besideAnother +
  weights.other * evidence.other;

/** A sentence so far beyond its border says plainly what it says, in a paper or alone. */
const PLAIN = 1 / 3;
const PLAIN_FROM = -0.2;
const OTHERS_FROM = 0.6;
/** From these odds on a sentence is taken as said in a paper of which something else is told. */
export const LIKELY_FROM = -0.8;
/** From these odds on a sentence is asked about, one in twelve. */
export const ASK_FROM = -2.5;

/** How much its odds are above those from which a sentence is taken as said: a little below even where its own words are plain, two to one where it is its paper that speaks for it. */
export const beyondDoubt = (evidence: Evidence, weights: EvidenceWeights = EVIDENCE_WEIGHTS): number =>
  oddsOf(evidence, weights) - (evidence.margin >= PLAIN ? PLAIN_FROM : OTHERS_FROM);
