import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();
const page = readFileSync('docs/operate/scale.md', 'utf8');

const COUNTED = [
  ['tables', `select count(*) as n from pg_tables where schemaname = 'public'`],
  [
    'foreign keys',
    `select count(*) as n, count(*) filter (where confrelid = 'users'::regclass) as people,
    count(*) filter (where confrelid = 'startups'::regclass) as startups
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  ],
  [
    'triggers',
    `select count(*) as n, count(*) filter (where tgfoid = 'tell_change'::regproc) as told
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  ],
  [
    'functions that send notifications',
    `select count(*) as n from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'`,
  ],
  [
    'GIN indexes',
    `select count(*) as n, count(*) filter (where indexdef like '%trgm%') as trigrams
    from pg_indexes where schemaname = 'public' and indexdef ilike '%using gin%'`,
  ],
  [
    'views published',
    `select count(*) as n from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
  ],
] as const;

/** The whole numbers of a row's second cell. */
function written(row: string): number[] {
  const line = page.split('\n').find((one) => one.startsWith(`| ${row}`)) ?? '';
  return (line.split('|')[2]?.match(/\d+/g) ?? []).map(Number);
}

it.each(COUNTED)('the page of growth counts %s as the catalogue does, to a tenth', async (row, sql) => {
  const { rows } = await app.services.pool.query<Record<string, number>>(sql);
  const counted = Object.values(rows[0] ?? {}).map(Number);
  expect(written(row)).toHaveLength(counted.length);
  for (const [place, count] of counted.entries()) {
    const off = Math.abs((written(row)[place] ?? 0) - count);
    expect(off, `${row}: ${counted.join(', ')}`).toBeLessThanOrEqual(Math.max(1, count / 10));
  }
});
