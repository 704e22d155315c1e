import { afterAll, beforeAll, expect, it } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { pictureProcess } from '#platform/pdf/page-pictures.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { listenAs } from '#test/live.ts';
import {
  DOCUMENTS,
  granted,
  LEVELS,
  type Matrix,
  openMatrix,
  personOf,
  POLICY,
  WAYS,
  wrongActs,
  wrongWays,
} from '#test/room-matrix.ts';

let app: TestApp;
let matrix: Matrix;

beforeAll(async () => {
  app = await createTestApp();
  matrix = await openMatrix(app);
}, 120_000);
afterAll(async () => {
  sideProcess.close();
  pictureProcess.close();
  await app.close();
});

it('every role, every document, every way in answers as the policy says', { timeout: 240_000 }, async () => {
  const count = [POLICY, DOCUMENTS, WAYS].map((part) => Object.keys(part).length);
  expect(count).toEqual([18, 9, 15]);
  expect(await wrongWays(matrix)).toEqual([]);
});

it('asking, telling and changing are for whom they are for', { timeout: 120_000 }, async () => {
  expect(await wrongActs(matrix)).toEqual([]);
});

it(
  'viewing as a group is what its guests see, by every way in, and for the team alone',
  { timeout: 60_000 },
  async () => {
    const { room, ids } = matrix;
    const { founder } = room;
    const guestsOf = (await founder.get(`${room.path}/guests`)).body;
    const fund = guestsOf.groups.find(({ name }) => name === 'Fund')?.id ?? 0;
    const wrong: string[] = [];
    for (const title of DOCUMENTS)
      for (const way of ['', '/pages/1', '/pages/1/text']) {
        const path = `${room.path}/documents/${ids[title]}${way}?as=${fund}`;
        const may = LEVELS.indexOf(granted[title]) >= LEVELS.indexOf('view');
        if (((await founder.get(path)).status === 200) !== may) wrong.push(`${title} ${way}`);
        for (const role of ['guest by mail domain', 'stranger', 'member of another startup’s team'])
          if ((await personOf(matrix, role).get(path)).status !== 404) wrong.push(`${role} ${title}`);
      }
    expect(wrong).toEqual([]);
    expect((await founder.get(`${room.path}/search?q=zebra&as=${fund}`)).text).not.toContain('documentId');
  },
);

it('only those who were there hear that something changed, and no more than that', async () => {
  const { room } = matrix;
  const [guest, stranger] = [personOf(matrix, 'guest by mail domain'), personOf(matrix, 'stranger')];
  await guest.get(room.path);
  const heard = await listenAs(app, guest.userId);
  const nothing = await listenAs(app, stranger.userId);
  const folder = (await room.founder.get(room.path)).body.folders[0]?.id ?? 0;
  await room.founder.put(`${room.path}/folders/${folder}`, { name: 'Company papers', isArchived: false });
  expect(await heard.topics()).toContain('data-room');
  expect(await nothing.topics()).not.toContain('data-room');
});
