import { createHash } from 'node:crypto';
import { foldPage } from '../../src/features/documents/domain/text/folded-page.ts';
import {
  cannotMean,
  isFlagCode,
  lessFor,
  oppositeOf,
} from '../../src/features/documents/domain/meaning/meaning-rule.ts';
import {
  NET_SHARE,
  OF_ANYTHING_WRONG,
  type StoredModel,
  type StoredNet,
} from '../../src/features/documents/domain/meaning/sentence-model.ts';
import { LAYERS, type Net, netJudge } from '../../src/features/documents/domain/meaning/sentence-net.ts';
import { bytesOf } from '../../src/features/documents/domain/meaning/stored-weights.ts';
import { fitNet, type Worded } from './learn-net.ts';
import {
  featuresOfSet,
  fit,
  FOLDS,
  foldsOf,
  isByWriters,
  isOfPapers,
  isOpen,
  labelsOf,
  readSentences,
  scoresOf,
  type Sentence,
  type Signs,
  type Table,
  tableOf,
  trustOf,
  type Weights,
} from './learn.ts';
import { packed, zipped } from './pack.ts';

export type Figure = {
  readonly label: string;
  readonly sentences: number;
  /** Sentences above the border, and those of them that carry the label. */
  readonly found: number;
  readonly right: number;
  readonly flagAt: number;
  readonly askAt: number;
  readonly byLanguage: Readonly<Record<'en' | 'fr', { readonly precision: number; readonly recall: number }>>;
  /** Of the sentences of writers who had not read the engine. */
  readonly writers: { readonly precision: number; readonly recall: number };
  readonly asked: number;
};

/** The figures of one state of the set. */
export type Figures = {
  readonly setSha256: string;
  /** Of the net after a short training. */
  readonly probeSha256: string;
  readonly labels: readonly Figure[];
};

export type Prepared = {
  readonly sentences: readonly Sentence[];
  readonly table: Table;
  readonly worded: readonly Worded[];
  readonly labels: readonly string[];
  readonly signs: Signs;
};

export function prepare(sentences: readonly Sentence[] = readSentences()): Prepared {
  const labels = labelsOf(sentences);
  const read = featuresOfSet(sentences);
  return {
    sentences,
    table: tableOf(read),
    worded: read.map(({ words }) => words),
    labels,
    signs: {
      labels: labels.length + 1,
      trust: trustOf(sentences),
      of: Int8Array.from(
        sentences.flatMap((sentence) => [
          ...labels.map((label) => (isOpen(sentence, label) ? 0 : sentence.labels.includes(label) ? 1 : -1)),
          sentence.labels.some(isFlagCode) ? 1 : -1,
        ]),
      ),
    },
  };
}

/** The same set with some of its labels alone, and whether anything is wrong: no label's weights depend on another's. */
function only(prepared: Prepared, codes: readonly string[]): Prepared {
  const { labels, signs } = prepared;
  const kept = [...labels.keys()].filter((at) => codes.includes(labels[at] ?? ''));
  const columns = [...kept, labels.length];
  return {
    ...prepared,
    labels: kept.map((at) => labels[at] ?? ''),
    signs: {
      ...signs,
      labels: columns.length,
      of: Int8Array.from({ length: signs.trust.length * columns.length }, (_, index) => {
        const row = Math.floor(index / columns.length);
        return signs.of[row * signs.labels + (columns[index % columns.length] ?? 0)] ?? 0;
      }),
    },
  };
}

/** The last label, that anything is wrong, goes into those of the flags. */
function shared({ labels }: Prepared, { bias, weights }: Weights): Weights {
  const of = labels.length + 1;
  const isFlag = labels.map((label) => (isFlagCode(label) ? OF_ANYTHING_WRONG : 0));
  const mixed = (values: Float64Array) =>
    Float64Array.from({ length: (values.length / of) * labels.length }, (_, index) => {
      const [row, label] = [Math.floor(index / labels.length), index % labels.length];
      return (values[row * of + label] ?? 0) + (isFlag[label] ?? 0) * (values[row * of + of - 1] ?? 0);
    });
  return { bias: mixed(bias), weights: mixed(weights) };
}

