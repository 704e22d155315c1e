import { expect, test } from 'vitest';
import { surroundingsOf } from '../src/features/documents/domain/figures/figure-feature.ts';
import { judgeFigure } from '../src/features/documents/domain/figures/figure-judge.ts';
import { FIGURE_MODEL } from '../src/features/documents/domain/figures/figure-weights.ts';
import { SENTENCE_MODEL } from '../src/features/documents/domain/meaning/sentence-weights.ts';
import { PAPERS, readFigures } from './meaning/figure-set.ts';
import { crossJudged, prepareFigures } from './meaning/train-figures.ts';

const marked = readFigures();
const prepared = prepareFigures(marked);

test('the committed weights are those of the set, and all weights are below 2 MB', () => {
  expect(FIGURE_MODEL.setSha256).toBe(prepared.setSha256);
  const right = prepared.seen.filter(({ kind, figure }) => judgeFigure(surroundingsOf(figure)).kind === kind);
  expect(right.length / prepared.seen.length).toBeGreaterThan(0.9);
  const kept = [FIGURE_MODEL.data, SENTENCE_MODEL.data, SENTENCE_MODEL.net.data];
  expect(kept.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(2e6);
});

test('the set is broad: both languages, and nearly as many figures of nothing named as of all kinds', () => {
  const written = marked.filter(({ origin }) => origin !== PAPERS);
  expect(written.length).toBeGreaterThan(7000);
  expect(written.filter(({ language }) => language === 'fr').length).toBeGreaterThan(written.length / 3);
  expect(written.filter(({ kind }) => kind === 'other').length).toBeGreaterThan(0.4 * written.length);
});

test('what is learned finds more of strangers’ figures than the rules, and is right as often', () => {
  const told = crossJudged(prepared);
  expect(told.length).toBe(10);
  for (const { kind, ruled, learned } of told) {
    expect([kind, learned[0] > ruled[0]]).toEqual([kind, true]);
    expect([kind, learned[1] >= ruled[1] - 6]).toEqual([kind, true]);
  }
}, 120_000);
