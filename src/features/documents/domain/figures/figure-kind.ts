import type { NumberKind } from '../document.ts';
import type { NumeralContext } from './figure-context.ts';
import { countKind } from './figure-count.ts';
import { measureBeside } from './figure-line.ts';
import { moneyKind } from './figure-money.ts';
import { monthsKind } from './figure-months.ts';
import { percentKind } from './figure-percent.ts';

export function kindOf(context: NumeralContext): NumberKind {
  const { unit, start, end } = context.numeral;
  // What a customer costs or brings is named beside it, whatever its page is of.
  if (unit === 'money' && measureBeside(context.text, start, end, unit) !== null) return 'other';
  if (unit === 'months') return monthsKind(context);
  if (unit === 'percent' || unit === 'times') return percentKind(context);
  if (unit === 'years') return monthsKind(context);
  return unit === 'money' ? moneyKind(context) : countKind(context);
}
