import type { FlagCode } from '../document.ts';
import { differs, type Extraction, quoteWhole, type Sign } from '../extraction.ts';
import { inNumber } from '../findings/finding-text.ts';
import type { PlacedPassage } from '../text/section.ts';
import { type Quantity, numberOf, quantitiesOf } from './quantity.ts';
import { A_CASE, contradiction, isAverage, otherIncome } from './told-twice.ts';

/** `58 now (weaving 31, finishing 12)`, `21.4 million: January 5.9, February 6.2`: how much there is, and right behind it its parts. */
type WithParts = {
  readonly whole: Quantity;
  readonly before: string;
  readonly behind: string;
  /** What the parts make, in each way they may be written. */
  readonly sums: readonly number[];
};

const OPENS = /^[^.;()\d]{0,40}?(?<mark>[:(])[^.;()\d]{0,40}$/;
/** What names some of the parts, or what each of them is. */
const OF_SOME =
  /\b(?:dont|of wh(?:ich|om)|includ(?:ing|es)|mainly|mostly|e\.?g|such as|notably|notamment|among (?:them|others)|each|chacune?|per|par|against|contre|versus|vs|was|were|from|up|down|average[ds]?|moyenne|mean|years?|annee|last|target|budget|plan\w*)\b/;
const SEPARATES = /[,;/|+&·•–-]|\b(?:and|et|plus|puis|then)\b/;
const FEWEST = 2;
const LONGEST = 400;
const isBare = ({ unit, isScaled }: Quantity): boolean => unit === 'count' && !isScaled;

/** Where a list that begins there ends: its bracket, or its sentence. */
function endOf(text: string, from: number, isBracket: boolean): number {
  const end = isBracket ? text.indexOf(')', from) : text.slice(from).search(/[.;](?:\s|$)/);
  return end < 0 ? text.length : isBracket ? end : from + end;
}

/** The quantities of a passage that have their parts behind them. */
function withParts(passage: PlacedPassage, home: Extraction['home']): WithParts[] {
  const { text } = passage;
  if (text.length > LONGEST || !/[:(]/.test(text)) return [];
  const all = quantitiesOf(passage, home);
  return all.flatMap((whole, index): WithParts[] => {
    const first = all[index + 1];
    const opening = first && OPENS.exec(text.slice(whole.end, first.start));
    if (!first || !opening || whole.unit === 'percent') return [];
    const end = endOf(text, first.start, opening.groups?.['mark'] === '(');
    const parts = all.slice(index + 1).filter(({ start }) => start < end);
    const list = text.slice(whole.end, end);
    const areApart = parts.every((part, at) => {
      const next = parts[at + 1];
      return next === undefined || SEPARATES.test(text.slice(part.end, next.start));
    });
    const areAlike =
      parts.every((part) => part.unit === whole.unit && part.currency === whole.currency) ||
      (whole.unit === 'money' && parts.every((part) => isBare(part) || part.unit === 'money'));
    if (parts.length < FEWEST || !areApart || !areAlike || OF_SOME.test(list)) return [];
    const made = parts.reduce((sum, { value }) => sum + value, 0);
    const mantissa = numberOf(/\d[\d ,.']*/.exec(text.slice(whole.start, whole.end))?.[0] ?? '');
    const scale = parts.every(isBare) && mantissa > 0 ? whole.value / mantissa : 1;
    return [
      {
        whole,
        before: text.slice(0, whole.start),
        behind: text.slice(whole.end, first.start),
        sums: [...new Set([made, made * scale])],
      },
    ];
  });
}

const OFF = 0.03;
/** From how much of the whole on what parts make is meant to be all of it. */
const LEAST_OF_ALL = 0.55;
/** The sum that is not the whole and yet meant to be; null where one is, or none is near. */
function wrongSum({ whole: { value }, sums }: WithParts): number | null {
  if (sums.some((sum) => Math.abs(sum - value) < 2 || !differs(sum, value, OFF))) return null;
  return sums.find((sum) => Math.min(sum, value) > LEAST_OF_ALL * Math.max(sum, value)) ?? null;
}

const PEOPLE =
  /\b(?:we (?:are|number|employ|count)|nous (?:sommes|voila|employons|comptons)|on est|people|persons?|employees|staff|workers|hands|souls|heads|names|head ?count|payroll|team|salarie?e?s|personnes|employe?e?s|agents|collaborateurs|effectifs?|equipe|personnel)\b/;
const NOT_PEOPLE =
  /\b(?:customers?|clients?|shops?|farmers?|members?|households?|students|pupils|eleves|villages?|schools?|trained|formes?|shares?|actions|hired|hires|recrut\w*|joined|left|seats|rooms|beds|buyers?|orders?|boutiques?|magasins?|machines?|trucks?|vehicles?)\b/;
const LONGEST_STAFF = 20_000;

/** `How many are you?` before `67 in all: …`. */
function askedBefore(passages: readonly PlacedPassage[], index: number): string {
  const [asked, answer] = [passages[index - 1], passages[index]];
  return asked && asked.page === answer?.page && asked.text.trimEnd().endsWith('?') ? asked.text : '';
}

/** All who work for the company, and parts right behind that do not make them. */
export function staffOfParts({ passages, home }: Extraction): Sign<FlagCode>[] {
  return passages
    .map((passage, index) => ({ passage, asked: askedBefore(passages, index) }))
    .filter(
      ({ passage, asked }) =>
        PEOPLE.test(asked + passage.text) && !isAverage(passage) && !A_CASE.test(passage.text),
    )
    .flatMap(({ passage, asked }) =>
      withParts(passage, home).flatMap((one): Sign<FlagCode>[] => {
        const { whole, before, behind } = one;
        const sum = wrongSum(one);
        const beside = `${asked} ; ${before.slice(-40)} ; ${behind}`;
        const isCount = whole.unit === 'count' && !whole.isScaled && Number.isInteger(whole.value);
        if (sum === null || !isCount || whole.value > LONGEST_STAFF) return [];
        if (!PEOPLE.test(beside) || NOT_PEOPLE.test(beside)) return [];
        return [contradiction(inNumber(whole.value), inNumber(sum), [quoteWhole(passage)], 'medium')];
      }),
    )
    .slice(0, 1);
}

const INCOME =
  /\b(?:revenues?|sales|turnover|takings|income|sold|invoiced|billed|chiffre d'affaires|ventes|recettes|vendu\w*|facture\w*|encaisse\w*)\b/;
const NO_INCOME =
  /\b(?:target|budget|plan\w*|forecast|expect\w*|objectif|prevu\w*|prevision\w*|market|marche|costs?|charges|grants?|subventions?|units?|tonn\w*|growth|croissance|per|par)\b/;

/** Income, and parts right behind that do not make it. */
export function incomeOfBeside({ passages, home }: Extraction): Sign<FlagCode>[] {
  return passages
    .filter((passage) => INCOME.test(passage.text) && !A_CASE.test(passage.text))
    .flatMap((passage) =>
      withParts(passage, home).flatMap((one): Sign<FlagCode>[] => {
        const { whole, before } = one;
        const sum = wrongSum(one);
        if (sum === null || (whole.unit !== 'money' && !whole.isScaled)) return [];
        const beside = before.split(/[.;]\s/).at(-1) ?? '';
        if (!INCOME.test(beside) || NO_INCOME.test(beside)) return [];
        return [
          otherIncome({ value: whole.value, unit: whole.unit, currency: whole.currency }, sum, [
            quoteWhole(passage),
          ]),
        ];
      }),
    )
    .slice(0, 1);
}
