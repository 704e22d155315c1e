import { expect, it } from 'vitest';
import { lookAtEveryScreen } from '#test/screens.ts';

const visitor = lookAtEveryScreen('visitor');

it('a link that is passed on comes with a picture', async () => {
  const { request } = visitor.context;
  const html = await (await request.get('/startups')).text();
  const picture = await request.get(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});
