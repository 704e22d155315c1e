import { beforeEach, vi } from 'vitest';

type Reply = { readonly status?: number; readonly body?: unknown };
/** By call, as it is asked: `GET /api/jobs?limit=20`. A function is asked each time. */
type Replies = Record<string, Reply | (() => Reply)>;
type Call = { readonly call: string; readonly body: unknown };

/**
 * The server of screens in a test file, as `usual` before each test. A test puts other replies in; what has none is not
 * found. `calls` is what was asked, in order.
 */
export function testServer(usual: Replies = {}) {
  const server = {
    replies: usual,
    calls: [] as Call[],
    /** What a call was last sent with. */
    sentTo: (call: string): unknown => server.calls.findLast((one) => one.call === call)?.body,
  };
  beforeEach(() => {
    server.replies = { ...usual };
    server.calls = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const call = `${init.method ?? 'GET'} ${url}`;
      server.calls.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      const missing = { status: 404, body: { code: 'not_found', message: `no reply for ${call}` } };
      const reply = server.replies[call] ?? missing;
      const { status = 200, body = {} } = typeof reply === 'function' ? reply() : reply;
      return Response.json(body, { status });
    });
  });
  return server;
}
