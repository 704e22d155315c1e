import type { CoursePoint } from '../../contract/company.ts';

const CAUSES: Readonly<Record<CoursePoint['cause'], string>> = {
  investment: 'investment',
  round: 'priced round',
  mark: 'mark',
  exit: 'sale',
  'write-off': 'write-off',
  today: 'today',
};

/** Steps of one day as one: what was held at its end, and all that happened. */
export function daysOf(course: readonly CoursePoint[]): (CoursePoint & { note: string })[] {
  return [...Map.groupBy(course, ({ date }) => date).values()].flatMap((steps) => {
    const last = steps.at(-1);
    const causes = steps.filter(({ cause }) => cause !== 'today' || steps.length === 1);
    return last ? [{ ...last, note: [...new Set(causes.map(({ cause }) => CAUSES[cause]))].join(', ') }] : [];
  });
}

/** Whether there is a course to draw: two days on which the share or the value differs. */
export function hasCourse(course: readonly CoursePoint[]): boolean {
  const days = daysOf(course);
  const differ = (of: (point: CoursePoint) => number | null) => new Set(days.map(of)).size > 1;
  return days.length > 1 && (differ(({ percentage }) => percentage) || differ(({ value }) => value));
}
