import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { analyseDocument } from '../src/features/documents/domain/analysis.ts';
import { judgeCompany } from './eval-documents/score-companies.ts';
import { readWritten, TYPE_OF_KIND } from './eval-documents/truth.ts';

const FOLDER = path.join(import.meta.dirname, 'measured-documents');
const TIMEOUT_MS = 120_000;

test('papers in which nothing is wrong raise no flag', { timeout: TIMEOUT_MS }, async () => {
  const papers = await readWritten(path.join(FOLDER, 'clean'));
  expect(papers).toHaveLength(30);
  const told = papers.flatMap(({ name, truth, pages, hiddenPages }) =>
    analyseDocument({
      type: TYPE_OF_KIND[truth.kind] ?? 'legal_docs',
      pages,
      hiddenPages,
      facts: { name: truth.company },
    }).flags.map(({ code }) => `${name}: ${code}`),
  );
  expect(told).toEqual([]);
});

test.each(['companies5', 'companies6', 'companies7', 'companies8', 'companies9'])(
  'of the companies of %s what was planted is found, and nothing is invented',
  { timeout: TIMEOUT_MS },
  async (set) => {
    const folders = readdirSync(path.join(FOLDER, set));
    expect(folders).toHaveLength(12);
    const verdicts = await Promise.all(folders.map((name) => judgeCompany(path.join(FOLDER, set, name))));
    expect(verdicts.flatMap(({ invented }) => invented)).toEqual([]);
    expect(verdicts.flatMap(({ missed }) => missed.map(({ metric }) => metric))).toEqual([]);
  },
);
