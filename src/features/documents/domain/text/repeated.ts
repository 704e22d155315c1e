import type { FoldedPage } from './folded-page.ts';
import { pagesOf, type Passage } from './passage.ts';

/** Fewer words than these are headings, labels and rows, which may well stand twice. */
const WORDS_OF_A_SENTENCE = 6;

const isSentence = ({ text, page, start, end }: Passage): boolean =>
  (text.match(/[a-z]{2,}/g)?.length ?? 0) >= WORDS_OF_A_SENTENCE &&
  !page.text.slice(start, end).includes('\t');

/** A name and the number of the page: what stands at the foot or head of pages. */
const FOOT = /^(\D.{1,90}?)[\s|·–-]+(\d{1,3})$/;
const FEWEST_FEET = 3;
const FEWEST_OF_ALL = 2;

/** The passages without those that stand on page after page with its number behind them. */
export function withoutFeet<Item extends Passage>(passages: readonly Item[]): Item[] {
  const nameOf = ({ text, page }: Item): string | null => {
    const [, name, number] = FOOT.exec(text) ?? [];
    return name !== undefined && Number(number) === page.source.page ? name : null;
  };
  const pages = Map.groupBy(
    passages.filter((passage) => nameOf(passage) !== null),
    nameOf,
  );
  // A name with digits of its own is a foot only where it closes every page.
  const count = new Set(passages.map(({ page }) => page)).size;
  const last = new Map(passages.map((passage) => [passage.page, passage]));
  const isFoot = (passage: Item): boolean => {
    const all = pages.get(nameOf(passage)) ?? [];
    const isLast = all.every((one) => last.get(one.page) === one);
    return isLast
      ? all.length >= FEWEST_OF_ALL && all.length >= Math.min(FEWEST_FEET, count - 1)
      : all.length >= FEWEST_FEET && !/\d/.test(nameOf(passage) ?? '');
  };
  return passages.filter((passage) => !isFoot(passage));
}

/** Where the last line of a page begins, by the page, where it closes several pages as a name with the number of each behind it. */
export function feetOf(pages: readonly FoldedPage[]): ReadonlyMap<FoldedPage, number> {
  const feet = pages.flatMap((page) => {
    const text = page.text.trimEnd();
    const start = text.lastIndexOf('\n') + 1;
    const [, name, number] = FOOT.exec(text.slice(start).trim()) ?? [];
    return name !== undefined && Number(number) === page.source.page ? [{ page, name, start }] : [];
  });
  const together = [...Map.groupBy(feet, ({ name }) => name).values()];
  return new Map(
    together.flatMap((all) =>
      all.length >= FEWEST_OF_ALL ? all.map(({ page, start }) => [page, start] as const) : [],
    ),
  );
}

const LONG_ENOUGH = 40;
/** Pages that stand word for word before. */
function repeatedPages(passages: readonly Passage[]): ReadonlySet<Passage['page']> {
  const texts = new Set<string>();
  return new Set(
    pagesOf(passages).filter(({ text }) => {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      if (words.length < LONG_ENOUGH) return false;
      const isAgain = texts.has(words);
      texts.add(words);
      return isAgain;
    }),
  );
}

/** The passages without sentences that stand word for word before: what is pasted twice is said once. */
export function withoutRepeats<Item extends Passage>(passages: readonly Item[]): Item[] {
  const seen = new Set<string>();
  const again = repeatedPages(passages);
  return passages.filter((passage) => {
    if (again.has(passage.page)) return false;
    if (!isSentence(passage)) return true;
    const words = passage.text.replaceAll(/\s+/g, ' ');
    return seen.has(words) ? false : Boolean(seen.add(words));
  });
}
