import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApp, testApp } from '#test/app.ts';

const app = testApp();
let viewer: Client;
const idsOf = (body: { id: string }[]) => body.map(({ id }) => id);

type Facts = {
  headline?: string;
  location?: string;
  skills?: string[];
  experienceLevel?: 'senior' | 'executive';
  isOpenToWork?: boolean;
  visibility?: 'hidden' | 'connections';
  searchOptIn?: boolean;
};

async function person(name: string, facts: Facts = {}, more: Parameters<TestApp['member']>[0] = {}) {
  const [firstName = '', ...rest] = name.split(' ');
  const client = await app.member({ firstName, lastName: rest.join(' '), ...more });
  if (Object.keys(facts).length > 0)
    await app.services.db.updateTable('profiles').set(facts).where('userId', '=', client.userId).execute();
  return client;
}

async function found(query: string, who = viewer) {
  const answer = await who.get(`/api/users/search?${query}`);
  expect(answer.status).toBe(200);
  return idsOf(answer.body);
}

beforeAll(async () => {
  viewer = await person('Vera Viewer');
});

describe('people search', () => {
  it('answers a card without an e-mail address, and the total', async () => {
    const ada = await person(
      'Adaeze Obi',
      {
        headline: 'Payments engineer',
        location: 'Lagos, Nigeria',
        skills: ['Rust'],
        experienceLevel: 'senior',
      },
      { email: 'adaeze.secret@example.test', userType: 'founder' },
    );
    const answer = await viewer.get('/api/users/search?q=adaeze');
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.body[0]).toEqual({
      id: ada.userId,
      firstName: 'Adaeze',
      lastName: 'Obi',
      headline: 'Payments engineer',
      location: 'Lagos, Nigeria',
      profileImageUrl: null,
      userType: 'founder',
      skills: ['Rust'],
      experienceLevel: 'senior',
      isOpenToWork: false,
      isOpenToCofounder: false,
      isOpenToInvest: false,
      isDemo: false,
      connectionStatus: 'none',
      connectionId: null,
    });
  });

  it('finds nobody by an e-mail address, whole or in part', async () => {
    await person('Zanele Dube', {}, { email: 'zanele@findme.example' });
    for (const q of ['zanele@findme.example', 'ZANELE@FINDME.EXAMPLE', '@findme.example', 'findme'])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([]);
  });

  it('reads accents, capitals, beginnings and slips the same', async () => {
    const seye = await person('Ọláṣeyẹ Akínwándé', { headline: 'Builds céramique kilns' });
    for (const q of ['olaseye', 'AKINWANDE', 'Ọláṣ', 'akinwnade', 'ceramique', 'kilns olaseye'])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([seye.userId]);
  });

  it('puts the whole name before a part of it, and names before other words', async () => {
    const other = await person('Wanjiru Kamau', { headline: 'Mentored by Brian Otieno' });
    const longer = await person('Brian Otieno Junior');
    const exact = await person('Brian Otieno');
    expect(await found('q=brian otieno')).toEqual([exact.userId, longer.userId, other.userId]);
  });

  it.each(['%25%25%25%25%25%25%25', '_', '%26%7C!%3A*%28%29', '%27%22%3B--'])(
    'q=%s is text, not a pattern',
    async (q) => {
      const started = performance.now();
      const answer = await viewer.get(`/api/users/search?q=${q}&limit=20`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
      expect(performance.now() - started).toBeLessThan(300);
    },
  );

  it('narrows by kind, place, level and availability', async () => {
    const amina = await person(
      'Amina Filter',
      { location: 'Nairobi, Kenya', experienceLevel: 'executive', isOpenToWork: true },
      { userType: 'vc_fund' },
    );
    const baraka = await person('Baraka Filter', { headline: 'Moving to Nairobi', location: 'Accra' });
    expect(await found('q=filter&userType=vc_fund')).toEqual([amina.userId]);
    expect(await found('q=filter&location=NAIRÓBI')).toEqual([amina.userId]);
    expect(await found('q=filter&location=accra')).toEqual([baraka.userId]);
    expect(await found('q=filter&experienceLevel=executive')).toEqual([amina.userId]);
    expect(await found('q=filter&availability=true')).toEqual([amina.userId]);
    expect(await found('q=filter&availability=false')).toEqual([baraka.userId]);
    expect(
      await found('q=filter&userType=all&location=all&experienceLevel=all&availability=all'),
    ).toHaveLength(2);
  });

  it('pages without gaps or repeats, and keeps the total past the end', async () => {
    for (const n of [1, 2, 3, 4, 5]) await person(`Paged Person${n}`);
    const pages = [await found('q=paged&limit=2'), await found('q=paged&limit=2&offset=2')];
    const last = await viewer.get('/api/users/search?q=paged&limit=2&offset=40');
    expect(new Set(pages.flat()).size).toBe(4);
    expect(last.body).toEqual([]);
    expect(last.headers['x-total-count']).toBe('5');
  });

  it('leaves out the searcher, and who does not let members find them', async () => {
    await person('Quiet Kept', { searchOptIn: false });
    await person('Quiet Hidden', { visibility: 'hidden' });
    await person('Quiet Friends', { visibility: 'connections' });
    const shown = await person('Quiet Shown');
    expect(await found('q=quiet')).toEqual([shown.userId]);
    expect(await found('q=quiet', shown)).toEqual([]);
  });

  it('needs a session', async () => {
    expect((await app.visitor.get('/api/users/search?q=a')).status).toBe(401);
  });

  it.each([
    'limit=101',
    'limit=0',
    'offset=-1',
    'limit=1e2',
    'userType=admin',
    'experienceLevel=boss',
    'availability=maybe',
    'email=a',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await viewer.get(`/api/users/search?${query}`)).status).toBe(400);
  });
});
