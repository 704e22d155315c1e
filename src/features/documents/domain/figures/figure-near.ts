import type { NumberKind } from '../document.ts';
import { MONEY_KINDS, type NumeralContext, readingDistance } from './figure-context.ts';
import type { CueKind } from './figure-cue.ts';

export const MONEY: ReadonlySet<CueKind> = new Set([...MONEY_KINDS, 'none', 'market']);
const REACH = 70;
const OF_NEXT = 5;
/** `USD 1.2 million wanted, at USD 5 million`: what follows is another thing. */
const OF_A_WORTH = /^,? (?:at|a) $/;

/** `about one per cent of sales`: the word is of the share before it. */
const OF_A_SHARE =
  /(?:%|per ?cent|pour cent) (?:of|du|de|des)(?: (?:the|our|its|their|all|total|net|annual|last|year's|la|le|les|nos|notre|son|ses|l'|l'ensemble|des))* ?$/;

/** `5 % of its turnover 2025, or $7,500`: what the share is of. */
const IS_THE_WHOLE =
  /^(?: (?:(?:in|for|en|de|of) )?(?:fy ?)?20\d\d)?(?: (?:of|du|de la|des?) [a-z' ]{2,30})?,? ?\(?(?:soit |or |that is |being |ou )?(?:[^\s\d]{1,4} ?)?$/;

const IS_JOINED = /(?:^|[^a-z])(?:and|et)\b|[,;]/;
/** `71k net burn, 260k gross`, `4.6m revenue (3.9m at home)`: a word right behind its figure, apart from the next. */
const isOfThisOne = (
  text: string,
  end: number,
  cue: { readonly start: number; readonly end: number },
  next: number,
): boolean => {
  const [before, behind] = [text.slice(end, cue.start), text.slice(cue.end, next)];
  return (before === ' ' && /^[,;]/.test(behind)) || (/^ (?:[a-z]+ )?$/.test(before) && /^ ?\(/.test(behind));
};

/** `cash at 31 March 2025`: a day or a verb between a word and its figure. */
const ON_A_DATE =
  /^ ?(?:(?:after tax|before tax|net|at|on|as|of|in|for|au|le|a|en|fin|de|the|end|month|quarter|year|mois|trimestre|was|were|is|etait|est|stood|stands?|averag(?:es|ed|ing)|about|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|\d{1,2}|20[0-4]\d)[ ,:]{1,2}){1,8}(?:of )?$/;

/** `La trésorerie, hors fonds des clients, est de 196 millions`: what is left out stands between a word and its sum, and parts them no further. */
const IS_ASIDE =
  /, (?:hors|sans compter|a l'exclusion d[eu]s?|excluding|not counting|not including|without|net of|leaving out) [^,;.\d]{3,60},/;
const asideBetween = (
  text: string,
  { end }: { readonly end: number },
  { start }: { readonly start: number },
): number => (end < start ? (IS_ASIDE.exec(text.slice(end, start))?.[0].length ?? 0) : 0);

export function nearestCue(
  context: NumeralContext,
  allowed: ReadonlySet<CueKind>,
  reach = REACH,
): CueKind | null {
  const { text, numeral, cues, others, labelCues, isLabelled } = context;
  const label = isLabelled
    ? labelCues.find(
        ({ kind }) => allowed.has(kind) && (kind !== 'market' || context.label.length <= LONGEST_HEADING),
      )
    : undefined;
  const labelDistance = 12 + readingDistance(text, { start: 0, end: 0 }, numeral);
  let best = label && labelDistance <= reach ? { kind: label.kind, distance: labelDistance } : null;
  for (const cue of cues) {
    if (!allowed.has(cue.kind) || (cue.start < numeral.end && cue.end > numeral.start)) continue;
    const isOfShare =
      numeral.unit !== 'percent' &&
      OF_A_SHARE.test(text.slice(0, cue.start)) &&
      !(cue.end <= numeral.start && IS_THE_WHOLE.test(text.slice(cue.end, numeral.start)));
    const isTaken =
      isOfShare ||
      others.some(({ start, unit }) => start >= numeral.end && start < cue.start && unit === numeral.unit);
    // `a cap of USD 4 million`: the word is of the sum that follows it, not of the one before.
    const isOfNext = others.some(
      ({ start, unit, isScaled }) =>
        cue.start >= numeral.end &&
        start >= cue.end &&
        ((start - cue.end <= OF_NEXT &&
          !OF_A_WORTH.test(text.slice(cue.end, start)) &&
          !isOfThisOne(text, numeral.end, cue, start)) ||
          (IS_JOINED.test(text.slice(numeral.end, cue.start)) &&
            ON_A_DATE.test(text.slice(cue.end, start)))) &&
        (unit === numeral.unit || isScaled),
    );
    // `cash 21 million; loan 44 million`: behind a semicolon another thing is spoken of.
    const isOfElse = cue.start >= numeral.end && text.slice(numeral.end, cue.start).includes(';');
    if (isTaken || isOfNext || isOfElse) continue;
    const distance =
      readingDistance(text, cue, numeral) -
      longDates(context, cue) -
      asideBetween(text, cue, numeral) +
      (cue.start > numeral.start ? 4 : 0);
    if (distance <= reach && (!best || distance < best.distance)) best = { kind: cue.kind, distance };
  }
  return best?.kind ?? null;
}

/** How much longer than usual the dates between a word and its figure are written: `the thirtieth day of June two thousand …`. */
const longDates = ({ dates, numeral }: NumeralContext, cue: { readonly end: number }): number =>
  dates.reduce(
    (sum, { start, end }) =>
      start >= cue.end && end <= numeral.start ? sum + Math.max(0, end - start - USUAL_DATE) : sum,
    0,
  );
const USUAL_DATE = 16;

export const labelKind = ({ labelCues }: NumeralContext, allowed: ReadonlySet<CueKind>): CueKind | null =>
  labelCues.find(({ kind }) => allowed.has(kind))?.kind ?? null;

export const numberKind = (kind: CueKind | null): NumberKind =>
  kind === null || kind === 'none' ? 'other' : kind;
export const isUnder = ({ passage }: NumeralContext, ...ids: string[]): boolean =>
  passage.under.some((id) => ids.includes(id));

export const OF_RESULT =
  /\b(?:revenues?|sales|turnover|income|profits?|loss(?:es)?|cash|costs?|chiffre d'affaires|ventes|recettes|benefices?|pertes?|tresorerie)\b/;

/** Longer lines are sentences, whose words are not of the figures below. */
export const LONGEST_HEADING = 40;

export const isLarge = ({ isScaled, value }: { isScaled: boolean; value: number }): boolean =>
  isScaled || value >= 1e6;
