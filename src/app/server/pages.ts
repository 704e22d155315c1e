import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { personOf } from '#features/accounts/server/own-account.ts';
import type { Member, Services } from '#shared/server/context.ts';
import type { Ask, PrerenderedPage } from '#shared/contract/prerendered-page.ts';
import type { PageMeta, PageSource } from '#shared/server/pages.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

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

const SCREENS: readonly (readonly [RegExp, string, string])[] = [
  [
    /^\/startups$/,
    'Discover Startups',
    'Startups in emerging markets, by sector, region, stage and country.',
  ],
  [
    /^\/investors$/,
    'Connect with Investors',
    'Angels, funds and institutions that back emerging markets, by what they look for.',
  ],
  [
    /^\/jobs$/,
    'Jobs & Opportunities',
    'Jobs at startups in emerging markets, co-founders to build with, operators and advisors.',
  ],
  [
    /^\/ai-insights$/,
    'AI Insights',
    'Matching, document and market analysis that quotes its evidence, with definitions anybody can check.',
  ],
  [/^\/startups\/new$/, 'Create Your Startup Profile', 'Publish your startup where investors look.'],
  [/^\/sign-in$/, 'Sign in', 'Sign in to Kilele.'],
  [/^\/sign-up$/, 'Sign up', 'Join Kilele: free to start.'],
  [/^\/reset-password$/, 'New password', 'A new password for Kilele.'],
  [/^\/network$/, 'Professional Network', HOME.description],
  [/^\/dashboard$/, 'Dashboard', HOME.description],
  [/^\/messages$/, 'Messages', HOME.description],
  [/^\/introductions$/, 'Introductions', HOME.description],
  [/^\/onboarding$/, 'Welcome', HOME.description],
  [/^\/financial(-tools)?$/, 'Financial Tools', HOME.description],
  [
    /^\/(advanced-)?analytics$/,
    'Analytics',
    'Startups, investors, deals and funding of emerging markets by sector and country, on a map, from rows.',
  ],
  [
    /^\/analytics\/rounds$/,
    'Funding rounds',
    'Rounds of startups in emerging markets, each with its source.',
  ],
  [/^\/portfolio\/deal-flow$/, 'Deal Flow', HOME.description],
  [/^\/firm(\/join\/[^/]+)?$/, 'Your firm', HOME.description],
  [/^\/portfolio(\/company\/[1-9]\d{0,9})?$/, 'Portfolio', HOME.description],
  [/^\/matching$/, 'Your matches', HOME.description],
  [
    /^\/matching\/accuracy$/,
    'How accurate the matches are',
    'How well the scores of Kilele rank investors, measured on real rounds, and what they never use.',
  ],
  [/^\/profile$/, 'Profile', HOME.description],
  [/^\/people\/[^/]+$/, 'Profile of a member', HOME.description],
  [/^\/documents\/[1-9]\d{0,9}$/, 'Document', HOME.description],
  [/^\/notifications$/, 'Inbox', HOME.description],
  [/^\/unsubscribe$/, 'The daily digest', HOME.description],
  [
    /^\/admin\/(outbox|matching|rounds|moderation(\/([1-9]\d{0,9}|record))?)$/,
    'Administration',
    HOME.description,
  ],
  [/^\/settings(\/|$)/, 'Settings', HOME.description],
  [/^\/invitations\//, 'Invitation', HOME.description],
];

type Named = (services: Services, id: number) => Promise<PageMeta | null>;

const NAMED: readonly (readonly [RegExp, Named])[] = [
  [/^\/startups\/([1-9]\d{0,9})(?:\/edit)?$/, startupMeta],
  [/^\/investors\/([1-9]\d{0,9})(?:\/edit)?$/, investorMeta],
  [/^\/jobs\/([1-9]\d{0,9})$/, jobMeta],
];

const NOT_FOUND: PageMeta = { title: 'Page Not Found · Kilele', description: HOME.description, found: false };
const MAX_ID = 2_147_483_647;

async function startupMeta({ db }: Services, id: number): Promise<PageMeta | null> {
  const row = await db
    .selectFrom('visibleStartups')
    .select(['name', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { title: `${row.name} · Kilele`, description: row.description.slice(0, 200) } : null;
}

async function investorMeta({ db }: Services, id: number): Promise<PageMeta | null> {
  const row = await db
    .selectFrom('visibleInvestors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(['u.name', 'i.investmentThesis'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  return row ? { title: `${row.name} · Kilele`, description: row.investmentThesis.slice(0, 200) } : null;
}

/** What anybody may read: not drafts, withdrawn or hidden posts. */
async function jobMeta({ db }: Services, id: number): Promise<PageMeta | null> {
  const row = await db
    .selectFrom('jobPosts')
    .select(['title', 'location', 'description'])
    .where('id', '=', id)
    .where('isHidden', '=', false)
    .where('status', '<>', 'draft')
    .where((eb) => eb.or([eb('closeReason', 'is', null), eb('closeReason', '=', 'filled')]))
    .executeTakeFirst();
  return row
    ? { title: `${row.title}, ${row.location} · Kilele`, description: row.description.slice(0, 200) }
    : null;
}

async function meta(path: string, services: Services, member: Member | null): Promise<PageMeta> {
  if (path === '/') return HOME;
  if (path.startsWith('/admin/') && !member?.isAdmin) return NOT_FOUND;
  for (const [pattern, metaOf] of NAMED) {
    const id = Number(pattern.exec(path)?.[1]);
    if (!id || id > MAX_ID) continue;
    return (await metaOf(services, id)) ?? NOT_FOUND;
  }
  const screen = SCREENS.find(([pattern]) => pattern.test(path));
  return screen ? { title: `${screen[1]} · Kilele`, description: screen[2] } : NOT_FOUND;
}

async function countRows({ db }: Services): Promise<LandingProps> {
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
