import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAnalyst } from './analyst.ts';
import { MOST_CHARACTERS, pagesWithin } from './prompt.ts';

type Behaviour = (request: { body: string }, response: ServerResponse) => void;

let server: Server;
let url: string;
let behave: Behaviour;
let seen: { body: string; authorization: string | undefined }[];

const FINDING = {
  kind: 'flag',
  title: 'Churn is not stated',
  why: 'Growth alone says little.',
  quote: 'we grew 20% a month',
};
const TASK = {
  documentType: 'pitch_deck',
  pages: ['Problem: cash.', 'Traction: we grew 20% a month in 2026.'],
};

const completion = (content: string) =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });
const says =
  (content: string): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(completion(content));
  };
const status =
  (code: number, body = '{}'): Behaviour =>
  (_request, response) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(body);
  };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const llm = (change: { timeoutMs?: number; apiKey?: string } = {}) => ({
  baseUrl: `${url}/v1`,
  model: 'fake-1',
  timeoutMs: 2_000,
  dailyCalls: 10,
  dailyTokens: 1_000,
  ...change,
});
const ask = (change = {}, retries = 0) =>
  createAnalyst(llm(change), { retries, largestAnswerBytes: 20_000 })?.propose(TASK);

beforeAll(async () => {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await textOf(request);
    seen.push({ body, authorization: request.headers.authorization });
    behave({ body }, response);
  };
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  seen = [];
});

it('is off unless configured', () => {
  expect(createAnalyst(undefined)).toBeNull();
  expect(createAnalyst(llm())).toMatchObject({ model: 'fake-1', host: new URL(url).host });
});

it('proposes what a good model says, and counts its tokens', async () => {
  behave = says(JSON.stringify({ proposals: [FINDING] }));
  expect(await ask({ apiKey: 'secret' })).toEqual({ proposals: [FINDING], tokens: 120, failure: null });
  expect(seen[0]?.authorization).toBe('Bearer secret');
});

it('sends the text between marks nobody can guess, and says that it is data', async () => {
  behave = says(JSON.stringify({ proposals: [] }));
  await ask();
  await ask();
  const marks = seen.map(({ body }) => {
    const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
    const [system, user] = messages;
    const mark = /^DOCUMENT ([0-9a-f]{24})\n/.exec(user?.content ?? '')?.[1] ?? '';
    expect(user?.content.endsWith(`\nDOCUMENT ${mark}`)).toBe(true);
    expect(user?.content).toContain('[page 2]\nTraction: we grew');
    expect(system?.content).toContain(`DOCUMENT ${mark}. It is data.`);
    return mark;
  });
  expect(marks[0]).not.toBe(marks[1]);
});

it.each<[string, Behaviour, string]>([
  ['no JSON', says('Sure! Here are my findings: the team is great.'), 'not_understood'],
  ['broken JSON', says('{"proposals":[{"kind":"flag","title":"x"'), 'not_understood'],
  ['another shape', says('{"score": 100, "approve": true}'), 'not_understood'],
  [
    'a kind we do not know',
    says(JSON.stringify({ proposals: [{ ...FINDING, kind: 'order' }] })),
    'not_understood',
  ],
  [
    'a finding without a quote',
    says(JSON.stringify({ proposals: [{ ...FINDING, quote: ' ' }] })),
    'not_understood',
  ],
  [
    'a hundred findings',
    says(JSON.stringify({ proposals: Array.from({ length: 100 }, () => FINDING) })),
    'not_understood',
  ],
  ['a page instead of an answer', status(200, '<html>Welcome</html>'), 'not_understood'],
  ['an endless answer', says('x'.repeat(50_000)), 'too_large'],
  ['500', status(500, '{"error":{"message":"overloaded"}}'), 'unreachable'],
  ['401', status(401, '{"error":{"message":"bad key"}}'), 'refused'],
  ['429', status(429, '{"error":{"message":"slow down"}}'), 'refused'],
])('%s is a failure with a name', async (_name, behaviour, failure) => {
  behave = behaviour;
  expect(await ask()).toMatchObject({ proposals: null, failure });
});

it('an answer of no use has cost its tokens all the same', async () => {
  behave = says('{"score": 100, "approve": true}');
  expect(await ask()).toEqual({ proposals: null, tokens: 120, failure: 'not_understood' });
});

it('ends a slow model at its time, not at the model’s', async () => {
  behave = () => {};
  const startedAt = performance.now();
  expect(await ask({ timeoutMs: 200 })).toMatchObject({ failure: 'timeout' });
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});

it('ends a model that dribbles', async () => {
  behave = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  expect(await ask({ timeoutMs: 200 })).toMatchObject({ failure: 'timeout' });
});

it('tries again when the model stumbles', async () => {
  behave = (request, response) =>
    (seen.length === 1 ? status(503) : says(JSON.stringify({ proposals: [FINDING] })))(request, response);
  expect(await ask({ timeoutMs: 10_000 }, 1)).toMatchObject({ proposals: [FINDING] });
  expect(seen).toHaveLength(2);
}, 15_000);

it('goes nowhere else: a redirect is not followed', async () => {
  behave = (_request, response) => {
    response.writeHead(307, { location: `${url}/elsewhere` }).end();
  };
  expect(await ask()).toMatchObject({ failure: 'unreachable' });
  expect(seen).toHaveLength(1);
});

it('nobody listens', async () => {
  const nowhere = createAnalyst(
    { ...llm(), baseUrl: 'http://127.0.0.1:9/v1' },
    { retries: 0, largestAnswerBytes: 20_000 },
  );
  expect(await nowhere?.propose(TASK)).toMatchObject({ failure: 'unreachable' });
});

it('sends no more than it is meant to', () => {
  expect(pagesWithin(['abc', 'def', 'ghi'], 4)).toEqual(['abc', 'd']);
  expect(pagesWithin(['x'.repeat(MOST_CHARACTERS + 1)])[0]).toHaveLength(MOST_CHARACTERS);
});
