import { createHash } from 'node:crypto';
import {
  figureFeatures,
  surroundingsOf,
} from '../../src/features/documents/domain/figures/figure-feature.ts';
import {
  type FigureModel,
  MARKED_KINDS,
  type MarkedKind,
} from '../../src/features/documents/domain/figures/figure-judge.ts';
import type { NumberKind } from '../../src/features/documents/domain/document.ts';
import { isLikely } from '../../src/features/documents/domain/figures/figure-likely.ts';
import { BY_RULES, isOfPapers, type MarkedFigure } from './figure-set.ts';
import { fit, scoresOf, type Signs, type Table, tableOf } from './learn.ts';
import { markdownTable } from './markdown-table.ts';
import { packed } from './pack.ts';

const KINDS = Object.keys(MARKED_KINDS).toSorted() as MarkedKind[];
/** A feature of fewer figures than this is left out: what is kept stays small. */
const FEWEST = 120;

type Seen = MarkedFigure & { readonly figure: NonNullable<MarkedFigure['figure']> };
type Prepared = {
  readonly setSha256: string;
  readonly seen: readonly Seen[];
  readonly table: Table;
  readonly signs: Signs;
};

export function prepareFigures(marked: readonly MarkedFigure[]): Prepared {
  const seen = marked.filter((one): one is Seen => one.figure !== null);
  const features = seen.map(({ figure }) => figureFeatures(surroundingsOf(figure)));
  const byWriters = marked.filter(({ origin }) => origin !== BY_RULES);
  const text = JSON.stringify(
    byWriters.map(({ origin, line, kind, written }) => [origin, line, kind, written]),
  );
  return {
    setSha256: createHash('sha256').update(text).digest('hex'),
    seen,
    table: tableOf(features, FEWEST),
    signs: {
      labels: KINDS.length,
      of: Int8Array.from(seen.flatMap(({ kind }) => KINDS.map((label) => (label === kind ? 1 : -1)))),
      trust: Float64Array.from(seen, ({ trust }) => trust),
    },
  };
}

/** The weights of the whole set, in whole steps of one byte. */
export function trainFigures({ setSha256, seen, table, signs }: Prepared): FigureModel {
  const weights = fit(table, signs, [...seen.keys()]);
  const { places, data, scales } = packed(table.places, KINDS.length, weights);
  return {
    setSha256,
    places,
    labels: KINDS.map((kind, index) => ({
      kind,
      bias: weights.bias[index] ?? 0,
      scale: scales[index] ?? 0,
    })),
    data,
  };
}

/** What is found of each kind and how much of what is named so is right, in per cent; by the rules alone and with what is learned. */
export type Told = {
  readonly kind: string;
  readonly figures: number;
  readonly ruled: readonly [found: number, right: number];
  readonly learned: readonly [found: number, right: number];
};

/** Who pays and who uses are one and the same to many writers. */
const asBuyers = (kind: NumberKind): string => (kind === 'users' ? 'customers' : kind);

/** The writers of the set, by their files. */
export const writersOf = ({ seen }: Prepared): string[] =>
  [...new Set(seen.map(({ origin }) => origin))].filter(
    (origin) => !isOfPapers(origin) && origin !== BY_RULES,
  );

/** The figures of some writers, each judged by what was learned from all others. */
export function crossJudged({ seen, table, signs }: Prepared, origins: readonly string[]): Told[] {
  const judged = origins.flatMap((origin) => {
    const others = [...seen.keys()].filter((index) => seen[index]?.origin !== origin);
    const weights = fit(table, signs, others);
    return seen.flatMap((one, index) => {
      const row = table.rows[index];
      if (one.origin !== origin || !row) return [];
      const scores = scoresOf(weights, row);
      const best = scores.indexOf(Math.max(...scores));
      const kind = MARKED_KINDS[KINDS[best] ?? 'other'];
      const learned = isLikely(kind, scores[best] ?? 0, one.figure) ? kind : 'other';
      const ruled = one.figure.kind;
      return [{ is: MARKED_KINDS[one.kind], ruled, learned: ruled === 'other' ? learned : ruled }];
    });
  });
  const share = (part: number, whole: number) => Math.round((100 * part) / Math.max(1, whole));
  const kinds = [...new Set(judged.map(({ is }) => asBuyers(is)))].filter((kind) => kind !== 'other');
  return kinds.toSorted().map((kind) => {
    const of = judged.filter(({ is }) => asBuyers(is) === kind);
    const counts = (by: 'ruled' | 'learned'): readonly [number, number] => {
      const named = judged.filter((one) => asBuyers(one[by]) === kind);
      const right = named.filter(({ is }) => asBuyers(is) === kind).length;
      return [share(right, of.length), share(right, named.length)];
    };
    return { kind, figures: of.length, ruled: counts('ruled'), learned: counts('learned') };
  });
}

/** The same as the rules page prints it. */
export const toldTable = (told: readonly Told[]): string =>
  markdownTable([
    ['a figure of', 'figures', 'rules find', 'right', 'with what is learned', 'right'],
    ...told.map(({ kind, figures, ruled, learned }) => [
      kind,
      String(figures),
      ...[...ruled, ...learned].map((share) => `${share} %`),
    ]),
  ]);
