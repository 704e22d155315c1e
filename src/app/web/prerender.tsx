import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { standingsAddress, targetIn } from '#features/introductions/web/standing.ts';
import type { Ask, PrerenderedPage, CachedAnswer } from '#shared/contract/prerendered-page.ts';
import { fillPath, queryString } from '#shared/web/api-client.ts';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey, type CurrentUser } from '#shared/web/session.ts';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { App } from './app.tsx';
import type { LandingCounts } from './boot.ts';
import { MEMBER_GRID } from './frames.ts';
import { mayOpen, type Screen } from './screen.ts';
import { SCREEN_DESCRIPTIONS } from './screen-descriptions.ts';
import { screenAt } from './screens.ts';
import { LandingPage } from '../pages/landing-page.tsx';

const HEADING_PLACE = 'the heading';

/** What a part shown after the first answers may still ask for. */
const MOST_ROUNDS = 3;

function cacheOf(user: CurrentUser | null): QueryClient {
  const cache = makeQueryClient();
  cache.setQueryData(currentUserKey, user);
  return cache;
}

/** Nothing of it comes later: parts that arrive by script would need one in the page. */
async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

const drawApp = (cache: QueryClient, address: string, counts: LandingCounts | null): Promise<string> =>
  markupOf(<App cache={cache} ssrPath={address} counts={counts} landing={LandingPage} />);

/**
 * What a member sees until their screen is there: its heading over the shape of what comes, in the place of all that. There
 * is nothing in it to press, which would have to be guessed again, and it is not read out, since the screen follows. Empty
 * where the screen has no heading yet.
 */
async function shellOf(html: string): Promise<string> {
  const [heading] = /<h1[^>]*>.*?<\/h1>/s.exec(html) ?? [];
  if (heading === undefined) return '';
  const shape = await markupOf(
    <div aria-hidden="true" className={MEMBER_GRID}>
      <div className="bg-sunk hidden h-dvh border-r md:block" />
      <div className="min-w-0">
        <div className="h-13 border-b" />
        <div className="frame">
          <div className="mb-4">{HEADING_PLACE}</div>
          <SkeletonCards count={3} />
        </div>
      </div>
    </div>,
  );
  return shape.replace(HEADING_PLACE, () => heading.replace(' tabindex="-1"', ''));
}

/** What the screen at a path is called and for whom it is; null where there is none. The server's pages are named by it. */
export function screenWords(path: string) {
  const screen = screenAt(path);
  if (screen === undefined) return null;
  const { path: route, title, adminsOnly } = screen;
  return { path: route, title, description: SCREEN_DESCRIPTIONS[route], adminsOnly };
}

/** The markup of `#root` for a visitor at `/`; the browser takes it over with the same counts. */
export async function prerenderLanding(counts: LandingCounts | null): Promise<PrerenderedPage> {
  return { html: await drawApp(cacheOf(null), '/', counts), boot: { landing: counts } };
}

/** Keys of the calls that the screen made and nobody has answered yet. */
function unanswered(cache: QueryClient): (readonly unknown[])[] {
  return cache
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && isAsked(options))
    .map(({ queryKey }) => queryKey);
}

/** A call that waits for something has `enabled: false`. The cache holds this option, although its type does not declare it. */
function isAsked(options: object): boolean {
  return !('enabled' in options) || options.enabled !== false;
}

async function answerTo(key: readonly unknown[], ask: Ask): Promise<CachedAnswer | null> {
  const [call, params, query, kind] = key;
  if (typeof call !== 'string' || !call.startsWith('GET /')) return null;
  const answer = await ask(fillPath(call.slice('GET '.length), params) + queryString(query));
  if (answer === null) return null;
  return [
    key,
    kind === 'list' ? { items: answer.body, total: answer.total, isCapped: answer.isCapped } : answer.body,
  ];
}

/** How a member stands with all whom a screen shows is one call, as it is in the browser. */
async function standingsFor(
  keys: readonly (readonly unknown[])[],
  ask: Ask,
): Promise<readonly (readonly [readonly unknown[], CachedAnswer | null])[]> {
  const targets = keys.flatMap((key) => targetIn(key) ?? []);
  const answer = targets.length === 0 ? null : await ask(standingsAddress(targets));
  const known = new Map(
    asStandings(answer?.body ?? []).map((standing) => [standing.target, standing] as const),
  );
  return keys.map((key) => {
    const standing = known.get(targetIn(key) ?? '');
    return [key, standing === undefined ? null : [key, standing]] as const;
  });
}

/** Holds because our own server answers so. */
const asStandings = (body: unknown) => body as readonly { readonly target: string }[];

/** The shell alone, by the name of the screen: for a member whose screen could not be drawn in time. */
export async function prerenderShell(path: string): Promise<PrerenderedPage | null> {
  const screen = screenAt(path === '/' ? '/dashboard' : path);
  if (screen === undefined || screen.savedOnLeaving === true) return null;
  const heading = await markupOf(<h1>{screen.title}</h1>);
  return { html: await shellOf(heading), boot: { isShell: true }, route: screen.path };
}

/** The screen that the server draws at an address for this person: each of a member, for visitors those that say so. */
function drawnScreen(address: string, user: CurrentUser | null): Screen | null {
  const path = address.split('?')[0] ?? '';
  const screen = screenAt(path === '/' && user !== null ? '/dashboard' : path);
  if (screen === undefined || screen.savedOnLeaving === true || !mayOpen(screen, user)) return null;
  return user !== null || screen.prerendered === true ? screen : null;
}

/** When the page's application is fetched: with the page, unless its screen says otherwise. */
const wakeOf = ({ wakesOnTouch }: Screen) => (wakesOnTouch === undefined ? {} : { wakesOnTouch });

/**
 * A screen as this person sees it, with the answers it shows; `user` null for a visitor. Null where the browser draws it:
 * for screens that are not made ahead, and for visitors where an answer is missing, since the browser knows how to say so
 * and to try again. A member is sent the shell and the answers: they act on what they see, so they see the rest when it
 * answers to them; the browser draws it at once, and asks for what is missing.
 */
export async function prerenderScreen(
  address: string,
  ask: Ask,
  user: CurrentUser | null,
): Promise<PrerenderedPage | null> {
  const screen = drawnScreen(address, user);
  if (screen === null) return null;
  const cache = cacheOf(user);
  const answers: CachedAnswer[] = [];
  const missing = new Set<string>();
  let html = '';
  let isWhole = false;
  for (let round = 0; round < MOST_ROUNDS && !isWhole; round += 1) {
    html = await drawApp(cache, address, null);
    const keys = unanswered(cache).filter((key) => !missing.has(JSON.stringify(key)));
    isWhole = keys.length === 0;
    const [single, standings] = [
      keys.filter((key) => targetIn(key) === null),
      keys.filter((key) => targetIn(key) !== null),
    ];
    const found = await Promise.all([
      ...single.map(async (key) => [[key, await answerTo(key, ask)] as const]),
      standingsFor(standings, ask),
    ]);
    for (const [key, answer] of found.flat()) {
      if (answer === null && user === null) return null;
      if (answer === null) missing.add(JSON.stringify(key));
      else {
        answers.push(answer);
        cache.setQueryData(answer[0], answer[1]);
      }
    }
  }
  if (user !== null) {
    const shell = await shellOf(html);
    return { html: shell, boot: { answers, isShell: true }, route: screen.path };
  }
  return isWhole ? { html, boot: { answers, ...wakeOf(screen) }, route: screen.path } : null;
}
