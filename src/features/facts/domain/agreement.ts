// The rule and a worked example: docs/rules/facts.md
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { CURRENT, type Fact, holderKey, METRICS, type Metric, periodKey } from './fact.ts';
import { endOf } from './fact-period.ts';

/** An amount of one currency in another at the end of a period; null where no rate is known. */
export type Convert = (value: number, from: string, to: string, period: string | null) => number | null;

export type Contradiction = {
  readonly period: string | null;
  readonly severity: 'medium' | 'high' | 'critical';
  /** How far the other is from what is believed, as a share of it. */
  readonly gapFraction: number;
  readonly believed: Fact;
  readonly against: Fact;
  /** The other's amount in the currency of what is believed, where it is stated in another. */
  readonly converted: number | null;
};

export type MetricFacts = {
  readonly metric: Metric;
  readonly facts: readonly Fact[];
  /** The newest figure that is believed; null where there is none. */
  readonly believed: Fact | null;
  readonly status: 'none' | 'single' | 'agree' | 'contradict';
  readonly contradictions: readonly Contradiction[];
};

const CLOSE = 0.02;
const CLOSE_POINTS = 1;
/** Months that money lasts are said in round numbers, at the pace of a month or of a quarter. */
const CLOSE_MONTHS = 2;
const CLOSE_RUNWAY = 0.2;
const CRITICAL = 0.2;
const HIGH = 0.1;
const GRAVE: ReadonlySet<Metric> = new Set(['revenue', 'cash', 'ask', 'foundersShare', 'ownership']);
/** A year whose months are not told is compared with none. */
const isVague = ({ rate }: Pick<Fact, 'rate'>): boolean => rate === 'of either kind';
/** Whether a figure is of something that its words alone tell apart: a growth of whatever, a market, a runway with a round. */
const isUncompared = ({ metric, about, rate }: Fact): boolean =>
  metric === 'marketSize' ||
  (metric === 'runway' && about !== null) ||
  ((metric === 'growth' || metric === 'valuation') && about === null) ||
  isVague({ rate });
const rank = ({ level }: Fact): number => EVIDENCE_LEVELS.indexOf(level);
const isComputed = ({ source }: Fact): boolean => source.kind === 'derived';

type Gap = {
  readonly fraction: number;
  readonly agrees: boolean;
  /** The other's value in the unit of what is believed. */
  readonly value: number;
  readonly converted: number | null;
};
type Pair = Gap & { readonly believed: Fact; readonly against: Fact };

