import { type RawBuilder, sql } from 'kysely';
import { nearestWord } from '#shared/domain/spelling.ts';
import { words, fold } from '#shared/domain/text.ts';
import type { Db } from '#platform/postgres/db.ts';
import { writtenSoon } from '#platform/postgres/written-soon.ts';
import type { ChangeTopic } from './change-topics.ts';
import type { Process } from './context.ts';

const MOST_WORDS = 8;
const NEAR_WORDS = 20;
const SHORTEST_REMEMBERED = 3;

/** The texts of a row by how much a hit in them counts: A most, D least. */
export type WeightedTexts = Partial<Record<'A' | 'B' | 'C' | 'D', string>>;

/** A row's `search` column: the folded words of its texts. */
export function searchVector(texts: WeightedTexts): RawBuilder<string> {
  const parts = Object.entries(texts).map(
    ([weight, text]) => sql`setweight(to_tsvector('simple', ${words(text).join(' ')}), ${weight})`,
  );
  return sql<string>`${sql.join(parts, sql` || `)}`;
}

const typedWords = (typed: readonly string[]) =>
  sql<{ word: string }>`unnest(${typed}::text[])`.as<'typed'>(sql`typed (word)`);

/** Remembers words a mistyped search may be corrected to. Inserted in sorted order, so that two writers cannot deadlock. */
export async function rememberWords(db: Db, texts: readonly string[]): Promise<void> {
  const distinct = [...new Set(words(texts.join(' ')))].filter((word) => word.length >= SHORTEST_REMEMBERED);
  if (distinct.length === 0) return;
  const sorted = distinct.toSorted();
  await db
    .insertInto('searchWords')
    .columns(['word'])
    .expression((eb) =>
      eb
        .selectFrom(typedWords(sorted))
        .select('typed.word')
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom('searchWords as known')
                .select('known.word')
                .whereRef('known.word', '=', 'typed.word'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The database tells when words were taken out of the table. */
const FORGOTTEN = ['words forgotten'] as const satisfies readonly ChangeTopic[];
const MOST_IN_MEMORY = 20_000;
const inMemory = new WeakMap<Db, { changes: number; words: Set<string> }>();

const rememberSoon = writtenSoon<string>(rememberWords);

/**
 * The same behind the answer of a call. Words that this process has sent since some were last forgotten are not sent again, so that most
 * saves send none.
 */
export function rememberNewWords(
  { db, events }: Pick<Process, 'db' | 'events'>,
  texts: readonly string[],
  failed: (error: unknown) => void,
): void {
  // Not worth a way to the database: a word that is being forgotten at this moment is found missing by the next save.
  const changes = events.changesOf(FORGOTTEN);
  const known = inMemory.get(db);
  const isCurrent = events.isHearing() && known?.changes === changes && known.words.size < MOST_IN_MEMORY;
  const seen = isCurrent ? known.words : new Set<string>();
  inMemory.set(db, { changes, words: seen });
  for (const text of texts) {
    if (seen.has(text)) continue;
    seen.add(text);
    rememberSoon(db, text, (error) => {
      seen.delete(text);
      failed(error);
    });
  }
}

/** The known words most like each of these, nearest first, at most twenty each. */
export async function findWordsLike(db: Db, typed: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom(typedWords(typed))
    .select('typed.word as typed')
    .select(
      sql<string[]>`array(select word from search_words order by word <-> typed.word limit ${NEAR_WORDS})`.as(
        'near',
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.typed, row.near]));
}

/**
 * What a typed search asks of a `search` column, as the text of a tsquery: every word, or the beginning of one, must
 * occur; a mistyped word may be what it was meant to be. Null when there is no letter or digit in it.
 */
export async function searchQuery(db: Db, text: string): Promise<string | null> {
  const typed = [...new Set(words(text))].slice(0, MOST_WORDS);
  if (typed.length === 0) return null;
  const known = await findWordsLike(db, typed);
  // Folded words hold letters, marks and digits only, so that quoting them is all the escaping they need.
  const choices = typed.map((word) => {
    const near = known.get(word) ?? [];
    const meant = near.some((other) => other.startsWith(word)) ? null : nearestWord(word, near);
    return meant === null ? `'${word}':*` : `('${word}':* | '${meant}')`;
  });
  return choices.join(' & ');
}

/**
 * Forgets words that no row contains any more, so that no mistyped search is corrected to them. Each of `searched` is a
 * statement that answers the search column of a feature’s rows.
 */
export async function forgetUnusedWords(db: Db, searched: readonly string[]): Promise<void> {
  await db
    .deleteFrom('searchWords')
    .where('word', 'not in', sql<string>`(select word from ts_stat(${searched.join(' union all ')}))`)
    .execute();
}

/** Each word as the nearest one known; null when that changes nothing. */
export async function correctWords(db: Db, typed: readonly string[]): Promise<string[] | null> {
  const near = await findWordsLike(db, typed);
  const corrected = typed.map((word) => {
    const known = near.get(word) ?? [];
    return known.some((other) => other.startsWith(word)) ? word : (nearestWord(word, known) ?? word);
  });
  return corrected.some((word, index) => word !== typed[index]) ? corrected : null;
}

/** Whether a text asks for anything: one without letters or digits does not. */
export const isSearchText = (text: string | undefined): text is string =>
  text !== undefined && fold(text).trim() !== '';
