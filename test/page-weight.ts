import type { Page } from 'playwright-core';

/** What a browser with an empty cache fetches for a page until it has all it asks for. */
export type PageWeight = {
  /** The page itself, its files, pictures and calls. */
  readonly requests: number;
  /** As they come over the line: compressed, with headers. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** Path and bytes of each, the heaviest first. */
  readonly files: readonly { readonly path: string; readonly kind: string; readonly bytes: number }[];
};

const QUIET_MS = 1_000;
const LONGEST_MS = 60_000;

/** Opens an address in a window and weighs what comes. The window should be new, or files may come from its memory. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  const seen = new Map<string, { path: string; kind: string; bytes: number }>();
  let lastAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastAt = Date.now();
    if (!request.url.startsWith('http')) return;
    const { pathname } = new URL(request.url);
    // A redirect comes under the same number.
    const key = seen.has(requestId) ? `${requestId} ${seen.size}` : requestId;
    seen.set(key, { path: pathname, kind: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    const known = seen.get(requestId);
    if (known !== undefined) known.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'load' });
  const until = Date.now() + LONGEST_MS;
  while (Date.now() - lastAt < QUIET_MS && Date.now() < until) await page.waitForTimeout(100);
  await session.detach();
  const files = [...seen.values()].toSorted((one, other) => other.bytes - one.bytes);
  const sum = (some: readonly { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: files.length,
    scriptBytes: sum(files.filter(({ kind }) => kind === 'Script')),
    totalBytes: sum(files),
    files,
  };
}
