/** The two that make an offer between them. */
export const SIDES = ['startup', 'investor'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'startup' ? 'investor' : 'startup');

/** How far terms have come, by what both sides have confirmed. */
export const STEPS = ['proposed', 'soft', 'committed', 'signed', 'received'] as const;
export type Step = (typeof STEPS)[number];
/** The four that both sides confirm. */
export const CLIMB = ['soft', 'committed', 'signed', 'received'] as const satisfies readonly Step[];

const orderOf = (step: Step): number => STEPS.indexOf(step);
export const isBefore = (step: Step, other: Step): boolean => orderOf(step) < orderOf(other);
const nextOf = (step: Step): Step | null => STEPS[orderOf(step) + 1] ?? null;

export type Ending = 'withdrawn' | 'expired';

/** Where an offer stands. Marks and papers are of the terms of this number; other terms begin again. */
export type OfferState = {
  readonly terms: number;
  /** How far each side has confirmed these terms. */
  readonly marks: Readonly<Record<Side, Step>>;
  /** SHA-256 of the paper that each signed, in hexadecimal digits; null where it named none. */
  readonly papers: Readonly<Record<Side, string | null>>;
  readonly endedAs: Ending | null;
  /** The last day on which unsigned terms can be confirmed, in UTC. */
  readonly expiresOn: string;
};

export type Move =
  | { readonly kind: 'confirm'; readonly side: Side; readonly step: Step; readonly paper: string | null }
  | { readonly kind: 'propose'; readonly side: Side; readonly expiresOn: string }
  | { readonly kind: 'withdraw'; readonly side: Side };

/** Why a move is refused. */
export const FAULTS = {
  withdrawn: 'This offer was withdrawn. Make a new one.',
  expired: 'This offer has expired. Make a new one.',
  already: 'Your side has confirmed this already.',
  'not-next': 'Both sides confirm one step before the next.',
  signed: 'Both have signed: the terms stand, and neither side can withdraw alone.',
} as const;
export type Fault = keyof typeof FAULTS;

/**
 * How far both have come: the lesser of the two marks. Papers that differ are not signed: then the step stays open and
 * both are shown.
 */
export function stepOf({ marks, papers }: Pick<OfferState, 'marks' | 'papers'>): Step {
  const lesser = isBefore(marks.startup, marks.investor) ? marks.startup : marks.investor;
  const isSigning = !isBefore(lesser, 'signed');
  return isSigning && papers.startup !== papers.investor ? 'committed' : lesser;
}

export const isSigned = (state: OfferState): boolean => !isBefore(stepOf(state), 'signed');

/** How an offer ended by `today`; unsigned terms end with their last day. Null while it stands. */
export function endingOf(state: OfferState, today: string): Ending | null {
  if (state.endedAs !== null) return state.endedAs;
  return !isSigned(state) && today > state.expiresOn ? 'expired' : null;
}

const begun = (side: Side): OfferState['marks'] => ({
  startup: side === 'startup' ? 'soft' : 'proposed',
  investor: side === 'investor' ? 'soft' : 'proposed',
});
const NO_PAPERS: OfferState['papers'] = { startup: null, investor: null };

/** An offer as `side` makes it: whoever proposes terms stands by them as a plan. */
export const madeBy = (side: Side, expiresOn: string): OfferState => ({
  terms: 1,
  marks: begun(side),
  papers: NO_PAPERS,
  endedAs: null,
  expiresOn,
});

/** The step a side can confirm now; null where it waits for the other, or everything is done. */
export function nextStep(state: OfferState, side: Side): Step | null {
  const step = nextOf(stepOf(state));
  if (step === null) return null;
  if (isBefore(state.marks[side], step)) return step;
  // Papers that differ: either may sign another one.
  const differ = step === 'signed' && state.marks[otherSide(side)] === 'signed';
  return differ ? step : null;
}

type Moved =
  | { readonly ok: true; readonly state: OfferState }
  | { readonly ok: false; readonly fault: Fault };
const refuse = (fault: Fault): Moved => ({ ok: false, fault });
const done = (state: OfferState): Moved => ({ ok: true, state });

/**
 * The rules of the climb. Each side confirms one step at a time; new terms begin again; either may leave until both have
 * signed; nothing moves after the end or after the last day.
 */
export function applyMove(state: OfferState, move: Move, today: string): Moved {
  const ending = endingOf(state, today);
  if (ending !== null) return refuse(ending);
  if (move.kind !== 'confirm' && isSigned(state)) return refuse('signed');
  if (move.kind === 'withdraw') return done({ ...state, endedAs: 'withdrawn' });
  if (move.kind === 'propose')
    return done({
      terms: state.terms + 1,
      marks: begun(move.side),
      papers: NO_PAPERS,
      endedAs: null,
      expiresOn: move.expiresOn,
    });
  if (move.step !== nextStep(state, move.side))
    return refuse(isBefore(state.marks[move.side], move.step) ? 'not-next' : 'already');
  const papers = move.step === 'signed' ? { ...state.papers, [move.side]: move.paper } : state.papers;
  return done({ ...state, marks: { ...state.marks, [move.side]: move.step }, papers });
}

type Range = { readonly amountMinor: number; readonly mostMinor: number | null };

/** What an offer stands for at each step of a round, in minor units of its own currency. */
export type Standing = {
  readonly softMinor: number;
  readonly committedMinor: number;
  readonly signedMinor: number;
  readonly receivedMinor: number;
};

/**
 * The firm amount stands at the step both have confirmed. What a range goes beyond it is interest: soft until the papers
 * are signed, and nothing after. A proposal that the other side has not answered counts nowhere.
 */
export function standingOf({ amountMinor, mostMinor }: Range, step: Step): Standing {
  const interestMinor = (mostMinor ?? amountMinor) - amountMinor;
  const softMinor = step === 'soft' ? amountMinor + interestMinor : step === 'committed' ? interestMinor : 0;
  return {
    softMinor,
    committedMinor: step === 'committed' ? amountMinor : 0,
    signedMinor: step === 'signed' ? amountMinor : 0,
    receivedMinor: step === 'received' ? amountMinor : 0,
  };
}
