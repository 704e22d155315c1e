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
    if (unit > 0) values.set(`${word}-${name}`, tens + unit);
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

/** `thirteen`, `twenty-four`, `dix-huit` in either language; null for `one`, `un` and what is no number. */
export const valueOfWord = (word: string): number | null => values.get(word) ?? null;

/** A pattern of every number word, longest first. */
export const NUMBER_WORDS = [...values.keys()].toSorted((a, b) => b.length - a.length).join('|');
