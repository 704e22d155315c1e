import { markdownTable } from './markdown-table.ts';
import type { Figure } from './train.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const HEAD = [
  'sentence says',
  'sentences',
  'en: found',
  'right',
  'fr: found',
  'right',
  'others’: found',
  'right',
  'asked',
];

/** The figures as the rules page prints them: of the sentences of a label how many are found, how many finds are right, how many more are asked about. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ label, sentences, byLanguage, writers, asked }) => [
    label,
    String(sentences),
    ...[byLanguage.en, byLanguage.fr, writers].flatMap(({ recall, precision }) => [
      percent(recall),
      percent(precision),
    ]),
    percent(asked),
  ]);
  return markdownTable([HEAD, ...rows]);
}

/** All labels together: the share of labelled sentences found, and of finds that are right. */
export function overall(figures: readonly Figure[]): { readonly recall: number; readonly precision: number } {
  let [labelled, found, right] = [0, 0, 0];
  for (const { sentences, right: hits, found: finds } of figures) {
    labelled += sentences;
    right += hits;
    found += finds;
  }
  return { recall: right / labelled, precision: right / found };
}
