import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figureTable, overall } from './meaning/figure-table.ts';
import { figuresOf, prepare, train, trainNet } from './meaning/train.ts';

/*
 * Trains the model that tells what a sentence of a document says, from `tools/meaning/sentences/*.tsv`:
 *
 *   npm run train:meaning
 *
 * It writes the weights and the figures of the cross-validation, and prints the table of docs/rules/sentence-meaning.md. The
 * same set always gives the same bytes. It takes two minutes of processor, nearly all for the net.
 */

const FOLDER = path.join(import.meta.dirname, 'meaning');
const NET = path.join(
  import.meta.dirname,
  '../src/features/documents/domain/meaning/sentence-net-weights.ts',
);
const WEIGHTS = path.join(
  import.meta.dirname,
  '../src/features/documents/domain/meaning/sentence-weights.ts',
);

/** Not as a decimal: 0.707 looks like a constant that somebody wrote out. */
const thousandths = (value: number): string => `${Math.round(1000 * value)} / 1000`;

const prepared = prepare();
const figures = figuresOf(prepared);
const model = train(prepared, figures);
const net = trainNet(prepared);

writeFileSync(path.join(FOLDER, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
const { labels, data, ...rest } = model;
const lines = [
  '// Written by `npm run train:meaning`.',
  "import type { StoredModel } from './sentence-model.ts';",
  "import { SENTENCE_NET } from './sentence-net-weights.ts';",
  '',
  `export const SENTENCE_MODEL = {`,
  `  setSha256: '${rest.setSha256}',`,
  `  places: ${rest.places},`,
  '  labels: [',
  ...labels.map(
    ({ code, bias, scale, flagAt, askAt }) =>
      `    { code: '${code}', bias: ${bias}, scale: ${scale}, flagAt: ${thousandths(flagAt)}, askAt: ${thousandths(askAt)} },`,
  ),
  '  ],',
  `  data: '${data}',`,
  '  net: SENTENCE_NET,',
  '} as const satisfies StoredModel;',
];
writeFileSync(WEIGHTS, `${lines.join('\n')}\n`);

writeFileSync(
  NET,
  [
    '// Written by `npm run train:meaning`.',
    "import type { StoredNet } from './sentence-model.ts';",
    '',
    'export const SENTENCE_NET = {',
    `  scales: [${net.scales.join(', ')}],`,
    `  data: '${net.data}',`,
    '} as const satisfies StoredNet;',
    '',
  ].join('\n'),
);

console.log(figureTable(figures.labels));
console.log(
  `${prepared.sentences.length} sentences, ${model.places} features, ${Math.round(data.length / 1024)} KB and ${Math.round(net.data.length / 1024)} KB`,
);
console.log(overall(figures.labels));
