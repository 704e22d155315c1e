import { createHash } from 'node:crypto';
import { zlibSync } from 'fflate';
import { foldPage } from '../../src/features/documents/domain/folded-page.ts';
import { cannotMean, oppositeOf } from '../../src/features/documents/domain/meaning-rule.ts';
import { BUCKETS, type Features } from '../../src/features/documents/domain/sentence-feature.ts';
import type { StoredModel } from '../../src/features/documents/domain/sentence-model.ts';
import {
  featuresOfSet,
  fit,
  FOLDS,
  foldsOf,
  labelsOf,
  readSentences,
  scoreOf,
  type Sentence,
} from './learn.ts';

/** A feature seen in fewer sentences than this is left out. */
const SEEN = 2;
const LARGEST = 127;

export type Figure = {
  readonly label: string;
  readonly sentences: number;
  /** Sentences above the border, and those of them that carry the label. */
  readonly found: number;
  readonly right: number;
  readonly flagAt: number;
  readonly askAt: number;
  readonly byLanguage: Readonly<Record<'en' | 'fr', { readonly precision: number; readonly recall: number }>>;
  readonly asked: number;
};

/** Features that enough sentences share, places renumbered by nothing: the table keeps them where they are. */
function withoutRare(rows: readonly Features[]): Features[] {
  const seen = new Uint32Array(BUCKETS);
  for (const { buckets } of rows) for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return rows.map(({ buckets, values }) => {
    const kept = [...buckets.keys()].filter((index) => (seen[buckets[index] ?? 0] ?? 0) >= SEEN);
    return {
      buckets: Int32Array.from(kept, (index) => buckets[index] ?? 0),
      values: Float64Array.from(kept, (index) => values[index] ?? 0),
    };
  });
}

export type Prepared = {
  readonly sentences: readonly Sentence[];
  readonly rows: readonly Features[];
  readonly folds: readonly number[];
  readonly labels: readonly string[];
};

export function prepare(text: string): Prepared {
  const sentences = readSentences(text);
  return {
    sentences,
    rows: withoutRare(featuresOfSet(sentences)),
    folds: foldsOf(sentences),
    labels: labelsOf(sentences),
  };
}

/** The scores of a label for the sentences of one fold, by weights of the others. */
function scoresOfFold(
  { sentences, rows, folds }: Prepared,
  label: string,
  fold: number,
): Map<number, number> {
  const rest = [...rows.keys()].filter((index) => folds[index] !== fold);
  const fitted = fit(
    rest.flatMap((index) => rows[index] ?? []),
    rest.map((index) => sentences[index]?.labels.includes(label) ?? false),
  );
  return new Map(
    [...rows.entries()].flatMap(([index, row]) =>
      folds[index] === fold ? [[index, scoreOf(fitted, row)] as const] : [],
    ),
  );
}

/**
 * The border with the best F-measure, where recall weighs `beta` times as much as precision. Half of its distance
 * from where the two sides balance is taken, since few sentences decide it.
 */
function borderFor(scored: readonly (readonly [number, boolean])[], beta: number): number {
  const labelled = scored.filter(([, is]) => is).length;
  let [right, best, border] = [0, 0, 0];
  for (const [index, [score, is]] of scored.entries()) {
    if (is) right += 1;
    const measure = ((1 + beta * beta) * right) / (beta * beta * labelled + index + 1);
    if (measure > best) [best, border] = [measure, score];
  }
  return border / 2;
}

/** A flag should be right, so precision weighs twice; a question may be wrong, so recall does. */
const TO_FLAG = 0.5;
const TO_ASK = 2;
const ASKED_BELOW = 0.1;
const NEVER = -1e9;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

type Judged = { readonly score: number; readonly is: boolean; readonly language: string };

/** Every sentence judged by weights that never saw it or a near-copy, as the engine would with its rules. */
function judgedBy(prepared: Prepared, label: string): Judged[] {
  const scoresFor = (code: string) =>
    new Map(Array.from({ length: FOLDS }, (_, fold) => [...scoresOfFold(prepared, code, fold)]).flat());
  const opposite = oppositeOf(label);
  const [own, other] = [scoresFor(label), opposite === null ? null : scoresFor(opposite)];
  return prepared.sentences.map(({ text, labels, language }, index) => {
    const score = own.get(index) ?? NEVER;
    const isOut = cannotMean(label, foldPage({ page: 1, text }).text) || (other?.get(index) ?? NEVER) > score;
    return { score: isOut ? NEVER : score, is: labels.includes(label), language };
  });
}

/** What cross-validation says of a label. */
export function figureOf(prepared: Prepared, label: string): Figure {
  const judged = judgedBy(prepared, label);
  const scored = judged.map(({ score, is }) => [score, is] as const).toSorted(([a], [b]) => b - a);
  const flagAt = rounded(borderFor(scored, TO_FLAG));
  const askAt = rounded(Math.min(flagAt, borderFor(scored, TO_ASK)) - ASKED_BELOW);
  const share = (language: string) => {
    const own = judged.filter((one) => one.language === language);
    const found = own.filter(({ score }) => score >= flagAt);
    const right = found.filter(({ is }) => is).length;
    return {
      precision: rounded(found.length === 0 ? 1 : right / found.length),
      recall: rounded(right / Math.max(1, own.filter(({ is }) => is).length)),
    };
  };
  const labelled = judged.filter(({ is }) => is);
  const asked = labelled.filter(({ score }) => score >= askAt && score < flagAt).length;
  return {
    label,
    sentences: labelled.length,
    found: judged.filter(({ score }) => score >= flagAt).length,
    right: labelled.filter(({ score }) => score >= flagAt).length,
    flagAt,
    askAt,
    byLanguage: { en: share('en'), fr: share('fr') },
    asked: rounded(asked / labelled.length),
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The model of the whole set, its weights in whole steps of one byte. */
export function train(text: string, prepared: Prepared, figures: readonly Figure[]): StoredModel {
  const { sentences, rows, labels } = prepared;
  const places = [...new Set(rows.flatMap(({ buckets }) => [...buckets]))].toSorted((a, b) => a - b);
  const fitted = labels.map((label) =>
    fit(
      rows,
      sentences.map((sentence) => sentence.labels.includes(label)),
    ),
  );
  const scales = fitted.map(
    ({ weights }) =>
      places.reduce((most, place) => Math.max(most, Math.abs(weights[place] ?? 0)), 0) / LARGEST,
  );
  const bytes = new Uint8Array(places.length * (2 + labels.length));
  let before = 0;
  for (const [row, place] of places.entries()) {
    bytes[2 * row] = (place - before) & 255;
    bytes[2 * row + 1] = (place - before) >> 8;
    before = place;
    for (const [label, { weights }] of fitted.entries())
      bytes[2 * places.length + row * labels.length + label] = Math.round(
        (weights[place] ?? 0) / (scales[label] || 1),
      );
  }
  return {
    setSha256: sha256(text),
    places: places.length,
    labels: labels.map((code, index) => ({
      code,
      bias: fitted[index]?.bias ?? 0,
      scale: scales[index] ?? 0,
      flagAt: figures[index]?.flagAt ?? 1,
      askAt: figures[index]?.askAt ?? 1,
    })),
    data: Buffer.from(zlibSync(bytes, { level: 9 })).toString('base64'),
  };
}
