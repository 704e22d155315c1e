import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import type { PlacedPassage } from '../text/section.ts';

const OF_AN_OPINION =
  /^\W*(?:[a-z]+ )?(?:audit(?:or)?'?s?'? (?:opinion|conclusion|report)|opinion of (?:the )?auditors?|audit|(?:avis|opinion|rapport|certification) (?:du |des |de l')?(?:commissaires?(?: aux comptes)?|cac|auditeurs?|reviseurs?))\W*$/;
const IS_QUALIFIED =
  /^\W*(?:adverse|qualified|disclaim\w+|(?:certifie[es]* )?avec (?:une |des )?reserves?|reserves? (?:sur|pour|relative)|defavorable|refus|impossibilite)\b/;
const IS_YEAR = /\b(20[0-4]\d)\b/;
const LINES_ABOVE = 20;

/** Which of the cells behind a label is of the latest year, by the head above; the first where no years are told. */
function latestOf(passages: readonly PlacedPassage[], index: number, size: number): number {
  const page = passages[index]?.page;
  const head = passages
    .slice(Math.max(0, index - LINES_ABOVE), index)
    .filter((one) => one.page === page)
    .map((one) => cellsOf(one).flatMap(({ text }) => (IS_YEAR.exec(text)?.[1] ?? []) as string[]))
    .findLast(({ length }) => length === size && length > 1);
  return head ? head.indexOf(head.toSorted().at(-1) ?? '') : 0;
}

/** `Auditor's conclusion | adverse – stocks not written down | unmodified`: the opinion on the latest year in a table of figures. */
export const flagOpinionRow: FlagRule = ({ passages }) => {
  const rows = passages.filter((passage, index) => {
    const [label, ...cells] = cellsOf(passage);
    if (!label || cells.length === 0 || !OF_AN_OPINION.test(label.text)) return false;
    return IS_QUALIFIED.test(cells[latestOf(passages, index, cells.length)]?.text ?? '');
  });
  return rows.length === 0
    ? []
    : [{ code: 'OPINION_QUALIFIED', quotes: distinctQuotes(rows.map(quoteWhole)) }];
};
