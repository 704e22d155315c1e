import { describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { createInvestor, investorForm, type MadeInvestor } from '#test/forms.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Adila', lastName: 'Noor' });

const statement = 'We closed two rounds together in 2024.';
const investor = (firmName: string | null = null, person: object = {}) =>
  createInvestor(app, { firmName }, person);
const vouch = async (who: Client, { id }: MadeInvestor) =>
  (await who.post(`/api/investors/${id}/vouches`, { statement })).status;
const verifiedOf = async ({ id }: MadeInvestor) =>
  (await app.visitor.get(`/api/investors/${id}`)).body.verified;
const rewrite = async ({ client, id }: MadeInvestor, change: object) => {
  const { version } = (await client.get('/api/investors/mine')).body;
  return client.put(`/api/investors/${id}`, investorForm({ version, ...change }));
};

/** Two whom the admin has vouched for, and one for whom they vouched. */
async function chain() {
  const [one, two, three] = [
    await investor('Baobab One'),
    await investor('Acacia Two'),
    await investor('Teak Three'),
  ];
  for (const first of [one, two]) expect(await vouch(admin, first)).toBe(201);
  for (const { client } of [one, two]) expect(await vouch(client, three)).toBe(201);
  return { one, two, three };
}

describe('verified', () => {
  it('is not made by one person with invented accounts, however many', async () => {
    const invented = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => investor(`Invented ${name}`)));
    for (const one of invented)
      for (const other of invented) if (one !== other) await vouch(one.client, other);
    const founder = await app.member();
    await founder.post('/api/startups', {});
    for (const one of invented) expect(await verifiedOf(one)).toBeNull();
  });

  it('begins with an admin, and goes on by two who are verified; it says who and when', async () => {
    const { one, three } = await chain();
    expect(await verifiedOf(one)).toMatchObject({
      by: 'admin',
      name: 'Ada Obi',
      firmName: 'Baobab One',
      vouchedBy: [{ name: 'Adila Noor' }],
    });
    const page = await verifiedOf(three);
    expect(page).toMatchObject({ by: 'vouches', firmName: 'Teak Three' });
    expect(page?.vouchedBy).toHaveLength(2);
    for (const { at } of page?.vouchedBy ?? []) expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
  });

  it('ends with another firm’s name, and does not move to it', async () => {
    const { one } = await chain();
    expect((await rewrite(one, { firmName: 'Sequoia Capital' })).status).toBe(200);
    expect(await verifiedOf(one)).toBeNull();
  });

  it('ends with another person’s name', async () => {
    const { three } = await chain();
    await three.client.patch('/api/auth/user', { firstName: 'Aliko', lastName: 'Dangote' });
    expect(await verifiedOf(three)).toBeNull();
  });

  it('by a domain ends with the firm’s and with the person’s name, too', async () => {
    const { db } = app.services;
    for (const change of ['firm', 'person']) {
      const made = await investor(`Mopane ${change}`);
      const website = `https://mopane-${change}.example`;
      await rewrite(made, { firmName: `Mopane ${change}`, website });
      await db
        .updateTable('investors')
        .set({ verifiedBy: 'domain', verifiedDomain: `mopane-${change}.example`, verifiedAt: new Date() })
        .where('id', '=', made.id)
        .execute();
      if (change === 'firm') await rewrite(made, { firmName: 'Sequoia Capital', website });
      else await made.client.patch('/api/auth/user', { firstName: 'Aliko', lastName: 'Dangote' });
      expect(await verifiedOf(made)).toBeNull();
      expect((await made.client.get('/api/investors/mine')).body.domainProof?.isProved).toBe(false);
    }
  });

  it('ends for those whom somebody vouched for who is not verified any more', async () => {
    const { one, three } = await chain();
    await admin.delete(`/api/investors/${one.id}/vouches/mine`);
    expect([await verifiedOf(one), await verifiedOf(three)]).toEqual([null, null]);
  });

  it('does not hold itself up in a circle', async () => {
    const { one, two, three } = await chain();
    const four = await investor('Ebony Four');
    for (const { client } of [two, three]) await vouch(client, four);
    for (const { client } of [three, four]) await vouch(client, one);
    expect((await verifiedOf(four))?.by).toBe('vouches');
    await admin.delete(`/api/investors/${one.id}/vouches/mine`);
    expect([await verifiedOf(one), await verifiedOf(three), await verifiedOf(four)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a name', () => {
  it.each(['Baobab 0ne', 'Baobab Оne', 'BAOBAB  0NE'])(
    '%s does not pass for that of a verified firm',
    async (name) => {
      const one = await investor('Baobab One');
      await vouch(admin, one);
      const other = await investor('Plain Capital');
      const answer = await rewrite(other, { firmName: name });
      expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'firmName']);
      expect(answer.problem.message).toMatch(/^Firm name must not /);
    },
  );

  it('may be the firm’s own, for a colleague', async () => {
    const one = await investor('Okavango Partners');
    await vouch(admin, one);
    expect((await rewrite(await investor(), { firmName: 'Okavango partners' })).status).toBe(200);
  });

  it.each([
    ['Kilele Support', 'must not pass for Kilele itself'],
    ['Kiӏele', 'must not mix letters of several alphabets in one word'],
    ['Ada\u200b', 'must not contain characters that no one sees'],
  ])('%j is refused by the field’s name', async (name, why) => {
    const member = await app.member();
    const startup = {
      description: 'Sells things to people.',
      sector: 'FinTech',
      region: 'Africa',
      fundingStage: 'Seed',
    };
    const form = { ...startup, raisingAmount: '$500K', teamSize: 4, businessModel: 'B2B SaaS', name };
    const refused = await Promise.all([
      member.patch('/api/auth/user', { firstName: name, lastName: 'Obi' }),
      member.patch('/api/auth/user', { firstName: 'Ada', lastName: name }),
      member.post('/api/startups', form),
      member.post('/api/investors', investorForm({ firmName: name })),
      member.post('/api/firm', { name }),
    ]);
    expect(refused.map(({ status, problem }) => [status, problem.message])).toEqual(
      ['First name', 'Last name', 'Company name', 'Firm name', 'The name of your firm'].map((label) => [
        400,
        `${label} ${why}`,
      ]),
    );
  });
});
