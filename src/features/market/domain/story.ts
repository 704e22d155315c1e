import { stageLabel, STAGE_IDS, type StageId } from '#shared/domain/catalogue/stages.ts';
import { formatMoneyCompact } from '#shared/domain/money.ts';
import { percentOf } from '#shared/domain/percent.ts';
import { countText } from '#shared/domain/text.ts';
import { type FigureRound, type MarketFacts, sumUsd } from './figures.ts';
import { within } from './window.ts';

const usd = (minor: number) => formatMoneyCompact(Math.round(minor), 'USD');
/** The middle of the known amounts, in cents; null of none. */
export function medianUsd(rounds: readonly FigureRound[]): number | null {
  const sizes = rounds.flatMap(({ usdMinor }) => usdMinor ?? []).toSorted((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)];
  if (middle === undefined) return null;
  return sizes.length % 2 === 1 ? middle : (middle + (sizes[sizes.length / 2 - 1] ?? middle)) / 2;
}

function direction(now: number, before: number): string {
  if (now === before) return 'level with';
  return now > before ? 'up from' : 'down from';
}

function stageTrend(rounds: readonly FigureRound[]): string[] {
  const staged = rounds.filter(({ stageId }) => stageId !== null);
  const counts = STAGE_IDS.map((id) => ({ id, n: staged.filter(({ stageId }) => stageId === id).length }));
  const top = counts.toSorted((a, b) => b.n - a.n)[0];
  if (top === undefined || top.n < 2) return [];
  return [
    `${stageLabel(top.id)} is the most frequent stage: ${top.n} of ${countText(staged.length, 'round')} in two years.`,
  ];
}

function sizeTrend(recent: readonly FigureRound[], before: readonly FigureRound[]): string[] {
  const [now, then] = [recent, before].map((rounds) => rounds.filter(({ usdMinor }) => usdMinor !== null));
  if (!now || !then || now.length < 3 || then.length < 3) return [];
  const [size, former] = [medianUsd(now) ?? 0, medianUsd(then) ?? 0];
  return [
    `The median round is ${usd(size)} (n = ${now.length}), after ${usd(former)} the year before (n = ${then.length}).`,
  ];
}

function shareOfLargest(rounds: readonly FigureRound[]): string[] {
  const total = sumUsd(rounds);
  const byCompany = Map.groupBy(rounds, ({ companyKey }) => companyKey);
  if (total === 0 || byCompany.size < 3) return [];
  const largest = Math.max(...[...byCompany.values()].map(sumUsd));
  return [`The largest company took ${percentOf(largest, total)}% of the funding of two years.`];
}

/** What moved in a market, each sentence with its numbers. Nothing is said where there are too few. */
export function keyTrends(rounds: readonly FigureRound[], facts: MarketFacts, asOf: string): string[] {
  const [recent, before] = [within(rounds, asOf, 1, 0), within(rounds, asOf, 2, 1)];
  const { deals12, dealsPrev12 } = facts;
  const [now, then] = [sumUsd(recent), sumUsd(before)];
  return [
    `${countText(deals12, 'round')} in twelve months, ${direction(deals12, dealsPrev12)} ${dealsPrev12} the year before.`,
    `${usd(now)} raised in twelve months, ${direction(now, then)} ${usd(then)} the year before.`,
    ...sizeTrend(recent, before),
    ...stageTrend([...recent, ...before]),
    ...shareOfLargest([...recent, ...before]),
  ];
}

/** A stage nobody reached in two years although companies of the one before raised. */
function openStages(rounds: readonly FigureRound[]): string[] {
  const companiesAt = (stage: StageId) =>
    new Set(rounds.filter(({ stageId }) => stageId === stage).map(({ companyKey }) => companyKey)).size;
  return STAGE_IDS.slice(1, 4).flatMap((stage, index) => {
    const former = STAGE_IDS[index];
    const waiting = former === undefined ? 0 : companiesAt(former);
    if (former === undefined || waiting < 2 || companiesAt(stage) > 0) return [];
    return [
      `No ${stageLabel(stage)} round in two years, while ${countText(waiting, 'company', 'companies')} raised ${stageLabel(former)}.`,
    ];
  });
}

/** Where the rows show room, each sentence with its numbers. `raisingNow` are listed startups that are raising. */
export function opportunities(
  rounds: readonly FigureRound[],
  facts: MarketFacts,
  { raisingNow, asOf }: { raisingNow: number; asOf: string },
): string[] {
  const { activeStartups, fundedStartups } = facts;
  const unfunded = activeStartups - fundedStartups;
  return [
    ...(raisingNow > 0
      ? [`${countText(raisingNow, 'startup')} of this market ${raisingNow === 1 ? 'is' : 'are'} raising now.`]
      : []),
    ...(unfunded > 0
      ? [
          `${unfunded} of ${countText(activeStartups, 'active company', 'active companies')} raised nothing in two years.`,
        ]
      : []),
    ...openStages(within(rounds, asOf, 2, 0)),
  ];
}
