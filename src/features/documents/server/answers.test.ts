import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { exportOf } from '#test/export.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import { insertThread } from '#features/messages/server/queries-change.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import type { Question } from '../contract/analysis.ts';

const app = testApp();
const founder = testMember(app, { userType: 'founder', firstName: 'Grace', lastName: 'Ato' });
const editor = testMember(app, { userType: 'founder', firstName: 'Ada', lastName: 'Obi' });
const viewer = testMember(app);
const investor = testMember(app, { userType: 'investor', firstName: 'Kofi', lastName: 'Mensah' });
const other = testMember(app, { userType: 'investor' });
const stranger = testMember(app);
let startupId: number;

const CODE = 'LICENCE_MISSING';
const UNSURE = 'We have applied for the licence and wait for an answer.';
const DECK = [
  'Problem\nPoultry farmers in Uganda pay for imported soy, and one in three loses a flock to bad feed.',
  'Competition\nUgachick sells feed at $0.62 a kilo; ours costs $0.49.',
  `Licences\n${UNSURE}`,
].join('\f');

beforeAll(async () => {
  startupId = (await founder.post('/api/startups', startupForm('Kijani Feeds', { teamSize: 6 }))).body.id;
  await joinTeam(app, editor, { startupId, role: 'editor' });
  await joinTeam(app, viewer, { startupId, role: 'viewer' });
  for (const one of [investor, other]) {
    const members = [founder.userId, one.userId] as const;
    await insertThread(app.services.db, { subject: 'Feeds', subjectHref: null, members, now: new Date() });
  }
});
afterAll(() => sideProcess.close());

const file = (text: string) => ({ name: 'deck.txt', bytes: Buffer.from(text) });

/** A deck of the startup, or with null one of the founder’s own, shared with both investors. */
async function newDeck(whose: number | null = startupId): Promise<number> {
  const fields = { title: 'Seed deck', ...(whose === null ? {} : { startupId: String(whose) }) };
  const { body, headers } = multipart(file(DECK), fields);
  const id = (await founder.post('/api/documents', body, headers)).body.id;
  for (const one of [investor, other]) await founder.put(`/api/documents/${id}/shares/${one.userId}`);
  return id;
}
async function newVersion(id: number, text: string): Promise<void> {
  const { body, headers } = multipart(file(text), {});
  expect((await founder.post(`/api/documents/${id}/versions`, body, headers)).status).toBe(201);
}

async function read(who: Client, id: number, number = 1) {
  const { body } = await who.get(`/api/documents/${id}/versions/${number}`);
  if (!body.analysis) throw new Error('not analysed');
  return { ...body.analysis, canAnswer: body.canAnswer };
}
async function asked(who: Client, id: number, number = 1): Promise<Question> {
  const question = (await read(who, id, number)).questions?.find(({ code }) => code === CODE);
  if (!question) throw new Error('not asked');
  return question;
}
async function answer(who: Client, id: number, isSo: boolean | null, number = 1) {
  const { quote } = await asked(founder, id);
  const form = { code: CODE, page: quote.page, start: quote.start, isSo } as const;
  return who.put(`/api/documents/${id}/versions/${number}/answers`, form);
}
const isFlagged = async (who: Client, id: number, number = 1) =>
  (await read(who, id, number)).riskFlags.some(({ code }) => code === CODE);
const failures = async (who: Client) => {
  const { body } = await who.post(`/api/startups/${startupId}/due-diligence`);
  return Object.values(body.categories)
    .flatMap(({ checks }) => checks)
    .filter(
      ({ outcome, evidence }) => outcome === 'fail' && evidence.some(({ text }) => text.includes(UNSURE)),
    );
};

describe('a yes of the team', () => {
  it('is a finding wherever findings are read, and none when it is taken back', async () => {
    const id = await newDeck();
    const before = await read(founder, id);
    expect(before.questions).toMatchObject([{ code: CODE, quote: { text: UNSURE }, answer: null }]);
    expect(await failures(founder)).toEqual([]);

    expect((await answer(editor, id, true)).body).toEqual({ ok: true });
    const after = await read(founder, id);
    expect(after.riskFlags).toMatchObject([
      { code: CODE, confirmed: 'Confirmed by the team', quotes: [{ text: UNSURE }] },
    ]);
    expect(after.questions).toMatchObject([{ code: CODE, answer: { isSo: true, by: 'Ada Obi' } }]);
    expect(after.score).toBeLessThan(before.score ?? 0);
    expect(after.recommendations[0]?.because).toBe(CODE);
    const [listed] = (await founder.get(`/api/documents?startup=${startupId}`)).body;
    expect(listed?.latest).toMatchObject({ score: after.score, flagCount: 1 });
    expect((await failures(founder)).length).toBeGreaterThan(0);

    await answer(founder, id, null);
    expect(await read(founder, id)).toEqual(before);
    expect(await failures(founder)).toEqual([]);
    await founder.delete(`/api/documents/${id}`);
  });

  it('holds when the text is analysed again, and in the next version where the passage stands', async () => {
    const id = await newDeck();
    await answer(founder, id, true);
    await founder.post(`/api/documents/${id}/analyze`, {});
    expect(await isFlagged(founder, id)).toBe(true);
    await newVersion(id, `${DECK.replace('Licences\n', 'Licences\nWe sell in Uganda.\n')}\fTeam\nGrace Ato.`);
    expect(await isFlagged(founder, id, 2)).toBe(true);
    expect((await asked(founder, id, 2)).answer).toMatchObject({ isSo: true, by: 'Grace Ato' });
    await newVersion(id, DECK.replace(UNSURE, 'We sell in Uganda.'));
    expect((await read(founder, id, 3)).questions).toEqual([]);
    expect(await isFlagged(founder, id, 3)).toBe(false);
    const { body } = await founder.get(`/api/documents/${id}/diff?from=2&to=3`);
    expect(body.findings.vanished.map(({ code }) => code)).toContain(CODE);
    await answer(founder, id, null);
    expect([await isFlagged(founder, id), await isFlagged(founder, id, 2)]).toEqual([false, false]);
    await founder.delete(`/api/documents/${id}`);
  });

  it('is the owner’s where the document is one person’s', async () => {
    const id = await newDeck(null);
    await answer(founder, id, true);
    expect((await read(founder, id)).riskFlags).toMatchObject([{ confirmed: 'Confirmed by its owner' }]);
    expect((await answer(editor, id, true)).status).toBe(404);
  });
});

