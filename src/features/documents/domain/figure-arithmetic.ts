import type { Figure } from './figure-context.ts';

const CLOSE = 0.1;
const COULD_BE_EITHER: ReadonlySet<Figure['kind']> = new Set([
  'cash',
  'burn',
  'expenses',
  'other',
  'revenue',
]);
const BY_MONTH = /\b(?:month|monthly|mois|mensuel\w*)\b/;

type Pair = { readonly cash: Figure; readonly burn: Figure; readonly gap: number };

/** Two sums beside a runway whose quotient it is: what is in the bank and what goes out in a month. */
function pairFor(claim: Figure, figures: readonly Figure[]): Pair | null {
  const sums = figures.filter(
    ({ kind, unit, passage, isForecast, value }) =>
      unit === 'money' &&
      value >= SMALLEST_SUM &&
      !isForecast &&
      COULD_BE_EITHER.has(kind) &&
      Math.abs(passage.line - claim.passage.line) <= LINES_AROUND,
  );
  const near = sums.slice(0, MOST_SUMS);
  const pairs = near.flatMap((burn) =>
    near.flatMap((cash): Pair[] => {
      const isPair =
        cash !== burn && cash.currency === burn.currency && cash.kind !== 'burn' && burn.kind !== 'cash';
      const monthly = burn.rate === 'monthly' || BY_MONTH.test(burn.passage.text);
      const gap = Math.abs(cash.value / burn.value / claim.value - 1);
      return isPair && monthly && gap <= CLOSE ? [{ cash, burn, gap }] : [];
    }),
  );
  return pairs.toSorted((a, b) => a.gap - b.gap)[0] ?? null;
}
const MOST_SUMS = 12;
const SMALLEST_SUM = 500;
const LINES_AROUND = 8;
const MOST_CLAIMS = 5;

/**
 * Words for cash and burn are many, their arithmetic is one: where a runway is claimed and cash or burn was not
 * recognised, two sums of its page that yield it are taken for them.
 */
export function settleRunway(figures: readonly Figure[]): Figure[] {
  const has = (kind: Figure['kind']): boolean => figures.some((figure) => figure.kind === kind);
  if (!has('runway') || (has('cash') && has('burn'))) return [...figures];
  const claims = figures.filter(({ kind }) => kind === 'runway').slice(0, MOST_CLAIMS);
  for (const claim of claims) {
    const pair = pairFor(claim, figures);
    if (!pair) continue;
    return figures.map((figure) => {
      if (figure === pair.cash) return { ...figure, kind: 'cash' };
      return figure === pair.burn ? { ...figure, kind: 'burn' } : figure;
    });
  }
  return [...figures];
}

const TOLERANCE = 0.01;
const MOST_PARTS = 40;

/** The first run of at least two figures, in reading order, that adds up to a whole within 1 %. */
export function runAddingTo(whole: number, figures: readonly Figure[]): Figure[] | null {
  for (let from = 0; from + 1 < Math.min(figures.length, MOST_PARTS); from += 1) {
    let sum = figures[from]?.value ?? 0;
    for (let to = from + 1; to < Math.min(figures.length, from + MOST_PARTS); to += 1) {
      sum += figures[to]?.value ?? 0;
      if (Math.abs(sum - whole) <= TOLERANCE * whole) return figures.slice(from, to + 1);
      if (sum > whole * 1.5) break;
    }
  }
  return null;
}

const FOR = /\b(?:for|pour|to)\b/;

/** A sum for something, followed by sums that add up to it, in the last part of a document that asks for nothing else. */
export function settleAsk(figures: readonly Figure[]): Figure[] {
  if (figures.some(({ kind }) => kind === 'ask')) return [...figures];
  const late = figures.slice(Math.floor(figures.length * 0.6));
  const ask = late.find(({ kind, unit, passage, currency, numeral }, index) => {
    const after = late
      .slice(index + 1, index + MOST_PARTS)
      .filter((one) => one.unit === 'money' && one.currency === currency);
    const isFor = FOR.test(passage.text.slice(numeral.end, numeral.end + 12));
    const parts = after.filter((one) => one.passage.page === passage.page);
    return unit === 'money' && kind === 'other' && isFor && runAddingTo(numeral.value, parts) !== null;
  });
  return figures.map((figure) => (figure === ask ? { ...figure, kind: 'ask' } : figure));
}

/** Sums after an ask that add up to it are what it is for, whatever words stand beside them. */
export function settleUses(figures: readonly Figure[]): Figure[] {
  const ask = figures.find(({ kind, unit }) => kind === 'ask' && unit === 'money');
  if (!ask) return [...figures];
  const after = figures
    .slice(figures.indexOf(ask) + 1)
    .filter(
      ({ unit, currency, passage, numeral }) =>
        (unit === 'money' || numeral.isScaled) &&
        (currency === ask.currency || currency === null) &&
        passage.page === ask.passage.page,
    );
  const uses = new Set(runAddingTo(ask.value, after));
  return figures.map((figure) => (uses.has(figure) ? { ...figure, kind: 'other' } : figure));
}
