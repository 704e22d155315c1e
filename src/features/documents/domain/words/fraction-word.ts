import { valueOfWords } from './number-word.ts';

const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:hal(?:f|ves)|moities?)$/, 2],
  [/^(?:thirds?|tiers)$/, 3],
  [/^(?:quarters?|quarts?)$/, 4],
  [/^(?:fifths?|cinquiemes?)$/, 5],
  [/^(?:sixths?|sixiemes?)$/, 6],
  [/^(?:eighths?|huitiemes?)$/, 8],
  [/^(?:tenths?|dixiemes?)$/, 10],
  [/^(?:twentieths?|vingtiemes?)$/, 20],
];
/** `a third`, `two fifths`, `la moitié`; not `a third investor`, `the last quarter` or `half a year`. */
const FRACTION =
  /\b(?:(?:(an?|one|un|une|le|two|three|four|five|seven|nine|deux|trois|quatre|cinq|sept|neuf)[ -](thirds?|quarters?|fifths?|sixths?|eighths?|tenths?|twentieths?|tiers|quarts?|cinquiemes?|sixiemes?|huitiemes?|dixiemes?|vingtiemes?))|(?:(?:a|one|la|une) )?(half|moitie))(?= *(?:$|[,.;:)!?]| (?:of|de|d'|du|des|the|with|for|to|kept|held|owned|in|at|by|and|et|is|are|was|were|goes|went|stays|remains|each|belongs|between|apiece|sits|a|au|aux|pour|reste|revient|revenant|est|dans|chez|par|chacun\w*|que|detenue?s?|reserve[ds]?|reservee?s?|gardee?s?|set|left) | [-–]))/g;

type Fraction = { readonly start: number; readonly end: number; readonly percent: number };

/** Parts of a whole told in words, in percent, of a folded text. */
export function fractionsIn(text: string): Fraction[] {
  return [...text.matchAll(FRACTION)].flatMap(({ 0: words, 1: count = '', 2: part, 3: half, index }) => {
    const below = PARTS.find(([name]) => name.test(part ?? half ?? ''))?.[1];
    const percent = below === undefined ? 0 : Number(((100 * (valueOfWords(count) ?? 1)) / below).toFixed(4));
    return percent > 0 && percent <= 100 ? [{ start: index, end: index + words.length, percent }] : [];
  });
}

/** `a quarter` as `25 %`. */
export const withFractionsInDigits = (text: string): string =>
  fractionsIn(text).reduceRight(
    (left, { start, end, percent }) => `${left.slice(0, start)}${percent} %${left.slice(end)}`,
    text,
  );
