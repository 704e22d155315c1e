import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';

/*
 * Cuts three earlier windows out of a funding history, in the form the evaluation reads: splits w1, w2 and w3, each
 * with only what was known before it. Weights that do well on one window alone are found out here.
 *
 *   node tools/eval-matching-windows.ts --data DIR --out DIR
 *   node tools/eval-matching.ts --data OUT --split w1 --out FILE
 */

type Round = {
  startupId: string;
  companyId: string;
  track: string;
  date: string;
  investorIds: string[];
};
type Window = { split: string; dates: Readonly<Record<string, readonly [from: string, to: string]>> };

const WINDOWS: readonly Window[] = [
  { split: 'w1', dates: { in: ['2015-09-30', '2016-01-31'], web3: ['2020-12-31', '2021-05-31'] } },
  { split: 'w2', dates: { in: ['2016-01-31', '2016-05-31'], web3: ['2021-05-31', '2021-09-30'] } },
  { split: 'w3', dates: { in: ['2016-05-31', '2016-09-30'], web3: ['2021-09-30', '2021-12-31'] } },
];
const FEWEST_ROUNDS = 2;

function readRows<Row>(file: string): Row[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
  return lines.map((line): Row => JSON.parse(line));
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** One market's window: what was known, and the rounds to foresee with the known investors that newly joined them. */
function cut(rounds: readonly Round[], [from, to]: readonly [string, string]) {
  const history = rounds.filter(({ date }) => date <= from);
  const known = counted(history.flatMap(({ investorIds }) => investorIds));
  const isKnown = (id: string) => (known.get(id) ?? 0) >= FEWEST_ROUNDS;
  const held = Map.groupBy(history, ({ companyId }) => companyId);
  const holders = (companyId: string) =>
    new Set((held.get(companyId) ?? []).flatMap((one) => one.investorIds));
  const asked = rounds
    .filter(({ date }) => date > from && date <= to)
    .map((round) => {
      const existing = holders(round.companyId);
      const positives = round.investorIds.filter((id) => isKnown(id) && !existing.has(id));
      return { round, existingInvestorIds: [...existing], positives };
    })
    .filter(({ positives }) => positives.length > 0);
  return {
    history,
    investors: [...known.keys()].filter(isKnown).map((investorId) => ({
      investorId,
      track: rounds[0]?.track,
      name: investorId,
    })),
    queries: asked.map(({ round, existingInvestorIds }) => ({ ...round, existingInvestorIds })),
    answers: asked.map(({ round: { startupId, track }, positives }) => ({ startupId, track, positives })),
  };
}

const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (values.data === undefined || values.out === undefined) {
  console.error('Usage: node tools/eval-matching-windows.ts --data DIR --out DIR');
  process.exitCode = 2;
} else {
  const out = values.out;
  mkdirSync(out, { recursive: true });
  const rounds = readRows<Round>(path.join(values.data, 'history-dev.jsonl.gz'));
  for (const { split, dates } of WINDOWS) {
    const cuts = Object.entries(dates).map(([track, window]) =>
      cut(
        rounds.filter((round) => round.track === track),
        window,
      ),
    );
    for (const name of ['history', 'investors', 'queries', 'answers'] as const) {
      const lines = cuts.flatMap((one) => one[name].map((row) => JSON.stringify(row)));
      writeFileSync(path.join(out, `${name}-${split}.jsonl.gz`), gzipSync(`${lines.join('\n')}\n`));
    }
    console.log(`${split}: ${cuts.map(({ queries }) => queries.length).join(' + ')} rounds`);
  }
}
