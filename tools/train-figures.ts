import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresByRules, readFigures } from './meaning/figure-set.ts';
import { crossJudged, prepareFigures, toldTable, trainFigures, writersOf } from './meaning/train-figures.ts';

/*
 * Trains what tells what a figure of a sentence is of, from `tools/meaning/figures/*.tsv`:
 *
 *   npm run train:figures
 *
 * It writes the weights and prints the table of docs/rules/figures-in-sentences.md; seconds.
 */

const WEIGHTS = path.join(import.meta.dirname, '../src/features/documents/domain/figures/figure-weights.ts');

const prepared = prepareFigures([...readFigures(), ...figuresByRules()]);
const { labels, data, setSha256, places } = trainFigures(prepared);
const lines = [
  '// Written by `npm run train:figures`.',
  "import type { FigureModel } from './figure-judge.ts';",
  '',
  'export const FIGURE_MODEL: FigureModel = {',
  `  setSha256: '${setSha256}',`,
  `  places: ${places},`,
  '  labels: [',
  ...labels.map(({ kind, bias, scale }) => `    { kind: '${kind}', bias: ${bias}, scale: ${scale} },`),
  '  ],',
  `  data: '${data}',`,
  '};',
];
writeFileSync(WEIGHTS, `${lines.join('\n')}\n`);
console.log(toldTable(crossJudged(prepared, writersOf(prepared))));
console.log(`${prepared.seen.length} figures, ${places} features, ${Math.round(data.length / 1024)} KB`);
