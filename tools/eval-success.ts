import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { outlookOf } from '../src/features/matching/domain/cohort.ts';
import { readCsv } from '../src/shared/domain/csv.ts';

/*
 * Gives each round of a set with known outcomes the product's own chance of a next round or an acquisition within 24
 * months, one JSON object a line: { company, date, p }.
 *
 *   node tools/eval-success.ts --data DIR --split NAME --out FILE
 */

const STAGES: Readonly<Record<string, string>> = {
  Seed: 'seed',
  'Series A': 'series-a',
  'Series B': 'series-b',
  'Series C+': 'series-c',
};

const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

function predictions(folder: string, split: string): string[] {
  const text = gunzipSync(readFileSync(path.join(folder, `success-${split}.csv.gz`))).toString('utf8');
  const [names = [], ...rows] = readCsv(text);
  return rows.flatMap((cells) => {
    const row = new Map(names.map((name, index) => [name, cells[index]]));
    const stage = row.get('stage') ?? '';
    const { probability: p } = outlookOf(
      {
        stage: STAGES[stage] ?? null,
        raiseUsd: numberOrNull(row.get('amountUsd')),
        ageYears: numberOrNull(row.get('ageYears')),
        priorRounds: numberOrNull(row.get('priorRounds')),
      },
      stage,
    );
    return p === null ? [] : JSON.stringify({ company: row.get('company'), date: row.get('date'), p });
  });
}

const { values } = parseArgs({
  options: { data: { type: 'string' }, split: { type: 'string', default: 'dev' }, out: { type: 'string' } },
});
if (values.data === undefined || values.out === undefined) {
  console.error('Usage: node tools/eval-success.ts --data DIR --split NAME --out FILE');
  process.exitCode = 2;
} else {
  const lines = predictions(values.data, values.split);
  writeFileSync(values.out, `${lines.join('\n')}\n`);
  console.log(`${lines.length} rounds with a chance, written to ${values.out}`);
}
