import type { NumberKind } from '../document.ts';
import { type Figure, MONEY_KINDS } from './figure-context.ts';
import { surroundingsOf } from './figure-feature.ts';
import { judgeFigure, MARKED_KINDS } from './figure-judge.ts';

/** How far beyond its border a kind must be: what looks like it and is not is met oftener of some. */
const LIKELY = 0.2;
const SURER: Partial<Record<NumberKind, number>> = { runway: 0.5, customers: 0.35, users: 0.35 };

/** Of these a paper tells one: where a rule has read it, what else looks like it is a part, a plan or another's. */
const TOLD_ONCE: ReadonlySet<NumberKind> = new Set(['ask', 'valuation', 'runway', 'team', 'burn']);

const LONGEST_RUNWAY = 60;
const FEWEST = 3;

/** Whether a figure can be of a kind at all, as it is written. */
function canBe(kind: NumberKind, { unit, numeral, value }: Figure): boolean {
  if (kind === 'growth') return numeral.unit === 'percent';
  if (kind === 'runway') return numeral.unit === 'months' && value <= LONGEST_RUNWAY;
  if (MONEY_KINDS.has(kind) || kind === 'market') return unit === 'money';
  return unit === 'count' && numeral.unit === 'count' && Number.isInteger(value) && value >= FEWEST;
}

/** Whether a figure stands in a sentence, and no rule and no table says what it is of. */
const isOpen = ({ kind, account, holder, about, isOfRow = false, isTile = false }: Figure): boolean =>
  kind === 'other' && account === null && holder === undefined && about === undefined && !isOfRow && !isTile;

function likelyKind(figure: Figure): NumberKind | null {
  const judged = judgeFigure(surroundingsOf(figure));
  const kind: NumberKind = MARKED_KINDS[judged.kind];
  const isSure = judged.margin >= (SURER[kind] ?? LIKELY);
  return kind !== 'other' && isSure && canBe(kind, figure) ? kind : null;
}

/** The figures that no rule names, with what the words around them make likely. */
export function withLikely(figures: readonly Figure[]): Figure[] {
  const told = new Set(figures.map(({ kind }) => kind));
  return figures.map((figure) => {
    const kind = isOpen(figure) ? likelyKind(figure) : null;
    if (kind === null || (TOLD_ONCE.has(kind) && told.has(kind))) return figure;
    return { ...figure, kind, isLikely: true };
  });
}

/** The same for rules, which take nothing for likely. */
export const asCertain = (figure: Figure): Figure =>
  figure.isLikely === true ? { ...figure, kind: 'other' } : figure;
