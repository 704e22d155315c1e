import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { countViews } from '#test/views.ts';
import { createPages } from './pages.ts';
import { createServer } from './server.ts';
import { testApp } from '#test/app.ts';
import { createStartup, startupForm } from '#test/forms.ts';

const PERSON =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile';
const ROBOTS = ['WhatsApp/2.23.20.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'facebookexternalhit/1.1'];

const app = testApp();
let server: FastifyInstance;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'kilele-pages-'));
  await mkdir(join(dist, 'web', 'assets'), { recursive: true });
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'web', 'index.html'), '<!--head--><div id="root"><!--app--></div><!--boot-->');
  await writeFile(
    join(dist, 'web', 'manifest.json'),
    JSON.stringify({
      'src/app/web/main.tsx': { file: 'assets/main.js' },
      'src/app/web/member-frame.tsx': { file: 'assets/member-frame.js' },
    }),
  );
  // Stands where the build puts `prerender.tsx`: it asks for what the address names and writes its name down.
  await writeFile(
    join(dist, 'server', 'prerender.js'),
    `const SCREENS = {
      '/startups/7': { path: '/startups/:id', title: 'Startup' },
      '/slow': { path: '/slow', title: 'Slow' },
      '/startups/new': { path: '/startups/new', title: 'Create', description: 'Publish it.' },
      '/admin/outbox': { path: '/admin/outbox', title: 'E-mails', adminsOnly: true },
    };
    export const screenWords = (path) => SCREENS[path.replace(/\\d+|x7/, '7')] ?? null;
    export const prerenderShell = async (path) => ({ html: '<h1>Shell</h1>', boot: { isShell: true } });
    export const prerenderScreen = async (address, ask, user) => {
      if (address === '/slow') {
        const answers = await Promise.all([ask('/api/auth/user'), ask('/api/slow')]);
        return user && { html: '<h1>' + answers.map((one) => one && one.body.id) + '</h1>', boot: {} };
      }
      const answer = await ask('/api' + address);
      return answer && { html: '<h1>' + answer.body.name + '</h1>', boot: {} };
    };`,
  );
  server = await createServer(app.services, dist);
  server.get('/api/slow', () => new Promise(() => {}));
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

it('a process that has been busy leaves a screen to the browser', async () => {
  const ask = async () => ({ body: { name: 'Zuri Pay' }, total: 0 });
  const prerenderAt = (worked: number) =>
    createPages(dist, () => worked).prerender('/startups/1', ask, app.services, null);
  expect((await prerenderAt(0.9))?.html).toBe('<h1>Zuri Pay</h1>');
  expect(await prerenderAt(0.91)).toBeNull();
});

it('a member whose screen is not drawn in time is sent its shell, a visitor nothing', async () => {
  const member = await app.member();
  const at = (headers = {}) => server.inject({ url: '/startups/new', headers });
  expect((await at({ cookie: member.cookie })).payload).toContain('<h1>Shell</h1>');
  expect((await at()).payload).not.toContain('<h1>');
});

it('a member whose screen waits for a call is sent what the others have answered', async () => {
  const member = await app.member();
  const { payload } = await server.inject({ url: '/slow', headers: { cookie: member.cookie } });
  expect(payload).toContain(`<h1>${member.userId},</h1>`);
});

it('a page is called by its screen, by what it shows, or not found by who is not to know of it', async () => {
  const founder = await app.member({ userType: 'founder' });
  const { id } = await createStartup(founder, 'Tamu Foods');
  const nobody = async (url: string) => {
    const { statusCode, payload } = await server.inject({ url });
    return `${statusCode} ${/<title>([^<]+)/.exec(payload)?.[1]}`;
  };
  expect(await nobody('/startups/new')).toBe('200 Create · Kilele');
  expect(await nobody(`/startups/${id}`)).toBe('200 Tamu Foods · Kilele');
  for (const path of ['/startups/999999999', '/startups/x7', '/admin/outbox', '/nowhere'])
    expect(`${path} ${await nobody(path)}`).toBe(`${path} 404 Page Not Found · Kilele`);
});

it('what the server says of its work is of the last second', async () => {
  const busyUntil = performance.now() + 2_200;
  while (performance.now() < busyUntil) await new Promise<void>((done) => setImmediate(done));
  await vi.waitFor(() => expect(server.memoryUsage().eventLoopUtilized).toBeGreaterThan(0.7));
  await vi.waitFor(() => expect(server.memoryUsage().eventLoopUtilized).toBeLessThan(0.3), 5_000);
});

it('a drawn page is counted like any call, with the calls it is drawn from', async () => {
  const left = async (url: string) => {
    const { headers } = await server.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } });
    return Number(headers['x-ratelimit-remaining']);
  };
  const first = await left('/startups');
  expect(first).toBeGreaterThan(0);
  expect(await left('/startups')).toBeLessThan(first);
});

it('a page that is prerendered for a person counts as looked at, one for a robot does not', async () => {
  const founder = await app.member({ userType: 'founder' });
  const { id } = await createStartup(founder, 'Zuri Pay');
  const views = () => countViews(app.services.db, 'startup', id);
  const open = async (agent: string) => {
    const { payload } = await server.inject({ url: `/startups/${id}`, headers: { 'user-agent': agent } });
    expect(payload).toContain('<h1>Zuri Pay</h1>');
  };
  for (const robot of ROBOTS) await open(robot);
  await open(PERSON);
  await open(PERSON);
  await vi.waitFor(async () => expect(await views()).toBe(1));
});

it('a page is drawn for visitors once until something in it changes, and for members each time', async () => {
  const founder = await app.member({ userType: 'founder' });
  const { id } = await createStartup(founder, 'Nuru Power');
  const url = `/startups/${id}`;
  await vi.waitFor(async () => expect(await app.services.events.caughtUp()).toBe(true));
  const first = await server.inject({ url });
  expect([first.headers['cache-control'], first.payload.includes('<h1>Nuru Power</h1>')]).toEqual([
    'no-cache',
    true,
  ]);
  const again = await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  await founder.put(url.replace('/startups', '/api/startups'), { ...startupForm('Nuru Light'), version: 1 });
  const changed = await server.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([changed.statusCode, changed.payload.includes('<h1>Nuru Light</h1>')]).toEqual([200, true]);
  const own = await server.inject({ url, headers: { cookie: founder.cookie } });
  expect([own.headers['cache-control'], own.headers.etag]).toEqual(['no-store', undefined]);
  // By this a device keeps it for nobody else.
  const api = await server.inject({ url: '/api/startups', headers: { cookie: founder.cookie } });
  expect([own, api, first].map(({ headers }) => headers['x-kept-for'])).toEqual([
    founder.userId,
    founder.userId,
    undefined,
  ]);
  expect((await server.inject({ url: '/api/startups' })).headers['x-kept-for']).toBeUndefined();
  expect(own.payload).toContain('"user":{');
  expect((await server.inject({ url })).payload).toContain('"user":null');
});
