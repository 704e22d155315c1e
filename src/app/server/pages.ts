import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { personOf } from '#features/accounts/server/own-account.ts';
import type { Member, Process } from '#shared/server/context.ts';
import type { Ask, PrerenderedPage } from '#shared/contract/prerendered-page.ts';
import type { PageMeta, PageSource, ScreenMeta } from '#shared/server/pages.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { LARGEST_ID } from '#shared/contract/fields.ts';
import { features } from './features.ts';

type LandingProps = { startups: number; investors: number; countries: number };
/** What `src/app/web/prerender.tsx` exports; the build puts it beside this server. */
type Prerenderer = {
  readonly prerenderLanding: (counts: LandingProps) => Promise<PrerenderedPage>;
  readonly prerenderScreen: (address: string, ask: Ask) => Promise<PrerenderedPage | null>;
};

const HOME: PageMeta = {
  title: 'Kilele: where founders and investors in emerging markets meet',
  description:
    'Find each other, check each other and close: explained matching, directories and tools whose maths you can check by hand.',
};

const SCREENS: readonly ScreenMeta[] = [
  {
    path: /^\/startups$/,
    meta: {
      title: 'Discover Startups',
      description: 'Startups in emerging markets, by sector, region, stage and country.',
    },
  },
  {
    path: /^\/investors$/,
    meta: {
      title: 'Connect with Investors',
      description: 'Angels, funds and institutions that back emerging markets, by what they look for.',
    },
  },
  {
    path: /^\/ai-insights$/,
    meta: {
      title: 'AI Insights',
      description:
        'Matching, document and market analysis that quotes its evidence, with definitions anybody can check.',
    },
  },
  {
    path: /^\/startups\/new$/,
    meta: { title: 'Create Your Startup Profile', description: 'Publish your startup where investors look.' },
  },
  { path: /^\/sign-in$/, meta: { title: 'Sign in', description: 'Sign in to Kilele.' } },
  { path: /^\/sign-up$/, meta: { title: 'Sign up', description: 'Join Kilele: free to start.' } },
  { path: /^\/reset-password$/, meta: { title: 'New password', description: 'A new password for Kilele.' } },
  { path: /^\/set-up$/, meta: { title: 'Set up', description: 'Who runs this instance.' } },
  { path: /^\/network$/, meta: { title: 'Professional Network' } },
  { path: /^\/dashboard$/, meta: { title: 'Dashboard' } },
  { path: /^\/messages$/, meta: { title: 'Messages' } },
  { path: /^\/introductions$/, meta: { title: 'Introductions' } },
  { path: /^\/onboarding$/, meta: { title: 'Welcome' } },
  { path: /^\/financial(-tools)?$/, meta: { title: 'Financial Tools' } },
  {
    path: /^\/(advanced-)?analytics$/,
    meta: {
      title: 'Analytics',
      description:
        'Startups, investors, deals and funding of emerging markets by sector and country, on a map, from rows.',
    },
  },
  {
    path: /^\/analytics\/rounds$/,
    meta: {
      title: 'Funding rounds',
      description: 'Rounds of startups in emerging markets, each with its source.',
    },
  },
  { path: /^\/portfolio\/deal-flow$/, meta: { title: 'Deal Flow' } },
  { path: /^\/firm(\/join\/[^/]+)?$/, meta: { title: 'Your firm' } },
  { path: /^\/portfolio(\/company\/[1-9]\d{0,9})?$/, meta: { title: 'Portfolio' } },
  { path: /^\/matching$/, meta: { title: 'Your matches' } },
  {
    path: /^\/matching\/accuracy$/,
    meta: {
      title: 'How accurate the matches are',
      description:
        'How well the scores of Kilele rank investors, measured on real rounds, and what they never use.',
    },
  },
  { path: /^\/profile$/, meta: { title: 'Profile' } },
  { path: /^\/people\/[^/]+$/, meta: { title: 'Profile of a member' } },
  { path: /^\/documents\/[1-9]\d{0,9}$/, meta: { title: 'Document' } },
  { path: /^\/notifications$/, meta: { title: 'Inbox' } },
  { path: /^\/unsubscribe$/, meta: { title: 'The daily digest' } },
  { path: /^\/admin\/(outbox|matching|rounds)$/, meta: { title: 'Administration' } },
  { path: /^\/settings(\/|$)/, meta: { title: 'Settings' } },
  { path: /^\/invitations\//, meta: { title: 'Invitation' } },
  { path: /^\/startups\/([1-9]\d{0,9})(?:\/edit)?$/, meta: startupMeta },
  { path: /^\/investors\/([1-9]\d{0,9})(?:\/edit)?$/, meta: investorMeta },
  ...features.flatMap(({ pages }) => pages ?? []),
];

const NOT_FOUND: PageMeta = { title: 'Page Not Found · Kilele', description: HOME.description, found: false };

async function startupMeta({ db }: Process, id: number): Promise<PageMeta | null> {
  const row = await db
    .selectFrom('visibleStartups')
    .select(['name', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { title: `${row.name} · Kilele`, description: row.description.slice(0, 200) } : null;
}

async function investorMeta({ db }: Process, id: number): Promise<PageMeta | null> {
  const row = await db
    .selectFrom('visibleInvestors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(['u.name', 'i.investmentThesis'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row ? { title: `${row.name} · Kilele`, description: row.investmentThesis.slice(0, 200) } : null;
}

async function meta(path: string, services: Process, member: Member | null): Promise<PageMeta> {
  if (path === '/') return HOME;
  if (path.startsWith('/admin/') && !member?.isAdmin) return NOT_FOUND;
  for (const screen of SCREENS) {
    const match = screen.path.exec(path);
    if (!match) continue;
    if (typeof screen.meta !== 'function')
      return { description: HOME.description, ...screen.meta, title: `${screen.meta.title} · Kilele` };
    const id = Number(match[1]);
    return (id <= LARGEST_ID && (await screen.meta(services, id))) || NOT_FOUND;
  }
  return NOT_FOUND;
}

async function countRows({ db }: Process): Promise<LandingProps> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('visibleStartups')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('isDemo', '=', false)
        .as('startups'),
      eb
        .selectFrom('visibleInvestors')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('isDemo', '=', false)
        .as('investors'),
      eb
        .selectFrom('visibleStartups')
        .select((e) => e.fn.count<number>('country').distinct().as('n'))
        .where('isDemo', '=', false)
        .as('countries'),
    ])
    .executeTakeFirst();
  return { startups: row?.startups ?? 0, investors: row?.investors ?? 0, countries: row?.countries ?? 0 };
}

const FRESH_MS = MINUTE_MS;
/** A process that works for more of its time than this leaves it to the browser to draw. */
const BUSY_FRACTION = 0.9;

/**
 * The screens' words for search engines, and pages made ahead: the landing page's counts are at most a minute old.
 * `workedFraction` is how much of its last second this process worked, 0–1.
 */
export function createPages(dist: string, workedFraction: () => number): PageSource {
  const bundle = join(dist, 'server', 'prerender.js');
  let prerenderer: Promise<Prerenderer> | null = null;
  let made: { at: number; page: PrerenderedPage } | null = null;
  return {
    meta,
    person: personOf,
    async prerender(address, ask, services) {
      if (!existsSync(bundle)) return null;
      prerenderer ??= import(pathToFileURL(bundle).href) as Promise<Prerenderer>;
      const { prerenderLanding, prerenderScreen } = await prerenderer;
      if (address.split('?')[0] !== '/')
        return workedFraction() > BUSY_FRACTION ? null : prerenderScreen(address, ask);
      const at = services.now().getTime();
      if (!made || at - made.at >= FRESH_MS)
        made = { at, page: await prerenderLanding(await countRows(services)) };
      return made.page;
    },
  };
}
