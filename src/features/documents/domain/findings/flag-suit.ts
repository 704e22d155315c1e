import {
  distinctQuotes,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
  type Extraction,
  yearlyIncome,
} from '../extraction.ts';
import type { FlagCode } from '../document.ts';
import type { Figure } from '../figures/figure-context.ts';
import { hasEnded } from '../worries/litigation.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';

/** A claim for so much of a year's income may end the company. */
const GRAVE_SHARE = 0.25;

/** The latest yearly income in a currency. */
function incomeIn(extraction: Extraction, currency: string | null): number | null {
  const yearly = yearlyIncome(extraction).filter((one) => one.currency === currency);
  return yearly.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0]?.value ?? null;
}

const LITIGATION: FlagCode = 'LITIGATION_PENDING';
const COURT =
  /\b(?:courts?|tribunal|cour d'appel|arbitrat\w+|prud'hommes|high court|magistrates?|cour supreme)\b/;
/** How a list of cases tells that one is open. */
const STAGE =
  /^\W*(?:next )?(?:hearing|mention|pending|trial|listed|adjourned|under appeal|appeal pending|judge?ment (?:reserved|awaited|due|expected)|en cours|audience|en delibere|delibere|renvoyee?|mise en etat|jugement attendu|pendante?)\b/;
/** What the company claims itself. */
const BY_US =
  /^\W*(?:\d+\W+)?(?:the )?(?:company|we|us|la societe|nous)\b|\b(?:debt recovery|recouvrement|our claim|claimed by (?:us|the company))\b/;
const FEWEST_CELLS = 3;

/** `Mutiso and 14 others | Labour Court, Nairobi | KES 22m | hearing 9 July`: the row of a case that is open. */
function isOpenCase(passage: PlacedPassage): boolean {
  const { text } = passage;
  const cells = cellsAtTabs(passage);
  return (
    cells.length >= FEWEST_CELLS &&
    cells.some((cell) => COURT.test(cell)) &&
    cells.some((cell) => STAGE.test(cell)) &&
    !BY_US.test(text) &&
    !hasEnded(text)
  );
}

/** Open cases of a list, and disputes that are told for a quarter of a year's income or more: as grave as the doubt whether a company goes on. */
export const flagSuit: FlagRule = (extraction) => {
  const rows = extraction.passages.filter(isOpenCase);
  const listed: Sign<FlagCode>[] =
    rows.length === 0 ? [] : [{ code: LITIGATION, quotes: distinctQuotes(rows.map(quoteWhole)) }];
  const said: ReadonlySet<PlacedPassage> = new Set(extraction.meaning.said.get(LITIGATION));
  if (said.size === 0) return listed;
  const claimed = extraction.figures.filter(({ unit, passage }) => unit === 'money' && said.has(passage));
  const isGrave = ({ value, currency }: Figure): boolean => {
    const income = incomeIn(extraction, currency);
    return income !== null && income > 0 && value >= income * GRAVE_SHARE;
  };
  const grave = claimed.filter(isGrave);
  return grave.length === 0
    ? listed
    : [...listed, { code: LITIGATION, severity: 'critical', quotes: distinctQuotes(grave.map(quoteFigure)) }];
};