const fitted = (prepared: Prepared, chosen: readonly number[]): Weights =>
  shared(prepared, fit(prepared.table, prepared.signs, chosen));

/** What the net adds to the score of each label. */
function netScores(prepared: Prepared, net: Net): (words: Worded) => Float64Array {
  const { labels } = prepared;
  const judge = netJudge(net);
  const isFlag = labels.map((label) => (isFlagCode(label) ? OF_ANYTHING_WRONG : 0));
  return (words) => {
    const scores = judge(words);
    return Float64Array.from(
      labels,
      (_, at) => NET_SHARE * ((scores[at] ?? 0) + (isFlag[at] ?? 0) * (scores[labels.length] ?? 0)),
    );
  };
}

/** Scores of every sentence by weights that never saw it or a near-copy. */
function crossScores(prepared: Prepared): Float64Array[] {
  const folds = foldsOf(prepared.sentences);
  const { rows } = prepared.table;
  const scores: Float64Array[] = rows.map(() => new Float64Array(0));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = [...rows.keys()].filter((index) => folds[index] !== fold);
    const weights = fitted(prepared, others);
    const byNet = netScores(prepared, fitNet(prepared.worded, prepared.signs, others));
    for (const [index, row] of rows.entries()) {
      if (folds[index] !== fold) continue;
      const added = byNet(prepared.worded[index] ?? []);
      scores[index] = scoresOf(weights, row).map((score, at) => score + (added[at] ?? 0));
    }
  }
  return scores;
}

const NEVER = -1e9;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

type Judged = { readonly score: number; readonly is: boolean; readonly sentence: Sentence };

/** What the engine would make of the scores of a label with its rules. */
function judgedBy({ sentences, labels }: Prepared, scores: readonly Float64Array[], label: string): Judged[] {
  const at = labels.indexOf(label);
  const opposite = labels.indexOf(oppositeOf(label) ?? '');
  return sentences.flatMap((sentence, index) => {
    if (isOpen(sentence, label)) return [];
    const score = scores[index]?.[at] ?? NEVER;
    const { text } = foldPage({ page: 1, text: sentence.text });
    const isOut = (opposite >= 0 && (scores[index]?.[opposite] ?? NEVER) > score) || cannotMean(label, text);
    return [
      { score: isOut ? NEVER : score - lessFor(label, text), is: sentence.labels.includes(label), sentence },
    ];
  });
}

/**
 * Where a flag is taken as said, the same for each: on papers, by weights that learned from none of them, borders drawn for each
 * label found less at the same precision. A strength is taken where F-measure puts it, precision weighing more.
 */
const FLAG_AT = 0.35;
const TO_SAY = 0.6;
/** Whether a company is well led is said by more words than any other thing: a flag must be surer still. */
const SURER: Readonly<Record<string, number>> = { GOVERNANCE_WEAK: 0.7 };
/** A question may be wrong, so recall weighs twice. */
const TO_ASK = 2;
/** Where no border is right often enough. */
const HIGHEST = 1;

/** The border with the best F-measure, where recall weighs `beta` times as much as precision. */
function borderFor(judged: readonly Judged[], beta: number): number {
  const labelled = judged.filter(({ is }) => is).length;
  let [right, best, border] = [0, 0, HIGHEST];
  for (const [index, { score, is }] of judged.toSorted((a, b) => b.score - a.score).entries()) {
    if (score === NEVER) break;
    if (!is) continue;
    right += 1;
    const measure = ((1 + beta * beta) * right) / (beta * beta * labelled + index + 1);
    if (measure > best) [best, border] = [measure, score];
  }
  return rounded(border - 5e-4);
}

