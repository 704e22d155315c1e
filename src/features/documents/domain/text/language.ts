import type { Passage } from './passage.ts';

const ENGLISH = new Set(
  'the of and to in is we our for with that are by on from this as at it will have has'.split(' '),
);
const FRENCH = new Set(
  'le la les de des du et en un une nous notre pour dans que est sont par sur au aux ce qui ne pas'.split(
    ' ',
  ),
);
const READ = 4000;

/** The language most of the small words belong to; unknown below five of them or where neither leads. */
export function languageOf(passages: readonly Passage[]): 'en' | 'fr' | 'unknown' {
  let [english, french, read] = [0, 0, 0];
  for (const { text } of passages) {
    if (read >= READ) break;
    for (const word of text.split(/[^a-z]+/)) {
      read += 1;
      if (ENGLISH.has(word)) english += 1;
      if (FRENCH.has(word)) french += 1;
    }
  }
  if (english + french < 5 || Math.max(english, french) < 1.3 * Math.min(english, french)) return 'unknown';
  return english > french ? 'en' : 'fr';
}
