import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SENTENCE_MODEL } from '../src/features/documents/domain/sentence-weights.ts';
import { figureTable, overall } from './meaning/figure-table.ts';
import { foldsOf } from './meaning/learn.ts';
import { type Figures, prepare, probeNet, train } from './meaning/train.ts';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const prepared = prepare();
const figures: Figures = JSON.parse(read('meaning/figures.json'));

test('the committed weights are those that the set gives, to the byte, and below 2 MB', () => {
  const model = train(prepared, figures);
  expect({ ...model, net: SENTENCE_MODEL.net }).toEqual(SENTENCE_MODEL);
  expect(model.setSha256).toBe(figures.setSha256);
  expect(SENTENCE_MODEL.data.length + SENTENCE_MODEL.net.data.length).toBeLessThan(2e6);
}, 120_000);

test('the net is trained as it was when its weights were written', () => {
  expect(probeNet(prepared)).toBe(figures.probeSha256);
}, 120_000);

test('the set is broad: thousands of sentences, both languages, and more that say nothing than say any one thing', () => {
  const { sentences } = prepared;
  expect(sentences.length).toBeGreaterThan(7000);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  expect(sentences.filter(({ language }) => language === 'fr').length).toBeGreaterThan(sentences.length / 4);
  expect(sentences.filter(({ labels }) => labels.length === 0).length).toBeGreaterThan(sentences.length / 4);
});

test('near-copies are judged together', () => {
  const copies = ['We hold no licence from the ministry.', 'We hold no licence from the ministry yet.'];
  const others = ['A truck carries eight tonnes.', 'The school has a well.', 'Farmers sell in May.'];
  const [one, other] = foldsOf([...copies, ...others].map((text) => ({ text })));
  expect(other).toBe(one);
});

test('the rules page prints the figures', () => {
  const page = read('../docs/rules/sentence-meaning.md');
  expect(page).toContain(figureTable(figures.labels));
  const { recall, precision } = overall(figures.labels);
  expect(page).toContain(
    `${Math.round(100 * recall)} % of the sentences, ${Math.round(100 * precision)} % of what it finds`,
  );
  expect(precision).toBeGreaterThan(0.8);
  expect(recall).toBeGreaterThan(0.5);
});