const ROUNDED = 0.05;
/** Half of the last place a figure is written in: 0.05 million of `K1.4 million`; 0 where its words are not known. */
function halfPlace({ value, quote }: Fact): number {
  const [digits] = /\d[\d.,' ]*/.exec(quote?.text ?? '') ?? [];
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(digits?.trim() ?? '') ?? [];
  const written = Number((digits ?? '').replaceAll(/[^\d]/g, '')) / 10 ** decimals.length;
  if (!(written > 0)) return 0;
  const scale = Math.abs(value) / written;
  return scale < 1000 ? 0 : (scale * 10 ** -decimals.length) / 2;
}

/** Whether one of two amounts is the other rounded as it is written: `K1.4 million` and K 1,356,000. */
function isRounded(believed: Fact, other: Fact, value: number): boolean {
  if (other.unit !== 'money' || other.currency !== believed.currency) return false;
  const difference = Math.abs(value - believed.value);
  const place = Math.max(halfPlace(believed), halfPlace(other));
  return difference <= Math.min(place, ROUNDED * Math.abs(believed.value)) + 1e-9;
}

/** How far a fact is from another; null where they cannot be compared. */
function gapBetween(believed: Fact, other: Fact, convert: Convert): Gap | null {
  if (believed.unit !== other.unit) return null;
  const isForeign = other.unit === 'money' && other.currency !== believed.currency;
  if (isForeign && (other.currency === null || believed.currency === null)) return null;
  const value =
    isForeign && other.currency !== null && believed.currency !== null
      ? convert(other.value, other.currency, believed.currency, other.period)
      : other.value;
  if (value === null) return null;
  const difference = Math.abs(value - believed.value);
  const fraction = believed.value === 0 ? (difference === 0 ? 0 : 1) : difference / Math.abs(believed.value);
  const agrees =
    other.unit === 'percent'
      ? difference <= CLOSE_POINTS + 1e-9
      : other.unit === 'months'
        ? difference <= CLOSE_MONTHS || fraction <= CLOSE_RUNWAY
        : fraction <= CLOSE + 1e-9 || isRounded(believed, other, value);
  return { fraction, agrees, value, converted: isForeign ? value : null };
}

/** What a paper's cash and burn make is the paper's: whether it claims another runway is told of the paper itself. */
const sourceKey = ({ metric, source: { kind, documentId, version } }: Fact): string =>
  `${metric === 'runway' && documentId !== null ? 'document' : kind}:${documentId ?? ''}:${version ?? ''}`;

type Told = readonly [key: string, facts: readonly Fact[]];

/** What of two sources is nearest to each other; null where nothing of them can be compared. */
function nearestOf([, own]: Told, [, stated]: Told, convert: Convert): Pair | null {
  const gaps = stated.flatMap((against) =>
    own.flatMap((believed) => {
      const gap = gapBetween(believed, against, convert);
      return gap ? [{ ...gap, believed, against }] : [];
    }),
  );
  return (
    gaps.toSorted(
      (a, b) =>
        Number(b.agrees) - Number(a.agrees) ||
        a.fraction - b.fraction ||
        // What is claimed is no more than what its own cash and burn make.
        Number(isToldByOthers(b)) - Number(isToldByOthers(a)),
    )[0] ?? null
  );
}

/** The sources that agree with the first, or with one that does: who says two figures tells why they differ. */
function agreeing(first: Told, others: readonly Told[], convert: Convert): ReadonlySet<Told> {
  const found = new Set([first]);
  for (const one of found)
    for (const other of others)
      if (!found.has(other) && nearestOf(one, other, convert)?.agrees === true) found.add(other);
  return found;
}

/** The contradictions among facts of one thing at one time: the highest level is believed, the newest source first. */
function contradictionsOf(facts: readonly Fact[], convert: Convert): Contradiction[] {
  const [first] = facts.toSorted(
    (a, b) =>
      Number(isHoped(a)) - Number(isHoped(b)) ||
      rank(b) - rank(a) ||
      Number(isComputed(a)) - Number(isComputed(b)),
  );
  if (!first) return [];
  const key = periodKey(first);
  const period = key === 'now' ? null : key;
  const sources: Told[] = [...Map.groupBy(facts, sourceKey)];
  const believed = sources.find(([name]) => name === sourceKey(first));
  if (!believed) return [];
  const agreed = agreeing(believed, sources, convert);
  return sources.flatMap((stated) => {
    if (agreed.has(stated)) return [];
    const nearest = nearestOf(believed, stated, convert);
    if (!nearest || isPartOf(nearest) || isToldByOthers(nearest)) return [];
    const { fraction, against, converted } = nearest;
    const severity =
      fraction > CRITICAL && GRAVE.has(against.metric) ? 'critical' : fraction > HIGH ? 'high' : 'medium';
    return [
      { period, severity, gapFraction: fraction, believed: nearest.believed, against, converted } as const,
    ];
  });
}

/** Two growths or runways that were worked out differ where their revenues, cash or burn do, which is told there. */
const isToldByOthers = ({ believed, against }: Pair): boolean =>
  (believed.metric === 'growth' || believed.metric === 'runway') &&
  isComputed(believed) &&
  isComputed(against);

/** The balance of one account is a part of all cash: only more than all of it contradicts that, unless all is said to be in one. */
function isPartOf({ believed, against, value }: Pair): boolean {
  if ([believed, against].some(({ about }) => about === 'all in one account')) return false;
  if (isOfOneAccount(believed) === isOfOneAccount(against)) return isOfOneAccount(believed);
  return isOfOneAccount(against) ? value < believed.value : believed.value < value;
}

/** When a fact is of, so that the newest comes last: of now, the month its period ends with, or not told. */
function timeOf(fact: Fact): string {
  if (periodKey(fact) === 'now') return 'now';
  if (fact.period === null) return '';
  // No newer than a year of the same name that tells its months.
  return isVague(fact) ? `${fact.period.slice(0, 4)}-01` : endOf(fact.period);
}

/** A claim about how long the money lasts is worth less than the sum of cash and burn. */
const isHoped = ({ metric, source }: Fact): boolean => metric === 'runway' && source.kind !== 'derived';

const isOfOneAccount = ({ about }: Fact): boolean => about === 'one account';
/** A group's figure, where another is of the company itself. */
const isNarrow = ({ metric, about }: Fact): boolean => !CURRENT.has(metric) && about !== null;

/**
 * The newest first, all cash before the balance of one account, of one time the best attested, then what is stated rather
 * than computed, then the company's own.
 */
export const newestFirst = (a: Fact, b: Fact): number =>
  Number(isHoped(a)) - Number(isHoped(b)) ||
  Number(isOfOneAccount(a)) - Number(isOfOneAccount(b)) ||
  timeOf(b).localeCompare(timeOf(a)) ||
  rank(b) - rank(a) ||
  Number(isComputed(a)) - Number(isComputed(b)) ||
  Number(isNarrow(a)) - Number(isNarrow(b)) ||
  (b.period ?? '').localeCompare(a.period ?? '');

const isComparable = (fact: Fact): boolean => periodKey(fact) !== null && !isUncompared(fact);
/** Cash of one account and of all are held against each other. */
const subjectKey = ({ about, ...fact }: Fact): string =>
  `${about === null || (fact.metric === 'cash' && about !== 'group') ? '' : holderKey(about)}|${periodKey(fact)}`;

/** Every metric with its facts, what is believed of it, and where its sources contradict each other. */
export function compareFacts(facts: readonly Fact[], convert: Convert): MetricFacts[] {
  return METRICS.map((metric) => {
    const own = facts.filter((fact) => fact.metric === metric);
    const alike = [...Map.groupBy(own.filter(isComparable), subjectKey).values()];
    const contradictions = alike.flatMap((group) => contradictionsOf(group, convert));
    const shared = alike.some((group) => new Set(group.map(sourceKey)).size > 1);
    const believed = own.toSorted(newestFirst)[0] ?? null;
    const status =
      own.length === 0 ? 'none' : contradictions.length > 0 ? 'contradict' : shared ? 'agree' : 'single';
    return { metric, facts: own, believed, status, contradictions };
  });
}
