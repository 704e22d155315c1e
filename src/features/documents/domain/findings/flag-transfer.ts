import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { MAY } from '../meaning/plain-words.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import { RIGHTS_IN_WORK } from '../words/right-word.ts';

/** What a paper, or what stands a few lines above, is about. */
const OF_RIGHTS = new RegExp(`\\b(?:${RIGHTS_IN_WORK})\\b`);
const LINES_ABOVE = 8;
/** `He has not signed the assignment`, `no paper has been executed` of what somebody agreed to make over. */
const IS_UNSIGNED = [
  /\b(?:deed|assignment|acte|cession)\b[^.;]{0,40}\b(?:not (?:yet )?(?:been )?(?:signed|executed)|unsigned|non signee?|pas (?:encore )?signee?)\b/,
  /\b(?:has|have) (?:not|never) (?:yet |so far )?signed (?:the|any|an|his|her|its|that) (?:deed of )?(?:assignments?|transfers?)\b/,
  /\bn'(?:a|ont) (?:toujours |encore )?(?:pas|jamais) (?:encore )?signe (?:l'acte de |la |l'|de |d'acte de )?(?:cession|transfert)\b/,
  /\b(?:agreed|promised|undertook|accepted|offered)\b[^.;]{0,24} to (?:make over|assign|transfer|hand over|sign over)\b[^.]{0,80}\b(?:no|not|never|nothing)\b[^.;]{0,30}\b(?:executed|signed|on paper|in writing|written)\b/,
  /\b(?:s'est engagee?|a (?:accepte|promis|dit oui))\b[^.;]{0,30}\b(?:de|a) (?:nous )?(?:ceder|transferer|transmettre)\b[^.]{0,80}\b(?:aucun|pas|rien|jamais)\b[^.;]{0,30}\b(?:signe|ecrit|acte|papier)\w*/,
];
const NOT_SO = new RegExp(
  String.raw`\b(?:if|unless|where|should|shall|${MAY}|shares?|lease|land|receivables?|since signed|then signed|si|actions|parts sociales|terrain|bail|creances?)\b`,
);

/** `Assigned to us`: the head of a column, below which one says `no`. */
const HEADS_ASSIGNED =
  /^\W*(?:assignment|cedee?|cession|(?:assigned|transferred|ceded) to (?:us|the company)|(?:deed|acte) signee?d?)\b/;
const IS_NOT =
  /^\W*(?:no|not (?:yet )?(?:signed|assigned|executed|transferred)?|non|pas (?:encore )?\w*|pending|outstanding|unsigned|en attente|a signer)(?:[,;.]|$| -)/;
const cellsIn = (passage: PlacedPassage): string[] => cellsAtTabs(passage).map((cell) => cell.trim());

/** Rows of a table of works that say in its column of assignments that there is none. */
function unassignedRows(passages: readonly PlacedPassage[]): PlacedPassage[] {
  return passages.flatMap((head, index) => {
    const heads = cellsIn(head);
    const at = heads.findIndex((cell, place) => place > 0 && HEADS_ASSIGNED.test(cell));
    if (at < 0) return [];
    const below = passages.slice(index + 1).filter(({ page }) => page === head.page);
    const until = below.findIndex((one) => cellsIn(one).length !== heads.length);
    return below.slice(0, until < 0 ? undefined : until).filter((one) => IS_NOT.test(cellsIn(one)[at] ?? ''));
  });
}

/** A transfer of rights in work that is not on paper, in a paper or a part of one that is about such rights. */
export const flagTransfer: FlagRule = ({ passages, type }) => {
  if (type !== 'legal_docs') return [];
  const told = passages.filter((passage, index) => {
    const { text, page } = passage;
    if (!IS_UNSIGNED.some((one) => one.test(text)) || NOT_SO.test(text)) return false;
    const around = [
      page.text.slice(0, TITLE),
      passage.heading?.text ?? '',
      ...passages
        .slice(Math.max(0, index - LINES_ABOVE), index + 1)
        .filter((one: PlacedPassage) => one.page === page)
        .map((one) => one.text),
    ];
    return around.some((line) => OF_RIGHTS.test(line));
  });
  const found = [...told, ...unassignedRows(passages)];
  return found.length === 0
    ? []
    : [{ code: 'IP_NOT_ASSIGNED', quotes: distinctQuotes(found.map(quoteWhole)) }];
};
const TITLE = 200;
