import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { homeCurrency } from '../../src/features/documents/domain/words/home-currency.ts';
import { MARKED_KINDS, type MarkedKind } from '../../src/features/documents/domain/figures/figure-judge.ts';
import type { Figure } from '../../src/features/documents/domain/figures/figure-context.ts';
import { certainOf } from '../../src/features/documents/domain/figures/figure-likely.ts';
import { figuresIn } from '../../src/features/documents/domain/figures/figure.ts';
import { readSentences } from './learn.ts';
import { foldPage } from '../../src/features/documents/domain/text/folded-page.ts';
import { passagesOf } from '../../src/features/documents/domain/text/passage.ts';
import { readSections } from '../../src/features/documents/domain/text/section.ts';

const FOLDER = path.join(import.meta.dirname, 'figures');
/** Whether a file holds sentences of measured papers, whose other figures nobody has marked: they are what no rule names. */
export const isOfPapers = (origin: string): boolean => origin.startsWith('papers');

/** What no rule names in a paper may still be something: it counts half. */
const UNMARKED = 0.5;
const RULED = 0.1;

/** A figure of a passage: what it is of, and how the reader reads it without having learned anything. */
export type MarkedFigure = {
  /** The file it stands in, and its line there. */
  readonly origin: string;
  readonly line: number;
  readonly language: string;
  /** What the writer marked it as. */
  readonly kind: MarkedKind;
  readonly written: string;
  /** How much it counts where it is learned from. */
  readonly trust: number;
  /** Null where the reader sees no figure there. */
  readonly figure: Figure | null;
};

const MARK = /\[\[([^[\]|]+)\|([a-z]+)\]\]/g;

/** The passage without marks, as the lines of a page, and where each marked figure stands in it. */
function unmarked(heading: string, passage: string) {
  let text = heading === '-' ? '' : `${heading}\n`;
  let from = 0;
  const marks: { start: number; end: number; kind: string; written: string }[] = [];
  const add = (part: string): void => {
    text += part.replaceAll(' / ', '\n');
  };
  for (const found of passage.matchAll(MARK)) {
    const [whole, written = '', kind = ''] = found;
    add(passage.slice(from, found.index));
    marks.push({ start: text.length, end: text.length + written.length, kind, written });
    text += written;
    from = found.index + whole.length;
  }
  add(passage.slice(from));
  return { text, marks };
}

const isMarkedKind = (kind: string): kind is MarkedKind => kind in MARKED_KINDS;

/** The committed set: language, heading (`-` for none) and passage, divided by tabs; in it `[[amount|kind]]`. */
export function readFigures(folder = FOLDER): MarkedFigure[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .trim()
        .split('\n')
        .flatMap((row, line) => markedIn(path.basename(file, '.tsv'), line, row)),
    );
}

/** The figures of a page as rules alone read them. */
function ruledIn(text: string): Figure[] {
  const pages = [foldPage({ page: 1, text })];
  const { passages } = readSections('business_plan', passagesOf(pages));
  return certainOf(figuresIn(passages, homeCurrency(pages) ?? 'USD', false));
}

/** The file of sentences that `sentence-meaning` learns from, with what rules say their figures are of. */
export const BY_RULES = 'rules';
/** Files written with the reader at hand are no papers of others. */
const OWN: ReadonlySet<string> = new Set(['first', 'second']);
const markedAs = (kind: Figure['kind']): string => (kind === 'expenses' ? 'cost' : kind);

/** The figures of strangers' sentences, marked by rules: they are many, and count little. */
export function figuresByRules(): MarkedFigure[] {
  return readSentences().flatMap(({ origin, language, text }, line) =>
    OWN.has(origin) || !/\d/.test(text)
      ? []
      : ruledIn(text).flatMap((figure) => {
          const kind = markedAs(figure.kind);
          if (!isMarkedKind(kind)) return [];
          return [{ origin: BY_RULES, line, language, kind, written: '', trust: RULED, figure }];
        }),
  );
}

function markedIn(origin: string, line: number, row: string): MarkedFigure[] {
  const [language = '', heading = '', passage = ''] = row.split('\t');
  const { text, marks } = unmarked(heading, passage);
  const figures = ruledIn(text);
  return marks.flatMap(({ start, end, kind, written }) => {
    if (!isMarkedKind(kind)) throw new Error(`${origin} ${line + 1}: no kind ${kind}`);
    const figure =
      figures.find(({ passage: one, numeral }) => {
        const [from, to] = [one.start + numeral.start, one.start + numeral.end].map(
          (at) => one.page.origin?.[at] ?? at,
        );
        return (from ?? 0) < end && (to ?? 0) > start;
      }) ?? null;
    const trust = isOfPapers(origin) && kind === 'other' ? UNMARKED : 1;
    return [{ origin, line, language, kind, written, trust, figure }];
  });
}
