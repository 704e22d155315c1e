// The rule and a worked example: docs/rules/facts.md
import { type Apart, type Doubt, doubtOf, isOfOneAccount } from './doubt.ts';
import {
  ACTIVE,
  ALL_IN_ONE,
  AT_LEAST,
  AT_MOST,
  CURRENT,
  type Fact,
  GROSS,
  holderKey,
  isHeldInOne,
  isLimit,
  isOfOnce,
  isToldBeside,
  METRICS,
  type Metric,
  NOT_OVER,
  OF_ANY_RATE,
  OF_EITHER_KIND,
  ONE_CUSTOMER,
  periodKey,
  rankOf,
  SOME,
} from './fact.ts';
import { monthsThrough } from '#shared/domain/calendar.ts';
import { endOf } from './fact-period.ts';
import { countsTogether } from './counted-together.ts';
import { type Convert, gapBetween } from './gap.ts';
import type { StatedPart } from './stated-part.ts';

/** Two sources that say different things of one metric at one time. */
export type Difference = {
  readonly period: string | null;
  /** How far the other is from what is believed, as a share of it. */
  readonly gapFraction: number;
  readonly believed: Fact;
  readonly against: Fact;
  /** The other's amount in the currency of what is believed, where it is stated in another. */
  readonly converted: number | null;
};
/** Both are surely of one thing. */
export type Contradiction = Difference & { readonly severity: 'medium' | 'high' | 'critical' };
/** Both may be of two things: it is asked, and costs nothing. */
export type Question = Difference & { readonly doubt: Doubt };

export type MetricFacts = {
  readonly metric: Metric;
  readonly facts: readonly Fact[];
  /** The newest figure that is believed; null where there is none. */
  readonly believed: Fact | null;
  readonly status: 'none' | 'single' | 'agree' | 'question' | 'contradict';
  readonly contradictions: readonly Contradiction[];
  readonly questions: readonly Question[];
};

const CRITICAL = 0.2;
const HIGH = 0.1;
const GRAVE: ReadonlySet<Metric> = new Set(['revenue', 'cash', 'ask', 'foundersShare', 'ownership']);
/** A year whose months are not told is compared with none, nor is what is hoped. */
const isVague = ({ rate }: Pick<Fact, 'rate'>): boolean =>
  rate === OF_EITHER_KIND || rate === OF_ANY_RATE || rate === NOT_OVER;
/** Whether a figure is of something that its words alone tell apart: a growth of whatever, a market, a runway with a round. */
const isUncompared = ({ metric, about, rate }: Fact): boolean =>
  metric === 'marketSize' ||
  (metric === 'runway' && about !== null) ||
  ((metric === 'growth' || metric === 'valuation') && about === null) ||
  isVague({ rate });
const isComputed = ({ source }: Fact): boolean => source.kind === 'derived';

/** What a paper's cash and burn make, and its months, is the paper's: whether it claims another is told of the paper itself. */
const OF_ITS_PAPER: ReadonlySet<Metric> = new Set(['runway', 'recurringRevenue', 'grossMargin', 'debt']);
const sourceKey = ({ metric, source: { kind, documentId, version } }: Fact): string =>
  `${OF_ITS_PAPER.has(metric) && documentId !== null ? 'document' : kind}:${documentId ?? ''}:${version ?? ''}`;

/** What is worked out of others: where they differ, it is told there. */
const MADE_OF: Partial<Record<Metric, readonly Metric[]>> = {
  growth: ['revenue'],
  runway: ['cash', 'burn'],
  recurringRevenue: ['recurringRevenue'],
  grossMargin: ['revenue', 'grossProfit'],
};
type Told = readonly [key: string, facts: readonly Fact[]];

/** What of two sources is nearest to each other; null where nothing of them can be compared. */
function nearestOf([, own]: Told, [, stated]: Told, convert: Convert): Apart | null {
  // Where both count by one name, whom they count beside these says nothing of it.
  const isNamed = [own, stated].every((side) => side.some(({ named }) => named !== undefined));
  const [ones, others] = [own, stated].map((side) =>
    isNamed ? side.filter(({ named }) => named !== undefined) : side,
  );
  const gaps = (others ?? []).flatMap((against) =>
    (ones ?? []).flatMap((believed) => {
      const gap = gapBetween(believed, against, convert);
      return gap ? [{ ...gap, believed, against }] : [];
    }),
  );
  // Who claims two runways, of which one agrees, says why they differ.
  const isClaimAgreed = gaps.some(
    ({ agrees, believed, against }) => agrees && [believed, against].some(isHoped),
  );
  const rankOfClaim = (apart: Apart): number => Number(!isClaimAgreed && isFarClaim(apart));
  return (
    gaps.toSorted(
      (a, b) =>
        rankOfClaim(b) - rankOfClaim(a) ||
        Number(b.agrees) - Number(a.agrees) ||
        a.fraction - b.fraction ||
        // What is claimed is no more than what its own cash and burn make.
        Number(isToldByOthers(b)) - Number(isToldByOthers(a)),
    )[0] ?? null
  );
}

