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
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
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
