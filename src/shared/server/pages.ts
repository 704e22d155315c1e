import { escapeHtml } from '#shared/domain/escape-html.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { KEPT_FOR } from '../contract/kept-for.ts';
import type { Ask, PrerenderedPage } from '../contract/prerendered-page.ts';
import { chunksFor, readBuildManifest, readScreenModules } from '#platform/http/build-manifest.ts';
import type { ChangeTopic } from './change-topics.ts';
import type { Member, Process } from './context.ts';
import { cookieOf } from '#platform/http/cookies.ts';
import { notFound } from '#platform/http/errors.ts';
import { type KeptAnswer, keptAnswerOf, sendKept } from '#platform/http/kept-answer.ts';
import { forwardingOf } from '#platform/http/visitor.ts';
import { YEAR_S } from '#shared/domain/time.ts';
import { readSessionToken, sessionCookieName } from './session.ts';

/** A page's title and description in search results and shared links. */
export type PageMeta = { readonly title: string; readonly description: string; readonly found?: boolean };

/** A screen that is called like what it shows: `/jobs/:id`. */
export type ScreenMeta = {
  readonly path: string;
  /** Null where nobody is to know that there is something. */
  readonly meta: (services: Process, id: number) => Promise<PageMeta | null>;
};

/** How the composition answers for addresses that are screens: its words, and what a visitor can read at once. */
export type PageSource = {
  meta(path: string, services: Process, member: Member | null): Promise<PageMeta>;
  /** The signed-in person as `GET /api/auth/user` answers, so that a page need not ask again. */
  person(member: Member): unknown;
  /** What the answers to visitors are made from, and so the pages drawn of them. */
  readonly topics: readonly ChangeTopic[];
  /** What a member sees until their screen is there, where it could not be drawn in time. */
  shell(path: string): Promise<PrerenderedPage | null>;
  /** The page made ahead for a visitor (`member` is null) or a member; null where the browser draws it. */
  prerender(
    address: string,
    ask: Ask,
    services: Process,
    member: Member | null,
  ): Promise<PrerenderedPage | null>;
};

const HTML = 'text/html; charset=utf-8';
const THEMES = new Set(['light', 'dark']);

