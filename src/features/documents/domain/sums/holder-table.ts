import { HONORIFICS } from '#shared/domain/person-name.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { plainNumber } from '../words/plain-number.ts';

/** A row of a table that opens with words, or with its number: offsets are of the folded page. */
export type NamedRow = {
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
  /** The cells that may name somebody, two at most. */
  readonly names: readonly string[];
  readonly cells: readonly string[];
};

/** Rows under one head, with the lines that stand over them. */
export type NamedTable = {
  readonly rows: readonly NamedRow[];
  readonly head: readonly string[];
  readonly titles: string;
};

const LINES_OVER = 3;
const IS_NUMBER = /^[-+(]?\d[\d.,' ]*(?: ?%)?\)?$/;
const IS_NAME = /[a-z]{2}/;
const IS_NUMBERED = /^(?:no\.? ?)?[\d-]{1,4}\.?$/;

/** The number of a cell, in whole percent where it is one. */
export const numberOf = (cell: string): number | null =>
  IS_NUMBER.test(cell.trim()) ? plainNumber(cell.replaceAll(/[%()+]/g, '').trim()) : null;

const isHead = (cells: readonly string[]): boolean =>
  cells.every((cell) => numberOf(cell) === null) &&
  cells.filter((cell) => IS_NAME.test(cell) || cell === '%').length >= 2;

/** The tables of a page whose rows name somebody and have a number. */
export function namedTablesIn(page: FoldedPage): NamedTable[] {
  const tables: { rows: NamedRow[]; head: readonly string[]; titles: string }[] = [];
  let [at, head, isOpen]: [number, readonly string[], boolean] = [0, [], false];
  const over: string[] = [];
  const [first = ''] = page.text.split('\n');
  for (const line of page.text.split('\n')) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length < 2) {
      if (line.trim() !== '') over.push(line);
      [isOpen, head] = [false, []];
      continue;
    }
    if (isHead(cells)) {
      [head, isOpen] = [cells, false];
      continue;
    }
    const named = cells.findIndex((cell) => IS_NAME.test(cell) && !IS_NUMBERED.test(cell));
    if (named < 0 || cells.slice(named + 1).every((cell) => numberOf(cell) === null)) continue;
    const names = cells.filter((cell) => IS_NAME.test(cell) && !IS_NUMBERED.test(cell)).slice(0, 2);
    const last = tables.at(-1);
    const row = { page, start, end, names, cells };
    if (isOpen && last) last.rows.push(row);
    else tables.push({ rows: [row], head, titles: [first, ...over.slice(-LINES_OVER)].join(' | ') });
    isOpen = true;
  }
  return tables;
}

/** Words that tell no holder from another, among them the forms of companies. */
const NO_NAME: ReadonlySet<string> = new Set(
  'together ensemble of and de du des la le les et co sa sas lp the ltd limited sarl pte pty plc llc inc company group persons person personnes membres members one two three four five six seven eight nine ten deux trois quatre cinq sept huit neuf dix fund fonds'.split(
    ' ',
  ),
);
const STEM = 7;

/** The words by which a holder is known, without what stands in brackets: `Wulandari, Sari` and `Sari Wulandari (director)` are one. */
export const holderWords = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .replaceAll(/\([^()]*\)?|,? (?:of which|granted|vested|reserved|unallocated|dont)\b.*/g, ' ')
      .normalize('NFKD')
      .replaceAll(/[-'’]/g, ' ')
      .replaceAll(/[^a-z ]/g, '')
      .split(' ')
      .filter((word) => word.length > 1 && !NO_NAME.has(word) && !HONORIFICS.has(word))
      .map((word) => word.replace(/s$/, '').slice(0, STEM)),
  );

/** Words of rounds and of sorts of holders, as stems: alone they tell nobody. */
const OF_ANY: ReadonlySet<string> = new Set(
  'seed series round option pool founder fondate angel busines staff employe trust exercis convers warrant share ordinar investo venture capital vested other'.split(
    ' ',
  ),
);
/** Whether a name tells a sort of holders: `Founders`, `Business angels`. */
export const isOfAnyone = (words: ReadonlySet<string>): boolean =>
  words.size > 0 && [...words].every((word) => OF_ANY.has(word));
/** Whether two names are the same, or one has all the words of the other, by which it is somebody's. */
export function areOneHolder(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  const isSomebody = [...few].some((word) => word.length > 3 && !OF_ANY.has(word));
  return few.size > 0 && [...few].every((word) => many.has(word)) && (isSomebody || few.size === many.size);
}
