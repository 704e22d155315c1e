import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { dueDiligenceJobs } from './jobs.ts';
import { findCategoryScores } from './category-scores.ts';
import { claimStaleScores } from './queries.ts';

let app: TestApp;
let founder: Client;
let startupId: number;

const refresh = async () => {
  for (const job of dueDiligenceJobs) await job.work(app.services, {});
};
const scores = async () => (await findCategoryScores(app.services.db, [startupId]))[0];
const stale = async () =>
  (await claimStaleScores(app.services.db, new Date(0), 10)).map((row) => row.startupId);

beforeAll(async () => {
  app = await createTestApp();
  founder = await app.member({ userType: 'founder' });
  const made = await founder.post(
    '/api/startups',
    startupForm('Maji Safi', {
      sector: 'CleanTech',
      teamSize: 5,
      businessModel: 'Subscription',
      country: 'KE',
    }),
  );
  startupId = made.body.id;
});
afterAll(() => app.close());

it('are there after the job, from what anybody may see, and null where nothing is known', async () => {
  expect(await scores()).toBeUndefined();
  await refresh();
  const kept = await scores();
  expect(kept?.categories.traction).toMatchObject({ scorePercent: null, coverageFraction: 0 });
  expect(kept?.categories.team?.scorePercent).toBeGreaterThan(0);
  expect(kept?.categories.team?.checks).toContainEqual({
    label: 'a team as large as its stage needs',
    outcome: 'pass',
    finding: '5 people; 5 are usual at this stage.',
  });
  expect(kept?.categories.legal).toBeUndefined();
  expect(await findCategoryScores(app.services.db, [])).toEqual([]);
});

it('follow what changes: figures, the profile, people', async () => {
  const before = await scores();
  await founder.post(`/api/startups/${startupId}/traction`, {
    metric: 'users',
    date: '2026-10-31',
    value: 4_000,
    evidence: 'document',
  });
  await refresh();
  const after = await scores();
  expect(after?.categories.traction?.scorePercent).toBeGreaterThan(0);
  expect(after?.categories.product?.scorePercent).toBeGreaterThan(
    before?.categories.product?.scorePercent ?? 0,
  );
  await founder.post('/api/users/experiences', {
    type: 'work',
    title: 'Engineer',
    company: 'Water Board',
    startDate: '2019-01-01',
  });
  expect(await stale()).toEqual([startupId]);
});

it('are made once for each change, and again after a week', async () => {
  await refresh();
  expect(await stale()).toEqual([]);
  const later = daysAfter(new Date(), 8);
  expect(await claimStaleScores(app.services.db, later, 10)).toEqual([{ startupId }]);
});
