import type { Extraction } from '../extraction.ts';
import type { Item, Itemised } from './itemised.ts';
import { HAS_NAME, isBracketed, itemOf, LARGEST_IN_WORDS, LONGEST_LABEL, SUM, tidy } from './itemised-row.ts';
import { MEASURE, type Quantity, quantitiesOf } from './quantity.ts';
import type { PlacedPassage } from '../text/section.ts';
import { IN_ALL } from '../words/in-all.ts';

const FEWEST = 2;
const LONGEST_SENTENCE = 520;

/** `220 k, `: a scale that stands apart. */
const SCALE_APART = /^ (?:k|m|mn|mds?|bn)\b/;
const SEPARATES =
  /^(?: (?:over|in|for|during|sur|en|dans|pour) (?:the |that |this |l'|le |la |cette |cet )?(?:whole |meme )?(?:year|month|season|quarter|annee|mois|saison|exercice|trimestre)(?=[;,]))?(?: ?[;,/]|,? (?:and|et|plus|dont|of which|including|&) |\)? ?[;,])/;
/** `Lab 18 | Cold chain 21 | Office 9`, `Production 141 - Quality 12 - Sales 38`: bars, points and dashes between parts. */
const SET_APART = /(?<=[\d)] ?(?:k|m|mn|bn|%)?) [|·•-] (?=[a-z][^\d|·•;:]{1,40} \d)/g;
/** The same words with semicolons there, at the same places. */
const asList = (text: string): string =>
  (text.match(SET_APART) ?? []).length > 1 ? text.replaceAll(SET_APART, ' ; ') : text;
const IN_OWN_BRACKET = /\([^()\d]{0,6}$/;
const CLOSES_OWN = /^[^()\d]{0,20}\)/;
/** `Roads (610 million), schools (295 million) and villas (214 million)`: every amount is in a bracket of its own, which are taken off. */
function withAmountsBehind(text: string, all: readonly Quantity[]): string {
  const areAll =
    all.length > FEWEST &&
    all.every(
      ({ start, end }) => IN_OWN_BRACKET.test(text.slice(0, start)) && CLOSES_OWN.test(text.slice(end)),
    );
  return areAll ? text.replaceAll('(', ' ').replaceAll(')', ',') : text;
}

/** The items of one sentence: `7,300 to A; 900 to B`, `moules 310, presse 290`. */
export function inSentence(
  passage: PlacedPassage,
  near: Pick<Itemised, 'above' | 'below'>,
  home: Extraction['home'],
): Itemised[] {
  const { plain } = passage;
  if (passage.text.length > LONGEST_SENTENCE) return [];
  const text = asList(withAmountsBehind(passage.text, quantitiesOf(passage, home)));
  const told = quantitiesOf(passage, home).filter(({ start }) => !isBracketed(text, start));
  const inDigits = told.filter(({ start, end }) => /\d/.test(text.slice(start, end)));
  // `3 tonnes from Abou, the rest from six others`: a small number in words counts those, and is no part.
  const all =
    inDigits.length < FEWEST && !(inDigits.length === 1 && OF_A_WHOLE.test(text))
      ? told
      : told.filter((one) => inDigits.includes(one) || one.value > LARGEST_IN_WORDS);
  if (all.length === 0 || (all.length < FEWEST && !OF_A_WHOLE.test(text))) return [];
  const found: Itemised[] = [];
  for (let from = 0; from < all.length; from += 1) {
    const first = all[from];
    if (!first) break;
    const run: Quantity[] = [first];
    for (const next of all.slice(from + 1)) {
      const last = run.at(-1) ?? first;
      const gap = text.slice(last.end, next.start);
      const isMoney = ({ unit, isScaled }: Quantity): boolean =>
        unit === 'money' || (unit === 'count' && isScaled);
      const isLike =
        (next.unit === first.unit &&
          (next.currency === first.currency || first.unit !== 'money') &&
          MEASURE.test(` ${next.noun}`) === MEASURE.test(` ${first.noun}`)) ||
        (isMoney(first) && isMoney(next) && (first.currency === null || next.currency === null));
      const words = gap
        .replaceAll(/\([^()]*\)/g, '')
        .replace(/ ?[:=–-] ?$/, '')
        .replaceAll(TITLE_OF_PERSON, '$1')
        .replaceAll(/[;,]\s+\(?(?:[a-z]|\d|[ivx]{1,3})[).] /g, '; ');
      // `47 people, all registered: 29 in the laundry, 12 on the trucks`: a whole, and its parts behind the colon.
      const isWhole = /: ?$/.test(gap) && !SEPARATES.test(gap);
      if (!isLike || isWhole || gap.length > LONGEST_LABEL + 10 || /[.:!?(]/.test(words)) break;
      if (!/[;,/]|\b(?:and|et|plus|dont|of which|including)\b/.test(words)) break;
      run.push(next);
    }
    if (run.length < FEWEST && !OF_A_WHOLE.test(text)) continue;
    const behind = run
      .slice(0, -1)
      .map(({ end }) => text.slice(end).replace(SCALE_APART, '').replace(IN_BRACKETS, ''));
    const isFirst = behind.every((words) => !SEPARATES.test(words));
    const isLast = behind.every((words) => SEPARATES.test(words) || NOUN_THEN.test(words));
    if (!isFirst && !isLast) continue;
    // The last lost its scale to the next line.
    const isBroken =
      run.at(-1)?.end === text.length &&
      run.slice(0, -1).every(({ end }) => SCALE_APART.test(text.slice(end)));
    if (isBroken && run.length > 1) continue;
    const isOfFirst = OF_FIRST.test(text.slice(first.end)) && run.length > 1;
    const named = run.map((one, at): Item => {
      // `Income: 590 million, of which 402 million billed to a mine`: the parts name what is theirs behind them.
      const isBehind =
        isFirst ||
        (isOfFirst &&
          at > 0 &&
          !HAS_NAME.test(
            tidy(text.slice(run[at - 1]?.end ?? 0, one.start).replace(/\b(?:dont|of which|including)\b/, '')),
          ));
      const [begin, end] = isBehind
        ? [one.end, run[at + 1]?.start ?? endOf(text, one.end)]
        : [at === 0 ? startOf(text, one.start) : (run[at - 1]?.end ?? 0), one.start];
      const cut = text.slice(begin, end);
      const label = tidy(
        cut
          .replace(isBehind ? MEASURE : SCALE_APART, '')
          .replace(IN_BRACKETS, '')
          .replace(/(?:[,;/]|\b(?:and|et|plus|dont|of which|including))[\s,;/]*(?:and|et)?\s*$/, '')
          .replace(
            /^[\s,;/]*(?:\(?(?:[a-z]|[ivx]{1,3})[.)] )?(?:(?:and|et|plus|dont|of which|including) )?/,
            '',
          ),
      );
      const place = begin + Math.max(0, cut.indexOf(label));
      return itemOf({ label, name: plain.slice(place, place + label.length), passage }, one);
    });
    from += run.length - 1;
    if (named.some(({ label }) => !/[a-z]{2}|^[a-z]\d/.test(label))) continue;
    const last = named.at(-1);
    const total = last && named.length > FEWEST && SUM.test(last.label) ? last : null;
    found.push({
      items: total ? named.slice(0, -1) : named,
      total,
      over: [
        text.slice(0, isFirst ? first.start : startOf(text, first.start)),
        ...near.above.map((one) => one.text),
        passage.heading?.text ?? '',
      ],
      ...near,
      isSentence: true,
      isOfFirst,
      column: 0,
      width: 1,
    });
  }
  return found;
}
/** `Mr. Kato 55 %, Mrs. Achieng 30 %`: the point ends no sentence. */
const TITLE_OF_PERSON = /\b(mrs?|ms|dr|eng|ing|prof|mme|mlle|m)\./g;
const IN_BRACKETS = /^ ?\([^()]*\)/;
/** `7.5 million in all, 5.7 million of it`. */
const OF_FIRST = new RegExp(
  String.raw`^[ ,;:(–-]*(?:dont|of which|including|${IN_ALL})\b|^[^.;]{0,40}\d[^,.;]{0,20} of (?:it|this|them)\b`,
);
/** One part alone, of what the sentence before tells. */
const OF_A_WHOLE =
  /\b(?:of (?:it|this|these|them|that|which)|sur ce total|dont|la-dessus|le (?:solde|reste)|the (?:rest|remainder|others|balance)|d'entre (?:eux|elles))\b/;
const NOUN_THEN = /^ (?:[a-z'-]+ ?){1,2}(?:[;,/]|$)/;
const endOf = (text: string, from: number): number => {
  const stop = text
    .slice(from)
    .search(
      /[;.:!?](?:\s|$)|, (?:which|and that|ce qui|soit)\b|,? (?:and )?(?:the (?:rest|remainder|balance|others)|le (?:reste|solde)|les autres)\b/,
    );
  return stop < 0 ? text.length : from + stop;
};
const startOf = (text: string, to: number): number =>
  Math.max(
    0,
    ...[
      ...text
        .slice(0, to)
        .replace(/\s*[,:=–-]\s*$/, '')
        .matchAll(/[:;.] |, |\b(?:is|are|as|spend|pay|buys?|sont|est|ainsi|entre|between)\b /g),
    ].map(({ 0: stop, index }) => index + stop.length),
  );
