import assert from 'node:assert/strict';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { columnsOf } from '../domain/columns.ts';
import { DEAL_STAGES, type DealStage } from '../domain/stages.ts';

const LIST = '/api/portfolio/deal-flow';

/** What is known of a deal without asking: where it stands, what undo gives back, and how much happened to it. */
type Known = {
  stage: DealStage;
  removed: boolean;
  readonly undoable: (DealStage | 'removal')[];
  events: number;
  version: number;
  readonly amountMinor: number | null;
};
type Model = { readonly deals: Map<number, Known> };
type Real = { readonly people: readonly [Client, Client] };

const app = testApp();

async function firmOfTwo(): Promise<Real> {
  const people = [await app.member(), await app.member()] as const;
  await people[0].post('/api/firm', { name: 'Acacia' });
  const { body } = await people[0].post('/api/firm/invitations', { role: 'partner' });
  await people[1].post(`/api/firm-invitations/${body.link.split('/').at(-1)}/accept`);
  return { people };
}

const pick = (model: Model, at: number) => [...model.deals][at % Math.max(1, model.deals.size)];

function moved(deal: Known, stage: DealStage): void {
  if (stage === deal.stage) return;
  deal.undoable.push(deal.stage);
  deal.stage = stage;
  deal.events += 1;
  deal.version += 1;
}

function removed(deal: Known): void {
  deal.undoable.push('removal');
  deal.removed = true;
  deal.events += 1;
  deal.version += 1;
}

/** The list against the model: every deal in one column, counts and sums those of the rows. */
async function agree(model: Model, { people }: Real, who: 0 | 1): Promise<void> {
  const { body, headers } = await people[who].get(LIST);
  const there = [...model.deals].filter(([, deal]) => !deal.removed);
  assert.equal(Number(headers['x-total-count']), there.length);
  assert.equal(new Set(body.map(({ id }) => id)).size, body.length);
  assert.deepEqual(
    new Map(body.map((deal) => [deal.id, [deal.stage, deal.version]])),
    new Map(there.map(([id, { stage, version }]) => [id, [stage, version]])),
  );
  for (const { stage, deals, sums } of columnsOf(body)) {
    const own = there.filter(([, deal]) => deal.stage === stage);
    assert.equal(deals.length, own.length);
    assert.equal(
      sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      own.reduce((sum, [, { amountMinor }]) => sum + (amountMinor ?? 0), 0),
    );
  }
}

async function eventCount(client: Client, id: number): Promise<number> {
  return (await client.get(`${LIST}/${id}/events`)).body.length;
}

type Step = (model: Model, real: Real) => Promise<void>;

/** A step on some deal, told apart by its name when a run fails. */
const command = (name: string, run: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run,
  toString: () => name,
});

const who = fc.constantFrom<0 | 1>(0, 1);
const at = fc.nat(30);
const stage = fc.constantFrom(...DEAL_STAGES);

const added = fc
  .tuple(who, stage, fc.option(fc.integer({ min: 1, max: 5_000_000 })))
  .map(([by, to, amount]) =>
    command(`${by} adds to ${to}`, async (model, { people }) => {
      const name = `Company ${model.deals.size}`;
      const { status, body } = await people[by].post(LIST, {
        company: { name },
        stage: to,
        ...(amount === null ? {} : { amount }),
      });
      assert.equal(status, 201);
      const amountMinor = amount === null ? null : amount * 100;
      const fresh = { stage: to, removed: false, undoable: [], events: 1, version: 1, amountMinor };
      model.deals.set(body.id, fresh);
      await agree(model, { people }, by);
    }),
  );

const move = fc
  .tuple(who, at, stage, fc.constantFrom('now', 'stale', 'none'))
  .map(([by, place, to, version]) =>
    command(`${by} moves ${place} to ${to} (${version})`, async (model, { people }) => {
      const [id, deal] = pick(model, place) ?? [];
      if (id === undefined || !deal) return;
      const sent = { now: { version: deal.version }, stale: { version: deal.version + 7 }, none: {} }[
        version
      ];
      const answer = await people[by].put(`${LIST}/${id}`, { stage: to, ...sent });
      const { status } = answer;
      if (deal.removed) return assert.equal(status, 404);
      if (version === 'stale') {
        assert.equal(status, 409);
        assert.partialDeepStrictEqual(answer.problem.current, { stage: deal.stage, version: deal.version });
        return;
      }
      assert.equal(status, 200);
      moved(deal, to);
      assert.partialDeepStrictEqual(answer.body, { stage: to, version: deal.version });
      assert.equal(await eventCount(people[by], id), deal.events);
    }),
  );

