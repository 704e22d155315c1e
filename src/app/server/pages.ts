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
  readonly prerenderScreen: (
    address: string,
    ask: Ask,
    user: ReturnType<typeof personOf> | null,
  ) => Promise<PrerenderedPage | null>;
  readonly prerenderShell: (path: string) => Promise<PrerenderedPage | null>;
  readonly screenWords: (path: string) => ScreenWords | null;
};

/** What the table of screens says of one: its route, its name, and whether it is for admins. */
type ScreenWords = {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly adminsOnly?: true;
};

const HOME: PageMeta = {
  title: 'Kilele: where founders and investors in emerging markets meet',
  description:
    'Find each other, check each other and close: explained matching, directories and tools whose maths you can check by hand.',
};

const NAMED: readonly ScreenMeta[] = [
  { path: '/startups/:id', meta: startupMeta },
  { path: '/startups/:id/edit', meta: startupMeta },
  { path: '/investors/:id', meta: investorMeta },
  { path: '/investors/:id/edit', meta: investorMeta },
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

/** The number in an address, where the route has `:id`: 7 in `/startups/7/edit`; 0 for what is no number of anything. */
function idIn(path: string, route: string): number {
  const part = path.split('/')[route.split('/').indexOf(':id')] ?? '';
  const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0;
  return id <= LARGEST_ID ? id : 0;
}

/** What a screen is called, or what is called by its number; nothing where this person is not to know of it. */
async function metaOf(path: string, screen: ScreenWords | null, services: Process, member: Member | null) {
  if (screen === null || (screen.adminsOnly === true && !member?.isAdmin)) return NOT_FOUND;
  const named = NAMED.find((each) => each.path === screen.path);
  if (named) {
    const id = idIn(path, screen.path);
    return (id > 0 && (await named.meta(services, id))) || NOT_FOUND;
  }
  return { title: `${screen.title} · Kilele`, description: screen.description ?? HOME.description };
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

/** All that answers to visitors are made from. */
const VISITORS_TOPICS = [
  ...new Set(
    features
      .flatMap(({ routes }) => routes.flatMap(({ handlers }) => Object.values(handlers)))
      .flatMap(({ keeping }) => keeping?.topics ?? []),
  ),
];

const FRESH_MS = MINUTE_MS;
/** A process that works for more of its time than this leaves it to the browser to draw. */
const BUSY_FRACTION = 0.9;

/**
 * The screens' words for search engines, and pages made ahead: the landing page's counts are at most a minute old.
 * `workedFraction` is how much of its last second this process worked, 0–1.
 */
export function createPages(dist: string, workedFraction: () => number): PageSource {
  const bundle = join(dist, 'server', 'prerender.js');
  let loaded: Promise<Prerenderer> | null = null;
  let made: { at: number; page: PrerenderedPage } | null = null;
  const load = async (): Promise<Prerenderer | null> => {
    if (!existsSync(bundle)) return null;
    loaded ??= import(pathToFileURL(bundle).href) as Promise<Prerenderer>;
    return loaded;
  };
  return {
    async meta(path, services, member) {
      const screens = path === '/' ? null : await load();
      return screens === null ? HOME : metaOf(path, screens.screenWords(path), services, member);
    },
    topics: VISITORS_TOPICS,
    person: personOf,
    async shell(path) {
      return (await load())?.prerenderShell(path) ?? null;
    },
    async prerender(address, ask, services, member) {
      const prerenderer = await load();
      if (prerenderer === null) return null;
      const { prerenderLanding, prerenderScreen } = prerenderer;
      if (member !== null || address.split('?')[0] !== '/') {
        const user = member === null ? null : personOf(member);
        return workedFraction() > BUSY_FRACTION ? null : prerenderScreen(address, ask, user);
      }
      const at = services.now().getTime();
      if (!made || at - made.at >= FRESH_MS)
        made = { at, page: await prerenderLanding(await countRows(services)) };
      return made.page;
    },
  };
}
