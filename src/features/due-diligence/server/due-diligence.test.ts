import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import type { DiligenceAnswer } from '../contract/report.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Achieng', lastName: 'Otieno' });
const investor = testMember(app, { userType: 'investor', firstName: 'Bola', lastName: 'Ade' });
let startupId: number;
let url: `/api/startups/${number}/due-diligence`;

const STARTUP = startupForm('Pamoja Pay', {
  description: 'Group savings by phone for traders in Lagos, who today keep their money in a box at home.',
  teamSize: 5,
});
const ENTRY = {
  shareholderName: 'Achieng Otieno',
  shareholderType: 'founder',
  shares: 8_000_000,
  shareClass: 'Common',
};
const FINDING = { outcome: 'pass', note: 'Status report of 3 November seen; two directors, no charge.' };

const read = (answer: { body: unknown }) => answer.body as DiligenceAnswer;
const checksOf = (report: DiligenceAnswer) =>
  Object.values(report.categories).flatMap(({ checks }) => checks);
const outcomeOf = (report: DiligenceAnswer, code: string) =>
  checksOf(report).find((check) => check.code === code)?.outcome;

async function make(owner: Client, change: Record<string, unknown> = {}): Promise<number> {
  const made = await owner.post('/api/startups', { ...STARTUP, ...change });
  return made.body.id;
}

beforeAll(async () => {
  startupId = await make(founder);
  url = `/api/startups/${startupId}/due-diligence`;
});

describe('a run', () => {
  it('is kept as a version with its inputs, and the same facts answer the same version', async () => {
    expect((await founder.get(url)).status).toBe(404);
    const first = await founder.post(url);
    expect(first.status).toBe(200);
    const report = read(first);
    expect(report).toMatchObject({ version: 1, side: 'team', createdBy: 'Achieng Otieno', canRun: true });
    expect(report.startup).toEqual({ id: startupId, name: 'Pamoja Pay' });
    expect(report.riskLevel).toBe('Medium');
    expect(report.investmentRecommendation).toMatch(/^Proceed on conditions: /);
    expect(Object.keys(report.categories)).toEqual([
      'team',
      'market',
      'product',
      'financials',
      'legal',
      'traction',
    ]);
    expect(read(await founder.post(url, {})).version).toBe(1);
    expect(read(await founder.get(url))).toEqual(report);
    expect(report.isOutdated).toBe(false);
    const rows = await app.services.db.selectFrom('dueDiligenceRuns').select('inputs').execute();
    expect(JSON.parse(rows[0]?.inputs ?? '{}').facts.name).toBe('Pamoja Pay');
  });

  it('asks what the country, sector and stage ask, and says how to ask for it', async () => {
    const report = read(await founder.get(url));
    const codes = checksOf(report).map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining(['NG_CAC', 'NG_TIN', 'NG_NDPC', 'NG_CBN', 'FINANCIALS_ACCOUNTS']),
    );
    expect(codes).not.toContain('NG_SCUML');
    expect(codes).not.toContain('KE_CR12');
    expect(codes).not.toContain('FINANCIALS_AUDITED');
    const missing = report.missingEvidence.find(({ code }) => code === 'NG_CAC');
    expect(missing?.requestText).toMatch(/^Due diligence of Pamoja Pay: please send the CAC certificate/);
    const kenyan = await make(founder, { name: 'Duka Books', country: 'KE', sector: 'RetailTech' });
    const other = checksOf(read(await founder.post(`/api/startups/${kenyan}/due-diligence`)));
    expect(other.map(({ code }) => code)).toEqual(expect.arrayContaining(['KE_CR12', 'KE_KRA', 'KE_ODPC']));
    expect(other.map(({ code }) => code)).not.toContain('KE_CBK');
  });

  it('sees the cap table, a founder without vesting is critical, and a newer table another version', async () => {
    const before = read(await founder.get(url));
    expect(outcomeOf(before, 'TEAM_VESTING')).toBe('unknown');
    await founder.post(`/api/startups/${startupId}/cap-table`, { shares: [ENTRY] });
    expect(read(await founder.get(url)).isOutdated).toBe(true);
    expect(read(await founder.get(`${url}?version=1`)).isOutdated).toBe(false);
    const after = read(await founder.post(url));
    expect(after.version).toBe(before.version + 1);
    expect(outcomeOf(after, 'TEAM_VESTING')).toBe('fail');
    expect(after.criticalIssues).toContain(
      'Vesting of every founder: A founder who leaves would keep everything.',
    );
    expect(after.basis).toContainEqual({ label: 'Cap table', value: 'Version 1' });
    const versions = await founder.get(`${url}/versions`);
    expect(versions.headers['x-total-count']).toBe(String(after.version));
    expect(read(await founder.get(`${url}?version=1`)).criticalIssues).toEqual([]);
  });

  it('takes dated, evidenced traction for more than a claim', async () => {
    const points = [
      { metric: 'users', date: '2026-03-31', value: 1_000, evidence: 'claimed' },
      { metric: 'users', date: '2026-10-31', value: 4_000, evidence: 'claimed' },
    ];
    app.clock.now = new Date('2026-11-20T08:00:00Z');
    for (const point of points) await founder.post(`/api/startups/${startupId}/traction`, point);
    const claimed = read(await founder.post(url));
    expect(outcomeOf(claimed, 'PRODUCT_IN_USE')).toBe('partial');
    expect(outcomeOf(claimed, 'TRACTION_DIRECTION')).toBe('pass');
    expect(outcomeOf(claimed, 'TRACTION_EVIDENCE')).toBe('fail');
    await founder.post(`/api/startups/${startupId}/traction`, {
      metric: 'users',
      date: '2026-11-15',
      value: 4_200,
      evidence: 'document',
    });
    const shown = read(await founder.post(url));
    expect(outcomeOf(shown, 'PRODUCT_IN_USE')).toBe('pass');
    expect(outcomeOf(shown, 'TRACTION_EVIDENCE')).toBe('partial');
    expect(shown.overallScore).toBeGreaterThan(claimed.overallScore);
    app.clock.now = null;
  });
});