const undo = fc.tuple(who, at).map(([by, place]) =>
  command(`${by} undoes ${place}`, async (model, { people }) => {
    const [id, deal] = pick(model, place) ?? [];
    if (id === undefined || !deal) return;
    const answer = await people[by].post(`${LIST}/${id}/undo`, {});
    const last = deal.undoable.pop();
    if (last === undefined) return assert.equal(answer.status, 409);
    assert.equal(answer.status, 200);
    if (last === 'removal') deal.removed = false;
    else deal.stage = last;
    deal.events += 1;
    deal.version += 1;
    assert.partialDeepStrictEqual(answer.body, { stage: deal.stage, version: deal.version });
    assert.equal(await eventCount(people[by], id), deal.events);
  }),
);

const remove = fc.tuple(who, at).map(([by, place]) =>
  command(`${by} removes ${place}`, async (model, { people }) => {
    const [id, deal] = pick(model, place) ?? [];
    if (id === undefined || !deal) return;
    const { status } = await people[by].delete(`${LIST}/${id}`);
    assert.equal(status, deal.removed ? 404 : 200);
    if (!deal.removed) removed(deal);
    await agree(model, { people }, by);
  }),
);

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

const collide = fc.tuple(at, stage, stage).map(([place, one, other]) =>
  command(`both move ${place} to ${one} and ${other}`, async (model, { people }) => {
    const [id, deal] = pick(model, place) ?? [];
    if (id === undefined || !deal || deal.removed || one === deal.stage || other === deal.stage) return;
    const { version } = deal;
    const answers = await Promise.all([
      people[0].put(`${LIST}/${id}`, { stage: one, version }),
      people[1].put(`${LIST}/${id}`, { stage: other, version }),
    ]);
    assert.deepEqual(statuses(answers), [200, 409]);
    moved(deal, answers[0].status === 200 ? one : other);
    assert.equal(await eventCount(people[0], id), deal.events);
    await agree(model, { people }, 1);
  }),
);

const race = fc.tuple(at, stage).map(([place, to]) =>
  command(`one removes ${place} while the other moves it to ${to}`, async (model, { people }) => {
    const [id, deal] = pick(model, place) ?? [];
    if (id === undefined || !deal || deal.removed) return;
    const [gone, went] = await Promise.all([
      people[0].delete(`${LIST}/${id}`),
      people[1].put(`${LIST}/${id}`, { stage: to }),
    ]);
    assert.equal(gone.status, 200);
    assert.ok([200, 404].includes(went.status));
    if (went.status === 200) moved(deal, to);
    removed(deal);
    await agree(model, { people }, 0);
  }),
);

/** What is left after a run: figures and the whole history, removed deals brought back to be counted. */
async function finish(model: Model, real: Real): Promise<void> {
  const [ada] = real.people;
  const { body } = await ada.get(`${LIST}/analytics`);
  const there = [...model.deals.values()].filter((deal) => !deal.removed);
  assert.partialDeepStrictEqual(body, {
    totalDeals: there.length,
    closedDeals: there.filter((deal) => deal.stage === 'closed').length,
    inDueDiligence: there.filter((deal) => deal.stage === 'due-diligence').length,
  });
  for (const [id, deal] of model.deals) {
    if (!deal.removed) assert.equal(await eventCount(ada, id), deal.events);
  }
  const kept = await app.services.db
    .selectFrom('dealEvents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dealId', 'in', [0, ...model.deals.keys()])
    .executeTakeFirst();
  assert.equal(
    kept?.count,
    [...model.deals.values()].reduce((sum, { events }) => sum + events, 0),
  );
}

it('whatever two colleagues do, no event is lost, no deal is in two columns, and every sum is that of the rows', async () => {
  const commands = fc.commands([added, move, undo, remove, collide, race, added, move, move], {
    maxCommands: 40,
    size: 'max',
  });
  const run = await fc.check(
    fc.asyncProperty(commands, async (steps) => {
      const [model, real] = [{ deals: new Map<number, Known>() }, await firmOfTwo()];
      await fc.asyncModelRun(() => ({ model, real }), steps);
      await finish(model, real);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  expect(fc.defaultReportMessage(run)).toBeUndefined();
}, 120_000);

it('the model would notice a lost event', async () => {
  const real = await firmOfTwo();
  const { body } = await real.people[0].post(LIST, { company: { name: 'Watched' } });
  const id = body.id;
  const known: Known = {
    stage: 'sourced',
    removed: false,
    undoable: [],
    events: 1,
    version: 1,
    amountMinor: null,
  };
  const model = { deals: new Map([[id, known]]) };
  await finish(model, real);
  await real.people[0].put(`${LIST}/${id}`, { stage: 'closed' });
  await app.services.db
    .deleteFrom('dealEvents')
    .where('dealId', '=', id)
    .where('kind', '=', 'moved')
    .execute();
  moved(known, 'closed');
  await agree(model, real, 1);
  await expect(finish(model, real)).rejects.toThrow(/strictly equal/);
});
