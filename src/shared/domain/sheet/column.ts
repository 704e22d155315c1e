import { words } from '../text.ts';
import type { CellReader } from './cell.ts';

/** A column of an import: what it is called, what else people call it, and how its cells are read. */
export type Column<Value = unknown> = {
  readonly label: string;
  readonly aliases: readonly string[];
  /** A file without it cannot be imported. */
  readonly isNeeded: boolean;
  /** The sentence for a row in which it is empty; null where it may be. */
  readonly whenEmpty: string | null;
  readonly read: CellReader<Value>;
};

/** The columns of an import by their keys, in the order in which a file has them. */
export type Columns = Readonly<Record<string, Column>>;
export type ColumnKey<C extends Columns> = keyof C & string;

/** A row's value under each column; null where a cell is empty or could not be read. */
export type ValuesOf<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer Value> ? Value | null : never;
};

/** The position of each column in the file, counted from 0; null where it is missing. */
export type Mapping<C extends Columns = Columns> = Readonly<Record<ColumnKey<C>, number | null>>;

export function column<Value>(
  label: string,
  read: CellReader<Value>,
  {
    aliases = [],
    isNeeded = false,
    whenEmpty = null,
  }: Partial<Pick<Column, 'aliases' | 'isNeeded' | 'whenEmpty'>> = {},
): Column<Value> {
  return { label, read, aliases, isNeeded, whenEmpty };
}

const MOST_HEADINGS = 1000;
const LONGEST_HEADING = 100;

/** A heading without its spelling: "Share class", "share_class" and "ShareClass" are one. */
export const foldedHeading = (heading: string): string => words(heading.slice(0, LONGEST_HEADING)).join('');

type Name = { readonly key: string; readonly name: string };
const namesOf = new WeakMap<Columns, readonly Name[]>();

/** What columns are called, what they are called first before what else they are called. */
function namesIn(columns: Columns): readonly Name[] {
  const held = namesOf.get(columns);
  if (held) return held;
  const entries = Object.entries(columns);
  const names = [
    ...entries.map(([key, { label }]) => ({ key, name: foldedHeading(label) })),
    ...entries.map(([key]) => ({ key, name: foldedHeading(key) })),
    ...entries.flatMap(([key, { aliases }]) => aliases.map((alias) => ({ key, name: foldedHeading(alias) }))),
  ];
  namesOf.set(columns, names);
  return names;
}

/** Finds each column by its heading in any order and spelling; its own name counts before what else it is called. */
export function recogniseColumns<C extends Columns>(columns: C, headings: readonly string[]): Mapping<C> {
  const places = new Map<string, number>();
  for (const [place, heading] of headings.slice(0, MOST_HEADINGS).entries()) {
    const name = foldedHeading(heading);
    if (name !== '' && !places.has(name)) places.set(name, place);
  }
  const found = new Map<string, number>();
  for (const { key, name } of namesIn(columns)) {
    const place = places.get(name);
    if (place === undefined || found.has(key)) continue;
    found.set(key, place);
    places.delete(name);
  }
  return mappingFrom(columns, (key) => found.get(key) ?? null);
}

/** Holds because every key of the columns is visited. */
export function mappingFrom<C extends Columns>(
  columns: C,
  placeOf: (key: string) => number | null,
): Mapping<C> {
  return Object.fromEntries(Object.keys(columns).map((key) => [key, placeOf(key)])) as Mapping<C>;
}

/** How many columns a row would name, were it the headings. */
export function countKnownColumns(columns: Columns, cells: readonly string[]): number {
  return Object.values(recogniseColumns(columns, cells)).filter((place) => place !== null).length;
}

export const isHeadingOf = (names: readonly string[], heading: string): boolean =>
  names.some((name) => foldedHeading(name) === foldedHeading(heading));
