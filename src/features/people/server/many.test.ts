import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { rowsOf, scansDuring } from '#test/rows-read.ts';

const app = testApp();
let viewer: Client;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.services.pool.query<Row>(text, values)).rows;
const ask = async (query: string) => viewer.get(`/api/users/search?${query}`);
const idsOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.body.map(({ id }) => id);

beforeAll(async () => {
  viewer = await app.member({ firstName: 'Vera', lastName: 'Viewer' });
  await sql(`
    insert into users (id, name, first_name, last_name, email, user_type)
      select 'm' || n, f || ' ' || l, f, l, 'm' || n || '@many.example', (array['founder', 'investor'])[n % 2 + 1]
      from (select n, (array['Amaka', 'Amani', 'Bela', 'Chipo'])[n % 4 + 1] as f,
        case when n <= 8 then '' else (array['Obi', 'Amadi', 'Kone'])[n % 3 + 1] || n % 97 end as l
        from generate_series(1, 6000) n) named`);
  await sql(`
    update profiles p set
      headline = case when n % 5 = 0 then null else (array['Designs wells', 'Amadi and sons', 'Sells seeds'])[n % 3 + 1] end,
      skills = array[(array['Wells', 'Rust'])[n % 2 + 1]], experience_level = (array['entry', 'senior'])[n % 2 + 1],
      is_open_to_work = n % 3 = 0, visibility = (array['members', 'members', 'hidden'])[n % 3 + 1],
      search_opt_in = n % 11 <> 0, updated_at = timestamptz '2026-01-01' + (n * 7919 % 6007) * interval '1 minute'
    from generate_series(1, 6000) n where p.user_id = 'm' || n`);
  await sql(`update users set suspended_at = now() where id in ('m21', 'm24', 'm3000')`);
  await sql('vacuum (analyze) profiles');
  await sql('vacuum (analyze) users');
});

/** Whom a search finds, in order, by looking at everybody. */
async function expectedOf(text: string, condition = 'true'): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select u.id from users u join profiles p on p.user_id = u.id,
      to_tsquery('simple', array_to_string(array(select w || ':*A' from unnest(string_to_array($1, ' ')) w), ' & ')) named,
      to_tsquery('simple', array_to_string(array(select w || ':*' from unnest(string_to_array($1, ' ')) w), ' & ')) anywhere
    where u.id <> $2 and u.suspended_at is null and p.visibility = 'members' and p.search_opt_in and p.search @@ anywhere
      and ${condition}
    order by case when p.search_name = $1 then 0 when p.search @@ named then 1 else 2 end, p.updated_at desc, u.id`,
    [text, viewer.userId],
  );
  return rows.map(({ id }) => id);
}

const FILTERS = [
  ['', 'true'],
  ['&userType=founder', `u.user_type = 'founder'`],
  ['&experienceLevel=senior&availability=true', `p.experience_level = 'senior' and p.is_open_to_work`],
] as const;

it.each([
  ['the whole of some names, and the beginning of many', 'amaka'],
  ['in many names and elsewhere', 'ama'],
  ['in many headlines and some names', 'amadi'],
  ['nobody’s name', 'wells'],
  ['two words', 'bela kone1'],
  ['few', 'kone13'],
  ['letters of two words apart', 'se r'],
])('finds the same as looking at everybody: %s', async (_, text) => {
  for (const [filter, condition] of FILTERS) {
    const expected = await expectedOf(text, condition);
    // The first call learns how many there are; the others know.
    for (const [limit, offset] of [
      [20, 0],
      [20, 0],
      [20, 0],
      [7, 13],
      [7, 33],
    ] as const) {
      const answer = await ask(`q=${encodeURIComponent(text)}${filter}&limit=${limit}&offset=${offset}`);
      expect([limit, offset, idsOf(answer)]).toEqual([limit, offset, expected.slice(offset, offset + limit)]);
      expect(Number(answer.headers['x-total-count'])).toBe(Math.min(1000, expected.length));
    }
  }
});

it('lists everybody in order, from an index alone but for the page', async () => {
  const expected = await sql<{ id: string }>(
    `select u.id from users u join profiles p on p.user_id = u.id where u.id <> $1 and u.suspended_at is null
      and p.visibility = 'members' and p.search_opt_in order by p.headline is null, p.updated_at desc, u.id limit 60`,
    [viewer.userId],
  );
  const answer = await ask('limit=20&offset=40');
  expect(idsOf(answer)).toEqual(expected.slice(40).map(({ id }) => id));
  expect([answer.headers['x-total-count'], answer.headers['x-total-capped']]).toEqual(['1000', 'true']);
  const scans = await scansDuring(app.services.pool, () => ask('limit=20&offset=40'));
  expect(rowsOf(scans, 'profiles')).toBeLessThanOrEqual(40);
  expect(rowsOf(scans, 'users')).toBeLessThanOrEqual(40);
});

it.each(['ama', 'wells'])('reads a page and little more to find %s', async (text) => {
  for (const _ of [1, 2]) await ask(`q=${text}&limit=20`);
  const scans = await scansDuring(app.services.pool, () => ask(`q=${text}&limit=20`));
  expect(rowsOf(scans, 'profiles')).toBeLessThanOrEqual(200);
  expect(rowsOf(scans, 'users')).toBeLessThanOrEqual(40);
});

it('finds the newest of many of one name, from the index alone but for the page', async () => {
  await sql(`
    insert into users (id, name, first_name, last_name, email)
      select 's' || n, 'Same Name', 'Same', 'Name', 's' || n || '@same.example' from generate_series(1, 300) n`);
  await sql(
    `update profiles set headline = 'Same name', updated_at = now() - length(user_id) * interval '1 hour' where user_id like 's%'`,
  );
  await sql(`insert into users (id, name, first_name, last_name, email)
    values ('s-name', 'Name Same', 'Name', 'Same', 'name.same@same.example')`);
  await sql('vacuum (analyze) profiles');
  const expected = await expectedOf('same name');
  expect(expected).toHaveLength(301);
  for (const offset of [0, 40, 270]) {
    const answer = await ask(`q=same+name&limit=20&offset=${offset}`);
    expect(idsOf(answer)).toEqual(expected.slice(offset, offset + 20));
    expect([answer.headers['x-total-count'], answer.headers['x-total-capped']]).toEqual(['300', 'true']);
  }
  const last = await ask('q=same+name&limit=20&offset=290');
  expect(idsOf(last)).toEqual(expected.slice(290));
  expect([last.headers['x-total-count'], last.headers['x-total-capped']]).toEqual(['301', undefined]);
  const scans = await scansDuring(app.services.pool, () => ask('q=same+name&limit=20'));
  expect(rowsOf(scans, 'profiles')).toBeLessThanOrEqual(40);
});

it('leaves out who is suspended, and knows them again', async () => {
  const [first = ''] = await expectedOf('bela');
  const finds = async () => idsOf(await ask('q=bela&limit=5')).includes(first);
  expect(await finds()).toBe(true);
  await sql('update users set suspended_at = now() where id = $1', [first]);
  expect(await finds()).toBe(false);
  await sql('update users set suspended_at = null where id = $1', [first]);
  expect(await finds()).toBe(true);
});
