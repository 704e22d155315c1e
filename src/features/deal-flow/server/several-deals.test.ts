import { beforeAll, expect, it } from 'vitest';
import { memberPerTest, testApp, testMember } from '#test/app.ts';

const LIST = '/api/portfolio/deal-flow';
const UNDO = '/api/portfolio/deal-flow/undo';

const app = testApp();
const investor = memberPerTest(app, { firstName: 'Nala' });
const ada = testMember(app, { firstName: 'Ada' });
const ben = testMember(app, { firstName: 'Ben' });
beforeAll(async () => {
  await ada.post('/api/firm', { name: 'Acacia' });
  const { body } = await ada.post('/api/firm/invitations', { role: 'partner' });
  await ben.post(`/api/firm-invitations/${body.link.split('/').at(-1)}/accept`);
});

type Held = { readonly id: number; readonly version: number };
const held = ({ id, version }: Held): Held => ({ id, version });

async function add(person: typeof ada, names: readonly string[], more: Record<string, unknown> = {}) {
  const added = [];
  for (const name of names) added.push(held((await person.post(LIST, { company: { name }, ...more })).body));
  return added;
}
const stagesOf = async (person: typeof ada) =>
  (await person.get(LIST)).body.map(({ startup, stage }) => `${startup.name} ${stage}`).toSorted();

it('several deals move in one change, each with its event, and go back in one', async () => {
  const [kora, soko, mira] = await add(investor, ['Kora', 'Soko', 'Mira']);
  if (!kora || !soko || !mira) throw new Error('three were added');
  await investor.put(`${LIST}/${soko.id}`, { stage: 'closed' });
  const deals = [kora, { ...soko, version: 2 }];
  const moved = await investor.put(LIST, { deals, stage: 'passed', passReason: 'Team' });
  expect(moved.status).toBe(200);
  expect(moved.body.changed).toMatchObject([
    { stage: 'passed', passReason: 'Team' },
    { stage: 'passed', passReason: 'Team' },
  ]);
  expect(await stagesOf(investor)).toEqual(['Kora passed', 'Mira sourced', 'Soko passed']);
  const events = await investor.get(`${LIST}/${soko.id}/events`);
  expect(events.body[0]).toMatchObject({ kind: 'moved', fromStage: 'closed', toStage: 'passed' });

  const back = await investor.post(UNDO, { deals: moved.body.changed.map(held) });
  expect(back.status).toBe(200);
  expect(await stagesOf(investor)).toEqual(['Kora sourced', 'Mira sourced', 'Soko closed']);
});

it('what is as wanted already stays untouched; removal can be undone', async () => {
  const [kora, soko] = await add(investor, ['Kora', 'Soko']);
  if (!kora || !soko) throw new Error('two were added');
  await investor.put(`${LIST}/${soko.id}`, { priority: 'high' });
  const ranked = await investor.put(LIST, { deals: [kora, { ...soko, version: 2 }], priority: 'high' });
  expect(ranked.body.changed.map(({ id }) => id)).toEqual([kora.id]);
  const again = await investor.put(LIST, { deals: ranked.body.changed.map(held), priority: 'high' });
  expect(again.body).toEqual({ changed: [], removed: [] });

  const gone = await investor.put(LIST, { deals: ranked.body.changed.map(held), removed: true });
  expect(gone.body.removed).toEqual([{ id: kora.id, version: 3 }]);
  expect(await stagesOf(investor)).toEqual(['Soko sourced']);
  await investor.post(UNDO, { deals: gone.body.removed });
  expect(await stagesOf(investor)).toEqual(['Kora sourced', 'Soko sourced']);
});

it('all or none: one that changed meanwhile, or is not there, leaves the others as they are', async () => {
  const [kora, soko] = await add(investor, ['Kora', 'Soko']);
  if (!kora || !soko) throw new Error('two were added');
  await investor.put(`${LIST}/${soko.id}`, { stage: 'reviewed' });
  const stale = await investor.put(LIST, { deals: [kora, soko], stage: 'closed' });
  expect(stale.status).toBe(409);
  expect(stale.problem.current).toMatchObject({ id: soko.id, stage: 'reviewed', version: 2 });
  const absent = { id: 2_147_483_647, version: 1 };
  expect((await investor.put(LIST, { deals: [kora, absent], stage: 'closed' })).status).toBe(404);
  expect((await investor.post(UNDO, { deals: [kora] })).status).toBe(409);
  expect(await stagesOf(investor)).toEqual(['Kora sourced', 'Soko reviewed']);
});

it('sharing many with the firm is their owner’s to give and to end', async () => {
  const own = await add(ada, ['Own A', 'Own B'], { shared: false });
  expect(await stagesOf(ben)).toEqual([]);
  const shared = await ada.put(LIST, { deals: own, shared: true });
  expect(shared.body.changed).toMatchObject([{ shared: true }, { shared: true }]);
  expect(await stagesOf(ben)).toEqual(['Own A sourced', 'Own B sourced']);
  const deals = shared.body.changed.map(held);
  expect((await ben.put(LIST, { deals, shared: false })).status).toBe(403);
  expect((await ben.put(LIST, { deals, priority: 'low' })).status).toBe(200);
  const lone = await add(investor, ['Alone']);
  const refused = await investor.put(LIST, { deals: lone, shared: true });
  expect(refused.problem.errors).toMatchObject([{ path: 'shared' }]);
});

const SOME = [{ id: 1, version: 1 }];
it.each([
  [{ deals: [], stage: 'closed' }, 'Select at least one deal'],
  [{ stage: 'closed' }, 'Select at least one deal'],
  [{ deals: [...SOME, ...SOME], stage: 'closed' }, 'Name each deal once'],
  [{ deals: SOME }, 'Give one change: a stage, a priority, sharing or removal'],
  [
    { deals: SOME, stage: 'closed', priority: 'low' },
    'Give one change: a stage, a priority, sharing or removal',
  ],
  [{ deals: SOME, stage: 'closed', passReason: 'Team' }, 'Only passed deals have a reason'],
  [{ deals: SOME, stage: 'won' }, 'Please select a stage'],
  [{ deals: SOME, removed: false }, 'Must be true'],
])('%j is refused by name', async (body, message) => {
  const refused = await investor.put(LIST, body);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.problem)).toContain(message);
});
