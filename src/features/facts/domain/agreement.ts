// The rule and a worked example: docs/rules/facts.md
import { EVIDENCE_LEVELS } from '#shared/domain/catalogue/vocabularies.ts';
import { endOf, type Fact, holderKey, METRICS, type Metric, periodKey } from './fact.ts';

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
const CRITICAL = 0.2;
const HIGH = 0.1;
const GRAVE: ReadonlySet<Metric> = new Set(['revenue', 'cash', 'ask', 'foundersShare', 'ownership']);
/** Whether a figure is of something that its words alone tell apart: a growth of whatever, a market, a hoped-for runway. */
const isUncompared = ({ metric, about }: Fact): boolean =>
  metric === 'marketSize' || metric === 'runway' || (metric === 'growth' && about === null);
const rank = ({ level }: Fact): number => EVIDENCE_LEVELS.indexOf(level);
const isComputed = ({ source }: Fact): boolean => source.kind === 'derived';

type Gap = { readonly fraction: number; readonly agrees: boolean; readonly converted: number | null };

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
  const agrees = other.unit === 'percent' ? difference <= CLOSE_POINTS + 1e-9 : fraction <= CLOSE + 1e-9;
  return { fraction, agrees, converted: isForeign ? value : null };
}

const sourceKey = ({ source }: Fact): string =>
  `${source.kind}:${source.documentId ?? ''}:${source.version ?? ''}`;

/** The contradictions among facts of one thing at one time: the highest level is believed, the newest source first. */
function contradictionsOf(facts: readonly Fact[], convert: Convert): Contradiction[] {
  const [believed] = facts.toSorted(
    (a, b) => rank(b) - rank(a) || Number(isComputed(a)) - Number(isComputed(b)),
  );
  if (!believed) return [];
  const key = periodKey(believed);
  const period = key === 'now' ? null : key;
  const others = Map.groupBy(
    facts.filter((fact) => sourceKey(fact) !== sourceKey(believed)),
    sourceKey,
  );
  const own = facts.filter((fact) => sourceKey(fact) === sourceKey(believed));
  return [...others.values()].flatMap((stated) => {
    const gaps = stated.flatMap((against) =>
      own.flatMap((one) => {
        const gap = gapBetween(one, against, convert);
        return gap ? [{ ...gap, believed: one, against }] : [];
      }),
    );
    // A source that says it right anywhere means something else elsewhere.
    if (gaps.length === 0 || gaps.some(({ agrees }) => agrees)) return [];
    const [nearest] = gaps.toSorted((a, b) => a.fraction - b.fraction);
    if (!nearest) return [];
    const { fraction, against, converted } = nearest;
    const severity =
      fraction > CRITICAL && GRAVE.has(against.metric) ? 'critical' : fraction > HIGH ? 'high' : 'medium';
    return [
      { period, severity, gapFraction: fraction, believed: nearest.believed, against, converted } as const,
    ];
  });
}

/** When a fact is of, so that the newest comes last: of now, the month its period ends with, or not told. */
const timeOf = (fact: Fact): string =>
  periodKey(fact) === 'now' ? 'now' : fact.period === null ? '' : endOf(fact.period);

/** A claim about how long the money lasts is worth less than the sum of cash and burn. */
const isHoped = ({ metric, source }: Fact): boolean => metric === 'runway' && source.kind !== 'derived';

/** The newest first, of one time the best attested, then what is stated rather than computed. */
export const newestFirst = (a: Fact, b: Fact): number =>
  Number(isHoped(a)) - Number(isHoped(b)) ||
  timeOf(b).localeCompare(timeOf(a)) ||
  rank(b) - rank(a) ||
  Number(isComputed(a)) - Number(isComputed(b)) ||
  (b.period ?? '').localeCompare(a.period ?? '');

const isComparable = (fact: Fact): boolean => periodKey(fact) !== null && !isUncompared(fact);
const subjectKey = (fact: Fact): string =>
  `${fact.about === null ? '' : holderKey(fact.about)}|${periodKey(fact)}`;

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