const isTogether = ([, own]: Told, [, stated]: Told): boolean =>
  countsTogether(own, stated) || countsTogether(stated, own);

/** The sources that agree with the first, or with one that does: who says two figures tells why they differ. */
function agreeing(first: Told, others: readonly Told[], convert: Convert): ReadonlySet<Told> {
  const found = new Set([first]);
  for (const one of found)
    for (const other of others)
      if (!found.has(other) && (nearestOf(one, other, convert)?.agrees === true || isTogether(one, other)))
        found.add(other);
  return found;
}

/** What is above the most, or below the least, that another source says: the best attested alone, of sources that nowhere keep to it. */
function beyondLimit(facts: readonly Fact[], limits: readonly Fact[], convert: Convert): Apart[] {
  const [limit] = limits.toSorted((a, b) => b.value - a.value);
  if (limit === undefined) return [];
  const above = [...Map.groupBy(facts, sourceKey)].flatMap(([source, stated]): Fact[] => {
    const isKept = stated.some((fact) => {
      const gap = gapBetween(limit, fact, convert);
      const isWithin =
        gap !== null && (limit.about === AT_MOST ? gap.value <= limit.value : gap.value >= limit.value);
      return gap === null || gap.agrees || isWithin;
    });
    const [first] = stated;
    return isKept || first === undefined || source === sourceKey(limit) ? [] : [first];
  });
  const [worst] = above.toSorted((a, b) => rankOf(b) - rankOf(a));
  if (worst === undefined) return [];
  // Who denies a debt is believed no more than who states it.
  const isBelieved = limit.value > 0 && rankOf(limit) >= rankOf(worst);
  const [believed, against] = isBelieved ? [limit, worst] : [worst, limit];
  const gap = gapBetween(believed, against, convert);
  return gap ? [{ ...gap, believed, against }] : [];
}

/** Whether one side's source says the other's figure of some of them, or gross: then it tells why they differ. */
const isToldOfSome = ({ believed, against }: Apart, some: readonly Fact[], convert: Convert): boolean =>
  some.some((fact) =>
    [
      [believed, against],
      [against, believed],
    ].some(
      ([own, other]) =>
        own !== undefined &&
        other !== undefined &&
        sourceKey(own) === sourceKey(fact) &&
        gapBetween(other, fact, convert)?.agrees === true,
    ),
  );

/** What differs among facts of one thing at one time: the highest level is believed, the newest source first; `beside` tells why some do. */
function differencesOf(all: readonly Fact[], beside: readonly Fact[], convert: Convert): Apart[] {
  const facts = all.filter((fact) => !isLimit(fact) && !isToldBeside(fact));
  const some = [...all.filter(isToldBeside), ...beside];
  const apart = betweenSources(facts, convert).filter((one) => !isToldOfSome(one, some, convert));
  const [most, least] = [AT_MOST, AT_LEAST].map((side) => all.filter(({ about }) => about === side));
  return [
    ...apart,
    ...beyondLimit([...facts, ...(least ?? [])], most ?? [], convert),
    ...beyondLimit(facts, least ?? [], convert),
  ];
}

function betweenSources(facts: readonly Fact[], convert: Convert): Apart[] {
  const sources: Told[] = [...Map.groupBy(facts, sourceKey)];
  const [first] = facts.toSorted(
    (a, b) =>
      Number(isHoped(a)) - Number(isHoped(b)) ||
      rankOf(b) - rankOf(a) ||
      Number(isComputed(a)) - Number(isComputed(b)) ||
      Number(isNarrow(a)) - Number(isNarrow(b)),
  );
  if (!first) return [];
  const believed = sources.find(([name]) => name === sourceKey(first));
  if (!believed) return [];
  const agreed = agreeing(believed, sources, convert);
  return sources.flatMap((stated) => {
    if (agreed.has(stated)) return [];
    // Who agrees with it may say that all is in one account.
    const apart = [...agreed].flatMap((one) => {
      const nearest = nearestOf(one, stated, convert);
      return nearest && !isPartOf(nearest) ? [nearest] : [];
    });
    // No part of all cash is left out where both tell what the one account holds.
    const nearest = apart.find(isOfOneAccount) ?? apart[0];
    return nearest && !isToldByOthers(nearest) ? [nearest] : [];
  });
}

