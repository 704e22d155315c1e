import type { NumberKind } from '../document.ts';
import { kindAnswered } from './figure-answer.ts';
import type { NumeralContext } from './figure-context.ts';
import { countKind } from './figure-count.ts';
import { isTakenFromCash } from './figure-held.ts';
import { measureBeside } from './figure-line.ts';
import { moneyKind } from './figure-money.ts';
import { monthsKind } from './figure-months.ts';
import { percentKind } from './figure-percent.ts';
import type { Numeral } from '../words/numeral.ts';

/** `K1.4 million less than at the end of March`: how much two amounts are apart. */
const IS_DIFFERENCE =
  /^ ?(?:less|more|lower|higher|fewer|down|up|short|de moins|de plus|en moins|en plus) (?:than|on|from|qu'|que) ?(?:(?:at|in|on|for|a|au|en|fin|the|last|that|l'|le|la) ?)*(?:(?:end|close|start|fin|cloture|month|quarter|year|half|mois|trimestre|semestre|an|annee|previous|prior|before|budget|plan)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|20\d\d|\d{1,2} [a-z]{3})\b)/;

/** `revenue was reduced by`: how much was taken from a sum, or added to it. */
const IS_CHANGE =
  /\b(?:was|were|been|is|are|being|a ete|ont ete|est|sont) (?:reduced|increased|lowered|raised|adjusted|restated|corrected|cut|written (?:down|up)|reduite?s?|augmentee?s?|diminuee?s?|minoree?s?|majoree?s?|corrigee?s?|ajustee?s?|retraitee?s?) (?:by|de) (?:about |some |environ )?(?:[^\s\d]{1,5} ?)?$/;
/** Whether a sum or a count is told as the difference of two. */
export const isDifference = (text: string, { unit, start, end }: Numeral): boolean =>
  (unit === 'money' || unit === 'count') &&
  (IS_DIFFERENCE.test(text.slice(end)) || IS_CHANGE.test(text.slice(0, start)));

/** `Rs 25 million from DFCC Bank at 13.5%`: no balance of a bank, but a loan of it. */
const AT_INTEREST = /^ from [^.;\d]{2,60}(?: at|,) \d{1,2}(?:[.,]\d+)? ?%/;

export function kindOf(context: NumeralContext): NumberKind {
  const said = kindSaid(context);
  const kind = said === 'other' ? (kindAnswered(context) ?? said) : said;
  const isNotHeld = AT_INTEREST.test(context.text.slice(context.numeral.end)) || isTakenFromCash(context);
  return kind === 'cash' && isNotHeld ? 'other' : kind;
}

function kindSaid(context: NumeralContext): NumberKind {
  const { unit, start, end } = context.numeral;
  if (isDifference(context.text, context.numeral)) return 'other';
  // What a customer costs or brings is named beside it, whatever its page is of.
  if (unit === 'money' && measureBeside(context.text, start, end, unit) !== null) return 'other';
  if (unit === 'months') return monthsKind(context);
  if (unit === 'percent' || unit === 'times') return percentKind(context);
  if (unit === 'years') return monthsKind(context);
  return unit === 'money' ? moneyKind(context) : countKind(context);
}
