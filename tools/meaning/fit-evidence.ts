import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_TYPES } from '../../src/features/documents/domain/document.ts';
import { foldPage } from '../../src/features/documents/domain/text/folded-page.ts';
import { candidatesIn } from '../../src/features/documents/domain/meaning/meaning.ts';
import { passagesOf } from '../../src/features/documents/domain/text/passage.ts';
import { readSections } from '../../src/features/documents/domain/text/section.ts';
import { isFlagCode } from '../../src/features/documents/domain/meaning/meaning-rule.ts';
import {
  type Evidence,
  type EvidenceWeights,
  beyondDoubt,
} from '../../src/features/documents/domain/meaning/sentence-evidence.ts';

const FOLDER = path.join(import.meta.dirname, 'papers');
const NAMES = ['margin', 'together', 'words', 'besideAnother', 'other'] as const;
const RIDGE = 0.5;
const ROUNDS = 30;

type Judged = { readonly code: string; readonly evidence: Evidence; readonly is: boolean };
/** A whole paper: what its sentences may say, and what is wrong by its writer. */
type Paper = {
  readonly file: string;
  readonly judged: readonly Judged[];
  readonly codes: ReadonlySet<string>;
};

/**
 * The papers that no weights have learned from: each sentence a line, with its paper, by its number and what kind of document
 * it is where it is no plan, and what it says.
 */
export function readPapers(): Paper[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const lines = readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n');
    const rows = lines.map((line) => {
      const [paper = '', , labels = '', text = ''] = line.split('\t');
      return { paper, labels: labels.split(/, ?/), text };
    });
    return [...Map.groupBy(rows, ({ paper }) => paper).values()].map((sentences): Paper => {
      const ends: number[] = [];
      for (const { text } of sentences) ends.push((ends.at(-1) ?? 0) + text.length + 1);
      const text = sentences.map((one) => `${one.text}\n`).join('');
      const type = DOCUMENT_TYPES.find((one) => sentences[0]?.paper.endsWith(one)) ?? 'business_plan';
      const { passages } = readSections(type, passagesOf([foldPage({ page: 1, text })]));
      const judged = candidatesIn(type, passages).worries.map(({ code, passage, evidence }) => {
        const row = sentences[ends.findIndex((end) => passage.start < end)];
        return { code, evidence, is: row?.labels.includes(code) ?? false };
      });
      return { file, judged, codes: new Set(sentences.flatMap(({ labels }) => labels)) };
    });
  });
}

/** Solves a system of equations by elimination; the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1)
    for (let below = at + 1; below < size; below += 1) {
      const factor = (rows[below]?.[at] ?? 0) / (rows[at]?.[at] ?? 1);
      rows[below] = (rows[below] ?? []).map((value, column) => value - factor * (rows[at]?.[column] ?? 0));
    }
  const found = Array.from({ length: size }, () => 0);
  for (let at = size - 1; at >= 0; at -= 1) {
    const known = found.reduce(
      (sum, value, column) => sum + (column > at ? value * (rows[at]?.[column] ?? 0) : 0),
      0,
    );
    found[at] = ((rows[at]?.[size] ?? 0) - known) / (rows[at]?.[at] ?? 1);
  }
  return found;
}

const rowOf = (evidence: Evidence): number[] => [1, ...NAMES.map((name) => evidence[name])];

/** A logistic regression with a ridge of a half on all but the bias, by Newton's method. */
export function fitEvidence(papers: readonly Paper[]): EvidenceWeights {
  const judged = papers.flatMap((paper) => paper.judged);
  let weights = Array.from({ length: NAMES.length + 1 }, () => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : RIDGE * weight));
    const bend = weights.map((_, row) => weights.map((__, at): number => (row === at && at > 0 ? RIDGE : 0)));
    for (const { evidence, is } of judged) {
      const values = rowOf(evidence);
      const odds = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-odds));
      for (const [at, value] of values.entries()) {
        slope[at] = (slope[at] ?? 0) + value * (share - (is ? 1 : 0));
        const line = bend[at] ?? [];
        for (const [column, other] of values.entries())
          line[column] = (line[column] ?? 0) + value * other * share * (1 - share);
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, at) => weight - (step[at] ?? 0));
  }
  const [bias = 0, margin = 0, together = 0, words = 0, besideAnother = 0, other = 0] = weights;
  return { bias, margin, together, words, besideAnother, other };
}

/** What each paper says against its company, of papers judged by weights of the other files. */
export function crossChecked(papers: readonly Paper[]) {
  const tally = { said: 0, found: 0, wrong: 0, clean: 0, alarmed: 0 };
  for (const [file, own] of Map.groupBy(papers, (paper) => paper.file)) {
    const weights = fitEvidence(papers.filter((paper) => paper.file !== file));
    for (const { judged, codes } of own) {
      const found = new Set(
        judged.filter(({ evidence }) => beyondDoubt(evidence, weights) >= 0).map(({ code }) => code),
      );
      const wrong = [...found].filter((code) => !codes.has(code)).length;
      const worries = new Set([...codes].filter((code) => isFlagCode(code) && code !== 'NOT_AUDITED'));
      tally.said += worries.size;
      tally.found += found.size - wrong;
      tally.wrong += wrong;
      if (worries.size > 0) continue;
      tally.clean += 1;
      if (wrong > 0) tally.alarmed += 1;
    }
  }
  return tally;
}
