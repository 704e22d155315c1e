import { afterAll, describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { createStartup, joinTeam } from '#test/forms.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder' });

afterAll(() => sideProcess.close());

const TEXT = 'Problem: farmers lose one harvest in three. Traction: 340 paying farmers in June 2026.';

async function send(name: string, text = TEXT, fields: Record<string, string> = {}, who = founder) {
  const { body, headers } = multipart({ name, bytes: Buffer.from(text) }, fields);
  return who.post('/api/documents', body, headers);
}

async function sendVersion(id: number, text: string) {
  const { body, headers } = multipart({ name: 'plan.txt', bytes: Buffer.from(text) });
  return founder.post(`/api/documents/${id}/versions`, body, headers);
}

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\Ada\\Plan.TXT', 'Plan.TXT'],
    ['gnp\u202e.txt', 'gnp.txt'],
    ["l'offre (2).txt", "l'offre (2).txt"],
    [`${'n'.repeat(300)}.txt`, `${'n'.repeat(150)}.txt`],
  ])('%j is kept and sent back as %j', async (sent, kept) => {
    const { body } = await send(sent);
    expect(body.versions[0]?.fileName).toBe(kept);
    const { headers } = await founder.get(`/api/documents/${body.id}/versions/1/file`);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="document\.txt"; filename\*=UTF-8''[\w.%!~-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(kept);
  });

  it('gives a document its title, unless it is given one', async () => {
    expect((await send('Seed deck.txt')).body.title).toBe('Seed deck');
    expect((await send('x.txt', TEXT, { title: 'The plan' })).body.title).toBe('The plan');
    expect((await send('.txt')).body.title).not.toBe('');
  });
});

describe('a comparison', () => {
  it('needs two versions that are there, and names the field that is not', async () => {
    const { id } = (await send('plan.txt')).body;
    expect((await sendVersion(id, `${TEXT} Ask: we raise $500,000.`)).status).toBe(201);
    expect((await founder.get(`/api/documents/${id}/diff?from=1&to=2`)).status).toBe(200);
    expect((await founder.get(`/api/documents/${id}/diff?from=1&to=3`)).status).toBe(404);
    expect((await founder.get(`/api/documents/${id}/diff?from=0&to=2`)).problem.errors?.[0]?.path).toBe(
      'from',
    );
    expect((await founder.get(`/api/documents/${id}/diff?from=1`)).problem.errors?.[0]?.path).toBe('to');
  });

  it('of a version with itself finds nothing changed', async () => {
    const { id } = (await send('plan.txt')).body;
    const { body } = await founder.get(`/api/documents/${id}/diff?from=1&to=1`);
    const nothing = { appeared: [], vanished: [] };
    expect(body).toMatchObject({
      findings: nothing,
      sections: nothing,
      numbers: { ...nothing, changed: [] },
    });
    expect(body.score.before).toBe(body.score.after);
  });

  it('waits for a version that has not been read yet', async () => {
    const { id } = (await send('plan.txt')).body;
    await sendVersion(id, 'Another text altogether.');
    const { db } = app.services;
    await db
      .deleteFrom('documentAnalyses')
      .where('versionId', 'in', (query) =>
        query
          .selectFrom('documentVersions')
          .select('id')
          .where('documentId', '=', id)
          .where('number', '=', 2),
      )
      .execute();
    const { status, problem } = await founder.get(`/api/documents/${id}/diff?from=1&to=2`);
    expect([status, problem.errors]).toEqual([400, [{ path: 'to', message: 'Version 2 has not been read' }]]);
  });
});

describe('whose a document is', () => {
  it('one’s own are listed for oneself, newest first, a page at a time', async () => {
    const own = await app.member();
    const ids: number[] = [];
    for (const name of ['a.txt', 'b.txt', 'c.txt'])
      ids.push((await send(name, TEXT + name, {}, own)).body.id);
    const page = await own.get('/api/documents?limit=2&offset=1');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect((await founder.get(`/api/documents/${ids[0]}`)).status).toBe(404);
  });

  it('of a startup goes to its team, also to who joins later, and with the startup', async () => {
    const startup = await createStartup(founder);
    const { id } = (await send('deck.txt', TEXT, { startupId: String(startup.id) })).body;
    const later = await app.member();
    expect((await later.get(`/api/documents/${id}`)).status).toBe(404);
    await joinTeam(app, later, { startupId: startup.id, role: 'editor' });
    expect((await later.get(`/api/documents/${id}`)).body).toMatchObject({ canEdit: true, isShared: false });
    expect((await founder.delete(`/api/startups/${startup.id}`)).status).toBe(200);
    for (const who of [founder, later]) expect((await who.get(`/api/documents/${id}`)).status).toBe(404);
  });

  it('is not put into a startup whose viewer one is, nor into one that is not there', async () => {
    const startup = await createStartup(founder);
    const viewer = await app.member();
    await joinTeam(app, viewer, { startupId: startup.id, role: 'viewer' });
    const into = (id: number) => send('deck.txt', TEXT, { startupId: String(id) }, viewer);
    expect((await into(startup.id)).status).toBe(403);
    expect((await into(2_000_000_000)).status).toBe(404);
    expect((await viewer.get(`/api/documents?startup=${startup.id}`)).body).toEqual([]);
  });
});