it('a no is asked no more, and changes nothing else', async () => {
  const id = await newDeck();
  const before = await read(founder, id);
  await answer(founder, id, false);
  const after = await read(founder, id);
  expect(after).toEqual({
    ...before,
    questions: [{ ...before.questions?.[0], answer: after.questions?.[0]?.answer }],
  });
  expect(after.questions).toMatchObject([{ answer: { isSo: false, by: 'Grace Ato' } }]);
  await newVersion(id, `${DECK}\fTeam\nGrace Ato.`);
  expect((await asked(founder, id, 2)).answer).toMatchObject({ isSo: false });
  await founder.delete(`/api/documents/${id}`);
});

describe('an investor with whom it is shared', () => {
  it('is asked whatever the team answered, and answers for themself alone', async () => {
    const id = await newDeck();
    await answer(founder, id, false);
    expect((await asked(investor, id)).answer).toBeNull();
    expect(await failures(investor)).toEqual([]);

    expect((await answer(investor, id, true)).body).toEqual({ ok: true });
    expect((await read(investor, id)).riskFlags).toMatchObject([
      { code: CODE, confirmed: 'Confirmed by you' },
    ]);
    expect((await failures(investor)).length).toBeGreaterThan(0);
    for (const who of [founder, other]) {
      expect(await isFlagged(who, id)).toBe(false);
      expect(await failures(who)).toEqual([]);
    }
    expect((await asked(founder, id)).answer).toMatchObject({ isSo: false, by: 'Grace Ato' });
    expect((await asked(other, id)).answer).toBeNull();
    const rowsOf = async (who: Client) => (await exportOf(app, who)).tables['document_answers'];
    expect(await rowsOf(investor)).toMatchObject([{ code: CODE, is_so: true, owner_id: investor.userId }]);
    expect(await rowsOf(other)).toEqual([]);
    expect(await rowsOf(founder)).toContainEqual(expect.objectContaining({ is_so: false, owner_id: null }));

    await answer(investor, id, null);
    await answer(founder, id, true);
    expect(await isFlagged(investor, id)).toBe(false);
    expect((await asked(investor, id)).answer).toBeNull();
    await founder.delete(`/api/documents/${id}/shares/${investor.userId}`);
    expect((await answer(investor, id, true)).status).toBe(404);
    await founder.delete(`/api/documents/${id}`);
  });
});

describe('who may not answer', () => {
  it('is told so in the team, and told that there is nothing outside it', async () => {
    const id = await newDeck();
    expect([(await read(viewer, id)).canAnswer, (await read(founder, id)).canAnswer]).toEqual([false, true]);
    expect((await answer(viewer, id, true)).status).toBe(403);
    expect((await answer(stranger, id, true)).status).toBe(404);
    expect((await app.visitor.put(`/api/documents/${id}/versions/1/answers`, {})).status).toBe(401);
    expect(await isFlagged(founder, id)).toBe(false);
    await founder.delete(`/api/documents/${id}`);
  });

  it('is told which field is wrong', async () => {
    const id = await newDeck();
    const { quote } = await asked(founder, id);
    const good = { code: CODE, page: quote.page, start: quote.start, isSo: true };
    const refused = async (change: object, number = 1) => {
      const form = { ...good, ...change } as never;
      const { status, problem } = await founder.put(`/api/documents/${id}/versions/${number}/answers`, form);
      return [status, problem.errors?.map(({ path }) => path)];
    };
    expect(await refused({ code: 'NOPE' })).toEqual([400, ['code']]);
    expect(await refused({ code: 'GOING_CONCERN' })).toEqual([400, ['code']]);
    expect(await refused({ start: quote.start + 1 })).toEqual([400, ['code']]);
    expect(await refused({ start: -1 })).toEqual([400, ['start']]);
    expect(await refused({ page: 0 })).toEqual([400, ['page']]);
    expect(await refused({ isSo: 'maybe' })).toEqual([400, ['isSo']]);
    expect(await refused({ isSo: undefined })).toEqual([400, ['isSo']]);
    expect(await refused({}, 7)).toEqual([400, ['code']]);
    await founder.delete(`/api/documents/${id}`);
  });
});
