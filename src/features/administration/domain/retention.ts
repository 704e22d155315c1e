/** What goes by a rule of its own that no setting changes, with the reason. */
export const FIXED_RETENTION: readonly {
  readonly label: string;
  readonly kept: string;
  readonly why: string;
}[] = [
  {
    label: 'Access ledger',
    kept: 'Kept',
    why: 'Receipts for reads of private documents and for offers can be checked against it. It carries no names.',
  },
  {
    label: 'Decisions of moderators, record of administrators',
    kept: 'Kept',
    why: 'They answer for what they did.',
  },
  {
    label: 'Erased accounts',
    kept: 'Kept',
    why: 'A hash each, so that a restored backup erases them again.',
  },
  { label: 'Ended sessions', kept: 'Removed at once', why: 'Expired ones within the hour.' },
  { label: 'Failed sign-ins', kept: '1 day', why: 'Counted without addresses.' },
  { label: 'Answers to repeated requests', kept: '1 day', why: 'So that a repeat does nothing twice.' },
  { label: 'Attempts at a backup', kept: '90 days', why: 'The files themselves are kept by number.' },
];
