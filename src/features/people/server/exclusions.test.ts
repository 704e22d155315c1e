import { describe, expect, it } from 'vitest';
import { memberPerTest, testApp } from '#test/app.ts';

const app = testApp();
const owner = memberPerTest(app);

const exclude = (kind: string, value: string, who = owner) => who.post('/api/exclusions', { kind, value });
const labels = async (who = owner) =>
  (await who.get('/api/exclusions')).body.map(({ kind, label }) => [kind, label]);

describe('exclusions', () => {
  it('are listed, newest first, by what they mean, and can be lifted', async () => {
    const boss = await app.member({ firstName: 'Bola', lastName: 'Boss' });
    expect((await exclude('person', boss.userId)).body).toMatchObject({ label: 'Bola Boss' });
    await exclude('employer', 'Ácme & Sons');
    const domain = await exclude('domain', 'https://me@www.Acme.example:8080/jobs?x=1');
    expect(domain).toMatchObject({ status: 201, body: { kind: 'domain', label: 'acme.example' } });
    expect(await labels()).toEqual([
      ['domain', 'acme.example'],
      ['employer', 'Ácme & Sons'],
      ['person', 'Bola Boss'],
    ]);
    expect((await owner.delete(`/api/exclusions/${domain.body.id}`)).status).toBe(200);
    expect(await labels()).toHaveLength(2);
  });

  it('are kept once, whatever the spelling', async () => {
    await exclude('employer', 'Acme Sons');
    await exclude('domain', 'acme.example');
    expect((await exclude('employer', 'ÁCME, sons.')).status).toBe(409);
    expect((await exclude('domain', 'boss@ACME.example')).status).toBe(409);
    expect(await labels()).toHaveLength(2);
  });

  it('are nobody else’s to see or lift', async () => {
    const { body } = await exclude('employer', 'Acme');
    const stranger = await app.member();
    expect(await labels(stranger)).toEqual([]);
    expect((await stranger.delete(`/api/exclusions/${body.id}`)).status).toBe(404);
    expect((await app.visitor.delete(`/api/exclusions/${body.id}`)).status).toBe(401);
    expect((await app.visitor.get('/api/exclusions')).status).toBe(401);
    expect((await app.visitor.post('/api/exclusions', { kind: 'employer', value: 'x' })).status).toBe(401);
    expect(await labels()).toHaveLength(1);
  });

  it.each([
    ['domain', 'acme'],
    ['domain', 'http://127.0.0.1/'],
    ['domain', 'a b.example'],
    ['domain', '%.example'],
    ['employer', '—'],
    ['employer', ''],
    ['employer', 'x'.repeat(201)],
    ['school', 'Unilag'],
  ])('%s %s is refused', async (kind, value) => {
    expect((await exclude(kind, value)).status).toBe(400);
    expect(await labels()).toEqual([]);
  });

  it('of oneself is 400, of nobody 404', async () => {
    expect((await exclude('person', owner.userId)).status).toBe(400);
    expect((await exclude('person', 'nobody')).status).toBe(404);
    expect((await owner.delete('/api/exclusions/0')).status).toBe(400);
  });
});
