import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#test/accounts.ts';
import { type Client, testApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';

const ADDRESS = 'victim@example.test';
const startup = startupForm('Zuri Pay');

const app = testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
beforeEach(async () => {
  await app.services.db.deleteFrom('rateLimits').execute();
  await app.services.db.deleteFrom('mailOutbox').execute();
});

const lettersTo = (to?: string) => {
  const all = app.services.db.selectFrom('mailOutbox').select(['toAddress', 'subject', 'body']);
  return (to === undefined ? all : all.where('toAddress', '=', to)).execute();
};

async function owner(name = 'Zed Labs', lastName = 'Obi'): Promise<{ client: Client; id: number }> {
  const client = await app.member({ lastName });
  return { client, id: (await client.post('/api/startups', { ...startup, name })).body.id };
}

const invite = ({ client, id }: { client: Client; id: number }, email: string) =>
  client.post(`/api/startups/${id}/invitations`, { role: 'viewer', email });

describe('letters to strangers', () => {
  it('are five a day to one address, whoever sends them', async () => {
    const [one, other] = [await owner(), await owner()];
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await invite(one, ADDRESS.toUpperCase())).status);
    const last = await invite(other, ADDRESS);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect([last.status, last.problem.errors?.[0]?.path]).toEqual([429, 'email']);
    expect(await lettersTo()).toHaveLength(5);
  });

  it('are thirty a day from one member, all at once too', async () => {
    const sender = await owner();
    const sent = Array.from({ length: 35 }, (_, n) => invite(sender, `friend-${n}@example.test`));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(await lettersTo()).toHaveLength(30);
  });

  it('are counted for firms too', async () => {
    const partner = await app.member();
    await partner.post('/api/firm', { name: 'Rift Capital' });
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push(
        (await partner.post('/api/firm/invitations', { role: 'analyst', email: ADDRESS })).status,
      );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('are one a day for a sign-up that is repeated', async () => {
    const body = { email: ADDRESS, password: PASSWORD, firstName: 'Ada' };
    for (let n = 0; n < 20; n += 1)
      expect((await app.visitor.post('/api/account/sign-up/email', body)).status).toBe(200);
    expect(await lettersTo(ADDRESS)).toHaveLength(1);
  });

  it('are few for passwords that somebody says were forgotten', async () => {
    for (let n = 0; n < 8; n += 1) await app.visitor.post('/api/auth/password-reset', { email: ADDRESS });
    expect(await lettersTo(ADDRESS)).toHaveLength(5);
  });
});

describe('names', () => {
  it.each([
    ['Win at https://evil.example/x', 'Obi'],
    ['www.evil.example', 'evil.example'],
    ['evil．example', 'Obi'],
    ['Zed', 'http://evil.example'],
  ])('carry no link into a letter: %s, %s', async (name, lastName) => {
    const sender = await owner(name, lastName);
    expect((await invite(sender, ADDRESS)).status).toBe(201);
    const [letter] = await lettersTo(ADDRESS);
    const { baseUrl } = app.services.env;
    const said = `${letter?.subject}\n${letter?.body.replaceAll(`${baseUrl}/`, '')}`;
    expect(said).not.toMatch(/:\/\/|[a-z][.．。](?=[a-z])/i);
  });
});
