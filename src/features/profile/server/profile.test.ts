import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type Client, testApp, testMember } from '#test/app.ts';
import { fold, words } from '#shared/domain/text.ts';

const app = testApp();
const ada = testMember(app, {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@example.test',
  userType: 'founder',
});

const full = {
  headline: 'Payments engineer',
  location: 'Lagos, Nigeria',
  bio: 'I have built settlement systems for three banks and now look for somebody who can sell one.',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  githubUrl: 'https://github.com/ada',
  twitterUrl: 'https://x.com/ada',
  personalWebsite: 'https://ada.dev',
  skills: ['Payments', 'Go', 'Design'],
  interests: ['FinTech'],
  isOpenToWork: false,
  isOpenToCofounder: true,
  isOpenToInvest: false,
  experienceLevel: 'senior',
  remotePreference: 'hybrid',
  salaryExpectation: 'USD 60,000 a year',
};

describe('a profile', () => {
  it('is there from the first moment, and names what it lacks', async () => {
    const { status, body } = await ada.get('/api/users/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ada.userId,
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.test',
      userType: 'founder',
      headline: null,
      skills: [],
      isOpenToWork: false,
      visibility: 'members',
      searchOptIn: true,
      version: 1,
      strength: { percent: 0, next: { fact: 'headline' } },
    });
  });

  it('keeps every field, and its strength counts them', async () => {
    const { status, body } = await ada.put('/api/users/profile', full);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...full,
      version: 2,
      strength: { percent: 70, next: { fact: 'experience' } },
    });
    expect((await ada.get('/api/users/profile')).body).toEqual(body);
  });

  it('keeps what is left out and clears what is emptied', async () => {
    const before = (await ada.get('/api/users/profile')).body;
    const { body } = await ada.put('/api/users/profile', {
      githubUrl: '',
      twitterUrl: null,
      experienceLevel: '',
    });
    expect(body).toMatchObject({ ...full, githubUrl: null, twitterUrl: null, experienceLevel: null });
    expect(body.version).toBe(before.version + 1);
  });

  it('tells the second of two tabs, with the newer state', async () => {
    const { version } = (await ada.get('/api/users/profile')).body;
    expect((await ada.put('/api/users/profile', { headline: 'First tab', version })).status).toBe(200);
    const second = await ada.put('/api/users/profile', { headline: 'Second tab', version });
    expect(second.status).toBe(409);
    expect(second.problem.current).toMatchObject({ headline: 'First tab', version: version + 1 });
  });

  it.each([
    ['an e-mail', { email: 'mallory@example.test', headline: 'x' }],
    ['a name', { firstName: 'Mallory' }],
    ['an admin flag', { isAdmin: true }],
    ['a prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['a script for a website', { personalWebsite: 'javascript:fetch("//x")' }],
    ['a script for LinkedIn', { linkedinUrl: 'vbscript:x' }],
    ['a file for GitHub', { githubUrl: 'file:///etc/passwd' }],
    ['an internal address', { twitterUrl: 'http://127.0.0.1/' }],
    ['a long headline', { headline: 'x'.repeat(161) }],
    ['a long bio', { bio: 'x'.repeat(4001) }],
    ['31 skills', { skills: Array.from({ length: 31 }, (_, index) => `skill ${index}`) }],
    ['a skill that is no text', { skills: [7] }],
    ['an unknown level', { experienceLevel: 'wizard' }],
    ['an unknown way of working', { remotePreference: 'moon' }],
    ['an unknown visibility', { visibility: 'public' }],
    ['a flag that is none', { isOpenToWork: 'yes' }],
    ['a reversed text', { headline: 'ab\u202ecd' }],
    ['no object', '[]'],
  ])('refuses %s and changes nothing', async (_name, body) => {
    const before = (await ada.get('/api/users/profile')).body;
    expect((await ada.put('/api/users/profile', body)).status).toBe(400);
    expect((await ada.get('/api/users/profile')).body).toEqual(before);
  });

  it('takes the last of a repeated key', async () => {
    const { status, body } = await ada.put('/api/users/profile', '{"headline":"a","headline":"b"}');
    expect([status, body.headline]).toEqual([200, 'b']);
  });

  it('starts with what was said at onboarding', async () => {
    const founder = await app.member();
    await founder.post('/api/founders', {
      bio: 'Ten years of logistics.',
      location: 'Kigali',
      linkedinUrl: 'https://linkedin.com/in/x',
      expertiseTags: ['Operations'],
      lookingForCofounder: true,
    });
    expect((await founder.get('/api/users/profile')).body).toMatchObject({
      bio: 'Ten years of logistics.',
      location: 'Kigali',
      linkedinUrl: 'https://linkedin.com/in/x',
      skills: ['Operations'],
      isOpenToCofounder: true,
    });
  });

  it('is for members', async () => {
    expect((await app.visitor.get('/api/users/profile')).status).toBe(401);
    expect((await app.visitor.put('/api/users/profile', full)).status).toBe(401);
  });
});

