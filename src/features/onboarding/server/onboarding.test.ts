import { describe, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { investorForm } from '#test/forms.ts';

const app = testApp();

const founder = {
  bio: 'Built two payment companies.',
  location: 'Lagos',
  linkedinUrl: 'https://www.linkedin.com/in/ada-obi',
  previousExits: 'Sold one in 2019',
  expertiseTags: ['Technology', 'Sales'],
  lookingForCofounder: true,
};
const investor = investorForm({ geographies: ['Africa', 'Nigeria', 'Brazil'], linkedinUrl: '' });
const nothingOf = async (client: Client) => ({
  draft: (await client.get('/api/onboarding/draft')).body.profiles,
  user: (await client.get('/api/auth/user')).body.userType,
});

describe('a founder profile', () => {
  it('is stored, names the role, welcomes and forgets the draft', async () => {
    const ada = await app.member();
    await ada.put('/api/onboarding/draft', { role: 'founder', answers: { founder: { bio: 'Built' } } });
    const answer = await ada.post('/api/founders', founder);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...founder, version: 1 });
    expect((await ada.get('/api/auth/user')).body).toMatchObject({ userType: 'founder', onboarded: true });
    expect((await ada.get('/api/onboarding/draft')).body).toEqual({
      role: null,
      answers: {},
      profiles: ['founder'],
      updatedAt: null,
    });
    const notes = await app.services.db
      .selectFrom('notifications')
      .select(['kind', 'content'])
      .where('userId', '=', ada.userId)
      .execute();
    expect(notes).toEqual([{ kind: 'welcome', content: expect.stringContaining('Welcome to Kilele') }]);
  });

  it('takes a number of earlier exits, and may leave out what is optional', async () => {
    const one = await app.member();
    const counted = await one.post('/api/founders', { ...founder, previousExits: 2 });
    expect(counted.body.previousExits).toBe('2');
    const { bio, location, expertiseTags } = founder;
    const other = await app.member();
    const bare = await other.post('/api/founders', { bio, location, expertiseTags });
    expect(bare.body).toMatchObject({ linkedinUrl: null, previousExits: null, lookingForCofounder: false });
  });

  it.each([
    [{ bio: 'Too short' }, 'bio', 'Bio must be at least 10 characters'],
    [{ bio: '   short \u200b\u200b\u200b  ' }, 'bio', 'Bio must be at least 10 characters'],
    [{ bio: undefined }, 'bio', 'Bio must be at least 10 characters'],
    [{ bio: ['not', 'a string', 'at all'] }, 'bio', 'Bio must be at least 10 characters'],
    [{ bio: 'Ten letters\u0000' }, 'bio', 'Contains characters that cannot be used here'],
    [{ location: 'L' }, 'location', 'Location is required'],
    [{ location: { a: 1 } }, 'location', 'Location is required'],
    [{ linkedinUrl: 'linkedin' }, 'linkedinUrl', 'Must be a valid URL'],
    [{ linkedinUrl: 'javascript:alert(1)' }, 'linkedinUrl', 'Must be a valid URL'],
    [{ linkedinUrl: 'http://127.0.0.1/' }, 'linkedinUrl', 'Must be a valid URL'],
    [{ expertiseTags: [] }, 'expertiseTags', 'Select at least one expertise area'],
    [{ expertiseTags: undefined }, 'expertiseTags', 'Select at least one expertise area'],
    [{ expertiseTags: 'Technology' }, 'expertiseTags', 'Select at least one expertise area'],
    [{ expertiseTags: ['Astrology'] }, 'expertiseTags.0', 'Select at least one expertise area'],
    [{ lookingForCofounder: 'yes' }, 'lookingForCofounder', 'Must be true or false'],
    [{ previousExits: [1] }, 'previousExits', 'Must be text'],
    [{ userId: 'someone-else' }, 'body', expect.stringContaining('userId')],
    [{ version: 9 }, 'body', expect.stringContaining('version')],
  ])('is refused for %j, and nothing is written', async (change, path, message) => {
    const client = await app.member();
    const answer = await client.post('/api/founders', { ...founder, ...change });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toContainEqual({ path, message });
    expect(await nothingOf(client)).toEqual({ draft: [], user: null });
  });
});

