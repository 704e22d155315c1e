import type { Head, Heads } from './table-head.ts';
import type { Cell, Line } from './table.ts';

/* Statements of a group beside those of its parent: which columns are whose. */

const OF_GROUP = '(?:the )?group|groupe|consolidated|consolidee?s?';
const OF_PARENT =
  '(?:the )?company|parent(?: company)?|separate|standalone|societe(?: mere)?|individuels?|comptes sociaux';
const SCOPE = new RegExp(`\\b(?:${OF_GROUP}|${OF_PARENT})\\b`, 'g');
const IS_GROUP = new RegExp(`\\b(?:${OF_GROUP})\\b`);
const IS_PARENT = new RegExp(`\\b(?:${OF_PARENT})\\b`);

/** The scopes that a line names, if it names nothing else. */
const scopesIn = ({ text }: Line): readonly string[] =>
  /[a-z\d]/.test(text.replaceAll(SCOPE, ' ').replaceAll(/\bnotes?\b/g, ' ')) ? [] : (text.match(SCOPE) ?? []);

/** `Group   Company` over `2025   2024   2025   2024`: each column with the name of whose it is, where the runs of times below are alike. */
export function withScopes(heads: readonly Head[], lines: readonly Line[]): readonly Head[] {
  const scopes = lines.map(scopesIn).find(({ length }) => length > 1) ?? [];
  const timed = heads.filter(({ time }) => time !== null);
  const each = timed.length / scopes.length;
  if (scopes.length === 0 || !Number.isInteger(each)) return heads;
  const key = ({ time }: Head): string => JSON.stringify(time);
  if (timed.some((head, index) => key(head) !== key(timed[index % each] ?? head))) return heads;
  return heads.map((head): Head => {
    const scope = head.time === null ? undefined : scopes[Math.floor(timed.indexOf(head) / each)];
    return scope === undefined || head.text.includes(scope)
      ? head
      : { ...head, text: `${scope} ${head.text}` };
  });
}

/** The cell that heads what a group is as a whole, in a line that names what is eliminated too; else null. */
export const groupCell = ({ cells, tail }: Line): Cell | null =>
  tail === null && cells.some(({ text }) => IS_PART_OF_GROUP.test(text))
    ? (cells.find(({ text }) => IS_GROUP_ALONE.test(text)) ?? null)
    : null;

const IS_GROUP_ALONE = new RegExp(`^(?:${OF_GROUP}|total)$`);
/** `BDT lakh, H1 FY26   Parent   Subsidiary   Elimination   Group`: the whole is of the time that stands over the labels. */
export function ofGroupByStub(
  heads: readonly Head[],
  { cells }: Line,
  timeOf: (text: string) => Head['time'],
): readonly Head[] {
  const parts = (cells[0]?.text ?? '').split(/[,(]/).map((part) => part.trim());
  const told = parts.find((part) => timeOf(part) !== null);
  if (told === undefined || !heads.some(({ text }) => IS_PART_OF_GROUP.test(text))) return heads;
  return heads.map((head) =>
    head.time === null && IS_GROUP_ALONE.test(head.text)
      ? { ...head, time: timeOf(told), text: `${head.text} ${told}` }
      : head,
  );
}
const IS_PART_OF_GROUP =
  /^(?:eliminations?|(?:inter-?company|consolidation)(?: (?:eliminations?|adjustments?))?|subsidiar(?:y|ies)|filiales?)$/;

/** The columns of a parent that stand beside those of its group, which are the first of their times; null where there are none. */
export function ofParent(
  heads: Heads | null,
  isFirst: (heads: Heads, index: number) => boolean,
): Heads | null {
  if (
    heads === null ||
    heads.isLoose ||
    heads.areCases ||
    !heads.heads.some(({ text }) => IS_GROUP.test(text))
  )
    return null;
  const isParent = heads.heads.map(
    ({ time, text }, index) =>
      time !== null && !isFirst(heads, index) && IS_PARENT.test(text) && !IS_GROUP.test(text),
  );
  return isParent.includes(true)
    ? {
        ...heads,
        heads: heads.heads.map((head, index) => (isParent[index] ? head : { ...head, time: null })),
        dates: heads.dates.map((date, index) => (isParent[index] ? date : null)),
      }
    : null;
}
