import { distinctQuotes, type FlagRule, quoteWhole } from '../extraction.ts';
import { IS_KIN, ROLE } from '../meaning/insider-loan.ts';
import { cellsOf } from '../sums/itemised-row.ts';
import { isFilledNow, numberRowOf } from '../sums/number-row.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';

/** The head of a table of loans, or of the columns in which they are told. */
const HEADS_LOANS =
  /\b(?:(?:convertible|promissory|loan) notes?|loans|borrowings|lenders?|principal|interest|prets|emprunts|preteurs?|capital (?:restant )?du|interets?|taux)\b/;
const OF_SHARES = /\b(?:shares|actions|parts|register|pool|options)\b/;
const IS_OVER = /\b(?:repaid|paid back|settled|converted|cleared|rembourse[es]*|solde[es]*|converti[es]*)\b/;
const A_SUM = /\d{4}|\d{1,3}[ ,.]\d{3}/;
const LINES_ABOVE = 6;

/** `Loan to Inversiones Peralta (firm of the majority partner's brother)`: a row that says by itself that it is one. */
const IS_A_LOAN =
  /^\W*(?:(?:unsecured|interest[- ]free|short|long)[- ](?:term )?)?(?:loans?|advances?|prets?|avances?) (?:given |granted |made |due |accorde[es]* |consenti[es]* )?(?:to|from|by|a|au|aux|de|du) /;
/** `Chairwoman, no interest, on call`: somebody of the company with the terms of a loan. */
const OF_OWN_PERSON = new RegExp(
  String.raw`, (?:the )?${ROLE}\b[^;]{0,30}\b(?:no interest(?! in\b)|interest[- ]free|without interest|on call|on demand|repayable|callable|sans interets?|a vue|remboursable)\b`,
);
/** `Shareholder loan | Hirut Mekonnen | 18,500,000 | 15% a year, repayable on demand`. */
const OF_ITS_OWNERS = new RegExp(
  String.raw`^\W*(?:total )?(?:loans? (?:from|by|of) (?:the |our )?${ROLE}|${ROLE}'?s?'? loans?)\b`,
);
const ON_WHAT_TERMS =
  /\b(?:on (?:demand|call)|callable|no (?:interest|paper|written \w+|agreement|fixed term)|interest[- ]free|without (?:interest|paper|agreement)|unsecured|days' notice|a vue|sans (?:interet|convention|echeance|ecrit))\b/;
/** `Disclosure under AS 18`, `IAS 24 Related parties`: what is told below is of those close to the company. */
const HEADS_RELATED =
  /\b(?:(?:ind )?as[- ](?:18|24)|ias 24|related part(?:y|ies)|parties liees|parties apparentees)\b/;
const NOT_A_LOAN =
  /\b(?:salar(?:y|ies)|remuneration|deposits?|rents?|staff|employees?|subsidiar\w+|group compan\w+|banks?|customers?|farmers?|interest (?:paid|received|on)|repayments?|personnel|filiales?|banques?|clients?|salaires?|loyers?)\b/;
const LINES_OF_A_NOTE = 16;
const LINES_OF_TERMS = 3;

/** `Rosa Mendes (sister of the founder)  90,000  12%`: a row of a table of loans, which names the family of one of the company's own, or a loan in a note on those close to it. */
export const flagKinLoan: FlagRule = ({ passages, tables }) => {
  const isOfNote = (passage: PlacedPassage, index: number): boolean => {
    const isOfOwners =
      OF_ITS_OWNERS.test(passage.text) &&
      passages
        .slice(index, index + LINES_OF_TERMS)
        .some(({ page, text }) => page === passage.page && ON_WHAT_TERMS.test(text));
    const isOfOwn = isOfOwners || OF_OWN_PERSON.test(passage.text);
    if (!isOfOwn && !IS_A_LOAN.test(passage.text)) return false;
    if (IS_OVER.test(passage.text) || NOT_A_LOAN.test(passage.text)) return false;
    const row = numberRowOf(passage);
    if (!row?.filled[0] || !isFilledNow(row, passage, tables)) return false;
    return (
      isOfOwn ||
      passages
        .slice(Math.max(0, index - LINES_OF_A_NOTE), index)
        .some(({ page, text }) => page === passage.page && HEADS_RELATED.test(text))
    );
  };
  const isLoan = (passage: PlacedPassage, index: number): boolean => {
    if (!IS_KIN.test(passage.text) || IS_OVER.test(passage.text) || !A_SUM.test(passage.text)) return false;
    // A sentence that a page breaks into lines has no cells.
    const isBroken = /[.!]$/.test(passage.text) && cellsAtTabs(passage).length < 2;
    if (isBroken || cellsOf(passage).length < 2) return false;
    const above = passages
      .slice(Math.max(0, index - LINES_ABOVE), index)
      .filter(({ page }) => page === passage.page)
      .map(({ text }) => text);
    const heads = [passage.heading?.text ?? '', ...above];
    return (
      (IS_A_LOAN.test(passage.text) || heads.some((line) => HEADS_LOANS.test(line))) &&
      !heads.some((line) => OF_SHARES.test(line))
    );
  };
  const quotes = distinctQuotes(
    passages.filter((one, index) => isLoan(one, index) || isOfNote(one, index)).map(quoteWhole),
  );
  return quotes.length === 0 ? [] : [{ code: 'RELATED_PARTY', quotes }];
};
