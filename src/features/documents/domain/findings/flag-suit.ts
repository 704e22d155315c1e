import { distinctQuotes, type FlagRule, quoteFigure, type Extraction, yearlyIncome } from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import type { PlacedPassage } from '../text/section.ts';

/** A claim for so much of a year's income may end the company. */
const GRAVE_SHARE = 0.25;

/** The latest yearly income in a currency. */
function incomeIn(extraction: Extraction, currency: string | null): number | null {
  const yearly = yearlyIncome(extraction).filter((one) => one.currency === currency);
  return yearly.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0]?.value ?? null;
}

/** Disputes that are told for a quarter of a year's income or more: as grave as the doubt whether a company goes on. */
export const flagSuit: FlagRule = (extraction) => {
  const said: ReadonlySet<PlacedPassage> = new Set(extraction.meaning.said.get('LITIGATION_PENDING'));
  if (said.size === 0) return [];
  const claimed = extraction.figures.filter(({ unit, passage }) => unit === 'money' && said.has(passage));
  const isGrave = ({ value, currency }: Figure): boolean => {
    const income = incomeIn(extraction, currency);
    return income !== null && income > 0 && value >= income * GRAVE_SHARE;
  };
  const grave = claimed.filter(isGrave);
  return grave.length === 0
    ? []
    : [{ code: 'LITIGATION_PENDING', severity: 'critical', quotes: distinctQuotes(grave.map(quoteFigure)) }];
};
