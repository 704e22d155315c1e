import { z } from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { insertMatchableInvestor, insertMatchableStartup } from '#test/matchable.ts';
import { features } from './features.ts';

/** Every call that reads, whoever adds it; with `?startup=` where it takes one. */
const reads = features
  .flatMap(({ routes }) => routes)
  .flatMap(({ table }) => Object.entries(table))
  .flatMap(([key, endpoint]) => {
    const [method, path = ''] = key.split(' ');
    const isOther = endpoint?.access === 'admin' || /logout|events|stream/.test(path);
    if (method !== 'GET' || isOther || !endpoint) return [];
    const { query } = endpoint;
    return [{ path, takesStartup: query instanceof z.ZodObject && 'startup' in query.shape }];
  });

const app = testApp();
const founder = testMember(app, { firstName: 'Ama', lastName: 'Founder', userType: 'founder' });
const angel = testMember(app, { firstName: 'Kofi', lastName: 'Angel', userType: 'investor' });
let startupId: number;
let investorId: number;

beforeAll(async () => {
  startupId = await insertMatchableStartup(app.services.db, founder.userId);
  investorId = await insertMatchableInvestor(app.services.db, angel.userId);
  await angel.put('/api/users/profile', { isOpenToInvest: true, interests: ['FinTech'], location: 'Lagos' });
  await founder.put('/api/users/profile', { interests: ['FinTech'], location: 'Lagos' });
});

/** Each figure of the pair in an answer: as a match, on a dashboard, or as a suggestion between the two people. */
function figuresIn(value: unknown, otherId: string, otherKey: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => figuresIn(one, otherId, otherKey));
  if (typeof value !== 'object' || value === null) return [];
  const one: Record<string, unknown> = { ...value };
  const isMatch = one['startupId'] === startupId && one['investorId'] === investorId && 'score' in one;
  const isSuggestion = one['targetId'] === otherId && one['matchType'] === 'investment';
  return [
    ...(isMatch || isSuggestion ? [one['score']] : []),
    ...(one['id'] === otherKey && 'matchScore' in one ? [one['matchScore']] : []),
    ...Object.values(one).flatMap((inner) => figuresIn(inner, otherId, otherKey)),
  ];
}

/** What every call tells one side of the pair, by call. */
async function figuresFor(client: Client, side: 'founder' | 'investor'): Promise<Map<string, unknown[]>> {
  const ids = side === 'founder' ? [investorId, startupId] : [startupId];
  const other = side === 'founder' ? angel.userId : founder.userId;
  const key = side === 'founder' ? `investor-${investorId}` : `startup-${startupId}`;
  const found = new Map<string, unknown[]>();
  for (const { path, takesStartup } of reads) {
    for (const id of path.includes('{') ? ids : [0]) {
      const query = takesStartup ? `?startup=${startupId}` : '';
      const reply = await client.get(path.replaceAll(/\{\w+\}/g, String(id)) + query);
      const figures = reply.status === 200 ? figuresIn(reply.body, other, key) : [];
      if (figures.length > 0) found.set(path, [...(found.get(path) ?? []), ...figures]);
    }
  }
  return found;
}

const FOUNDERS = [
  '/api/matching/investors',
  '/api/matching/investors/{id}',
  '/api/advanced-matching/{startupId}',
];
const INVESTORS = ['/api/matching/startups', '/api/matching/startups/{id}', '/api/advanced-matching'];
const BOTH = ['/api/dashboard/matches', '/api/users/matches'];
/** Every call of the product is asked four times over. */
const PATIENCE_MS = 90_000;

async function expectOne(): Promise<number> {
  await founder.post('/api/users/generate-matches');
  await angel.post('/api/users/generate-matches');
  const told = [await figuresFor(founder, 'founder'), await figuresFor(angel, 'investor')];
  expect([...(told[0]?.keys() ?? [])]).toEqual(expect.arrayContaining([...FOUNDERS, ...BOTH]));
  expect([...(told[1]?.keys() ?? [])]).toEqual(expect.arrayContaining([...INVESTORS, ...BOTH]));
  const figures = new Set(told.flatMap((calls) => [...calls.values()].flat()));
  expect([...figures]).toHaveLength(1);
  return Number([...figures][0]);
}

describe('a pair has one figure', () => {
  it(
    'in every call that carries it, for both sides, and after each change of either at once',
    async () => {
      expect(await expectOne()).toBe(100);
      // Behind the back of every job: what is kept is never read as a figure.
      const { db } = app.services;
      await db.updateTable('startups').set({ sectorId: 'edtech' }).where('id', '=', startupId).execute();
      await db
        .updateTable('investors')
        .set({ preferredStages: ['series-a'] })
        .where('id', '=', investorId)
        .execute();
      expect(await expectOne()).toBe(40);
    },
    PATIENCE_MS,
  );
});
