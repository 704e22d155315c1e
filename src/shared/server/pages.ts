import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName } from './auth.ts';
import type { Member, Services } from './context.ts';
import { notFound } from './errors.ts';
import { findSessionMember, readSessionToken } from './session.ts';

/** What a page says of itself in a search result or a shared link. */
export type PageMeta = { readonly title: string; readonly description: string; readonly found?: boolean };

/** How the composition answers for addresses that are screens: its words, and the landing page's markup. */
export type PageSource = {
  meta(path: string, services: Services, member: Member | null): Promise<PageMeta>;
  /** The signed-in person as `GET /api/auth/user` answers, so that a page need not ask again. */
  person(member: Member): unknown;
  landing(services: Services): Promise<{ html: string; boot: Record<string, unknown> }>;
};

const YEAR_S = 31_536_000;
const THEMES = new Set(['light', 'dark']);

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

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

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
const APPLICATION = 'src/app/main.tsx';

/** All that the application's script imports, so that a browser fetches it at once and not in turn. */
function preloadsOf(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(APPLICATION);
  return [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

function fill(template: string, theme: string | undefined, head: string, app: string, boot: string): string {
  const html = template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--boot-->', () => boot);
  return theme && THEMES.has(theme) ? html.replace('<html', `<html data-theme="${theme}"`) : html;
}

/** Serves the built web app: hashed files for ever, every other address as the page it names. */
export async function mountPages(
  app: FastifyInstance,
  services: Services,
  dist: string,
  source: PageSource,
): Promise<void> {
  const root = join(dist, 'web');
  if (!existsSync(join(root, 'index.html'))) return;
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const preloads = preloadsOf(root);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      );
    },
  });

  async function memberOf(request: FastifyRequest): Promise<Member | null> {
    const token = readSessionToken(
      request.cookies[sessionCookieName(services.env)],
      services.env.sessionSecret,
    );
    return token ? findSessionMember(services.pool, token, services.now()) : null;
  }

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0] ?? '/';
    const member = await memberOf(request);
    const meta = await source.meta(path, services, member);
    const landing = path === '/' && !member ? await source.landing(services) : null;
    const boot = { ...landing?.boot, user: member ? source.person(member) : null };
    const head = headOf(meta, services.env.baseUrl, path) + (landing ? '' : preloads);
    const script = `<script type="application/json" id="boot">${safeJson(boot)}</script>`;
    return reply
      .code(meta.found === false ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(fill(template, request.cookies['theme'], head, landing?.html ?? '', script));
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
