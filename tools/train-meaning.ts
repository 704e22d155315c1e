import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figureTable, overall } from './meaning/figure-table.ts';
import { figuresOf, prepare, train } from './meaning/train.ts';

/*
 * Trains the model that tells what a sentence of a document says, from `tools/meaning/sentences/*.tsv`:
 *
 *   npm run train:meaning
 *
 * It writes the weights and the figures of the cross-validation, and prints the table of docs/rules/sentence-meaning.md. The
 * same set always gives the same bytes.
 */

const FOLDER = path.join(import.meta.dirname, 'meaning');
const WEIGHTS = path.join(import.meta.dirname, '../src/features/documents/domain/sentence-weights.ts');

const prepared = prepare();
const figures = figuresOf(prepared);
const model = train(prepared, figures);

writeFileSync(path.join(FOLDER, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
const { labels, data, ...rest } = model;
const lines = [
  '// Written by `npm run train:meaning`.',
  "import type { StoredModel } from './sentence-model.ts';",
  '',
  `export const SENTENCE_MODEL = {`,
  `  setSha256: '${rest.setSha256}',`,
  `  places: ${rest.places},`,
  '  labels: [',
  ...labels.map(
    ({ code, bias, scale, flagAt, askAt }) =>
      `    { code: '${code}', bias: ${bias}, scale: ${scale}, flagAt: ${flagAt}, askAt: ${askAt} },`,
  ),
  '  ],',
  `  data: '${data}',`,
  '} as const satisfies StoredModel;',
];
writeFileSync(WEIGHTS, `${lines.join('\n')}\n`);

console.log(figureTable(figures.labels));
console.log(
  `${prepared.sentences.length} sentences, ${model.places} features, ${Math.round(data.length / 1024)} KB`,
);
console.log(overall(figures.labels));
