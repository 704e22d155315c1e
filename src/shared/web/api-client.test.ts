import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { clientFor, fillPath, queryString } from './api-client.ts';
import { ApiError, OfflineError, messageOf } from './api-error.ts';

const table = endpoints({
  'GET /api/startups': {
    summary: 'All',
    access: 'public',
    list: true,
    query: z.object({ q: z.string().optional(), stages: z.array(z.string()).optional() }),
    response: z.array(z.object({ id: z.number() })),
  },
  'POST /api/startups/{id}/notes': {
    summary: 'Add',
    access: 'member',
    params: z.object({ id: z.number() }),
    body: z.object({ text: z.string() }),
    response: z.object({ id: z.number() }),
  },
});

const client = clientFor<typeof table>();

type Sent = { url: string; init: RequestInit };

function serverAnswers(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  return sent;
}

describe('a call', () => {
  it('fills the path, sends JSON and the idempotency key, and answers the body', async () => {
    const sent = serverAnswers(() => Response.json({ id: 9 }));
    const answer = await client.call('POST /api/startups/{id}/notes', {
      params: { id: 7 },
      body: { text: 'Call Ada' },
      idempotencyKey: 'k-1',
    });
    expect(answer).toEqual({ id: 9 });
    expect(sent[0]?.url).toBe('/api/startups/7/notes');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"text":"Call Ada"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
    });
  });

  it('a list answers its items and the total of all pages', async () => {
    const sent = serverAnswers(() => Response.json([{ id: 1 }], { headers: { 'x-total-count': '214' } }));
    const list = await client.callList('GET /api/startups', {
      query: { q: 'zuri', stages: ['seed', 'series-a'] },
    });
    expect(list).toEqual({ items: [{ id: 1 }], total: 214 });
    expect(sent[0]?.url).toBe('/api/startups?q=zuri&stages=seed%2Cseries-a');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('throws status, colon and body text when the server refuses, with the problem read', async () => {
    const body = JSON.stringify({
      code: 'invalid',
      message: 'Look at the name',
      errors: [{ path: 'name', message: 'x' }],
    });
    serverAnswers(() => new Response(body, { status: 400 }));
    const error = await client.callList('GET /api/startups').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `400: ${body}`, problem: { errors: [{ path: 'name' }] } });
    expect(messageOf(error)).toBe('Look at the name');
  });

  it('throws the status text when the body is empty', async () => {
    serverAnswers(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(client.call('GET /api/startups')).rejects.toThrow('502: Bad Gateway');
  });

  it('says offline, and not refused, when the server is not reached', async () => {
    serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call('GET /api/startups')).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('addresses', () => {
  it('encode what they are filled with and refuse a missing part', () => {
    expect(fillPath('/api/ecosystem/{country}', { country: 'Côte d’Ivoire/x' })).toBe(
      '/api/ecosystem/C%C3%B4te%20d%E2%80%99Ivoire%2Fx',
    );
    expect(() => fillPath('/api/startups/{id}', {})).toThrow('needs id');
  });

  it('leave out what is undefined, null, empty or an empty list, but keep 0 and false', () => {
    expect(queryString({ a: undefined, b: null, c: '', d: [], e: 0, f: false })).toBe('?e=0&f=false');
    expect(queryString(undefined)).toBe('');
  });
});