describe('a mark', () => {
  it('decides a check, stays with its note, and can be taken back', async () => {
    const marked = await founder.put(`${url}/marks/NG_CAC`, FINDING);
    expect(marked.status).toBe(200);
    const check = checksOf(read(marked)).find(({ code }) => code === 'NG_CAC');
    expect(check).toMatchObject({ outcome: 'pass', finding: FINDING.note });
    expect(check?.mark).toMatchObject({ markedBy: 'Achieng Otieno', evidence: null });
    expect(read(marked).missingEvidence.map(({ code }) => code)).not.toContain('NG_CAC');
    const back = await founder.delete(`${url}/marks/NG_CAC`);
    expect(outcomeOf(read(back), 'NG_CAC')).toBe('unknown');
    expect((await founder.delete(`${url}/marks/NG_CAC`)).status).toBe(404);
  });

  it('that fails a critical check caps the score', async () => {
    const failed = await founder.put(`${url}/marks/LEGAL_IP`, {
      outcome: 'fail',
      note: 'The first developer never signed.',
      evidence: 'https://example.com/minutes',
    });
    expect(read(failed).criticalIssues).toContain(
      'Intellectual property assigned to the company: The first developer never signed.',
    );
    expect(read(failed).overallScore).toBeLessThanOrEqual(49);
    await founder.delete(`${url}/marks/LEGAL_IP`);
  });

  it.each([
    [{ outcome: 'unknown', note: 'x' }, 'outcome'],
    [{ outcome: 'pass' }, 'note'],
    [{ outcome: 'pass', note: '  ' }, 'note'],
    [{ outcome: 'pass', note: 'x'.repeat(1001) }, 'note'],
    [{ ...FINDING, evidence: 'x'.repeat(501) }, 'evidence'],
    [{ ...FINDING, marked_by: 'x' }, 'body'],
    [null, 'body'],
  ])('of %j is refused', async (body, path) => {
    const { status, problem } = await founder.put(`${url}/marks/NG_CAC`, body);
    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe(path);
  });

  it('of a check that is not asked is not there', async () => {
    expect((await founder.put(`${url}/marks/KE_CR12`, FINDING)).status).toBe(404);
    expect((await founder.put(`${url}/marks/no-check`, FINDING)).status).toBe(400);
  });
});

