import { periodText, rateText } from '#shared/domain/calendar.ts';
import { amountInWords } from '#shared/domain/money.ts';
import { capitalized } from '#shared/domain/text.ts';
import type { Difference } from './agreement.ts';
import {
  ALL_IN_ONE,
  AT_LEAST,
  AT_MOST,
  CURRENT,
  type Fact,
  METRIC_LABELS,
  NOT_OVER,
  OF_ANY_RATE,
  OF_EITHER_KIND,
  OVER_A_YEAR,
  OF_NOW,
  ONE_ACCOUNT,
  ONE_BANK,
  ONE_CUSTOMER,
  rateOfPeriod,
  STANDING,
} from './fact.ts';
import { endOf } from './fact-period.ts';
import { timesInUnit } from './two-scales.ts';

const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A fact's figure in plain words: `KSh 37,914,000`, `12%`, `8 months`, `2,140`. */
export function figureText({ value, unit, currency }: Pick<Fact, 'value' | 'unit' | 'currency'>): string {
  if (isNone({ unit, value })) return 'none';
  const number = PLAIN.format(value);
  if (unit === 'percent') return `${number}%`;
  if (unit === 'months') return `${number} months`;
  return amountInWords(value, currency);
}

/** Where a figure stands: `Deck, page 3`. */
export const placeText = ({ source, quote }: Fact): string =>
  quote === null ? source.label : `${source.label}, page ${quote.page}`;

const KINDS_OF: Readonly<Record<string, string>> = {
  group: 'Group',
  gross: 'Gross',
  'on average': 'Average',
  [ONE_ACCOUNT]: 'One account',
  [ONE_BANK]: 'One bank',
  [ALL_IN_ONE]: 'All cash, in one account',
  [ONE_CUSTOMER]: 'One customer',
  [AT_MOST]: 'At most',
  [AT_LEAST]: 'At least',
  'with people not employed': 'With people not employed',
  'pre-money': 'Pre-money',
  'post-money': 'Post-money',
};

/** Whether it is said that there is nothing: at most nothing is none. */
export const isNone = ({ unit, value }: Pick<Fact, 'unit' | 'value'>): boolean =>
  unit === 'money' && value === 0;

/** What a figure is of beside its metric, as a line of its own: `Group`, `One account`, a holder; null where nothing is told. */
export function aboutText(fact: Pick<Fact, 'metric' | 'about' | 'unit' | 'value'>): string | null {
  const { metric, about } = fact;
  if (about === null || metric === 'ownership') return about;
  if (about === AT_MOST && isNone(fact)) return null;
  return KINDS_OF[about] ?? capitalized(about);
}

const UNCLEAR: Readonly<Record<string, string>> = {
  [OF_EITHER_KIND]: 'calendar or financial year',
  [OF_ANY_RATE]: 'of a month or a year',
  'month or year': 'month or year',
  [NOT_OVER]: 'not over when written',
};

/** How often, where the period does not say: of a month the month is meant, but a percentage says it always. */
function rateWords({ period, rate, unit }: Pick<Fact, 'period' | 'rate' | 'unit'>): string | null {
  if (rate === null || rate === OVER_A_YEAR) return null;
  const isUsual = unit !== 'percent' && period !== null && rate === rateOfPeriod(period);
  return isUsual ? null : (UNCLEAR[rate] ?? rateText(rate));
}

/** When a fact is of, as a line of its own: `Year to Jun 2026`, `Sept 2025`, `2025, per month`, `Now`, `Not dated`. */
export function whenText(fact: Fact): string {
  const { metric, period } = fact;
  const isNow = period === null && (CURRENT.has(metric) || OF_NOW.has(metric));
  const date = period === null ? (isNow ? 'now' : 'not dated') : periodText(period);
  const rate = rateWords(fact);
  return capitalized(rate === null ? date : `${date}, ${rate}`);
}

const OFTEN: Readonly<Record<string, string>> = { monthly: 'Monthly', annual: 'Annual' };
const inSentence = (label: string): string =>
  label.startsWith('EBITDA') ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What is compared: `Revenue`, `The group’s EBITDA`, `Pre-money valuation`, `Monthly churn`, `Wambui Karanu’s share`. */
function nameText(believed: Fact, against: Fact): string {
  const { metric, about, rate } = believed;
  const often = metric === 'churn' ? OFTEN[rate ?? ''] : undefined;
  const label = often === undefined ? METRIC_LABELS[metric] : `${often} churn`;
  if (metric === 'ownership') return about === null ? label : `${about}’s share`;
  const isPlain = about === null || about === ALL_IN_ONE || about === ONE_CUSTOMER;
  if (isPlain || about === AT_MOST || about === AT_LEAST) return label;
  if (about === 'group') return `The group’s ${inSentence(label)}`;
  if (metric === 'churn') return `${label} of ${about}`;
  if (metric === 'cash')
    return about === against.about ? `Cash ${about === ONE_BANK ? 'at one bank' : 'in one account'}` : label;
  return `${aboutText(believed)} ${inSentence(label)}`;
}

/** `of 2025`, `of the year to Jun 2026`, `at the end of Jun 2026`, `on 18 Sept 2025`; of the end of December the year's. */
function timeText({ metric, period, about, rate }: Fact): string {
  if (period === null) return '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(period)) return ` on ${periodText(period)}`;
  if (STANDING.has(metric) && about !== 'on average' && rate !== OVER_A_YEAR)
    return ` at the end of ${periodText(endOf(period).replace(/-12$/, ''))}`;
  const when = periodText(period);
  return ` of ${when.startsWith('year') ? 'the ' : ''}${when}`;
}

/** What two sources tell differently, and of when: `Revenue of 2025`, `Ask`, `Cash at the end of Jun 2026`. */
export function subjectText({ believed, against }: Pick<Difference, 'believed' | 'against'>): string {
  const rate = believed.metric === 'churn' ? null : rateWords(believed);
  return `${nameText(believed, against)}${timeText(believed)}${rate === null ? '' : `, ${rate}`}`;
}

/** How far two sources are apart: `28%`, and of percentages `7 points`. */
function gapText({ gapFraction, believed, against }: Difference): string {
  if (believed.unit !== 'percent') return `${Math.round(100 * gapFraction)}%`;
  const points = PLAIN.format(Math.round(10 * Math.abs(believed.value - against.value)) / 10);
  return `${points} ${points === '1' ? 'point' : 'points'}`;
}

const TIMES: Readonly<Record<number, string>> = {
  1e3: 'a thousand',
  1e6: 'a million',
  1e9: 'a billion',
};

/** How far two sources are apart, in words: `28% apart`, and `one says none`, which no share tells. */
export function apartText(difference: Difference): string {
  const { believed, against } = difference;
  if (isNone(believed) || isNone(against)) return 'one says none';
  const times = TIMES[timesInUnit(believed, against) ?? 0];
  return times === undefined
    ? `${gapText(difference)} apart`
    : `the same digits ${times} times apart, one in a wrong unit`;
}
