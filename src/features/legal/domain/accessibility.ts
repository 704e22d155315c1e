/** What was checked for accessibility, when, by what, and what it found; `checkedOn` is `YYYY-MM-DD`. */
export type AccessibilityReport = {
  readonly checkedOn: string;
  readonly engine: string;
  /** Routes with their numbers and keys left out: `/startups/:id`. */
  readonly screens: readonly string[];
  /** Of the window, in CSS pixels. */
  readonly widths: readonly number[];
  readonly failures: readonly string[];
};
