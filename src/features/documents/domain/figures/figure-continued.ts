import type { NumberKind } from '../document.ts';
import type { Figure, Row } from './figure-context.ts';
import type { Cue } from './figure-cue.ts';
import type { Numeral } from '../words/numeral.ts';
import type { DateMention } from '../words/period.ts';
import type { PlacedPassage } from '../text/section.ts';

const COMPARED = /\b(?:from|against|contre|versus|vs\.?|compared (?:with|to)|after|apres|par rapport a)\s*$/;
/** What a sentence that speaks of `it` is of: what the one before it spoke of first. */
export function ofSentenceBefore(
  figures: readonly Figure[],
  { passage }: Row,
  { start, unit, isScaled }: Numeral,
): NumberKind | null {
  const last = figures.at(-1)?.passage;
  if (last === undefined || last.page !== passage.page || passage.start - last.end > NEXT_SENTENCE)
    return null;
  if (!OF_IT.test(passage.text.slice(0, start))) return null;
  const isSum = unit === 'money' || isScaled;
  const told = figures.find((figure) => figure.passage === last && figure.unit !== 'months');
  return told !== undefined && told.kind !== 'other' && (told.unit === 'money') === isSum ? told.kind : null;
}

const NEXT_SENTENCE = 3;
/** `MRR of 1.46 million, that is 17.5 million a year`: the same by another measure of time. */
export const AS_A_RATE =
  /^,? (?:soit|that is|i\.?e\.?|or|c'est-a-dire|ou|which is|a) (?:about |environ )?(?:[^\s\d]{1,4} ?)?$/;

export const BY_THE_YEAR =
  /^ (?:en rythme annuel|en base annuelle|annualises?|annualised|annualized|a year|per year|par an|l'an|run[- ]rate|on an annual)/;

/** `For the nine months it was 56.3 million`: what the sentence before it spoke of first. */
const OF_IT =
  /^(?:[^.;:]{0,60}[, ])?(?:it|they|this|that|the (?:same )?figure|elle|il|ce chiffre|le chiffre) (?:was|were|is|are|came to|stood at|had been|reached|etait|etaient|a ete|ont ete|s'elevait a|atteignait) (?:de )?(?:about |around |environ )?(?:[^\s\d]{1,4} ?)?$/;

/** `26 million; in all of 2024 they were 28 million`: the same of another time. */
export const IT_WAS =
  /^[;,] (?:and |et )?(?:in|for|over|during|en|sur|pour|pendant) [^.;:]{2,30}? (?:it|they|this|that|the (?:same )?figure|elles?|ils?|ce chiffre|le chiffre) (?:was|were|came to|stood at|had been|reached|etai(?:t|ent)|a ete|ont ete|atteignait) (?:de )?(?:about |environ )?(?:[^\s\d]{1,4} ?)?$/;

/** `against a budget of 2,050 million`: the same as planned. */
export const AGAINST_A_PLAN =
  /\b(?:against|versus|vs\.?|contre|pour|ahead of|short of|below|above|under|over)[^.;\d]{0,14}\b(?:budget|plan|target|forecast|objectif|prevision)(?:s|ted)? (?:of|de|d'|was|etait de)? ?(?:[^\s\d]{1,4} ?)?$/;

const ONLY_COMPARED =
  /^(?:[^.;:()\d]{0,40}\b|,)? ?(?:contre|against|from|up from|down from|vs\.?|versus|compared (?:with|to)) $/;
/** `(first nine months: 6,240)`, `(H1 2025: 4,310)`: in brackets, the same of another time. */
const OF_A_TIME_IN_BRACKET =
  /^[^.;:()\d]{0,24}\( ?(?:(?:the|les?|last|first|full|[hqst]\d|fy|derniere?s?|premiere?s?|two|three|six|nine|ten|eleven|deux|trois|neuf|dix|onze|\d{1,2}) ?)*(?:months?|mois|half(?:[- ]year)?|quarter|semestre|trimestre|year|annee|exercice|(?:19|20)\d\d(?:[/-]\d\d)?)(?: (?:before|earlier|ago|plus tot|precedente?|derniere?|(?:of |to |in |en |de |a )?(?:(?:19|20)\d\d|date)))? ?: ?$/;
const IN_ANOTHER_YEAR =
  /^ (?:(?:en|in|for|pour) (?:fy ?)?(?:19|20)\d\d|un an (?:plus tot|avant)|a year (?:before|earlier|ago)|l'an dernier|last year|(?:the )?year before)\b/;

const IN_ITS_YEAR_AND =
  /^[^.;:\d]{0,40} (?:in|for|en|pour) (?:fy ?)?(?:19|20)\d\d(?:,| and| et| puis)(?: and| et| puis)? $/;
const IN_A_YEAR = /^ (?:in|for|en|pour) (?:fy ?)?(?:19|20)\d\d(?![\d/-])/;

const IN_BRACKETS_OF_A_YEAR = /^ ?(?:en|in|:|for|pour)? ?\(?(?:fy ?)?(?:19|20)\d\d\)/;
/** `1 846 millions (1 590 en 2023)`: in brackets, the same in the same scale. */
export function likeBefore(
  text: string,
  numeral: Numeral,
  previous: Figure | null,
  passage: PlacedPassage,
): Numeral {
  if (previous === null || previous.passage !== passage || numeral.unit !== 'count' || numeral.isScaled)
    return numeral;
  const between = text.slice(previous.numeral.end, numeral.start);
  if (previous.unit !== 'money') return numeral;
  if (!previous.numeral.isScaled) {
    // `3 184 000 TND (2024 : 2 471 000)`
    const isInFull =
      previous.currency !== null &&
      OF_A_YEAR_IN_BRACKET.test(between) &&
      /^ ?\)/.test(text.slice(numeral.end)) &&
      numeral.value < previous.value * 10 &&
      numeral.value * 10 > previous.value;
    return isInFull ? { ...numeral, unit: 'money', currency: previous.currency, noun: '' } : numeral;
  }
  const isBracketed =
    /\(\s*$/.test(between) &&
    (IN_BRACKETS_OF_A_YEAR.test(text.slice(numeral.end)) ||
      (previous.kind === 'valuation' && /^ ?(?:apres|after|post)\b/.test(text.slice(numeral.end))));
  const isOfATime = OF_A_TIME_IN_BRACKET.test(between) && CLOSES.test(text.slice(numeral.end));
  // `2,95 milliards, contre 2,41 en 2024`
  const isCompared =
    ONLY_COMPARED.test(between) &&
    (CLOSES.test(text.slice(numeral.end)) || IN_ANOTHER_YEAR.test(text.slice(numeral.end)));
  // `2 300 millions de ventes en 2026, 2 800 en 2027`
  const isNext = IN_ITS_YEAR_AND.test(between) && IN_A_YEAR.test(text.slice(numeral.end));
  if (!isBracketed && !isOfATime && !isCompared && !isNext) return numeral;
  const scale = SCALES.findLast((one) => previous.value >= one) ?? 1;
  const factor = previous.value / scale < 1 ? scale / 1e3 : scale;
  // As large as what stands before it, within two powers of ten.
  const fits = [factor, factor / 1e3].find(
    (one) => numeral.value * one < previous.value * 10 && numeral.value * one * 10 > previous.value,
  );
  return fits === undefined ? numeral : { ...numeral, value: numeral.value * fits, isScaled: true, noun: '' };
}

/** The sum that a figure in such a bracket is of, over the count of months that the bracket names. */
export function sumBeforeTime(
  figures: readonly Figure[],
  passage: PlacedPassage,
  { start }: Numeral,
): Figure | null {
  const months = figures.at(-1);
  if (months?.passage !== passage || months.unit !== 'months') return null;
  const sum = figures.at(-2);
  return sum?.passage === passage &&
    sum.unit === 'money' &&
    OF_A_TIME_IN_BRACKET.test(passage.text.slice(sum.numeral.end, start))
    ? sum
    : null;
}
const CLOSES = /^(?:$| ?[),;(]|\.(?!\d))/;
const OF_A_YEAR_IN_BRACKET = /^ ?\( ?(?:en |in |fy ?)?(?:19|20)\d\d(?:[/-]\d\d)? ?:? ?$/;
const SCALES = [1e3, 1e6, 1e9, 1e12] as const;
/** `… (2023: 22 million)`, `2024 : 130 millions`, `up from 268`: the same thing at another time. */
export function continuesFigure(
  previous: Figure,
  passage: PlacedPassage,
  numeral: Numeral,
  dates: readonly DateMention[],
  cues: readonly Cue[],
): boolean {
  const isBareSum = previous.unit === 'money' && numeral.unit === 'count' && numeral.isScaled;
  if (previous.numeral.unit !== numeral.unit && previous.unit !== numeral.unit && !isBareSum) return false;
  const isSame = previous.passage === passage;
  if (!isSame && previous.passage.page !== passage.page) return false;
  const from = isSame ? previous.numeral.end : 0;
  const between = passage.text.slice(from, numeral.start);
  if (isSame && /^ [^()]{0,40}\( ?$/.test(between) && YEAR_BEFORE.test(passage.text.slice(numeral.end)))
    return true;
  const open = isSame ? bracketOfTime(passage.text, numeral.start, dates) : null;
  if (open !== null && open >= from && !/[.;]/.test(passage.text.slice(from, open))) return true;
  const isBracketed =
    /\(\s*$/.test(between) && dates.some(({ start }) => start >= numeral.end && start - numeral.end < 14);
  if (isSame && (isInBracketOfBefore(passage.text, numeral, previous) || OF_A_TIME_IN_BRACKET.test(between)))
    return true;
  if (isSame && (isBracketed || COMPARED.test(between)))
    return !cues.some(
      ({ kind, start }) => kind !== 'growth' && start >= numeral.end && start - numeral.end < 25,
    );
  const isOfElse =
    numeral.unit === 'count' &&
    !numeral.isScaled &&
    !GOES_ON_WITH.test(numeral.noun) &&
    numeral.noun.split(' ')[0] !== previous.numeral.noun.split(' ')[0];
  if (isOfElse) return false;
  const left = dates
    .filter(({ start, end }) => start >= from && end <= numeral.start)
    .reduceRight((text, { start, end }) => text.slice(0, start - from) + text.slice(end - from), between)
    .replace(REMARK, '');
  // `164 persons (2023: 171)`
  if (isSame && left.length < between.length && /^[^()]{0,34}\([ :]*$/.test(left)) return true;
  return (
    left.length < between.length &&
    /^(?:[\s;,:()&-]|\b(?:and|et|puis|then|in the|in|en|for|au|a|was|were|stood at|made|came to|brought|etait|a fait|\d{1,2}(?:er|st|nd|rd|th)?)\b)*$/.test(
      left,
    )
  );
}

/** `38.4 crore (provisional; the audit is due in September) and for FY 2024-25 31.7 crore`. */
const REMARK = /^ ?\((?![^()]*\d)[^()]{0,120}\)/;

/** What may follow a count whose thing was named before. */
const GOES_ON_WITH =
  /^(?:$|(?:in|en|at|on|a|au|fin|le|la|the|by|for|against|contre|dont|and|et|un|year|last|previous|of|de)\b)/;

const PRIOR_YEAR =
  "(?:the )?(?:(?:previous|prior|last|preceding) (?:financial |fiscal )?(?:year|period|twelve months|12 months)|year (?:before|earlier)|twelve months before)|(?:l')?(?:an (?:dernier|passe)|annee (?:precedente|passee|d'avant)|exercice precedent)|(?:les )?(?:douze|12) mois precedents";
const IN_BRACKET = new RegExp(
  `^[^.;\\d()]{0,12}\\((?:${PRIOR_YEAR}) ?:? ?(?:[^()]*, )?(?:[^\\s\\d]{1,4} ?)?$`,
);
/** Where a bracket that tells of the year before opens around a place, `(year before: 2,240 tonnes, ETB 231 million)`; null where none does. */
export function bracketOfYearBefore(text: string, at: number): number | null {
  const open = text.lastIndexOf('(', at - 1);
  return open >= 0 && OPENS_WITH_PRIOR_YEAR.test(text.slice(open, at)) ? open : null;
}
const OPENS_WITH_PRIOR_YEAR = new RegExp(`^\\((?:${PRIOR_YEAR})(?! (?:to|of|and|et|au)\\b)[^()]*$`);
/** Where a bracket opens in which a figure is told with its own time before it, `(September: 1.80 billion; October 2025: 1.42 billion)`; null where none does. */
function bracketOfTime(text: string, at: number, dates: readonly DateMention[]): number | null {
  const open = text.lastIndexOf('(', at - 1);
  if (open < 0 || text.slice(open, at).includes(')')) return null;
  const isTimed = dates.some(
    ({ start, end }) =>
      start > open &&
      /[(;,] ?$/.test(text.slice(open, start)) &&
      /^ ?: ?(?:[^\s\d]{1,4} ?)?$/.test(text.slice(end, at)),
  );
  return isTimed ? open : null;
}
/** The figure that one in such a bracket is compared with: the last of its unit before that. */
export function comparedInBracket(
  figures: readonly Figure[],
  passage: PlacedPassage,
  { start, unit }: Numeral,
  dates: readonly DateMention[],
): Figure | null {
  const open = bracketOfYearBefore(passage.text, start) ?? bracketOfTime(passage.text, start, dates);
  return open === null
    ? null
    : (figures.findLast((one) => one.passage === passage && one.numeral.end <= open && one.unit === unit) ??
        null);
}

/** `GHS 14.86 million (previous year GHS 13.02 million)`, `TZS 204m (TZS 131m)`. */
export function isInBracketOfBefore(
  text: string,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
  { numeral, currency, unit }: Figure,
): boolean {
  const between = text.slice(numeral.end, start);
  if (IN_BRACKET.test(between)) return true;
  const isBare = /^ ?\( ?$/.test(between) && text[end] === ')';
  const written = text.slice(start, end);
  return (
    isBare &&
    unit === 'money' &&
    currency !== null &&
    markOf(written) === markOf(text.slice(numeral.start, numeral.end))
  );
}

const markOf = (written: string): string =>
  written.replaceAll(/[\d.,' ]|(?:million|billion|thousand|m|bn|k)\b/g, '');

export const YEAR_BEFORE =
  /^ ?[,(]? ?(?:in )?(?:(?:the|a|one) year|(?:twelve|12) months) (?:before|earlier|ago|back)\b|^ (?:in |for )?the (?:previous|prior|preceding) (?:financial )?year ?\)|^ ?[,(]? ?(?:(?:un an|douze mois|12 mois) (?:plus tot|avant|auparavant)|l'(?:annee|exercice) (?:precedente?|d'avant)|(?:pour|au titre de) (?:celui|celle) d'avant)\b/;
