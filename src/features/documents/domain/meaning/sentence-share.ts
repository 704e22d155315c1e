import { CODES, SHORT } from '../words/currency-word.ts';

/** Percentages as kinds of words: what part of a whole something is. */
export const shareWord = (percent: number): string =>
  percent >= 50 ? '%high' : percent >= 25 ? '%mid' : percent >= 10 ? '%low' : '%tiny';

const NUMBER = String.raw`(\d[\d.,]*(?: \d{3}\b)*)`;
const SCALE = '(?: ?(?:m|bn|k|mn|millions?|milliards?|billion|thousand|mille)\\b)?';
const MARK = `\\b(?:r|n|k|us|gh|(?:${SHORT})\\.?|${CODES})`;
const CURRENCY = `(?:(?:\\b[a-z]{1,3} ?)?[₦$€£₵] ?|${MARK} ?)?`;
const ARTICLE = '(?:the |every |our |its |nos |les |ses |total |a total of |un total de )?';
const AMOUNT = `${CURRENCY}${NUMBER}${SCALE}`;
/** `38 of our 61 million`, `410 millions sur 620`. */
const PART_OF = new RegExp(`${AMOUNT} (?:out of|of|in|sur|des|de) ${ARTICLE}${AMOUNT}`, 'g');
/** `Of the 61 million invoiced, 38`. */
const OF_PART = new RegExp(
  `(?:\\bof|\\bsur|\\bdes) ${ARTICLE}${AMOUNT}([^.;]{2,60}?)\\b${AMOUNT}(?! ?%)`,
  'g',
);
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
  ten: 10,
  dix: 10,
};
const COUNT = Object.keys(COUNTS).join('|');
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/^(?:hal(?:f|ves)|moitie)$/, 2],
  [/^(?:thirds?|tiers)$/, 3],
  [/^(?:quarters?|quarts?)$/, 4],
  [/^(?:fifths?|cinquiemes?)$/, 5],
  [/^(?:tenths?|dixiemes?)$/, 10],
  [/^(?:twentieth|vingtieme)$/, 20],
];
/** `two thirds`, `trois quarts`, `la moitié`. */
const FRACTION = new RegExp(
  `\\b(?:(${COUNT})[ -])?(half|halves|moitie|thirds?|tiers|quarters?|quarts?|fifths?|cinquiemes?|tenths?|dixiemes?|twentieth|vingtieme)\\b`,
  'g',
);
const ROUND = '10|20|50|100|1000';
/** `nine litres in ten`, `neuf sur dix`, `9 sacs sur 10`. */
const OF_EVERY = new RegExp(
  `\\b(${COUNT}|\\d{1,3})(?: [a-z]+){0,2} (?:in|out of|of every|of|sur) (?:every |each |chaque )?(${COUNT}|${ROUND})\\b(?![.,]\\d)`,
  'g',
);
/** `Of every ten drums that leave the port, seven`, `out of every ten trucks eight`. */
const EVERY_FIRST = new RegExp(
  `\\b(?:of|from|sur|for|pour) (?:every|each|chaque) (${COUNT}|${ROUND})\\b([^.;]{2,60}?)\\b(${COUNT}|\\d{1,3})\\b(?! ?%|[.,]\\d)`,
  'g',
);
const TENS: Readonly<Record<string, number>> = {
  'quatre-vingt-dix': 90,
  'quatre-vingts': 80,
  'quatre-vingt': 80,
  'soixante-dix': 70,
  ninety: 90,
  eighty: 80,
  seventy: 70,
  sixty: 60,
  soixante: 60,
  fifty: 50,
  cinquante: 50,
  forty: 40,
  quarante: 40,
  thirty: 30,
  trente: 30,
  twenty: 20,
  vingt: 20,
};
/** `sixty-five per cent`, `54 cedis in each hundred`, `quarante sur cent`. */
const IN_A_HUNDRED = new RegExp(
  String.raw`\b(?:(\d{1,2})|(${Object.keys(TENS).join('|')})(?:(?:-| | et |-et-)(un|${COUNT}))?|(${COUNT}))(?: (?:per ?cent|pour cent)|(?: [a-z]+)?(?: (?:in|out of|of) (?:every|each|a|the|one)? ?(?:hundred|100)| sur (?:chaque )?(?:cent|100)))\b`,
  'g',
);
const MONEY = new RegExp(
  [
    String.raw`(?:\b[a-z]{1,3} ?)?[₦$€£₵] ?${NUMBER}${SCALE}`,
    `${MARK} ?${NUMBER}${SCALE}`,
    String.raw`\b${NUMBER} ?(?:m|bn|k|millions?|milliards?|billion|thousand|francs|naira|euros?|dollars?|shillings?|rand|cedis|kwacha|rupees|dirhams|dinars|ariary|lakhs?|crores?|(?:f ?)?cfa|${CODES})\b`,
  ].join('|'),
  'g',
);

function valueOf(written: string): number {
  const digits = written.replaceAll(' ', '').replace(/[.,]$/, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
}

const withShare = (words: string, part: number, whole: number): string => {
  const share = part / whole;
  // Two spaces: behind one, a number before would be read as so many percent.
  return share > 0.02 && share < 1 ? `${words}  ${shareWord(100 * share)} ` : words;
};
const countOf = (word: string): number => COUNTS[word] ?? Number(word);
const partOf = (word: string): number => PARTS.find(([is]) => is.test(word))?.[1] ?? 1;

/** A folded sentence in which the share is written behind a part of a whole, and money is one word. */
export function withShares(text: string): string {
  const told = text
    .replaceAll(
      IN_A_HUNDRED,
      (_, digits?: string, tens?: string, unit?: string, count?: string) =>
        `${digits ? Number(digits) : (TENS[tens ?? ''] ?? 0) + (COUNTS[unit ?? count ?? ''] ?? 0)}%`,
    )
    .replaceAll(PART_OF, (words: string, part: string, whole: string) =>
      withShare(words, valueOf(part), valueOf(whole)),
    )
    .replaceAll(OF_PART, (words: string, whole: string, _between: string, part: string) =>
      withShare(words, valueOf(part), valueOf(whole)),
    )
    .replaceAll(FRACTION, (words: string, count: string | undefined, part: string) =>
      withShare(words, COUNTS[count ?? 'one'] ?? 1, partOf(part)),
    )
    .replaceAll(OF_EVERY, (words: string, part: string, whole: string) =>
      withShare(words, countOf(part), countOf(whole)),
    )
    .replaceAll(EVERY_FIRST, (words: string, whole: string, _between: string, part: string) =>
      withShare(words, countOf(part), countOf(whole)),
    );
  return told.replaceAll(MONEY, ' #money ');
}
