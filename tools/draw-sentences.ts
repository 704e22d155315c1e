import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPlantedIn } from './eval-documents/same-passage.ts';
import { CODES_OF_CATEGORY } from './eval-documents/true-words.ts';
import { readWritten, TYPE_OF_KIND, type Written } from './eval-documents/truth.ts';
import { foldPage } from '../src/features/documents/domain/text/folded-page.ts';
import { passagesOf, quotePassage } from '../src/features/documents/domain/text/passage.ts';
import { readSections } from '../src/features/documents/domain/text/section.ts';
import { labelsOf, readSentences } from './meaning/learn.ts';

/*
 * Draws sentences from rounds of papers that were measured before, to learn from them: what was planted in them, and every
 * second of the other sentences; of clean extracts each sentence.
 *
 *   node tools/run.mjs tools/draw-sentences.ts learn tools/measured-documents/round-aaa ... tools/measured-documents/extracts/beside.jsonl ...
 *   node tools/run.mjs tools/draw-sentences.ts fit tools/measured-documents/round-vvvv ...
 *
 * `learn` writes `tools/meaning/sentences/documents-aaa.tsv`, for `npm run train:meaning`; `fit` writes each paper whole to
 * `tools/meaning/papers/round-vvvv.tsv`, for `npm run fit:evidence`. No round may be in both: what weights have learned from
 * is easier than what is met. Drawn once, for what is read changes with the reader.
 */

const set = readSentences();
const labels = new Set(labelsOf(set));
/** What a worry of the category is learned as; undefined for sums, which no sentence says by itself. */
function labelOf(category: string): string | undefined {
  if (category === 'unsigned_or_expired_agreement') return 'AGREEMENT_NOT_SIGNED';
  const [code] = CODES_OF_CATEGORY[category] ?? [];
  return code !== undefined && labels.has(code) ? code : undefined;
}
/** Writers have one word for accounts with a qualified opinion and for those that nobody audited. */
const NOBODY_AUDITED =
  /\b(?:unaudited|not (?:been |yet )?audited|neither .{0,40} audited|no (?:external |independent |statutory )?audit(?:or)?\b|audit .{0,40} not been started|auditor has not been engaged|nobody (?:from )?outside|never (?:been )?audited|aucun (?:audit|commissaire)|pas (?:ete )?audites?|jamais nomme|non audites?)\b/i;

const SHORTEST = 4;
const EVERY = 2;

type Drawn = { readonly language: string; readonly labels: readonly string[]; readonly text: string };

type Paper = Pick<Written, 'pages'> & {
  readonly truth: Pick<Written['truth'], 'kind' | 'language' | 'flags'>;
};

const extractsIn = (file: string): Paper[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { type: kind, language, text } = JSON.parse(line);
      return { pages: [{ page: 1, text }], truth: { kind, language, flags: [] } };
    });

function drawnFrom({ pages, truth }: Paper): { readonly type: string; readonly sentences: Drawn[] } {
  const type = TYPE_OF_KIND[truth.kind] ?? 'legal_docs';
  const { passages } = readSections(type, passagesOf(pages.map((page) => foldPage(page))));
  const sentences = passages.flatMap((passage): Drawn[] => {
    const text = quotePassage(passage).text.replaceAll(/\s+/g, ' ').trim();
    if (text.split(' ').length < SHORTEST) return [];
    const own = truth.flags.flatMap(({ category, quote, also = [] }) => {
      const label = labelOf(category);
      if (label === undefined || ![quote, ...also].some((planted) => isPlantedIn(text, planted))) return [];
      return [label === 'OPINION_QUALIFIED' && NOBODY_AUDITED.test(passage.text) ? 'NOT_AUDITED' : label];
    });
    return [{ language: truth.language, labels: [...new Set(own)], text }];
  });
  return { type, sentences };
}

const rowOf = ({ language, labels, text }: Drawn): string[] => [language, labels.join(',') || '-', text];
const written = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.join('\t')}\n`).join('');

const [purpose, ...folders] = process.argv.slice(2);
const known = new Set(set.map(({ text }) => text));
for (const folder of folders) {
  const isOfExtracts = folder.endsWith('.jsonl');
  const name = isOfExtracts
    ? `extracts-${path.basename(folder, '.jsonl')}`
    : path.basename(folder).replace(/^round-/, '');
  const papers = (isOfExtracts ? extractsIn(folder) : await readWritten(folder)).map(drawnFrom);
  if (purpose === 'fit') {
    const rows = papers.flatMap(({ type, sentences }, index) =>
      sentences.map((sentence) => [`${index + 1} ${type}`, ...rowOf(sentence)]),
    );
    writeFileSync(path.join(import.meta.dirname, `meaning/papers/round-${name}.tsv`), written(rows));
    continue;
  }
  let others = 0;
  const rows = papers.flatMap(({ sentences }) =>
    sentences.filter(({ labels, text }) => {
      if (known.has(text)) return false;
      if (labels.length === 0) others += 1;
      if (labels.length === 0 && others % EVERY === 0 && !isOfExtracts) return false;
      known.add(text);
      return true;
    }),
  );
  writeFileSync(
    path.join(import.meta.dirname, `meaning/sentences/documents-${name}.tsv`),
    written([['language', 'labels', 'text'], ...rows.map(rowOf)]),
  );
}