/** A difference as it is told. */
function toldOf({ fraction, believed, against, converted }: Apart): Difference {
  const key = periodKey(believed);
  return { period: key?.startsWith('now') ? null : key, gapFraction: fraction, believed, against, converted };
}

const severityOf = ({ fraction, against }: Apart): Contradiction['severity'] =>
  fraction > CRITICAL && GRAVE.has(against.metric) ? 'critical' : fraction > HIGH ? 'high' : 'medium';

/** Two figures that were worked out of others differ where those do, which is told there. */
const isToldByOthers = ({ believed, against }: Apart): boolean =>
  MADE_OF[believed.metric] !== undefined && isComputed(believed) && isComputed(against);

/**
 * The balance of one account is a part of all cash: only more than all of it contradicts that, unless all is said to be in
 * one. No customer has more than the largest.
 */
function isPartOf({ believed, against, value }: Apart): boolean {
  if ([believed, against].some(({ about }) => about === ALL_IN_ONE)) return false;
  if (isPart(believed) === isPart(against)) return isPart(believed);
  return isPart(against) ? value < believed.value : believed.value < value;
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

/** Months that a paper tells in words are a claim of its own where others' cash and burn make far fewer or more, be its own burn another. */
const FAR_CLAIM = 1.5;
function isFarClaim({ believed, against, value }: Apart): boolean {
  if (![believed, against].some(isHoped)) return false;
  const [few = 0, many = 0] = [believed.value, value].toSorted((a, b) => a - b);
  return many >= FAR_CLAIM * few;
}

/** Of one of several: an account, a bank, or a customer. */
const isPart = (fact: Fact): boolean => isHeldInOne(fact) || fact.about === ONE_CUSTOMER;
/** A group's figure, where another is of the company itself. */
const isNarrow = ({ metric, about }: Fact): boolean => !CURRENT.has(metric) && about !== null;

/**
 * The newest first, all cash before the balance of one account, of one time the best attested, then what is stated rather
 * than computed, then the company's own.
 */
export const newestFirst = (a: Fact, b: Fact): number =>
  Number(isHoped(a)) - Number(isHoped(b)) ||
  Number(isPart(a)) - Number(isPart(b)) ||
  Number(isLimit(a)) - Number(isLimit(b)) ||
  Number(isToldBeside(a)) - Number(isToldBeside(b)) ||
  Number(isOfOnce(a)) - Number(isOfOnce(b)) ||
  timeOf(b).localeCompare(timeOf(a)) ||
  rankOf(b) - rankOf(a) ||
  Number(isComputed(a)) - Number(isComputed(b)) ||
  Number(isNarrow(a)) - Number(isNarrow(b)) ||
  (b.period ?? '').localeCompare(a.period ?? '');

const isComparable = (fact: Fact): boolean => periodKey(fact) !== null && !isUncompared(fact);
const WITHIN: ReadonlySet<string> = new Set([ONE_CUSTOMER, SOME, GROSS, ACTIVE]);
/** Cash of one account and of all are held against each other, and one customer's share and the largest's. */
const subjectKey = ({ about, ...fact }: Fact): string =>
  `${about === null || WITHIN.has(about) || isLimit({ about }) || (fact.metric === 'cash' && about !== 'group') ? '' : holderKey(about)}|${periodKey(fact)}`;

/** What money is claimed to last is held against the cash and burn of the nearest month, no more than two away. */
const runwayKey = (facts: readonly Fact[]): ((fact: Fact) => string) => {
  const made = facts.filter(isComputed);
  return (fact) => {
    const near = isComputed(fact)
      ? []
      : made
          .map((one) => ({ one, apart: monthsApart(one, fact) }))
          .filter(({ apart }) => apart <= NEAR_MONTHS)
          .toSorted((a, b) => a.apart - b.apart);
    return subjectKey(near[0]?.one ?? fact);
  };
};
const NEAR_MONTHS = 2;
const monthsApart = (one: Fact, other: Fact): number => {
  const [from = '', to = ''] = [one, other].map(({ period }) => endOf(period ?? '')).toSorted();
  return monthsThrough(from, to) - 1;
};

/**
 * Whether one side was worked out of a figure that another as good as it, or the other side's source, gives otherwise: that is
 * told there.
 */
const isMadeOfDoubtful = ({ believed, against }: Apart, differences: readonly Apart[]): boolean =>
  [
    [believed, against],
    [against, believed],
  ].some(([made, other]) =>
    made !== undefined && other !== undefined && isComputed(made)
      ? differences.some(
          (one) =>
            MADE_OF[made.metric]?.includes(one.believed.metric) === true &&
            ![one.believed, one.against].some((side) => side.metric === made.metric && isComputed(side)) &&
            (isOf(one.against, made) ||
              (isOf(one.believed, made) &&
                (isOf(one.against, other) || rankOf(one.believed) === rankOf(one.against)))),
        )
      : false,
  );
const isOf = ({ source }: Fact, other: Fact): boolean => source.documentId === other.source.documentId;

/** The other of a gross profit and the margin it is of revenue. */
const BESIDE_GROSS: Partial<Record<Metric, Metric>> = {
  grossProfit: 'grossMargin',
  grossMargin: 'grossProfit',
};
const isOfPapers = ({ believed, against }: Apart, one: Apart): boolean =>
  [believed, against].every((side) =>
    [one.believed, one.against].some(
      ({ source }) => source.documentId !== null && source.documentId === side.source.documentId,
    ),
  );
/**
 * A gross profit and the margin it is of revenue are one difference: the one that both papers state tells it, the margin where
 * they state both.
 */
function isToldByGross(one: Apart, differences: readonly Apart[]): boolean {
  const madeBy = ({ believed, against }: Apart): number => [believed, against].filter(isComputed).length;
  return differences.some(
    (other) =>
      other.believed.metric === BESIDE_GROSS[one.believed.metric] &&
      periodKey(other.believed) === periodKey(one.believed) &&
      isOfPapers(other, one) &&
      (madeBy(other) < madeBy(one) ||
        (madeBy(other) === madeBy(one) && other.believed.metric === 'grossMargin')),
  );
}

/** Who is a user for one is a customer for another. */
const COUNTED_AS: Partial<Record<Metric, Metric>> = { users: 'customers', customers: 'users' };
/** Of those counted at one time, what is told of the others by whom they are called so. */
const countedBeside = ([first]: readonly Fact[], facts: readonly Fact[]): readonly Fact[] =>
  first === undefined || COUNTED_AS[first.metric] === undefined
    ? []
    : facts.filter(
        (fact) => fact.metric === COUNTED_AS[first.metric] && periodKey(fact) === periodKey(first),
      );

/** A group owes at least what its company does. */
function withLeastOwed(group: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const [first] = group;
  const isOfGroup = first?.metric === 'debt' && first.about === 'group';
  const owed = facts.filter(
    (fact) => isOfGroup && fact.about === AT_LEAST && periodKey(fact) === periodKey(first),
  );
  return [...group, ...owed];
}

/** Every metric with its facts, what is believed of it, where its sources contradict each other, and where they may. */
export function compareFacts(
  facts: readonly Fact[],
  convert: Convert,
  parts: readonly StatedPart[] = [],
): MetricFacts[] {
  const groups = METRICS.map((metric) => {
    const own = facts.filter((fact) => fact.metric === metric);
    const comparable = own.filter(isComparable);
    const keyOf = metric === 'runway' ? runwayKey(comparable) : subjectKey;
    const alike = [...Map.groupBy(comparable, keyOf).values()];
    return { metric, own, alike: alike.map((group) => withLeastOwed(group, comparable)) };
  });
  const differences = groups.flatMap(({ alike }) =>
    alike.flatMap((group) => differencesOf(group, countedBeside(group, facts), convert)),
  );
  return groups.map(({ metric, own, alike }) => {
    const apart = differences.filter(
      (one) =>
        one.believed.metric === metric &&
        (isFarClaim(one) || !isMadeOfDoubtful(one, differences)) &&
        !isToldByGross(one, differences),
    );
    const judged = apart.map((one) => ({ one, doubt: doubtOf(one, facts, convert, parts) }));
    const contradictions = judged.flatMap(({ one, doubt }) =>
      doubt === null ? { ...toldOf(one), severity: severityOf(one) } : [],
    );
    const questions = judged.flatMap(({ one, doubt }) => (doubt === null ? [] : { ...toldOf(one), doubt }));
    const shared = alike.some(
      (group) => new Set(group.filter((fact) => !isToldBeside(fact)).map(sourceKey)).size > 1,
    );
    const believed = own.toSorted(newestFirst)[0] ?? null;
    const status =
      own.length === 0
        ? 'none'
        : contradictions.length > 0
          ? 'contradict'
          : questions.length > 0
            ? 'question'
            : shared
              ? 'agree'
              : 'single';
    return { metric, facts: own, believed, status, contradictions, questions };
  });
}
