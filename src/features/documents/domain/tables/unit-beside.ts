import type { CurrencyCode } from '#shared/domain/currency.ts';
import { cellNumber } from './cell-number.ts';
import type { Context } from './table-context.ts';
import { columnTime } from './table-period.ts';
import { scaleOfTable, type TableScale } from './table-scale.ts';
import type { Line } from './table.ts';

/** `Chiffre d'affaires   kF   6854`: what a cell of its own says a row is in. */
export function unitBeside({ cells }: Line, label: string, context: Context): TableScale | null {
  const told = cells
    .map(({ text }) => (text === label ? '' : text.replace(/ ?\/ ?(?:month|mo|mois)$/, '')))
    .find(
      (text) =>
        text !== '' && text.length <= LONGEST_UNIT && cellNumber(text) === null && !text.includes('/'),
    );
  if (told === undefined || columnTime(told) !== null) return null;
  return isReference(told, context) ? null : scaleOfTable(told, context.home);
}

/** `Emprunts   DA   16`, `Frais financiers   RM   29`: what the forms of OHADA call a line, and neither dinars nor millions of rand. */
export const isReference = (text: string, { home, unit, currency }: Context): boolean =>
  REFERENCE.test(text) && [home, unit?.currency, currency].some((one) => one && OF_OHADA.has(one));
const REFERENCE = /(?:^| )[a-dr-x][a-z]$/;
const OF_OHADA: ReadonlySet<CurrencyCode> = new Set<CurrencyCode>(['XOF', 'XAF', 'GNF', 'CDF', 'KMF']);
const LONGEST_UNIT = 12;

/** `Casings sold   no.   1,284`, `Margin   %   41`: what a cell of its own says a row counts, where that is no money. */
export function countBeside({ cells }: Line, label: string): 'count' | 'percent' | null {
  const told = cells.find(({ text }) => text !== label && (text === '%' || OF_THINGS.test(text)));
  return told === undefined ? null : told.text === '%' ? 'percent' : 'count';
}
const OF_THINGS =
  /^(?:#|n°|nos?\.?|nb\.?|nbre|nombre|number|count|people|persons?|pers\.?|personnes|heads|ftes?|etp|units?|unites?|pcs|pieces|litres?|kgs?|tonnes?|tons|t|kms?|ha|kwh|mwh|days?|jours?|hours?|heures?|months|mois|times)$/;