describe('an investor profile', () => {
  it('is stored with catalogue ids and cents, and can be searched', async () => {
    const bola = await app.member({ firstName: 'Bọ́lá', lastName: 'Ade' });
    const answer = await bola.post('/api/investors', {
      ...investor,
      type: 'institutional',
      firmName: 'Osun Capital',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      minTicketSize: 10_000,
      sectors: ['fintech', 'logisticstech'],
      geographies: ['africa', 'NG', 'BR'],
      stages: ['pre-seed', 'series-c'],
      linkedinUrl: null,
    });
    const row = await app.services.db
      .selectFrom('investors')
      .select(['averageTicketMinor', 'searchName', 'search'])
      .where('userId', '=', bola.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ averageTicketMinor: 2_500_000, searchName: 'bola ade osun capital' });
    expect(row.search).toContain("'nigeria':");
    const words = await app.services.db
      .selectFrom('searchWords')
      .select('word')
      .where('word', '=', 'osun')
      .execute();
    expect(words).toHaveLength(1);
    expect((await bola.get('/api/auth/user')).body.userType).toBe('investor');
  });

  it.each([
    [{ type: 'whale' }, 'type', 'Please select an investor type'],
    [
      { investmentThesis: 'Nineteen characters' },
      'investmentThesis',
      'Investment thesis must be at least 20 characters',
    ],
    [{ minTicketSize: 999 }, 'minTicketSize', 'Minimum ticket size is $1,000'],
    [{ averageTicketSize: 999.99 }, 'averageTicketSize', 'Minimum ticket size is $1,000'],
    [{ maxTicketSize: 0 }, 'maxTicketSize', 'Maximum ticket size is $1,000'],
    [{ minTicketSize: '10000' }, 'minTicketSize', 'Minimum ticket size is $1,000'],
    [{ maxTicketSize: null }, 'maxTicketSize', 'Maximum ticket size is $1,000'],
    [{ maxTicketSize: 1e15 }, 'maxTicketSize', 'At most 1,000,000,000,000'],
    [
      { minTicketSize: 100_000, maxTicketSize: 1000 },
      'minTicketSize',
      'Minimum ticket size must not be above the maximum',
    ],
    [
      { averageTicketSize: 5_000_000 },
      'averageTicketSize',
      'Average ticket size must not be above the maximum',
    ],
    [{ averageTicketSize: 5000 }, 'averageTicketSize', 'Average ticket size must not be below the minimum'],
    [{ sectors: [] }, 'sectors', 'Select at least one sector'],
    [{ sectors: ['Astrology'] }, 'sectors.0', 'Choose sectors from the list'],
    [{ geographies: [] }, 'geographies', 'Select at least one geography'],
    [{ geographies: ['Atlantis'] }, 'geographies.0', 'Choose geographies from the list'],
    [{ stages: [] }, 'stages', 'Select at least one stage'],
    [{ stages: undefined }, 'stages', 'Select at least one stage'],
    [{ linkedinUrl: '//evil.example' }, 'linkedinUrl', 'Must be a valid URL'],
    [{ verifiedAt: '2026-01-01' }, 'body', expect.stringContaining('verifiedAt')],
  ])('is refused for %j, and nothing is written', async (change, path, message) => {
    const client = await app.member();
    const answer = await client.post('/api/investors', { ...investor, ...change });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toContainEqual({ path, message });
    expect(await nothingOf(client)).toEqual({ draft: [], user: null });
  });

  it.each(['1e309', 'NaN', '-0', '{"$gt":0}'])('is refused for a ticket of %s', async (number) => {
    const client = await app.member();
    const body = JSON.stringify({ ...investor, maxTicketSize: 'HERE' }).replace('"HERE"', number);
    expect((await client.post('/api/investors', body)).status).toBe(400);
  });

  it('says all that is wrong at once, the order of the tickets included', async () => {
    const client = await app.member();
    const answer = await client.post('/api/investors', {
      ...investor,
      investmentThesis: '',
      maxTicketSize: 1000,
    });
    const paths = (answer.problem.errors ?? []).map(({ path }) => path);
    expect(paths).toEqual(['investmentThesis', 'minTicketSize']);
  });
});

describe('doing it again', () => {
  it.each([
    ['/api/founders', founder],
    ['/api/investors', investor],
  ])('%s: a second profile is a conflict, the same Idempotency-Key the same answer', async (path, body) => {
    const client = await app.member();
    const key = { 'idempotency-key': 'one-sending-0001' };
    const first = await client.post(path, body, key);
    const repeated = await client.post(path, body, key);
    expect([first.status, repeated.status]).toEqual([201, 201]);
    expect(repeated.body).toEqual(first.body);
    const again = await client.post(path, body);
    expect([again.status, again.problem.code]).toEqual([409, 'conflict']);
    expect(again.problem.message).toMatch(/^You already have an? (founder|investor) profile/);
  });

  it('two sendings at once make one profile', async () => {
    const client = await app.member();
    const answers = await Promise.all([
      client.post('/api/investors', investor),
      client.post('/api/investors', investor),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('a founder who also invests keeps being called a founder', async () => {
    const client = await app.member();
    await client.post('/api/founders', founder);
    expect((await client.post('/api/investors', investor)).status).toBe(201);
    expect(await nothingOf(client)).toEqual({ draft: ['founder', 'investor'], user: 'founder' });
  });
});

describe('the draft', () => {
  it('comes back as it was typed, to its own author only', async () => {
    const client = await app.member();
    const draft = {
      role: 'investor',
      answers: { investor: { minTicketSize: '10 000', sectors: ['FinTech'] }, founder: { bio: '' } },
    };
    expect((await client.put('/api/onboarding/draft', draft)).status).toBe(200);
    expect((await client.get('/api/onboarding/draft')).body).toMatchObject({ ...draft, profiles: [] });
    const stranger = await app.member();
    expect((await stranger.get('/api/onboarding/draft')).body).toMatchObject({ role: null, answers: {} });
  });

  it.each([
    [{ role: 'admin', answers: {} }, 'role'],
    [{ role: 'founder', answers: { founder: { salary: 1 } } }, 'answers.founder'],
    [{ role: 'founder', answers: { founder: { bio: 'x'.repeat(7000) } } }, 'answers.founder.bio'],
    [{ role: 'founder' }, 'answers'],
    [
      {
        role: 'founder',
        answers: {
          founder: { bio: 'x'.repeat(5900), location: 'x'.repeat(5900) },
          investor: { investmentThesis: 'x'.repeat(5900), firmName: 'x'.repeat(5900) },
        },
      },
      'body',
    ],
  ])('is refused when it is too long or says unknown things', async (draft, path) => {
    const client = await app.member();
    const answer = await client.put('/api/onboarding/draft', draft);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('without a session', () => {
  it.each([
    'post /api/founders',
    'post /api/investors',
    'put /api/onboarding/draft',
    'get /api/onboarding/draft',
  ])('%s answers 401', async (call) => {
    const [method, path] = call.split(' ') as ['get' | 'post' | 'put', string];
    const { status } =
      method === 'get' ? await app.visitor.get(path) : await app.visitor[method](path, { ...founder });
    expect(status).toBe(401);
  });
});
