import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addMonths, daysBetween, endOfMonth } from '../src/shared/domain/calendar.ts';
import { isPegged } from '../src/shared/domain/exchange-rate.ts';
import { CURRENCY_CODES } from '../src/shared/domain/currency.ts';
import { dayOf } from '../src/shared/domain/time.ts';

const PACKAGE = '@fawazahmed0/currency-api';
const FIRST_MONTH = '2024-02-29';
const TARGET = join(import.meta.dirname, '..', 'reference-data', 'exchange-rates.csv');
/** A month whose nearest version is further from its end than this goes without. */
const FURTHEST_DAYS = 25;

/** Rates of the package that cannot be right. */
const FAULTS: readonly { readonly code: string; readonly day: string; readonly why: string }[] = [
  { code: 'SHP', day: '2024-04-01', why: 'pounds turned into dollars: it is one to one with GBP' },
  { code: 'MNT', day: '2024-04-01', why: 'a five-thousandth of the months around it' },
  { code: 'MNT', day: '2025-11-01', why: 'a five-thousandth of the months around it' },
  { code: 'SSP', day: '2024-07-31', why: 'a rate of years before' },
];

const npm = (...args: string[]) =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** `2024.3.2` as `2024-03-02`. */
const dayOfVersion = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('-');

/** The versions nearest to the ends of the months, oldest first. */
export function monthEnds(versions: readonly string[], today: string): string[] {
  const chosen = new Set<string>();
  for (let end = FIRST_MONTH; end <= endOfMonth(today); end = endOfMonth(addMonths(end, 1))) {
    const distance = (version: string) => Math.abs(daysBetween(dayOfVersion(version), end));
    const [nearest] = versions.toSorted((a, b) => distance(a) - distance(b));
    if (nearest !== undefined && distance(nearest) <= FURTHEST_DAYS) chosen.add(nearest);
  }
  return [...chosen].toSorted((a, b) => dayOfVersion(a).localeCompare(dayOfVersion(b)));
}

/** What a US dollar was in each currency of the catalogue, by a version of the package. */
function readVersion(version: string, folder: string): Record<string, number> {
  const file = npm('pack', `${PACKAGE}@${version}`, '--silent', '--pack-destination', folder).trim();
  const text = execFileSync('tar', ['-xzOf', join(folder, file), 'package/v1/currencies/usd.json'], {
    encoding: 'utf8',
  });
  return (JSON.parse(text) as { usd: Record<string, number> }).usd;
}

/** Writes the table: a row for each currency, a column for each day. Pegged currencies are computed, not listed. */
function write(): void {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  const versions = monthEnds(
    JSON.parse(npm('view', PACKAGE, 'versions', '--json')) as string[],
    dayOf(new Date()),
  );
  const days = versions.map(dayOfVersion);
  const tables = versions.map((version) => readVersion(version, folder));
  rmSync(folder, { recursive: true });
  const codes = CURRENCY_CODES.filter((code) => code !== 'USD' && !isPegged(code)).toSorted();
  const isFault = (code: string, day: string) =>
    FAULTS.some((fault) => fault.code === code && fault.day === day);
  const cell = (code: string, at: number) => {
    const value = tables[at]?.[code.toLowerCase()] ?? 0;
    return value > 0 && !isFault(code, days[at] ?? '') ? String(Number(value.toPrecision(9))) : '';
  };
  const lines = [
    `# Units of each currency for one US dollar. Source: ${PACKAGE} (CC0), versions ${versions[0]} to ${versions.at(-1)}`,
    ['currency', ...days].join(','),
    ...codes.map((code) => [code, ...days.map((_day, at) => cell(code, at))].join(',')),
  ];
  writeFileSync(TARGET, `${lines.join('\n')}\n`);
  process.stdout.write(`${codes.length} currencies, ${versions.length} days, in ${TARGET}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) write();
