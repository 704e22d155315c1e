import { isBuyer } from '../words/buyer-word.ts';
import type { Extraction } from '../extraction.ts';
import type { PlacedPassage } from '../text/section.ts';
import { plainNumber } from '../words/plain-number.ts';

const LIFE_VALUE = /\b(?:c?ltv|clv|lifetime value|valeur (?:a )?vie)\b/;
/** `Lifetime 60 months`, `Assumed life, months: 30`, `LTV at 60 months`, `durée de vie : 5 ans`. */
const LIFE =
  /\b(?:life(?:time|span)?(?! value)|duree de vie|c?ltv (?:at|over|of|on|sur|a))\b[^.;\d]{0,24}?(?<before>\b(?:months|years|mois|annees)\b[^a-z\d]{0,4})?(?<count>\d{1,3}(?:[.,]\d)?) ?(?<behind>months?|years?|mois|ans|annees)?\b/;
/** Of things that wear out. */
const OF_A_THING =
  /\b(?:batter\w+|panels?|packs?|machines?|motors?|engines?|devices?|shelf|useful|panneaux|machines?|moteurs?|appareils?|utile)\b/;
const A_YEAR = 12;

const CHURN = /\bchurn\b/;
/** Those who buy, or anybody. */
const GOES =
  /\b(?:attrition|leav(?:e|es|ing)|lapsed?|lapses|cancel\w*|resili\w+|desabonn\w+|departs?|partent|quittent)\b/;
const ARE_CUSTOMERS =
  /\b(?:subscri\w+|polic(?:y|ies)|members|users|abonn\w+|contrats|contracts|utilisateurs|adherents)\b/;
const ofCustomers = (text: string): boolean =>
  CHURN.test(text) ||
  (GOES.test(text) && (ARE_CUSTOMERS.test(text) || (text.match(/[a-z'-]{4,}/g) ?? []).some(isBuyer)));
const OF_STAFF =
  /\b(?:staff|employees|agents|couriers|riders|teachers|nurses|salaries|employes|enseignants|livreurs|personnel)\b/;
const SHARE = /(\d{1,2}(?:[.,]\d{1,2})?) ?%/;
const OF_TIME: readonly (readonly [words: RegExp, months: number])[] = [
  [/\b(?:monthly|(?:per|a|each|every|par|chaque) (?:month|mois)|mensuel\w*)\b/, 1],
  [/\b(?:quarterly|(?:per|a|each|every|par|chaque) (?:quarter|trimestre)|trimestriel\w*)\b/, 3],
  [/\b(?:yearly|annual|(?:per|a|each|every|par|chaque) (?:year|an|annee)|annuel\w*)\b/, A_YEAR],
];
const ELSEWHERE: ReadonlySet<string> = new Set(['problem', 'market', 'competition', 'team']);

type Told = { readonly passage: PlacedPassage; readonly months: number };

function livesTold(passages: readonly PlacedPassage[]): Told[] {
  const pages = new Set(passages.filter(({ text }) => LIFE_VALUE.test(text)).map(({ page }) => page));
  return passages.flatMap((passage) => {
    const { before, count, behind } = LIFE.exec(passage.text)?.groups ?? {};
    const unit = behind ?? before;
    if (!pages.has(passage.page) || unit === undefined || OF_A_THING.test(passage.text)) return [];
    return [{ passage, months: plainNumber(count ?? '') * (/^(?:y|an)/.test(unit) ? A_YEAR : 1) }];
  });
}

/** For how many months a customer stays where so many leave in a time. */
const staysFor = (percent: number, months: number): number => (100 / percent) * months;

function churnTold(passages: readonly PlacedPassage[]): Told[] {
  return passages.flatMap((passage) => {
    const { text, under } = passage;
    const percent = plainNumber(SHARE.exec(text)?.[1] ?? '');
    const time = OF_TIME.find(([words]) => words.test(text));
    if (!ofCustomers(text) || OF_STAFF.test(text) || under.some((id) => ELSEWHERE.has(id))) return [];
    return time && percent > 0 ? [{ passage, months: staysFor(percent, time[1]) }] : [];
  });
}

const AT_START = /^[^\d]*\b(?:start|opening|beginning|debut|ouverture)\b[^\d]*\d/;
const GONE =
  /^(?:[a-z]+ ){0,2}(?:lapsed|lost|left|cancelled|churned|gone|departs|resili\w+|perdu\w*|partis)\b[^\d]*\d/;
const HEADS: readonly (readonly [words: RegExp, months: number])[] = [
  [/(?:\b[qt][1-4]\b[^a-z]*(?:[a-z]{1,3} ?)?){2}/, 3],
  [/(?:\b[hs][12]\b[^a-z]*){2}/, 6],
  [
    /(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|fev|avr|mai|juin|juil|aout)[a-z]*\.?\b[^a-z]*){2}/,
    1,
  ],
];
const MOST_BETWEEN = 6;
const numbersIn = ({ text }: PlacedPassage): number[] =>
  (text.match(/(?<![\d.,])\d[\d.,]*/g) ?? []).map(plainNumber);

/** `In force at start 236 285` over `Lapsed 69 86`: what left of those that were there. */
function churnCounted(passages: readonly PlacedPassage[]): Told[] {
  return passages.flatMap((passage, index) => {
    if (!AT_START.test(passage.text)) return [];
    const near = (one: PlacedPassage): boolean => one.page === passage.page;
    const head = passages.slice(Math.max(0, index - 3), index).filter(near);
    const time = HEADS.find(([words]) => head.some(({ text }) => words.test(text)));
    const gone = passages
      .slice(index + 1, index + 1 + MOST_BETWEEN)
      .find((one) => near(one) && GONE.test(one.text));
    if (!time || !gone) return [];
    const [were, left] = [numbersIn(passage), numbersIn(gone)];
    if (were.length < 2 || were.length !== left.length) return [];
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    return sum(left) === 0
      ? []
      : [{ passage: gone, months: staysFor((100 * sum(left)) / sum(were), time[1]) }];
  });
}

/** So many times longer than what leaves allows is no rounding. */
const TOO_LONG = 1.5;

/** What a customer is said to be worth over a time that none stays, by what leaves each month or quarter. */
export function lifeTooLong({ passages }: Pick<Extraction, 'passages'>): readonly PlacedPassage[] {
  const [life] = livesTold(passages).toSorted((one, other) => one.months - other.months);
  const churn = life ? [...churnTold(passages), ...churnCounted(passages)] : [];
  if (!life || churn.length === 0 || churn.some(({ months }) => months * TOO_LONG > life.months)) return [];
  return [life.passage, ...churn.map(({ passage }) => passage)];
}
