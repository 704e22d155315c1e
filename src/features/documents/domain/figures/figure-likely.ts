import type { NumberKind } from '../document.ts';
import { aboutOf } from './figure-about.ts';
import type { Figure } from './figure-context.ts';
import { cuesIn } from './figure-cue.ts';
import { surroundingsOf } from './figure-feature.ts';
import { judgeFigure, MARKED_KINDS } from './figure-judge.ts';
import { isFall, isSameShareThen } from './figure-percent.ts';

/** How far beyond its border a kind must be; what may last some months is not only a company's money. */
const LIKELY = 0.2;
const SURER: Partial<Record<NumberKind, number>> = { runway: 0.5 };

/** People and buyers counted are too often a part, or somebody else's, for words alone to tell. */
const NOT_BY_WORDS: ReadonlySet<NumberKind> = new Set(['other', 'customers', 'users', 'team']);

/** Of these a paper tells one: where a rule has read it, what else looks like it is a part, a plan or another's. */
const TOLD_ONCE: ReadonlySet<NumberKind> = new Set(['ask', 'valuation', 'runway', 'burn']);

const LONGEST_RUNWAY = 60;

/** `We sold two old trucks for 12 million`: of what is no trade. */
const SOLD_A_THING =
  /\b(?:sold|vendu(?:e?s)?|cede(?:e?s)?)\b[^.;]{0,30}\b(?:trucks?|vehicles?|cars?|machines?|plots?|buildings?|land|camions?|vehicules?|terrains?|immeubles?)\b/;

/** Whether a figure can be of a kind at all, as it is written. */
function canBe(kind: NumberKind, { unit, numeral, value, passage: { text } }: Figure): boolean {
  if (kind === 'growth') return numeral.unit === 'percent' && !isSameShareThen(text, numeral);
  if (kind === 'runway') return numeral.unit === 'months' && value <= LONGEST_RUNWAY;
  return unit === 'money' && !(kind === 'revenue' && SOLD_A_THING.test(text));
}

/** Whether a figure stands in a sentence, no rule and no table says what it is of, and words alone may. */
function isOpen({ unit, numeral, kind, account, holder, about, isOfRow, isTile }: Figure): boolean {
  const isUnnamed = kind === 'other' && account === null && holder === undefined && about === undefined;
  const isCount = unit !== 'money' && numeral.unit !== 'percent' && numeral.unit !== 'months';
  return isUnnamed && !isCount && isOfRow !== true && isTile !== true;
}

/** How far from a figure a word stands by which rules name figures. */
const NEAR = 40;
/** Whether a rule has heard a word of the kind beside the figure, or of something that is none, and did not name it so. */
const isRefused = (kind: NumberKind, { passage, numeral }: Figure): boolean =>
  cuesIn(passage.text).some(
    (cue) =>
      (cue.kind === kind || cue.kind === 'none') &&
      cue.start < numeral.end + NEAR &&
      cue.end > numeral.start - NEAR,
  );

/** Whether a margin beyond the border of a kind suffices for this figure. */
export const isLikely = (kind: NumberKind, margin: number, figure: Figure): boolean =>
  !NOT_BY_WORDS.has(kind) &&
  margin >= (SURER[kind] ?? LIKELY) &&
  canBe(kind, figure) &&
  !isRefused(kind, figure);

function likelyKind(figure: Figure): NumberKind | null {
  const { kind: marked, margin } = judgeFigure(surroundingsOf(figure));
  const kind = MARKED_KINDS[marked];
  return isLikely(kind, margin, figure) && aboutOf(figure) === null ? kind : null;
}

/** The figures that no rule names, with what the words around them make likely (docs/rules/figures-in-sentences.md). */
export function withLikely(figures: readonly Figure[]): Figure[] {
  const told = new Set(figures.map(({ kind }) => kind));
  return figures.map((figure) => {
    const kind = isOpen(figure) ? likelyKind(figure) : null;
    if (kind === null || (TOLD_ONCE.has(kind) && told.has(kind))) return figure;
    return { ...figure, kind, rate: kind === 'cash' ? null : figure.rate, isLikely: true };
  });
}

/** Growth that a sentence tells as a fall is less than nothing, as a table would write it. */
export const withFalls = (figures: readonly Figure[]): Figure[] =>
  figures.map((figure) =>
    figure.kind === 'growth' &&
    figure.value > 0 &&
    figure.isOfRow !== true &&
    isFall(figure.passage.text, figure.numeral)
      ? { ...figure, value: -figure.value }
      : figure,
  );

/** The same for rules, which take nothing for likely, and conclude nothing from what is listed aside. */
export const certainOf = (figures: readonly Figure[]): Figure[] =>
  figures.flatMap((figure) =>
    figure.isAside === true ? [] : [figure.isLikely === true ? { ...figure, kind: 'other' } : figure],
  );
