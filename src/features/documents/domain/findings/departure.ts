import type { FlagCode, Severity } from '../document.ts';
import type { Sign } from '../extraction.ts';
import { FLAG_SEVERITY } from './finding-text.ts';
import type { PlacedPassage } from '../text/section.ts';

/** What became of the shares, or who does the work now. */
const IS_SETTLED =
  /\b(?:vested|unvested|(?:came|went|returned|gone) back to the company|bought back|shares (?:were |have been )?(?:returned|cancelled|repurchased)|(?:has |have )?(?:taken|took) over|replaced by|succeeded by|now (?:runs|leads|does|heads)|runs (?:technology|finance|operations|sales|it|the)\b|is acting|(?:sont |est )?revenue?s? a la societe|rachetee?s?|(?:a )?repris (?:le|la|son) (?:poste|direction|suite)|remplacee? par|assure l'interim|non acquises)\b/;
const LESS: Readonly<Record<Severity, Severity>> = {
  critical: 'high',
  high: 'medium',
  medium: 'low',
  low: 'low',
};

/** Somebody who left, told with what became of the shares or who follows, is one degree less grave. */
export function asReplaced(sign: Sign<FlagCode>, passages: readonly PlacedPassage[]): Sign<FlagCode> {
  if (sign.code !== 'KEY_PERSON_LEFT') return sign;
  const pages = new Set(sign.quotes.map(({ page }) => page));
  const isSettled = passages.some(({ text, page }) => pages.has(page.source.page) && IS_SETTLED.test(text));
  return isSettled ? { ...sign, severity: LESS[sign.severity ?? FLAG_SEVERITY[sign.code]] } : sign;
}
