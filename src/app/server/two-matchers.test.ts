import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshList } from '#features/matching/server/jobs.ts';
import { findStoredMatches } from '#features/matching/server/queries-stored.ts';
import { findBestPairs } from '#features/matching/server/ranking.ts';
import { findMarket } from '#features/matching/server/snapshot.ts';
import type { Process } from '#shared/server/context.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { inlineJobs } from '#test/jobs.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';
import { closeServices, createServices } from './services.ts';

type Subject = { readonly side: 'startup' | 'investor'; readonly subjectId: number };

let app: TestApp;
let processes: readonly Process[] = [];
const subjects: Subject[] = [];

beforeAll(async () => {
  app = await createTestApp();
  const open = () =>
    createServices({
      env: app.services.env,
      databaseUrl: app.services.pool.options.connectionString ?? '',
      jobs: inlineJobs(),
      maxConnections: 4,
    });
  processes = [open(), open()];
  const { db } = app.services;
  for (let n = 0; n < 5; n += 1) {
    const backer = await app.member({ userType: 'investor' });
    subjects.push({ side: 'investor', subjectId: await insertMatchableInvestor(db, backer.userId) });
    const founder = await app.member({ userType: 'founder' });
    subjects.push({ side: 'startup', subjectId: await insertMatchableStartup(db, founder.userId) });
  }
});
afterAll(async () => {
  for (const one of processes) await closeServices(one);
  await app.close();
});

const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b'] as const;

/** Something its matches follow from, of a kind that the round decides. */
async function change({ side, subjectId }: Subject, round: number): Promise<void> {
  const stage = STAGES[(round + subjectId) % STAGES.length] ?? 'seed';
  const raisingMinor = (1 + ((round * 7 + subjectId) % 30)) * 10_000_000;
  const { pool } = app.services;
  await (side === 'startup'
    ? pool.query('update startups set stage_id = $2, raising_minor = $3, updated_at = now() where id = $1', [
        subjectId,
        stage,
        raisingMinor,
      ])
    : pool.query('update investors set preferred_stages = array[$2], updated_at = now() where id = $1', [
        subjectId,
        stage,
      ]));
}

/** A list by who is in it and how well they fit. */
const told = (
  pairs: readonly { startupId: number; investorId: number; startupOrder: number; investorOrder: number }[],
) =>
  pairs
    .map(({ startupId, investorId, startupOrder, investorOrder }) => [
      startupId,
      investorId,
      startupOrder,
      investorOrder,
    ])
    .toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0));

it('two processes that make lists anew while sides change leave each list as it is after the last change', async () => {
  const [one, other] = processes;
  if (!one || !other) throw new Error('two processes are needed');
  for (let round = 0; round < 3; round += 1) {
    const [early, late] = round % 2 === 0 ? [one, other] : [other, one];
    await Promise.all(
      subjects.map(async (subject) => {
        const { side, subjectId } = subject;
        // One judges what may be older, and may be done last.
        await Promise.all([
          refreshList(early, side, subjectId),
          change(subject, round).then(() => refreshList(late, side, subjectId)),
        ]);
      }),
    );
    // Lists of sides that changed after a list was judged are asked for again, by either process.
    await Promise.all(
      subjects.map(({ side, subjectId }, index) =>
        refreshList(index % 2 === 0 ? one : other, side, subjectId),
      ),
    );
    const { db, now } = app.services;
    const market = await findMarket(db, {}, now());
    for (const subject of subjects) {
      const stored = await findStoredMatches(db, subject);
      const judged = await findBestPairs(db, subject, market);
      expect(stored.length).toBeGreaterThan(0);
      expect(told(stored)).toEqual(told(judged));
    }
  }
});

it('a list that was judged before a change does not replace the one judged after it in another process', async () => {
  const [one, other] = processes;
  const subject = subjects.find(({ side }) => side === 'startup');
  if (!one || !other || !subject) throw new Error('two processes and a startup are needed');
  let isChanged = false;
  // The first has drawn its number and read, and saves once the other has changed, judged and saved.
  const slow: Process = {
    ...one,
    db: one.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  };
  const begin = slow.db.transaction.bind(slow.db);
  slow.db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      if (!isChanged) {
        isChanged = true;
        await change(subject, 31);
        await refreshList(other, subject.side, subject.subjectId);
      }
      return execute(work);
    };
    return builder;
  };
  await refreshList(slow, subject.side, subject.subjectId);
  expect(isChanged).toBe(true);
  const { db, now } = app.services;
  const judged = await findBestPairs(db, subject, await findMarket(db, {}, now()));
  expect(told(await findStoredMatches(db, subject))).toEqual(told(judged));
});