function figureOf(prepared: Prepared, scores: readonly Float64Array[], label: string): Figure {
  const judged = judgedBy(prepared, scores, label);
  // Borders are drawn by what others wrote, and of flags by papers: one's own sentences are easier.
  const others = judged.filter(
    ({ sentence }) => isByWriters(sentence) || (sentence.labels.length === 0 && isOfPapers(sentence)),
  );
  const papers = judged.filter(({ sentence }) => isOfPapers(sentence));
  const flagAt = isFlagCode(label) ? (SURER[label] ?? FLAG_AT) : borderFor(others, TO_SAY);
  const askAt = Math.min(flagAt, borderFor(isFlagCode(label) ? papers : others, TO_ASK));
  const share = (own: readonly Judged[]) => {
    const found = own.filter(({ score }) => score >= flagAt);
    const right = found.filter(({ is }) => is).length;
    return {
      precision: rounded(found.length === 0 ? 1 : right / found.length),
      recall: rounded(right / Math.max(1, own.filter(({ is }) => is).length)),
    };
  };
  const of = (language: string) => share(judged.filter(({ sentence }) => sentence.language === language));
  const labelled = judged.filter(({ is }) => is);
  const asked = labelled.filter(({ score }) => score >= askAt && score < flagAt).length;
  return {
    label,
    sentences: labelled.length,
    found: judged.filter(({ score }) => score >= flagAt).length,
    right: labelled.filter(({ score }) => score >= flagAt).length,
    flagAt,
    askAt,
    byLanguage: { en: of('en'), fr: of('fr') },
    writers: share(judged.filter(({ sentence }) => isByWriters(sentence))),
    asked: rounded(asked / Math.max(1, labelled.length)),
  };
}

/** What cross-validation says of each label. */
export function figuresOf(prepared: Prepared, scores = crossScores(prepared)): Figures {
  return {
    setSha256: sha256Of(prepared),
    probeSha256: probeNet(prepared),
    labels: prepared.labels.map((label) => figureOf(prepared, scores, label)),
  };
}

const sha256Of = ({ sentences }: Prepared): string =>
  createHash('sha256').update(JSON.stringify(sentences)).digest('hex');

const LARGEST_OF_ONE = 127;
const LARGEST_OF_TWO = 32_767;
const largest = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** The net as it is kept: its table in whole steps of one byte, its layers in steps of two. */
function storedNet(net: Net): StoredNet {
  const { table, ...layers } = net;
  const scale = largest(table) / LARGEST_OF_ONE;
  const rest = LAYERS.map((name) => layers[name]);
  const scales = rest.map((values) => largest(values) / LARGEST_OF_TWO);
  const bytes = new Uint8Array(table.length + 2 * rest.reduce((sum, { length }) => sum + length, 0));
  for (const [at, value] of table.entries()) bytes[at] = Math.round(value / scale);
  let from = table.length;
  for (const [index, values] of rest.entries())
    for (const value of values) {
      const whole = Math.round(value / (scales[index] || 1));
      bytes[from] = whole & 255;
      bytes[from + 1] = whole >> 8;
      from += 2;
    }
  return { scales: [scale, ...scales], data: zipped(bytes) };
}

/** The net of the whole set: minutes of work, the same bytes each time. */
export const trainNet = ({ worded, signs }: Prepared): StoredNet =>
  storedNet(fitNet(worded, signs, [...worded.keys()]));

const OF_THE_PROBE = 15;

/** What the net comes to after one round with a part of the set: it tells in a second whether the net is still trained as it was. */
export const probeNet = ({ worded, signs }: Prepared): string => {
  const rows = [...worded.keys()].filter((row) => row % OF_THE_PROBE === 0);
  const { data } = storedNet(fitNet(worded, signs, rows, 1));
  return createHash('sha256').update(bytesOf(data)).digest('hex');
};

/** The linear part of the model of the whole set, its weights in whole steps of one byte; of some labels alone the same. */
export function train(
  whole: Prepared,
  figures: Figures,
  codes: readonly string[] = whole.labels,
): Omit<StoredModel, 'net'> {
  const prepared = only(whole, codes);
  const { table, labels } = prepared;
  const weights = fitted(prepared, [...table.rows.keys()]);
  const { places, data, scales } = packed(table.places, labels.length, weights);
  const borders = new Map(figures.labels.map((figure) => [figure.label, figure]));
  return {
    setSha256: sha256Of(prepared),
    places,
    labels: labels.map((code, index) => ({
      code,
      bias: weights.bias[index] ?? 0,
      scale: scales[index] ?? 0,
      flagAt: borders.get(code)?.flagAt ?? HIGHEST,
      askAt: borders.get(code)?.askAt ?? HIGHEST,
    })),
    data,
  };
}