describe('what a profile is found by', () => {
  const searchOf = async (userId: string) => {
    const row = await app.services.db
      .selectFrom('profiles')
      .select(['search', 'searchName'])
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return row;
  };

  it('follows a new name, with its accents folded', async () => {
    const ngozi = await app.member({ firstName: 'Ngọzị', lastName: 'Ɔwusu' });
    expect((await searchOf(ngozi.userId)).searchName).toBe('ngozi owusu');
    await ngozi.put('/api/users/profile', { skills: ['Réseaux'], bio: 'Coffee' });
    await ngozi.patch('/api/auth/user', { firstName: 'Chidinma', lastName: '' });
    const { search, searchName: name } = await searchOf(ngozi.userId);
    expect(name).toBe('chidinma');
    expect(search).toMatch(/'chidinma':1A.*'reseaux':2B/);
    expect(search).not.toContain('ngozi');
    expect(search).not.toContain('example');
  });

  it('is folded by the database as by the application', async () => {
    const letters = 'aZéÉọṣɓƁŊɛƆßẞÆæœÞðĐøŁ٣一Жñç’ʼ -_.,/ç²ﬁ\u0301\u200b9'.split('');
    const texts = [
      ...fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 }), 300),
      ...fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), 300),
      'Mombasa (Old Town)\t2\u007f3',
    ];
    const { rows } = await sql<{ folded: string }>`
      select fold_words(t) as folded from unnest(${texts}::text[]) with ordinality as x(t, n) order by n`.execute(
      app.services.db,
    );
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map((text) => words(fold(text)).join(' ')));
  });
});

function upload(client: Client, bytes: Uint8Array) {
  const head =
    '--xxBOUNDxx\r\ncontent-disposition: form-data; name="picture"; filename="../../me.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--xxBOUNDxx--\r\n')]);
  return client.post('/api/users/picture', body, {
    'content-type': 'multipart/form-data; boundary=xxBOUNDxx',
  });
}

describe('a picture', () => {
  const picture = () =>
    sharp({ create: { width: 300, height: 900, channels: 3, background: '#0b5d4b' } })
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();

  it('becomes our own square WebP without metadata, and the former one goes', async () => {
    const first = await upload(ada, await picture());
    expect(first.status).toBe(200);
    const url = first.body.profileImageUrl;
    const file = await app.server.inject({ method: 'GET', url });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect(file.rawPayload.includes('SECRET-PLACE')).toBe(false);
    expect((await ada.get('/api/auth/user')).body.profileImageUrl).toBe(url);

    const second = (await upload(ada, await picture())).body.profileImageUrl;
    expect((await app.server.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect((await ada.delete('/api/users/picture')).status).toBe(200);
    expect((await app.server.inject({ method: 'GET', url: second })).statusCode).toBe(404);
    expect((await ada.get('/api/users/profile')).body.profileImageUrl).toBeNull();
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['the head of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400],
    ['more than 5 MB', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_300_000, 7)]), 413],
  ])('is not %s', async (_name, bytes, status) => {
    expect((await upload(ada, bytes)).status).toBe(status);
    expect((await ada.get('/api/users/profile')).body.profileImageUrl).toBeNull();
  });

  it('is for members', async () => {
    expect((await upload(app.visitor, await picture())).status).toBe(401);
    expect((await app.visitor.delete('/api/users/picture')).status).toBe(401);
  });
});
