// The rule and a worked example: docs/rules/facts.md
import { ALL_IN_ONE, CURRENT, type Fact, type Metric, ONE_ACCOUNT, periodKey } from './fact.ts';
import { monthsOf } from './fact-period.ts';
import { isApartByPart, isCountedApart, isPassedOnAsIncome, type StatedPart } from './stated-part.ts';
import { type Convert, type Gap, gapBetween } from './gap.ts';
import { isOfTwoScales, isToldScale } from './two-scales.ts';

/** Why two figures that differ may be of two things. */
export const DOUBTS = [
  'scale',
  'scope',
  'other-time',
  'option-pool',
  'part',
  'people-counted',
  'exchange-rate',
  'mean',
  'round',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Two figures that do not agree, the first believed. */
export type Apart = Gap & { readonly believed: Fact; readonly against: Fact };

/**
 * Further apart two amounts of several papers, which others write at other times, are rather of two things than two accounts of one;
 * what is left of sums may be near nothing, and of debts only those count that are told as all that is owed.
 */
const FAR_BETWEEN_PAPERS = 4;
const VERY_FAR_BETWEEN_PAPERS = 10;
/** Who was there that day, and who is counted: up to so much of the larger. */
const PEOPLE = 0.15;
/** What a currency moves within a year. */
const RATE = 0.15;
/** What the mean of months differs from the last of them. */
const MEAN = 0.5;
/** What one digit says no nearer of how many or how much there is. */
const ROUND = 0.15;
const SHARE_POINTS = 0.5;
/** Figures of neighbouring months are often as near as that. */
const BY_CHANCE = 0.003;
const FAR_APART: ReadonlySet<Metric> = new Set(['netProfit', 'ebitda', 'debt']);
const POOL = /\b(?:esop|bspce|options?|pool)\b/i;

/** How many times the larger is the smaller; null where one is nothing or they are of two signs. */
function timesApart({ believed, value }: Apart): number | null {
  if (believed.value === 0 || value === 0 || Math.sign(believed.value) !== Math.sign(value)) return null;
  const ratio = Math.abs(value / believed.value);
  return Math.max(ratio, 1 / ratio);
}

/** A paper, whatever is worked out from it; else the place of the platform. */
const sameSource = (one: Fact, other: Fact): boolean =>
  one.source.documentId === null
    ? one.source.kind === other.source.kind && other.source.documentId === null
    : one.source.documentId === other.source.documentId;

/**
 * Whether a source gives another's figure for another time, nearer than any two figures are by chance. Where both tell the same of
 * that time, and the other source another figure of it, none took one time for the other.
 */
function isOfOtherTime(from: Fact, figure: Fact, facts: readonly Fact[], convert: Convert): boolean {
  return facts.some((fact) => {
    if (fact.metric !== from.metric || fact.period === null || fact.about !== from.about) return false;
    if (!sameSource(fact, from) || periodKey(fact) === periodKey(from)) return false;
    if (from.period !== null && monthsOf(fact.period).count !== monthsOf(from.period).count) return false;
    const gap = gapBetween(fact, figure, convert);
    if (gap === null || !gap.agrees) return false;
    const areOfOneTime = facts.some(
      (other) =>
        other.metric === fact.metric &&
        other.about === fact.about &&
        sameSource(other, figure) &&
        other.value !== figure.value &&
        periodKey(other) === periodKey(fact) &&
        gapBetween(other, fact, convert)?.agrees === true,
    );
    if (areOfOneTime) return false;
    return fact.unit === 'percent'
      ? Math.abs(fact.value - figure.value) < SHARE_POINTS
      : gap.isRounded || gap.fraction <= BY_CHANCE;
  });
}

/** Whether a share is another of all shares but those of an option pool. */
function isByPool({ believed, value }: Apart, facts: readonly Fact[]): boolean {
  const [small, large] = [believed.value, value].toSorted((a, b) => a - b);
  if (small === undefined || large === undefined) return false;
  const pools = facts.filter(({ metric, about }) => metric === 'ownership' && POOL.test(about ?? ''));
  return pools.some((pool) => Math.abs((100 * small) / (100 - pool.value) - large) <= SHARE_POINTS);
}

/** Whether one side's paper says that the share will be what the other tells. */
const cameAsTold = ({ believed, against }: Apart): boolean =>
  [
    [believed, against],
    [against, believed],
  ].some(([one, other]) =>
    one?.later?.some((share) => Math.abs(share - (other?.value ?? 0)) <= SHARE_POINTS),
  );

/** Who states no more than a number of people counts those whom a paper names beside the employed, where that paper has the number. */
const isCountedWithOthers = ({ believed, against }: Apart, facts: readonly Fact[]): boolean =>
  [believed, against].some(
    (one) =>
      one.source.kind === 'profile' &&
      facts.some(
        (fact) =>
          fact.metric === 'headcount' &&
          fact.about !== null &&
          fact.value === one.value &&
          periodKey(fact) === periodKey(one),
      ),
  );

/** Whether one tells what is all in one account, and the other what that account holds. */
export const isOfOneAccount = ({ believed, against }: Apart): boolean =>
  [believed, against].every(({ about }) => about === ALL_IN_ONE || about === ONE_ACCOUNT) &&
  [believed, against].some(({ about }) => about === ALL_IN_ONE);

/** Whether a source has accounts in several currencies that day, of which a side tells one: a part of what the company has. */
function isOneOfAccounts({ believed, against }: Apart, facts: readonly Fact[], convert: Convert): boolean {
  const cash = facts.filter((fact) => fact.metric === 'cash' && periodKey(fact) === periodKey(believed));
  const isSame = (one: Fact, other: Fact): boolean => gapBetween(one, other, convert)?.agrees === true;
  return cash.some(
    (one) =>
      (isSame(one, believed) || isSame(one, against)) &&
      cash.some((other) => sameSource(one, other) && other.currency !== one.currency && !isSame(one, other)),
  );
}

/** Whether a paper writes an amount or a count with one digit and noughts: `2,000`, `R20m`. */
const isRound = ({ value, quote, level }: Fact): boolean =>
  quote !== null && level !== 'third-party-document' && Number(value.toPrecision(1)) === value;

const countOf = ({ period }: Fact): number => (period === null ? 0 : monthsOf(period).count);

/** What two figures that differ may be of; null where they are surely of one thing at one time. */
export function doubtOf(
  apart: Apart,
  facts: readonly Fact[],
  convert: Convert,
  parts: readonly StatedPart[],
): Doubt | null {
  const { believed, against, fraction, converted } = apart;
  const { metric, unit } = believed;
  const times = unit === 'money' || unit === 'count' ? timesApart(apart) : null;
  if (isOfTwoScales(apart))
    return converted === null && isToldScale(believed) && isToldScale(against) ? null : 'scale';
  const far = FAR_APART.has(metric) ? VERY_FAR_BETWEEN_PAPERS : FAR_BETWEEN_PAPERS;
  const isSameSum = (told: Fact): boolean => gapBetween(told, against, convert)?.agrees === true;
  if (times !== null && times > far && isPassedOnAsIncome(apart, parts, isSameSum)) return null;
  if (times !== null && times > far && !isOfOneAccount(apart)) return 'scope';
  if (isCountedApart(apart, parts)) return 'people-counted';
  if (isApartByPart(apart, parts)) return 'part';
  if (metric === 'cash' && isOneOfAccounts(apart, facts, convert)) return 'part';
  const isElsewhere =
    !CURRENT.has(metric) &&
    (isOfOtherTime(believed, against, facts, convert) || isOfOtherTime(against, believed, facts, convert));
  if (isElsewhere || cameAsTold(apart)) return 'other-time';
  if ((metric === 'foundersShare' || metric === 'ownership') && isByPool(apart, facts)) return 'option-pool';
  if (
    metric === 'headcount' &&
    ((times !== null && 1 - 1 / times <= PEOPLE) || isCountedWithOthers(apart, facts))
  )
    return 'people-counted';
  if (converted !== null && fraction <= RATE) return 'exchange-rate';
  if (times !== null && 1 - 1 / times <= ROUND && [believed, against].some(isRound)) return 'round';
  if (metric === 'burn' && countOf(believed) !== countOf(against) && times !== null && times <= 1 + MEAN)
    return 'mean';
  return null;
}
