import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { createStartup } from '#test/forms.ts';
import { testApp } from '#test/app.ts';

const app = testApp();
const CALLS = 24;

/** How many promises a call makes, each of which is made, waited for and collected; of several calls the least, which others took no part in. */
async function promisesOf(urls: readonly string[]): Promise<number> {
  const counts: number[] = [];
  for (const url of urls) {
    let count = 0;
    const counting = createHook({
      init(_id, type) {
        if (type === 'PROMISE') count += 1;
      },
    }).enable();
    const { statusCode } = await app.server.inject({ url });
    counting.disable();
    expect(statusCode).toBe(200);
    counts.push(count);
  }
  return Math.min(...counts);
}

/** Pages of startups that nobody has asked for. */
async function unseenPages(): Promise<string[]> {
  const founder = await app.member({ userType: 'founder' });
  const { id } = await createStartup(founder, 'Tamu Foods');
  const { rows } = await app.services.pool.query<{ id: number }>(
    `insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, search, search_name)
      select name || n, description, sector_id, region_id, stage_id, business_model, raising_text, team_size, search, search_name
      from startups, generate_series(1, ${2 * CALLS}) n where id = $1 returning id`,
    [id],
  );
  return rows.map((row) => `/api/startups/${row.id}`);
}

it('a page that nobody asked for before takes few promises, and one that is kept fewer', async () => {
  const pages = await unseenPages();
  await promisesOf(pages.slice(0, CALLS));
  expect(await promisesOf(pages.slice(CALLS))).toBeLessThanOrEqual(35);
  const [page = ''] = pages;
  const again = Array.from({ length: CALLS }, () => page);
  await promisesOf(again);
  expect(await promisesOf(again)).toBeLessThanOrEqual(17);
});
