import { EVIDENCE_LEVELS, type EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import { type Fact, type FactSource, HOW_MADE, isToldBeside, ONE_ACCOUNT, QUARTERLY } from './fact.ts';
import { endOf, monthsBefore, monthsOf, yearBefore } from './fact-period.ts';

const lowest = (...facts: readonly Fact[]): EvidenceLevel =>
  facts
    .map(({ level }) => level)
    .toSorted((a, b) => EVIDENCE_LEVELS.indexOf(a) - EVIDENCE_LEVELS.indexOf(b))[0] ?? 'claimed';

const computed = (how: string, { source }: Fact): FactSource => ({
  ...source,
  kind: 'derived',
  label: `${how}, ${source.label}`,
});
const MONTHS = 12;

/** A year's revenue as the sum of its months, where a source has all twelve in one currency. */
export function revenueOfMonths(facts: readonly Fact[]): Fact[] {
  const monthly = facts.filter(
    ({ metric, period, source }) =>
      metric === 'revenue' && source.kind === 'traction' && /^\d{4}-\d\d$/.test(period ?? ''),
  );
  return [...Map.groupBy(monthly, ({ period }) => period?.slice(0, 4) ?? '')].flatMap(([year, months]) => {
    const [first] = months;
    const isWhole =
      new Set(months.map(({ period }) => period)).size === MONTHS &&
      months.length === MONTHS &&
      new Set(months.map(({ currency }) => currency)).size === 1;
    if (!first || !isWhole) return [];
    const value = months.reduce((sum, month) => sum + month.value, 0);
    const source = { ...first.source, label: `${first.source.label}, twelve months` };
    return [{ ...first, value, period: year, rate: null, source, level: lowest(...months) }];
  });
}

/** What a month brings anew, as a year of it: `ARR` is told so, and `MRR` is not. */
export function recurringOfMonths(facts: readonly Fact[]): Fact[] {
  return facts
    .filter(
      ({ metric, period, rate }) =>
        metric === 'recurringRevenue' &&
        (rate === 'monthly' || (rate === null && period !== null && monthsOf(period).count === 1)),
    )
    .map((fact): Fact => ({
      ...fact,
      value: fact.value * MONTHS,
      rate: 'annual',
      source: computed(HOW_MADE.annual, fact),
      quote: null,
    }));
}

/** A letter of October tells what was held at the end of September, and what it uses now. */
const isNextTo = (one: string, other: string): boolean =>
  one === other || monthsBefore(one, 1) === other || monthsBefore(other, 1) === one;

/** Runway from cash and burn of one source and one currency: months until the cash is gone. */
export function derivedRunway(facts: readonly Fact[]): Fact[] {
  const bySource = Map.groupBy(facts, ({ source }) => `${source.kind}:${source.documentId ?? ''}`);
  return [...bySource.values()].flatMap((own) => {
    const latest = (metric: Fact['metric']): Fact | undefined =>
      own
        .filter((fact) => fact.metric === metric && !isToldBeside(fact))
        .toSorted((a, b) => endOf(b.period ?? '0000').localeCompare(endOf(a.period ?? '0000')))[0];
    const [cash, burn] = [latest('cash'), latest('burn')];
    if (!cash || !burn || burn.value <= 0 || cash.currency !== burn.currency) return [];
    const isOfOneTime =
      cash.period === burn.period ||
      (cash.period !== null && burn.period !== null && isNextTo(endOf(cash.period), endOf(burn.period)));
    return [
      {
        metric: 'runway',
        value: Math.round((cash.value / burn.value) * 10) / 10,
        unit: 'months',
        currency: null,
        period: cash.period,
        rate: null,
        about: isOfOneTime ? null : 'cash and burn of two times',
        source: computed(HOW_MADE.runway, cash),
        quote: null,
        level: lowest(cash, burn),
      },
    ];
  });
}

/** What grew in less than half a year may have grown on the months right before. */
const FEWEST_MONTHS = 6;

/** Whether a source states two revenues of one time, as of a company and its group: nobody tells which of a year before is whose. */
const isOfTwoRevenues = (fact: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ period, currency, source, value }) =>
      period === fact.period &&
      currency === fact.currency &&
      source.kind === fact.source.kind &&
      source.documentId === fact.source.documentId &&
      value > A_PART * fact.value &&
      Math.abs(value - fact.value) > ROUNDING * fact.value,
  );
const ROUNDING = 0.02;
/** What is told of a line or a country beside it is less. */
const A_PART = 0.1;

/** Half of the last place in which a sum is written: 50,000 of 7.4 million; at most a hundredth, since 20 million may be just that. */
function halfPlaceOf(value: number): number {
  if (value <= 0) return 0;
  let place = 1;
  while (value % (place * 10) === 0) place *= 10;
  return Math.min(place / 2, value / A_HUNDRED);
}
const A_HUNDRED = 100;
const inPercent = (from: number, to: number): number => Math.round((to / from - 1) * 1000) / 10;

