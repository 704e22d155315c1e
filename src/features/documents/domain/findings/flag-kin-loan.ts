import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { IS_KIN } from '../meaning/insider-loan.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import type { PlacedPassage } from '../text/section.ts';

/** The head of a table of loans, or of the columns in which they are told. */
const HEADS_LOANS =
  /\b(?:(?:convertible|promissory|loan) notes?|loans|borrowings|lenders?|principal|interest|prets|emprunts|preteurs?|capital (?:restant )?du|interets?|taux)\b/;
const OF_SHARES = /\b(?:shares|actions|parts|register|pool|options)\b/;
const IS_OVER = /\b(?:repaid|paid back|settled|converted|cleared|rembourse[es]*|solde[es]*|converti[es]*)\b/;
const A_SUM = /\d{4}|\d{1,3}[ ,.]\d{3}/;
const LINES_ABOVE = 6;

/** `Rosa Mendes (sister of the founder)  90,000  12%`: a row of a table of loans, which names the family of one of the company's own. */
export const flagKinLoan: FlagRule = ({ passages }) => {
  const isLoan = (passage: PlacedPassage, index: number): boolean => {
    if (!IS_KIN.test(passage.text) || IS_OVER.test(passage.text) || !A_SUM.test(passage.text)) return false;
    if (cellsOf(passage).length < 2) return false;
    const above = passages
      .slice(Math.max(0, index - LINES_ABOVE), index)
      .filter(({ page }) => page === passage.page)
      .map(({ text }) => text);
    const heads = [passage.heading?.text ?? '', ...above];
    return heads.some((line) => HEADS_LOANS.test(line)) && !heads.some((line) => OF_SHARES.test(line));
  };
  const quotes = distinctQuotes(passages.filter(isLoan).map(quoteWhole));
  return quotes.length === 0 ? [] : [{ code: 'RELATED_PARTY', quotes }];
};
