const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const FRENCH =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt';
const TENS: readonly (readonly [string, number])[] = [
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['seventy', 70],
  ['eighty', 80],
  ['ninety', 90],
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
];

const values = new Map<string, number>();
for (const list of [ENGLISH, FRENCH])
  for (const [value, word] of list.split(' ').entries()) if (value > 1) values.set(word, value);
for (const [word, tens] of TENS) {
  values.set(word, tens);
  for (const [unit, name] of ENGLISH.split(' ').slice(0, 10).entries())
    if (unit > 0) for (const joint of '- ') values.set(`${word}${joint}${name}`, tens + unit);
  for (const [unit, name] of FRENCH.split(' ').slice(0, 10).entries())
    if (unit > 1) values.set(`${word}-${name}`, tens + unit);
  values.set(`${word} et un`, tens + 1);
}
// soixante-douze, quatre-vingt-dix-sept: France counts on from sixty and eighty by nineteen.
values.set('quatre-vingts', 80);
for (const [count, name] of FRENCH.split(' ').slice(0, 20).entries()) {
  if (count >= 10) values.set(`soixante-${name}`, 60 + count);
  if (count >= 1) values.set(`quatre-vingt-${name}`, 80 + count);
}
values.set('soixante et onze', 71);

const HUNDREDS: ReadonlySet<string> = new Set(['hundred', 'cent', 'cents']);
const THOUSANDS: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['mille', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['billion', 1e9],
  ['milliard', 1e9],
  ['milliards', 1e9],
]);
/** Articles too: numbers only before a hundred, a thousand or a million, or behind one. */
const ONES: ReadonlySet<string> = new Set(['one', 'un', 'une', 'a']);

const longestFirst = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join('|');
const SIMPLE = longestFirst([...values.keys()]);
const POWER = longestFirst([...HUNDREDS, ...THOUSANDS.keys()]);

const WORD = new RegExp(`(?:${SIMPLE}|${POWER}|one|une?|a)(?![a-z-])`, 'g');

/** `thirteen`, `dix-huit`, `four million six hundred thousand`, `cent quarante millions`; null for `one`, `un` and what is no number. */
export function valueOfWords(text: string): number | null {
  const known = values.get(text);
  if (known !== undefined) return known;
  const words = text.match(WORD) ?? [];
  let [total, open, count] = [0, 0, 0];
  for (const word of words) {
    const power = THOUSANDS.get(word);
    if (HUNDREDS.has(word)) open = Math.max(1, open) * 100;
    else if (power === undefined) open += ONES.has(word) ? 1 : (values.get(word) ?? 0);
    else {
      total += Math.max(1, open) * power;
      open = 0;
    }
    count += 1;
  }
  return count < 2 ? null : total + open;
}

/**
 * A pattern of numbers in words: one word, or several of which the first or the second is a hundred or more (`per cent` and `a
 * thousand` alone are none).
 */
export const NUMBER_WORDS = `(?:(?:${SIMPLE}|one|une?|a)[ -](?:${POWER})|(?:cent|mille)[ -](?:${SIMPLE}|${POWER}))(?:(?:[ -]|,? and | et |, (?=(?:${SIMPLE}|one|une?|a)[ -](?:${POWER})))(?:${SIMPLE}|${POWER}|one|une?)(?![a-z-])){0,12}|${SIMPLE}`;

/** What every number in words has in it. */
export const ANY_NUMBER_WORD = `(?<![a-z])(?:${SIMPLE}|${POWER})(?![a-z])|(?<![a-z])(?:a|one|une?) (?:[a-z]+ )?(?:year|an)`;
