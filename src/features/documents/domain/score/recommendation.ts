import type { FindingTexts } from '../findings/finding-text.ts';
import { type Finding, type Recommendation, type Section, SEVERITIES } from '../document.ts';

const gravity = ({ severity }: Finding): number => (severity === null ? -1 : SEVERITIES.indexOf(severity));

/** What to mend first: each flag once, the gravest first, then the heaviest sections that are missing. */
export function recommend(
  flags: readonly Finding[],
  sections: readonly Section[],
  { addSection }: FindingTexts,
): Recommendation[] {
  const once = [
    ...new Map(flags.toSorted((a, b) => gravity(b) - gravity(a)).map((flag) => [flag.code, flag])).values(),
  ];
  const missing = sections.filter(({ found }) => !found).toSorted((a, b) => b.weight - a.weight);
  return [
    ...once.flatMap(({ code, mend }) => (mend === null ? [] : [{ text: mend, because: code }])),
    ...missing.map(({ id, label, weight }) => ({
      text: addSection({ id, label, weight }),
      because: `SECTION_MISSING:${id}`,
    })),
  ];
}
