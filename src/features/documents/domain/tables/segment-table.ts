import { cellNumber } from './cell-number.ts';
import type { Line } from './table.ts';

/* Accounts told segment by segment: `Segment   Line   2025   2024`, with the name of a segment beside the first of its rows. */

const IS_SEGMENT =
  /^(?:(?:business|operating|reporting|reportable) )?(?:segments?|divisions?|business (?:lines?|units?)|product lines?|lines? of business|branch(?:es)?|sites?|regions?|countr(?:y|ies)|subsidiar(?:y|ies)|segments? d'activite|secteurs? d'activite|activites?|agences?|filiales?|pays)$/;
/** All segments together, or what is none. */
const IS_WHOLE =
  /\b(?:group|groupe|total|totals|totaux|consolidated|consolide|company|societe|all|ensemble|together)\b/;

/** The rows of single segments, which are none of the whole company; empty where a table is of none. */
export function rowsOfSegments(head: readonly Line[], body: readonly Line[]): ReadonlySet<Line> {
  const column = head.flatMap(({ cells: [first] }) =>
    first && IS_SEGMENT.test(first.text) ? [first.column] : [],
  )[0];
  const found = new Set<Line>();
  if (column === undefined) return found;
  let segment: string | null = null;
  for (const line of body) {
    const [first, second] = line.cells;
    const isLabelled = second !== undefined && cellNumber(second.text) === null && /[a-z]/.test(second.text);
    if (first?.column === column && isLabelled) segment = first.text;
    else if (first?.column === column) segment = null;
    if (segment !== null && !IS_WHOLE.test(segment)) found.add(line);
  }
  return found;
}
