// Keeps what a member has seen, to be read without a line: of one release and one person. The page says that it is from before.
import { KEPT_FOR, mayBeKept } from '#shared/contract/kept-for.ts';

/** The build writes here what it was made from: what a former release answered is nothing for this one's screens. */
declare const RELEASE: string;

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Asking = Waiting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Told = Waiting & { readonly data: readonly string[] };
type Worker = {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown, transfer: readonly []): void }[]>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
};
/** Holds because this file runs as a service worker alone, whose types and those of a page exclude each other. */
const worker = globalThis as unknown as Worker;

const FILES = 'files';
const MOST_FILES = 400;
const MOST_SEEN = 200;
const SEEN = 'seen ';
const OF_THIS_RELEASE = `${SEEN}${RELEASE} `;
const isPage = ({ mode }: Request) => mode === 'navigate';

/** Whose answers are kept. Each change of it is a turn: an answer that was asked for before is not kept for whoever came after. */
let person: string | null = null;
let turn = 0;
/** Pages were told that they show what is from before. */
let isCut = false;

async function tell(message: { readonly seenAt: string } | { readonly isBack: true }): Promise<void> {
  for (const page of await worker.clients.matchAll()) page.postMessage(message, []);
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SEEN) && isForgotten(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function turnTo(next: string | null): Promise<void> {
  person = next;
  turn += 1;
  await forget((name) => name !== OF_THIS_RELEASE + next);
}

async function drop(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).slice(0, -most).map((oldest) => cache.delete(oldest)));
}

async function note(request: Request, answer: Response, askedIn: number): Promise<void> {
  const whose = answer.headers.get(KEPT_FOR);
  const [type] = (answer.headers.get('content-type') ?? '').split(';');
  // A page for a visitor says that nobody is signed in any more.
  if (answer.status === 401 || (whose === null && isPage(request) && answer.ok && type === 'text/html'))
    await turnTo(null);
  if (whose === null || (whose !== person && askedIn < turn)) return;
  if (whose !== person) await turnTo(whose);
  if (!answer.ok || (type !== 'text/html' && type !== 'application/json')) return;
  const name = OF_THIS_RELEASE + whose;
  await (await caches.open(name)).put(request.url, answer);
  if (isPage(request)) await Promise.all([drop(name, MOST_SEEN), drop(FILES, MOST_FILES)]);
  if (whose !== person) await caches.delete(name);
}

/** What is kept of an answer, marked with its day; for a page that is not, any other: the application draws what it can. */
async function seen(request: Request): Promise<Response | null> {
  for (const name of (await caches.keys()).filter((each) => each.startsWith(OF_THIS_RELEASE))) {
    const cache = await caches.open(name);
    const pages = isPage(request) ? (await cache.keys()).filter(({ url }) => !url.includes('/api/')) : [];
    const found = (await cache.match(request.url)) ?? (pages[0] && (await cache.match(pages[0])));
    if (!found) continue;
    const seenAt = new Date(found.headers.get('date') ?? 0).toISOString();
    isCut = true;
    await tell({ seenAt });
    if (!isPage(request)) return found;
    const html = (await found.text()).replace('<html', `<html data-seen-at="${seenAt}"`);
    const headers = new Headers(found.headers);
    for (const packed of ['content-encoding', 'content-length']) headers.delete(packed);
    return new Response(html, { headers });
  }
  return null;
}

async function freshOrSeen(event: Waiting, request: Request): Promise<Response> {
  const askedIn = turn;
  try {
    const answer = await fetch(request);
    if (isCut) event.waitUntil(tell({ isBack: true }));
    isCut = false;
    event.waitUntil(note(request, answer.clone(), askedIn));
    return answer;
  } catch (error) {
    const kept = await seen(request);
    if (kept === null) throw error;
    return kept;
  }
}

/** A name means the same bytes for ever. */
async function file(address: string): Promise<Response> {
  const cache = await caches.open(FILES);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer.clone());
  return answer;
}

const isFile = ({ pathname }: URL) => pathname.startsWith('/assets/') || pathname.startsWith('/files/');

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) =>
  event.waitUntil(forget((name) => !name.startsWith(OF_THIS_RELEASE)).then(() => worker.clients.claim())),
);
/** The first page was there before its worker: it names what it was made of. */
worker.addEventListener('message', (event) => {
  const addresses = event.data
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin);
  const keep = async (url: URL) =>
    isFile(url)
      ? file(url.href)
      : mayBeKept(url.pathname, !url.pathname.startsWith('/api/')) &&
        freshOrSeen(event, new Request(url.href));
  event.waitUntil(Promise.allSettled(addresses.map(keep)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === '/api/logout') event.waitUntil(turnTo(null));
  else if (isFile(url)) event.respondWith(file(request.url));
  else if (mayBeKept(url.pathname, isPage(request))) event.respondWith(freshOrSeen(event, request));
});
