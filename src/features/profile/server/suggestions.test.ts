import { describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const app = testApp();

const wish = (values: string[] = [], must = false) => ({ values, must });
const nothing = {
  skills: wish(),
  locations: wish(),
  interests: wish(),
  experienceLevels: wish(),
  remotePreferences: wish(),
};
const seeker = { isOpenToCofounder: true, location: 'Lagos', skills: ['Go'], interests: ['Health Care'] };

async function person(profile: Record<string, unknown>): Promise<Client> {
  const client = await app.member();
  await client.put('/api/users/profile', profile);
  return client;
}
const generate = async (client: Client) => {
  const { status, body } = await client.post('/api/users/generate-matches');
  expect(status).toBe(200);
  return body;
};
const targets = (list: Awaited<ReturnType<typeof generate>>) => list.map(({ targetId }) => targetId);

describe('people matches', () => {
  it('are made for two who look for each other, stored, and explained', async () => {
    const ada = await person(seeker);
    const ben = await person({ ...seeker, skills: ['Sales'] });
    const away = await person({ ...seeker, isOpenToCofounder: false });
    const found = await generate(ada);
    expect(targets(found)).toEqual([ben.userId]);
    expect(found[0]).toMatchObject({
      matchType: 'cofounder',
      status: 'active',
      target: { location: 'Lagos' },
    });
    expect(found[0]?.aiAnalysis?.summary).toMatch(/^You are both looking for a co-founder\./);
    expect(found[0]?.reasons).toContain('Has skills you do not list: Sales.');
    expect((await ada.get('/api/users/matches')).body).toEqual(found);
    expect(targets(found)).not.toContain(away.userId);
    await ben.put('/api/users/profile', { isOpenToCofounder: false });
    expect(await generate(ada)).toEqual([]);
  });

  it('are not touched by school, employer or name', async () => {
    const profile = { ...seeker, interests: ['Seaweed'] };
    const ada = await person(profile);
    const ben = await person({ ...profile, skills: ['Law'] });
    const [before] = await generate(ada);
    await ben.post('/api/users/experiences', {
      type: 'education',
      title: 'BSc',
      company: 'A famous school',
      startDate: '2010-01-01',
    });
    await ben.patch('/api/auth/user', { firstName: 'Grace', lastName: 'Hopper' });
    const [after] = await generate(ada);
    const said = ['score', 'matchType', 'aiAnalysis', 'reasons'] as const;
    expect(said.map((key) => after?.[key])).toEqual(said.map((key) => before?.[key]));
    expect(before?.targetId).toBe(ben.userId);
  });

  it('leave out whoever misses a must, on either side', async () => {
    const profile = { ...seeker, interests: ['Bees'], location: 'Accra' };
    const ada = await person(profile);
    const designer = await person({ ...profile, skills: ['Design'] });
    await person({ ...profile, skills: ['Sales'] });
    const preferences = {
      isHiring: false,
      isRaising: false,
      wishes: { ...nothing, skills: wish(['design'], true) },
    };
    const saved = await ada.put('/api/users/match-preferences', preferences);
    expect(saved.body).toMatchObject({ ...preferences, version: 1 });
    expect(targets(await generate(ada)).filter((id) => id === designer.userId)).toHaveLength(1);
    expect((await generate(ada)).every(({ reasons }) => JSON.stringify(reasons).includes('Design'))).toBe(
      true,
    );
    await designer.put('/api/users/match-preferences', {
      ...preferences,
      wishes: { ...nothing, locations: wish(['Nairobi'], true) },
    });
    expect(targets(await generate(ada))).not.toContain(designer.userId);
  });

  it('are not made of people who cannot be seen or found', async () => {
    const profile = { ...seeker, interests: ['Kites'], location: 'Kigali' };
    const ada = await person(profile);
    const ben = await person(profile);
    expect(targets(await generate(ada))).toContain(ben.userId);
    for (const change of [{ visibility: 'hidden' }, { visibility: 'connections' }, { searchOptIn: false }]) {
      await ben.put('/api/users/profile', change);
      expect(targets((await ada.get('/api/users/matches')).body)).not.toContain(ben.userId);
      expect(targets(await generate(ada))).not.toContain(ben.userId);
      await ben.put('/api/users/profile', { visibility: 'members', searchOptIn: true });
    }
  });

  it('stay dismissed', async () => {
    const profile = { ...seeker, interests: ['Trains'], location: 'Dakar' };
    const ada = await person(profile);
    await person(profile);
    const [first] = await generate(ada);
    expect((await ada.post(`/api/users/matches/${String(first?.id)}/dismiss`)).status).toBe(200);
    expect(targets(await generate(ada))).not.toContain(first?.targetId);
  });

  it('join work and money too: an own startup says that its owner raises', async () => {
    const founder = await person({ location: 'Tunis' });
    await founder.post(
      '/api/startups',
      startupForm('Sahel Solar', { sector: 'CleanTech', teamSize: 2, businessModel: 'Subscription' }),
    );
    const angel = await person({ isOpenToInvest: true, interests: ['CleanTech'], location: 'Tunis' });
    const worker = await person({ isOpenToWork: true, skills: ['Welding'], location: 'Tunis' });
    expect((await founder.get('/api/users/match-preferences')).body).toMatchObject({
      isRaising: true,
      version: 0,
    });
    await founder.put('/api/users/match-preferences', {
      isHiring: true,
      isRaising: true,
      wishes: { ...nothing, skills: wish(['Welding']) },
      version: 0,
    });
    const types = new Map(
      (await generate(founder)).map((suggestion) => [suggestion.targetId, suggestion.matchType]),
    );
    expect([types.get(angel.userId), types.get(worker.userId)]).toEqual(['investment', 'work']);
    expect(targets(await generate(angel))).toContain(founder.userId);
  });

  it('keep the newer of two preferences', async () => {
    const ada = await person({});
    const body = { isHiring: true, isRaising: false, wishes: nothing };
    expect((await ada.put('/api/users/match-preferences', { ...body, version: 0 })).status).toBe(200);
    const stale = await ada.put('/api/users/match-preferences', { ...body, isHiring: false, version: 0 });
    expect(stale).toMatchObject({ status: 409, problem: { current: { isHiring: true } } });
  });

  it.each([
    ['a wish that is none', { wishes: { ...nothing, school: wish(['Any']) } }],
    ['a wish left out', { wishes: { skills: wish() } }],
    [
      'eleven skills',
      { wishes: { ...nothing, skills: wish(Array.from({ length: 11 }, (_, n) => `s${n}`)) } },
    ],
    ['an unknown level', { wishes: { ...nothing, experienceLevels: wish(['wizard']) } }],
    ['no answer', { isHiring: null }],
  ])('refuse preferences with %s', async (_name, changed) => {
    const ada = await person({});
    const body = { isHiring: false, isRaising: false, wishes: nothing, ...changed };
    expect((await ada.put('/api/users/match-preferences', body)).status).toBe(400);
    expect((await ada.get('/api/users/match-preferences')).body.version).toBe(0);
  });

  it('are their owner’s alone', async () => {
    const profile = { ...seeker, interests: ['Chess'], location: 'Lusaka' };
    const ada = await person(profile);
    await person(profile);
    const [suggestion] = await generate(ada);
    const stranger = await app.member();
    expect((await stranger.post(`/api/users/matches/${String(suggestion?.id)}/dismiss`)).status).toBe(404);
    expect((await stranger.get('/api/users/matches')).body).toEqual([]);
    expect((await stranger.post('/api/users/matches/0/dismiss')).status).toBe(400);
    const { visitor } = app;
    const answers = [
      await visitor.get('/api/users/matches'),
      await visitor.post('/api/users/generate-matches'),
      await visitor.post(`/api/users/matches/${String(suggestion?.id)}/dismiss`),
      await visitor.get('/api/users/match-preferences'),
      await visitor.put('/api/users/match-preferences', {
        isHiring: false,
        isRaising: false,
        wishes: nothing,
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