/** What both revenues make, or what is told of it where that is all that rounding them lets be said: 44 % of 5.1 and 7.4 million. */
function growthBetween(from: Fact, to: Fact, facts: readonly Fact[]): number {
  const [before, after] = [halfPlaceOf(from.value), halfPlaceOf(to.value)];
  const least = inPercent(from.value + before, to.value - after);
  const most = inPercent(Math.max(1, from.value - before), to.value + after);
  const told = facts.find(
    ({ metric, period, source, value }) =>
      metric === 'growth' &&
      period === to.period &&
      source.kind === to.source.kind &&
      source.documentId === to.source.documentId &&
      value >= least &&
      value <= most,
  );
  return told?.value ?? inPercent(from.value, to.value);
}

const growthFrom = (from: Fact, to: Fact, facts: readonly Fact[]): Fact => ({
  metric: 'growth',
  value: growthBetween(from, to, facts),
  unit: 'percent',
  currency: null,
  period: to.period,
  rate: null,
  about: 'revenue',
  source: computed(HOW_MADE.growth, to),
  quote: null,
  level: lowest(from, to),
});

/** Growth from the revenue of half a year or longer and of the same months a year before that one source states, in percent. */
export function derivedGrowth(facts: readonly Fact[]): Fact[] {
  const yearly = facts.filter(
    (fact) =>
      fact.metric === 'revenue' &&
      fact.rate === null &&
      fact.period !== null &&
      monthsOf(fact.period).count >= FEWEST_MONTHS &&
      !isToldBeside(fact),
  );
  return yearly.flatMap((to): Fact[] => {
    const before = yearBefore(to.period ?? '');
    const from = yearly.find(
      ({ period, currency, source, value }) =>
        period === before &&
        currency === to.currency &&
        source.kind === to.source.kind &&
        source.documentId === to.source.documentId &&
        value > 0,
    );
    if (!from || isOfTwoRevenues(to, yearly) || isOfTwoRevenues(from, yearly)) return [];
    return [growthFrom(from, to, facts)];
  });
}

const A_QUARTER = 3;
/** Growth on the quarter before, of quarters whose growth is told so, from the revenue of both that another source states, in percent. */
export function derivedQuarterlyGrowth(facts: readonly Fact[]): Fact[] {
  const told = new Set(
    facts.flatMap(({ metric, about, period }) =>
      metric === 'growth' && about === QUARTERLY && period !== null ? [period] : [],
    ),
  );
  const quarters = facts.filter(
    (fact) =>
      fact.metric === 'revenue' &&
      fact.rate === null &&
      fact.period !== null &&
      monthsOf(fact.period).count === A_QUARTER &&
      !isToldBeside(fact),
  );
  return [...told].flatMap((period) => {
    const { first, last } = monthsOf(period);
    return quarters
      .filter((to) => endOf(to.period ?? '') === last && !isOfTwoRevenues(to, quarters))
      .flatMap((to): Fact[] => {
        const from = quarters.find(
          (one) =>
            endOf(one.period ?? '') === monthsBefore(first, 1) &&
            one.currency === to.currency &&
            one.source.kind === to.source.kind &&
            one.source.documentId === to.source.documentId &&
            one.value > 0 &&
            !isOfTwoRevenues(one, quarters),
        );
        return from ? [{ ...growthFrom(from, to, facts), period, about: QUARTERLY }] : [];
      });
  });
}

const FEWEST_ENDS = 3;
/**
 * What a month used on average, by what a bank says was left in an account at the ends of three months or more in a row. `isAll` is
 * whether all of the company's cash is in it.
 */
export function burnOfBalances(facts: readonly Fact[], isAll: boolean): Fact[] {
  const balances = facts.filter(
    ({ metric, about, period, source, quote }) =>
      metric === 'cash' &&
      about === ONE_ACCOUNT &&
      source.documentId !== null &&
      quote !== null &&
      /^\d{4}-\d\d$/.test(period ?? ''),
  );
  const accounts = Map.groupBy(
    isAll ? balances : [],
    ({ source, currency }) => `${source.documentId} ${currency}`,
  );
  return [...accounts.values()].flatMap((ends): Fact[] => {
    const inOrder = ends.toSorted((a, b) => (a.period ?? '').localeCompare(b.period ?? ''));
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    if (!first || !last || inOrder.length < FEWEST_ENDS) return [];
    const months = inOrder.length - 1;
    const isInRow = inOrder.every(
      ({ period }, index) => period === monthsBefore(last.period ?? '', months - index),
    );
    if (!isInRow || last.value >= first.value) return [];
    return [
      {
        ...last,
        metric: 'burn',
        value: Math.round((first.value - last.value) / months),
        period: `${monthsBefore(last.period ?? '', months - 1)} to ${last.period}`,
        about: null,
        source: computed(HOW_MADE.burn, last),
        quote: null,
      },
    ];
  });
}
