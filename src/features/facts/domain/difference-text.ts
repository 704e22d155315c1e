import type { Contradiction, Difference, Question } from './agreement.ts';
import type { Fact } from './fact.ts';

/** What is said of a paper that is another company’s, or gives another number, and what to do about it. */
export type PaperText = { readonly heading: string; readonly text: string; readonly mend: string };

/**
 * What is said of two sources that differ, and of papers that are not the company’s, in a language: a text that one of them
 * lacks does not compile.
 */
export type DifferenceTexts = {
  /** What differs, and how far: `Revenue of 2025: two sources, 28% apart`. */
  readonly title: (contradiction: Contradiction) => string;
  /** The same without its stop, with both figures and where they stand, the believed one last. */
  readonly sentence: (contradiction: Contradiction) => string;
  /** What holds for now: `Believed: KSh 37,914,220`. */
  readonly stands: (difference: Difference) => string;
  /** Why that one; null where nothing but its time or its order says so. */
  readonly because: (difference: Difference) => string | null;
  /** What to do about it. */
  readonly mend: (difference: Difference) => string;
  /** What is asked where the two may be of two things. */
  readonly asks: (question: Question) => string;
  /** Why it is asked. */
  readonly reason: (question: Question) => string;
  /** Both in a sentence without its stop, with both figures and where they stand. */
  readonly question: (question: Question) => string;
  /** One side as evidence: where it stands, its words and its figure. */
  readonly evidence: (fact: Fact) => string;
  readonly otherCompany: (paper: string, subject: string, company: string) => PaperText;
  readonly otherNumber: (paper: string, number: string, other: string, usual: string) => PaperText;
};
