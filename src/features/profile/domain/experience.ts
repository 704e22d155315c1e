/** The dates of an entry, `YYYY-MM-DD`. */
type Dates = {
  readonly startDate: string;
  readonly endDate?: string | null | undefined;
  readonly isCurrent: boolean;
};

type DateProblem = { readonly path: 'endDate'; readonly message: string };

/** What is out of order: an end before the start, or an end of something current. An end may be left unsaid. */
export function experienceProblems({ startDate, endDate, isCurrent }: Dates): readonly DateProblem[] {
  if (isCurrent) {
    return endDate ? [{ path: 'endDate', message: 'A current entry has no end date' }] : [];
  }
  return endDate && endDate < startDate
    ? [{ path: 'endDate', message: 'End date must not be before the start date' }]
    : [];
}
