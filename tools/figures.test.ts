import { expect, test } from 'vitest';
import { surroundingsOf } from '../src/features/documents/domain/figures/figure-feature.ts';
import { judgeFigure } from '../src/features/documents/domain/figures/figure-judge.ts';
import { FIGURE_MODEL } from '../src/features/documents/domain/figures/figure-weights.ts';
import { SENTENCE_MODEL } from '../src/features/documents/domain/meaning/sentence-weights.ts';
import { isOfPapers, readFigures } from './meaning/figure-set.ts';
import { crossJudged, prepareFigures, writersOf } from './meaning/train-figures.ts';

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
  const written = marked.filter(({ origin }) => !isOfPapers(origin));
  expect(written.length).toBeGreaterThan(7000);
  expect(written.filter(({ language }) => language === 'fr').length).toBeGreaterThan(written.length / 3);
  expect(written.filter(({ kind }) => kind === 'other').length).toBeGreaterThan(0.4 * written.length);
});

test('what is learned finds more of strangers’ figures than the rules, and is right as often', () => {
  const told = crossJudged(prepared, writersOf(prepared).slice(-1));
  const sum = (by: 'ruled' | 'learned', at: 0 | 1) => told.reduce((all, one) => all + one[by][at], 0);
  expect(told.map(({ kind }) => kind)).toContain('valuation');
  expect(sum('learned', 0)).toBeGreaterThan(1.15 * sum('ruled', 0));
  expect(sum('learned', 1)).toBeGreaterThan(0.94 * sum('ruled', 1));
}, 120_000);