describe('whose file it is', () => {
  it('an investor’s own run stands on what members see, and neither side reads the other’s', async () => {
    const team = read(await founder.post(url));
    const own = read(await investor.post(url));
    expect(own).toMatchObject({ version: 1, side: 'investor', createdBy: 'Bola Ade', canRun: true });
    expect(outcomeOf(own, 'TEAM_VESTING')).toBe('unknown');
    expect(own.basis).toContainEqual({ label: 'Cap table', value: 'Not shared with you' });
    await investor.put(`${url}/marks/TEAM_REFERENCES`, { outcome: 'fail', note: 'Two bad calls.' });
    const again = await founder.post(url);
    expect(read(again).version).toBe(team.version);
    expect(again.text).not.toContain('Two bad calls');
    expect((await investor.get(url)).text).toContain('Two bad calls');
    const other = await app.member({ userType: 'vc_fund' });
    expect((await other.get(url)).status).toBe(404);
    expect((await other.get(`${url}/versions`)).body).toEqual([]);
  });

  it('an investor’s open conversation with an owner is named, and a blocked one finds nothing', async () => {
    const { db } = app.services;
    expect(read(await investor.get(url)).conversation).toBeNull();
    const thread = await db
      .insertInto('threads')
      .values({ subject: 'Pamoja Pay' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const both = [founder, investor].map(({ userId }) => ({
      threadId: thread.id,
      userId,
      lastAt: new Date(),
    }));
    await db.insertInto('threadMembers').values(both).execute();
    expect(read(await investor.get(url)).conversation).toEqual({ threadId: thread.id, name: 'Achieng' });
    expect(read(await founder.get(url)).conversation).toBeNull();
    await db.insertInto('blocks').values({ blockerId: founder.userId, blockedId: investor.userId }).execute();
    expect((await investor.get(url)).status).toBe(404);
    await db.deleteFrom('blocks').execute();
  });

  it('another founder, and a visitor, find nothing', async () => {
    const stranger = await app.member({ userType: 'founder' });
    const calls = [
      () => stranger.post(url),
      () => stranger.get(url),
      () => stranger.get(`${url}/versions`),
      () => stranger.put(`${url}/marks/NG_CAC`, FINDING),
      () => stranger.delete(`${url}/marks/NG_CAC`),
    ];
    for (const call of calls) expect((await call()).status).toBe(404);
    expect((await app.visitor.post(url)).status).toBe(401);
    expect((await app.visitor.get(url)).status).toBe(401);
    expect((await app.visitor.get(`${url}/versions`)).status).toBe(401);
    expect((await app.visitor.put(`${url}/marks/NG_CAC`, FINDING)).status).toBe(401);
    expect((await app.visitor.delete(`${url}/marks/NG_CAC`)).status).toBe(401);
  });

  it('a hidden startup is there for its team alone', async () => {
    const hidden = await make(founder, { name: 'Hidden Co' });
    await app.services.db
      .updateTable('startups')
      .set({ hiddenAt: new Date() })
      .where('id', '=', hidden)
      .execute();
    expect((await investor.post(`/api/startups/${hidden}/due-diligence`)).status).toBe(404);
    expect((await founder.post(`/api/startups/${hidden}/due-diligence`)).status).toBe(200);
  });

  it('a viewer of the team reads and does not run', async () => {
    const viewer = await app.member({ userType: 'founder' });
    await joinTeam(app, viewer, { startupId, role: 'viewer' });
    expect(read(await viewer.get(url)).canRun).toBe(false);
    expect((await viewer.post(url)).status).toBe(403);
    expect((await viewer.put(`${url}/marks/NG_CAC`, FINDING)).status).toBe(403);
    expect((await viewer.delete(`${url}/marks/NG_CAC`)).status).toBe(403);
  });

  it('bad input is refused in words', async () => {
    expect((await founder.post('/api/startups/2147483648/due-diligence')).status).toBe(400);
    expect((await founder.post('/api/startups/999999/due-diligence')).status).toBe(404);
    expect((await founder.post(url, { force: true })).status).toBe(400);
    expect((await founder.get(`${url}?version=0`)).status).toBe(400);
    expect((await founder.get(`${url}?version=99`)).status).toBe(404);
    expect((await founder.get(`${url}/versions?limit=101`)).status).toBe(400);
  });
});
