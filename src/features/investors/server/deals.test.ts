import { describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { createInvestor } from '#test/forms.ts';
import { findInvestorsForMatching } from './matching-facts.ts';

const app = testApp();

const deal = { company: 'Zuri Pay', sector: 'Fintech', dealDate: '2025-03-04' };

const investor = (change: object = {}, person = {}) => createInvestor(app, change, person);

describe('past deals', () => {
  it('are added, changed and taken away by their investor, newest first', async () => {
    const { client, id } = await investor();
    const url = `/api/investors/${id}/deals` as const;
    const first = await client.post(url, {
      ...deal,
      stage: 'Series C+',
      country: 'Ghana',
      roundSize: 1_500_000.5,
      led: true,
    });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      company: 'Zuri Pay',
      sector: 'FinTech',
      stage: 'Series C+',
      country: 'Ghana',
      dealDate: '2025-03-04',
      roundSize: 1_500_000.5,
      led: true,
    });
    const second = await client.post(url, {
      ...deal,
      company: 'Boda Box',
      dealDate: '2026-01-02',
      stage: '',
    });
    expect(second.body).toMatchObject({ stage: null, country: null, roundSize: null, led: false });
    const changed = await client.put(`${url}/${first.body.id}`, {
      ...deal,
      company: 'Zuri Pay Ltd',
    });
    expect(changed.body).toMatchObject({ company: 'Zuri Pay Ltd', led: false, stage: null });
    const names = async () =>
      (await app.visitor.get(`/api/investors/${id}`)).body.deals?.map(({ company }) => company);
    expect(await names()).toEqual(['Boda Box', 'Zuri Pay Ltd']);
    const [matched] = await findInvestorsForMatching(app.services.db, [id]);
    expect(matched).toMatchObject({
      sectors: ['fintech', 'logisticstech'],
      geographies: ['NG'],
      name: 'Ada Obi',
    });
    expect(matched?.deals.map(({ company }) => company)).toEqual(['Boda Box', 'Zuri Pay Ltd']);
    expect((await client.delete(`${url}/${second.body.id}`)).status).toBe(200);
    expect(await names()).toEqual(['Zuri Pay Ltd']);
  });

  it('happen once per key', async () => {
    const { client, id } = await investor();
    const key = { 'idempotency-key': 'deal-0001' };
    await client.post(`/api/investors/${id}/deals`, deal, key);
    await client.post(`/api/investors/${id}/deals`, deal, key);
    expect((await client.get('/api/investors/mine')).body.deals).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const { client, id } = await investor();
    const stranger = await investor();
    const made = (await client.post(`/api/investors/${id}/deals`, deal)).body.id;
    const other = (await stranger.client.post(`/api/investors/${stranger.id}/deals`, deal)).body.id;
    for (const [who, status] of [
      [app.visitor, 401],
      [stranger.client, 404],
    ] as const) {
      expect((await who.post(`/api/investors/${id}/deals`, deal)).status).toBe(status);
      expect((await who.put(`/api/investors/${id}/deals/${made}`, deal)).status).toBe(status);
      expect((await who.delete(`/api/investors/${id}/deals/${made}`)).status).toBe(status);
    }
    expect((await client.put(`/api/investors/${id}/deals/${other}`, deal)).status).toBe(404);
    expect((await client.delete(`/api/investors/${id}/deals/${other}`)).status).toBe(404);
    expect((await client.get('/api/investors/mine')).body.deals).toHaveLength(1);
  });

  it.each([
    [{ company: 'Z' }, 'company'],
    [{ sector: 'Crypto' }, 'sector'],
    [{ stage: 'ipo' }, 'stage'],
    [{ country: 'Atlantis' }, 'country'],
    [{ dealDate: '2026-02-30' }, 'dealDate'],
    [{ dealDate: '1899-12-31' }, 'dealDate'],
    [{ dealDate: '2999-01-01' }, 'dealDate'],
    [{ roundSize: 0 }, 'roundSize'],
    [{ roundSize: 0.001 }, 'roundSize'],
    [{ roundSize: '5M' }, 'roundSize'],
    [{ led: 'yes' }, 'led'],
    [{ investorId: 1 }, 'body'],
  ])('breaks a rule with %j', async (change, path) => {
    const { client, id } = await investor();
    const answer = await client.post(`/api/investors/${id}/deals`, { ...deal, ...change });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe(path);
    expect((await client.get('/api/investors/mine')).body.deals).toEqual([]);
  });
});
