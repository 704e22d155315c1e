import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#shared/contract/endpoint.ts';
import { surroundings } from '#test/web/screen.tsx';
import { endpointHooks } from './use-endpoint.ts';

const table = endpoints({
  'GET /api/notes': { summary: 'All', access: 'member', list: true, response: z.array(z.string()) },
  'POST /api/notes': {
    summary: 'Add',
    access: 'member',
    body: z.object({ text: z.string() }),
    response: z.object({ id: z.number() }),
  },
});

const { useList, useSend } = endpointHooks<typeof table>();

function serverAnswers(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const keyOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('idempotency-key');
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const created = () => Response.json({ id: 1 });

describe('a creating call', () => {
  it('keeps its idempotency key until the server has answered, then takes a new one', async () => {
    const fetched = serverAnswers(broken, created, created);
    const { result } = renderHook(() => useSend('POST /api/notes'), { wrapper: surroundings() });
    const send = () =>
      act(() => result.current.mutateAsync({ body: { text: 'Call Ada' } }).catch(() => null));
    await send();
    await send();
    await send();
    const [first, retry, next] = fetched.mock.calls.map(([, init]) => keyOf(init));
    expect(first).toBeTruthy();
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it('takes a new key for the next call though screens still read anew after the last', async () => {
    let end = () => {};
    const slow = new Promise<Response>((done) => {
      end = () => done(Response.json([], { headers: { 'x-total-count': '0' } }));
    });
    const list = () => Response.json([], { headers: { 'x-total-count': '0' } });
    const fetched = serverAnswers(list, created, () => slow, created, list);
    const { result } = renderHook(
      () => ({ list: useList('GET /api/notes', {}), send: useSend('POST /api/notes', { refreshes: 'all' }) }),
      { wrapper: surroundings() },
    );
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    await act(async () => {
      const first = result.current.send.mutateAsync({ body: { text: 'Call Ada' } });
      await waitFor(() => expect(fetched.mock.calls).toHaveLength(3));
      const next = result.current.send.mutateAsync({ body: { text: 'Call Kofi' } });
      await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(3));
      end();
      await Promise.all([first, next]);
    });
    const [first, next] = fetched.mock.calls
      .filter(([, { method }]) => method === 'POST')
      .map(([, init]) => keyOf(init));
    expect(first).toBeTruthy();
    expect(next).not.toBe(first);
  });

  it('takes a new key for another input while the last call is under way, and the same for the same', async () => {
    let end = () => {};
    const slow = new Promise<Response>((done) => {
      end = () => done(created());
    });
    const fetched = serverAnswers(() => slow, created, created);
    const { result } = renderHook(() => useSend('POST /api/notes'), { wrapper: surroundings() });
    const texts = ['Call Ada', 'Call Kofi', 'Call Kofi'];
    await act(async () => {
      const sent = texts.map((text) => result.current.mutateAsync({ body: { text } }));
      await waitFor(() => expect(fetched.mock.calls).toHaveLength(3));
      end();
      await Promise.all(sent);
    });
    const [ada, kofi, again] = fetched.mock.calls.map(([, init]) => keyOf(init));
    expect(ada).toBeTruthy();
    expect(kofi).not.toBe(ada);
    expect(again).toBe(kofi);
  });

  it('refreshes the lists it changes', async () => {
    serverAnswers(
      () => Response.json(['a'], { headers: { 'x-total-count': '1' } }),
      created,
      () => Response.json(['a', 'b'], { headers: { 'x-total-count': '2' } }),
    );
    const { result } = renderHook(
      () => ({
        list: useList('GET /api/notes', {}),
        add: useSend('POST /api/notes', { refreshes: ['GET /api/notes'] }),
      }),
      { wrapper: surroundings() },
    );
    await waitFor(() => expect(result.current.list.data?.total).toBe(1));
    await act(() => result.current.add.mutateAsync({ body: { text: 'b' } }));
    await waitFor(() => expect(result.current.list.data).toEqual({ items: ['a', 'b'], total: 2 }));
  });
});

describe('a reading call', () => {
  it('is not repeated by itself when it failed', async () => {
    const fetched = serverAnswers(() => new Response('', { status: 503, statusText: 'Service Unavailable' }));
    const { result } = renderHook(() => useList('GET /api/notes', {}), { wrapper: surroundings() });
    await waitFor(() => expect(result.current.error?.message).toBe('503: Service Unavailable'));
    expect(fetched).toHaveBeenCalledOnce();
  });
});