const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What search engines and link previews are told of a page. */
function headOf({ title, description }: PageMeta, baseUrl: string, path: string): string {
  const [safeTitle, safeDescription] = [escapeHtml(title), escapeHtml(description)];
  return [
    `<title>${safeTitle}</title>`,
    `<meta name="description" content="${safeDescription}">`,
    `<meta property="og:title" content="${safeTitle}">`,
    `<meta property="og:description" content="${safeDescription}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${escapeHtml(baseUrl + path)}">`,
    `<meta property="og:image" content="${escapeHtml(`${baseUrl}/share-card.png`)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** What a device needs to put Kilele among its applications: for members, who come back. */
const INSTALLING =
  '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icon-192.png"><meta name="theme-color" content="#0b5d4b">';

const APPLICATION = ['src/app/web/main.tsx'];
const MEMBERS_APPLICATION = [...APPLICATION, 'src/app/web/member-frame.tsx'];

/** Names all that these modules import, for the browser to fetch in parallel; `screens.json` says which module a screen is. */
function preloader(root: string) {
  const manifest = readBuildManifest(root);
  const screens = readScreenModules(root);
  const known = new Map<string, string>();
  return function preloadsOf(application: readonly string[], route = ''): string {
    const names = [...application, ...(screens[route] ?? [])];
    const key = names.join(' ');
    const links =
      known.get(key) ??
      [...chunksFor(manifest, names)]
        .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .join('');
    known.set(key, links);
    return links;
  };
}

/** Longer than this nobody waits for words: a browser then draws the shape of the page and asks itself. */
const PRERENDER_LIMIT_MS = 500;
/** So long the calls of a member's page may take; the rest of the time is for drawing what they said. */
const ANSWERS_LIMIT_MS = 350;
const LONGEST_PRERENDERED_ADDRESS = 1_000;

/**
 * What a page was drawn of, and whether every one of these answers is kept, so that the page may be. `cookie` is a
 * member's, whose own answers are shown.
 */
type Asked = {
  readonly urls: string[];
  isKept: boolean;
  readonly cookie?: string | undefined;
  /** From then on an answer is the browser's to ask for: the page goes with those that are there. */
  readonly late?: Promise<null>;
};

/** A page drawn for a visitor, and what it was drawn of. */
type DrawnPage = { readonly answer: KeptAnswer; readonly urls: readonly string[] };

/** An address of the API under which one thing is looked at. */
const ONE_THING = /^\/api\/\w+\/\d+$/;

/**
 * The API as this person would call it: the same gate, limits and counts, without a way over the network. Robots and
 * link previews are answered like a first-time visitor.
 */
function askFor(app: FastifyInstance, request: FastifyRequest, asked: Asked): Ask {
  const agent = request.headers['user-agent'] ?? '';
  const headers = {
    'user-agent': agent,
    ...(asked.cookie === undefined ? {} : { cookie: asked.cookie }),
    ...(isbot(agent) ? { 'sec-purpose': 'prefetch' } : {}),
    // With what the proxies said, so that the calls of a page count for whoever asked for the page.
    ...forwardingOf(request),
  };
  return async (url) => {
    const called = app.inject({ url, headers, remoteAddress: request.socket.remoteAddress });
    const answer = await Promise.race([called, asked.late ?? called]);
    if (answer?.statusCode !== 200) return null;
    asked.urls.push(url);
    asked.isKept &&= answer.headers.etag !== undefined;
    const body: unknown = answer.json();
    const isCapped = answer.headers['x-total-capped'] === 'true';
    return { body, total: Number(answer.headers['x-total-count'] ?? 0), isCapped };
  };
}

const DRAWN_AT_ONCE = 2;
const MOST_WAITING = 8;

/** Draws a few pages at a time, in the order asked; past that a browser draws its own (null). */
function fewAtOnce() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(draw: () => Promise<T>): Promise<T | null> {
    if (running < DRAWN_AT_ONCE) running += 1;
    else if (waiting.length >= MOST_WAITING) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

type Parts = {
  readonly head: string;
  readonly app: string;
  readonly boot: string;
  /** Since when a member's page knows what there is, ms; null for a visitor. */
  readonly madeAt: number | null;
};

function fill(template: string, theme: string | undefined, { head, app, boot, madeAt }: Parts): string {
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--boot-->', () => boot);
  const marks = [
    ...(theme && THEMES.has(theme) ? [` data-theme="${theme}"`] : []),
    ...(madeAt === null ? [] : [` data-made-at="${madeAt}" data-type="system"`]),
  ];
  return marks.length === 0 ? html : html.replace('<html', `<html${marks.join('')}`);
}

/** Members' pages fetch the typeface once it is known that the line is quick: the page stands without it. */
const withoutFont = (template: string): string => template.replace(/<link[^>]*as="font"[^>]*>/, '');

/** Serves the built web app: hashed files for ever, every other address as the page it names. */
export async function mountPages(
  app: FastifyInstance,
  services: Process,
  dist: string,
  source: PageSource,
): Promise<void> {
  const root = join(dist, 'web');
  if (!existsSync(join(root, 'index.html'))) return;
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const membersTemplate = withoutFont(template);
  const preloadsOf = preloader(root);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  });
  // A name always means the same bytes, so nobody asks whether they have changed.
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`),
  });

  const cookieName = sessionCookieName(services.env);

  async function memberOf(request: FastifyRequest): Promise<Member | null> {
    const token = readSessionToken(cookieOf(request, cookieName), services.env.sessionSecret);
    return token ? services.auth.findMember(token, services.now()) : null;
  }

  const inTurn = fewAtOnce();

  async function prerender(
    request: FastifyRequest,
    asked: Asked,
    member: Member | null,
  ): Promise<PrerenderedPage | null> {
    if (request.url.length > LONGEST_PRERENDERED_ADDRESS) return null;
    const prerendered = inTurn(() =>
      source.prerender(request.url, askFor(app, request, asked), services, member),
    );
    return Promise.race([prerendered, wait(PRERENDER_LIMIT_MS, null, { ref: false })]).catch(
      (err: unknown) => {
        request.log.warn({ err }, 'page not prerendered');
        return null;
      },
    );
  }

  /** The page at an address, and whether any visitor may be given the same. */
  async function draw(request: FastifyRequest, member: Member | null) {
    const path = request.url.split('?')[0] ?? '/';
    const madeAt = services.now().getTime();
    const meta = await source.meta(path, services, member);
    const cookie = member === null ? undefined : request.headers.cookie;
    const late = member === null ? {} : { late: wait(ANSWERS_LIMIT_MS, null, { ref: false }) };
    const asked: Asked = { urls: [], isKept: true, cookie, ...late };
    const drawn = meta.found === false ? null : await prerender(request, asked, member);
    const isUndrawn = drawn === null && member !== null && meta.found !== false;
    const prerendered = isUndrawn ? await source.shell(path) : drawn;
    const boot = { ...prerendered?.boot, user: member ? source.person(member) : null };
    const { html = '', route } = prerendered ?? {};
    const isReady = html !== '' && member === null;
    const scripts = isReady ? '' : preloadsOf(member === null ? APPLICATION : MEMBERS_APPLICATION, route);
    const installing = member === null ? '' : INSTALLING;
    const words =
      member === null ? headOf(meta, services.env.baseUrl, path) : `<title>${escapeHtml(meta.title)}</title>`;
    const head = words + installing + scripts;
    const script = `<script type="application/json" id="boot">${safeJson(boot)}</script>`;
    const body = fill(member === null ? template : membersTemplate, cookieOf(request, 'theme'), {
      head,
      app: html,
      boot: script,
      madeAt: member === null ? null : madeAt,
    });
    const status = meta.found === false ? 404 : 200;
    return {
      body,
      status,
      urls: asked.urls,
      isForAll: member === null && prerendered !== null && asked.isKept,
    };
  }

  const sendDrawn = (reply: FastifyReply, { status, body }: { status: number; body: string }) =>
    reply.code(status).type(HTML).header('cache-control', 'no-store').send(body);

  /** A page is counted as looked at by whoever gets it, drawn now or before: the calls it was drawn of count. */
  function look(request: FastifyRequest, urls: readonly string[]): void {
    const ask = askFor(app, request, { urls: [], isKept: true });
    for (const url of urls) if (ONE_THING.test(url)) void ask(url);
  }

  async function visitorsPage(request: FastifyRequest, reply: FastifyReply) {
    const fresh: { page: Awaited<ReturnType<typeof draw>> | null } = { page: null };
    const theme = cookieOf(request, 'theme') ?? '';
    const key = `page ${THEMES.has(theme) ? theme : ''} ${request.url}`;
    const found = await services.kept.get<DrawnPage>(key, source.topics, async () => {
      const drawn = await draw(request, null);
      fresh.page = drawn;
      if (!drawn.isForAll) return null;
      const answer = keptAnswerOf({ type: HTML, body: drawn.body });
      return { kept: { answer, urls: drawn.urls }, bytes: answer.plain.length * 1.5 };
    });
    if (!found) return sendDrawn(reply, fresh.page ?? (await draw(request, null)));
    if (!fresh.page) look(request, found.urls);
    return sendKept(request, reply, found.answer);
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    if (cookieOf(request, cookieName) === undefined) return visitorsPage(request, reply);
    const member = await memberOf(request);
    if (member) reply.header(KEPT_FOR, member.id);
    return sendDrawn(reply, await draw(request, member));
  }

  app.get('/', page);
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isFile =
      path.startsWith('/api/') ||
      path.startsWith('/assets/') ||
      path.startsWith('/files/') ||
      /\.\w{2,5}$/.test(path);
    if (isFile) throw notFound();
    return page(request, reply);
  });
}
