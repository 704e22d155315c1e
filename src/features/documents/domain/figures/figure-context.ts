import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Account } from '../words/account.ts';
import type { NumberKind } from '../document.ts';
import type { Asked } from './figure-answer.ts';
import type { Cue } from './figure-cue.ts';
import type { Numeral } from '../words/numeral.ts';
import type { DateMention, Rate } from '../words/period.ts';
import type { Passage } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';
import type { TableScale } from '../tables/table-scale.ts';

/** A numeral with what it is about. Figures of one passage follow each other. */
export type Figure = {
  readonly passage: PlacedPassage;
  readonly numeral: Numeral;
  readonly kind: NumberKind;
  /** The line of the chart of accounts, where it was read from a table. */
  readonly account: Account | null;
  readonly unit: 'money' | 'percent' | 'count' | 'months';
  readonly value: number;
  readonly currency: CurrencyCode | null;
  readonly date: string | null;
  /** The date is that of the document's newest figures: none is told of this one. */
  readonly isDateInferred?: boolean;
  /** The date is that of the name of the document's file alone. */
  readonly isDateOfName?: boolean;
  readonly rate: Rate | null;
  /** A plan or hope rather than a result. */
  readonly isForecast: boolean;
  /** Whose share it is, where a table of owners says so. */
  readonly holder?: string;
  /** What a figure is of whose name stands in another line: `gross margin`, `pre-money`. */
  readonly about?: string;
  /** What its row or tile is called, folded. */
  readonly label?: string;
  /** Whether it stands beside others in a row of a table. */
  readonly isOfRow?: boolean;
  /** Whether it is set apart with its name below or above it. */
  readonly isTile?: boolean;
  /** No rule names its kind: the words around it make that likely. */
  readonly isLikely?: boolean;
  /** Listed as it stands, and nothing is concluded from it: a measure such as litres, a cell that no table took. */
  readonly isAside?: boolean;
};

/** Kinds that are sums of money, whether or not a currency stands beside them. */
export const MONEY_KINDS: ReadonlySet<NumberKind> = new Set([
  'revenue',
  'expenses',
  'burn',
  'cash',
  'ask',
  'valuation',
]);

/** What stands around a figure as far as the next semicolon. */
export const clauseOf = ({ passage: { text }, numeral: { start, end } }: Figure): string =>
  `${text.slice(0, start).split(';').at(-1)}${text.slice(start, end)}${text.slice(end).split(';')[0]}`;

/** The heading above a passage; one that opens with a word of a section is none of its own. */
export const headingOf = ({ heading, start }: PlacedPassage): string =>
  heading && heading.start !== start ? heading.text : '';

/** A passage with the figures and the times that stand in it. */
export type Row = {
  readonly passage: PlacedPassage;
  readonly numerals: readonly Numeral[];
  readonly dates: readonly DateMention[];
};

/** What lines without figures say of those below them. */
export type Table = {
  /** Whether its scale stands in the heads of columns, and so is of their rows alone. */
  readonly isOfHeads: boolean;
  readonly columns: string[] | null;
  readonly scale: TableScale | null;
  readonly page: Passage['page'];
};

/** Everything a numeral's kind is read from. */
export type NumeralContext = {
  readonly passage: PlacedPassage;
  readonly text: string;
  readonly numeral: Numeral;
  readonly cues: readonly Cue[];
  readonly dates: readonly DateMention[];
  readonly label: string;
  readonly labelCues: readonly Cue[];
  /** All numerals of the passage: a word after one of them speaks of it, not of those before it. */
  readonly others: readonly Numeral[];
  /** Whether the label stands directly before the passage, as a heading of its own sentence does. */
  readonly isLabelled: boolean;
  readonly previous: Figure | null;
  /** Whether the document has named what it asks for. */
  readonly hasAsk: boolean;
  readonly asked: Asked;
};

const DELIMITER = /[;:,().]|\b(?:and|et|but|mais|while)\b/g;

/** How far apart two spans are read to be: punctuation between them counts as ten characters. */
export function readingDistance(
  text: string,
  one: { start: number; end: number },
  other: { start: number; end: number },
): number {
  const [left, right] = one.start <= other.start ? [one, other] : [other, one];
  const between = text.slice(left.end, Math.max(left.end, right.start)).replaceAll(/\([^()]{0,80}\)/g, '');
  return between.length + 10 * (between.match(DELIMITER)?.length ?? 0);
}
