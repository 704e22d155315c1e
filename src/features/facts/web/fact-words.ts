import { capitalized } from '#shared/domain/text.ts';
import { currencyOf } from '#shared/domain/currency.ts';
import { formatAmount, formatAmountShort, formatCount, formatNumber } from '#shared/web/format.ts';
import type { Fact, MetricFacts } from '../contract.ts';
import { aboutText, apartText } from '../domain/fact-text.ts';
import { AT_LEAST, AT_MOST } from '../domain/fact.ts';

const LEVELS: Readonly<Record<Fact['level'], string>> = {
  claimed: 'Claimed',
  document: 'Document',
  'third-party-document': 'Third-party document',
  'system-export': 'System export',
  'confirmed-by-counterparty': 'Confirmed by counterparty',
};

export const levelText = ({ level }: Fact): string => LEVELS[level];

type Amount = Pick<Fact, 'value' | 'unit' | 'currency'>;

/** A fact's figure as people read it: "KSh 37,914,220", "12%", "8 months". */
export function amountText({ value, unit, currency }: Amount): string {
  if (unit === 'percent') return `${formatNumber(value, 2)}%`;
  if (unit === 'months') return formatCount(value, 'month').replace(/^[\d,]+/, formatNumber(value, 1));
  if (unit === 'count') return formatNumber(value);
  const known = currency === null ? null : currencyOf(currency);
  return known === null ? `${formatNumber(value, 2)} (currency not stated)` : formatAmount(value, known);
}

/** The same, short, beside an axis. */
export function amountShort(amount: Amount): string {
  const known = amount.unit !== 'money' || amount.currency === null ? null : currencyOf(amount.currency);
  if (known !== null) return formatAmountShort(amount.value, known);
  return amount.unit === 'money' ? formatNumber(amount.value) : amountText(amount);
}

/** A figure as its source states it: no debt is none, in whatever currency. */
export const statedText = (fact: Amount): string =>
  fact.unit === 'money' && fact.value === 0 ? 'None' : amountText(fact);

const LIMITS: Readonly<Record<string, string>> = { [AT_MOST]: 'at most', [AT_LEAST]: 'at least' };

/** What stands behind a figure that another may not be above or below; null behind any other, and behind none. */
export const limitText = ({ about, value }: Fact): string | null =>
  about === null || value === 0 ? null : (LIMITS[about] ?? null);

/** What all of a metric is where the other side is a part of it. */
const WHOLES: Partial<Record<Fact['metric'], string>> = {
  cash: 'All cash',
  customerShare: 'Largest customer',
};

/** What a side of a difference is of, where the two differ in it: "One account"; a limit stands behind its figure. */
export function sideText(fact: Fact, other: Fact): string | null {
  if (fact.about === other.about || limitText(fact) !== null) return null;
  return aboutText(fact) ?? WHOLES[fact.metric] ?? null;
}

const RATES: Readonly<Record<string, string>> = {
  monthly: ' a month',
  quarterly: ' a quarter',
  annual: ' a year',
};

/** The figure of a metric in the list, with how often it comes where its name does not say: "KSh 4.2M a month". */
export function listedText({ metric, believed }: Pick<MetricFacts, 'metric' | 'believed'>): string {
  if (believed === null) return '–';
  if (statedText(believed) === 'None') return 'None';
  const often = metric === 'burn' || believed.rate === null ? '' : (RATES[believed.rate] ?? '');
  return `${amountShort(believed)}${often}`;
}

const SOURCES = new Intl.PluralRules('en');

/** What stands under a metric in the list: "3 sources, 28% apart", "2 agree", "only claimed", "not stated". */
function statusText({ facts, status, contradictions }: MetricFacts): string {
  const [first] = facts;
  if (!first) return 'not stated';
  if (status === 'contradict') {
    const [widest] = contradictions.toSorted((a, b) => b.gapFraction - a.gapFraction);
    return widest === undefined ? 'sources differ' : apartText(widest);
  }
  if (status === 'question') return 'a question';
  const sources = new Set(facts.map(({ source }) => `${source.kind}${source.documentId}`)).size;
  if (status === 'agree') return `${sources} sources agree`;
  const one = SOURCES.select(sources) === 'one' ? 'one source' : `${sources} sources, different dates`;
  return facts.every(({ level }) => level === 'claimed') ? 'only claimed' : one;
}

/** The same behind what the figure above it is of, where that is told: "Group, 28% apart". */
export function standingText(metric: MetricFacts): string {
  const about = metric.believed === null || metric.metric === 'growth' ? null : aboutText(metric.believed);
  return about === null ? capitalized(statusText(metric)) : `${about}, ${statusText(metric)}`;
}

const ABOUT_HEADINGS: Partial<Record<Fact['metric'], string>> = {
  ownership: 'Holder',
  growth: 'Growth of',
};

/** The heading over what a metric's figures are of. */
export const aboutHeading = (metric: Fact['metric']): string => ABOUT_HEADINGS[metric] ?? 'Basis';
