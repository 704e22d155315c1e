/** What a report may be about. The last three are reported by whom they reached; the case is about who wrote them. */
export const REPORTABLE = [
  'person',
  'startup',
  'investor',
  'job',
  'introduction',
  'thread',
  'message',
] as const;
export type Reportable = (typeof REPORTABLE)[number];

export const CASE_KINDS = ['person', 'startup', 'investor', 'job'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const REASON_LABELS = {
  scam: 'Asks for money, or looks like fraud',
  'false-facts': 'States things that are not true',
  impersonation: 'Pretends to be someone else',
  spam: 'Advertises, or repeats itself',
  harassment: 'Insults, threatens or harasses',
  illegal: 'Breaks the law',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REASON_LABELS;
export const REPORT_REASONS = Object.keys(REASON_LABELS) as ReportReason[];

export const REPORTS_A_DAY = 20;

export const DECISIONS = ['freeze', 'restore', 'strike', 'dismiss'] as const;
export type Decision = (typeof DECISIONS)[number];
export type ActionKind = Decision | 'undo';

/** How the moderators' screens call a decision, and what it does. */
export const DECISION_LABELS: Record<Decision, { ask: string; done: string; note: string }> = {
  freeze: {
    ask: 'Hide',
    done: 'Hidden',
    note: 'Removed from pages, lists, search and matches. A person is also signed out and suspended, and everything that is theirs alone is hidden.',
  },
  restore: {
    ask: 'Show again',
    done: 'Shown again',
    note: 'Visible again, with everything that was hidden along with it.',
  },
  strike: {
    ask: 'Give a strike',
    done: 'Strike',
    note: 'Recorded against the person responsible, who is given the reason.',
  },
  dismiss: { ask: 'Dismiss', done: 'Dismissed', note: 'No action is taken and the case is closed.' },
};

export const CASE_KIND_LABELS: Record<CaseKind, string> = {
  person: 'Person',
  startup: 'Startup',
  investor: 'Investor',
  job: 'Job',
};

type CaseState = {
  /** False when the subject has been deleted. */
  readonly exists: boolean;
  readonly isFrozen: boolean;
  readonly isOpen: boolean;
  /** Whether there is a person to hold to account. */
  readonly hasPerson: boolean;
};

/** The decisions a case admits as it stands, in the order of {@link DECISIONS}. */
export function possibleDecisions({ exists, isFrozen, isOpen, hasPerson }: CaseState): Decision[] {
  const possible: Record<Decision, boolean> = {
    freeze: exists && !isFrozen,
    restore: exists && isFrozen,
    strike: hasPerson,
    dismiss: isOpen,
  };
  return DECISIONS.filter((decision) => possible[decision]);
}

type Recorded = { readonly id: number; readonly kind: ActionKind; readonly undoesId: number | null };

/**
 * Which actions can be taken back. Freezing and restoring only from the last one backwards, since each says how the
 * subject stands; dismissing only while nothing followed it; a strike at any time.
 */
export function undoableIds(actions: readonly Recorded[]): Set<number> {
  const undone = new Set(actions.map(({ undoesId }) => undoesId));
  const state = actions
    .filter(({ id, kind }) => kind !== 'undo' && !undone.has(id))
    .toSorted((one, other) => other.id - one.id);
  const lastSwitch = state.find(({ kind }) => kind === 'freeze' || kind === 'restore');
  const undoable = state.filter(
    (action, index) =>
      action.kind === 'strike' || action === lastSwitch || (action.kind === 'dismiss' && index === 0),
  );
  return new Set(undoable.map(({ id }) => id));
}
