import type { Convertible } from '#features/cap-table/domain/convertible.ts';
import { valueOf } from '#features/cap-table/domain/refusal.ts';
import { runScenario, type ScenarioStep } from '#features/cap-table/domain/scenario.ts';
import type { Table } from '#features/cap-table/domain/table.ts';
import { distribute, planWaterfall } from '#features/cap-table/domain/waterfall.ts';
import type { WaterfallClass } from '#features/cap-table/domain/waterfall-class.ts';
import { holderPayoutsMinor, readHoldings } from '#features/cap-table/domain/waterfall-holders.ts';

/** Speed of the equity engine: prints each job's median, its goal and the ratio. */

const CLASSES = 40;
const HOLDERS = 500;
const EXITS = 1_000;

function wideTable() {
  const participation = ['NONE', 'FULL', 'CAPPED'] as const;
  const classes = Array.from({ length: CLASSES }, (_, index): WaterfallClass => {
    const base = { id: `Class ${index}`, shares: 0 };
    if (index % 10 === 0) return { ...base, type: 'COMMON' };
    if (index % 10 === 9) return { ...base, type: 'OPTION', strike: (index / 40).toFixed(2) };
    return {
      ...base,
      type: 'PREFERRED',
      originalIssuePrice: (0.25 + index * 0.13).toFixed(4),
      seniority: index % 7,
      participation: participation[index % 3],
      participationCapMultiple: 3,
    };
  });
  const holdings = Array.from({ length: HOLDERS }, (_, index) => ({
    holder: `Holder ${index}`,
    classId: `Class ${index % CLASSES}`,
    shares: 10_000 + ((index * 7919) % 90_000),
  }));
  const counted = classes.map((each) => ({
    ...each,
    shares: holdings
      .filter(({ classId }) => classId === each.id)
      .reduce((sum, { shares }) => sum + shares, 0),
  }));
  return { classes: counted, holdings };
}

function wideWaterfall(): number {
  const { classes, holdings } = wideTable();
  const plan = valueOf(planWaterfall(classes));
  const book = valueOf(readHoldings(plan, holdings));
  let paid = 0;
  for (let index = 0; index < EXITS; index += 1) {
    const exit = valueOf(distribute(plan, index * 137_911.37));
    paid += holderPayoutsMinor(plan, book, exit)[0] ?? 0;
  }
  return paid;
}

function threeRounds(): number {
  const table: Table = {
    entries: [
      { shareholderName: 'Ama', shareholderType: 'founder', shares: 6_000_000, shareClass: 'Common' },
      { shareholderName: 'Kofi', shareholderType: 'founder', shares: 3_000_000, shareClass: 'Common' },
      { shareholderName: 'Pool', shareholderType: 'pool', shares: 1_000_000, shareClass: 'Unissued pool' },
    ],
    convertibles: Array.from({ length: 20 }, (_, index): Convertible => ({
      id: `S${index}`,
      kind: index % 4 === 3 ? 'SAFE_PRE' : 'SAFE_POST',
      amount: 50_000 + index * 5_000,
      cap: 5_000_000 + index * 400_000,
      discount: index % 2 === 0 ? '0.2' : undefined,
    })),
  };
  const round = (shareClass: string, preMoney: number, amount: number): ScenarioStep => ({
    kind: 'round',
    round: {
      shareClass,
      preMoney,
      newMoney: [{ investor: `${shareClass} lead`, amount }],
      poolTargetPct: 12,
      antiDilution: 'Weighted Average',
    },
  });
  const steps = [
    round('Series Seed', 9_000_000, 2_000_000),
    round('Series A', 30_000_000, 8_000_000),
    round('Series B', 25_000_000, 10_000_000),
  ];
  return valueOf(runScenario(table, steps)).length;
}

function median(job: () => number, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    job();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}

const JOBS = [
  {
    name: `waterfall, ${CLASSES} classes, ${HOLDERS} holders, ${EXITS} exits`,
    job: wideWaterfall,
    goal: 250,
    runs: 7,
  },
  { name: 'three rounds with 20 SAFEs', job: threeRounds, goal: 16, runs: 51 },
];

for (const { name, job, goal, runs } of JOBS) {
  const time = median(job, runs);
  console.log(
    `${name.padEnd(50)} ${time.toFixed(1).padStart(8)} ms   goal ${goal} ms   ${(time / goal).toFixed(2)} of goal`,
  );
}
