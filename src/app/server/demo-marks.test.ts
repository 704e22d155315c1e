import { beforeAll, expect, it } from 'vitest';
import { readDemoInvestors } from '#features/investors/server/seed.ts';
import { readDemoStartups } from '#features/startups/server/seed.ts';
import { explore } from '#test/accounts.ts';
import { testApp } from '#test/app.ts';
import { seedDemo } from './demo.ts';
import { features } from './features.ts';

const app = testApp({ DEMO: '1' });
beforeAll(() => seedDemo(app.services));

const reads = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ table }) => Object.entries(table))
  .flatMap(([key, endpoint]) => {
    const [method, path = ''] = key.split(' ');
    const isOther = !endpoint || endpoint.access === 'admin' || /logout|events|stream|export|auth/.test(path);
    return method !== 'GET' || isOther ? [] : [path];
  });

const now = new Date();
const startups = readDemoStartups(now);
const companies = new Set(startups.map(({ form }) => form.name));
const people = new Set(
  [...startups.flatMap(({ team }) => team), ...readDemoInvestors(now)].map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ),
);

/** What the reader is called, and what they have founded. */
let own: ReadonlySet<string> = new Set();

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a row of an answer is about a company or a person of the demo; the reader's own need no mark. */
function namesDemo(row: Record<string, unknown>): boolean {
  const person = `${text(row['firstName'])} ${text(row['lastName'])}`;
  const names = [row['name'], row['startupName'], row['companyName'], row['subject'], person].map(text);
  return names.some((name) => !own.has(name) && (companies.has(name) || people.has(name)));
}

/** The keys of rows that name somebody or something of the demo without saying so, themselves or by what they are in. */
function unmarkedIn(value: unknown, isMarked = false): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unmarkedIn(one, isMarked));
  if (typeof value !== 'object' || value === null) return [];
  const row: Record<string, unknown> = { ...value };
  const inner = Object.values(row).flatMap((one) => (Array.isArray(one) ? [] : [one]));
  const says =
    isMarked ||
    [row, ...inner].some(
      (one) => typeof one === 'object' && one !== null && 'isDemo' in one && one.isDemo === true,
    );
  return [
    ...(namesDemo(row) && !says ? [Object.keys(row).join(' ')] : []),
    ...Object.values(row).flatMap((one) => unmarkedIn(one, says)),
  ];
}

it.each(['founder', 'investor'] as const)(
  'whatever names the demo says so: all a %s can read',
  async (role) => {
    const client = await explore(app, role);
    const me = (await client.get('/api/auth/user')).body;
    const sides = (await client.get('/api/matching/sides')).body;
    own = new Set([`${me.firstName} ${me.lastName}`, ...(sides.startups ?? []).map(({ name }) => name)]);
    const found: string[] = [];
    for (const path of reads) {
      const reply = await client.get(path.replaceAll(/\{\w+\}/g, '1'));
      if (reply.status !== 200) continue;
      for (const keys of new Set(unmarkedIn(reply.body))) found.push(`${path}: ${keys}`);
    }
    expect(found).toEqual([]);
  },
);
