import type { NumberKind } from '../document.ts';
import type { NumeralContext } from './figure-context.ts';
import { countKind } from './figure-count.ts';
import { moneyKind } from './figure-money.ts';
import { monthsKind } from './figure-months.ts';
import { percentKind } from './figure-percent.ts';

export function kindOf(context: NumeralContext): NumberKind {
  const { unit } = context.numeral;
  if (unit === 'months') return monthsKind(context);
  if (unit === 'percent' || unit === 'times') return percentKind(context);
  if (unit === 'years') return monthsKind(context);
  return unit === 'money' ? moneyKind(context) : countKind(context);
}
