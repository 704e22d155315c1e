import { AppError, notFound } from '#platform/http/errors.ts';
import { SideProcessError } from '#platform/jobs/side-process.ts';
import { drawPages, markPicture, type PagePicture } from '#platform/pdf/page-pictures.ts';
import { daysAfter } from '#shared/domain/time.ts';
import type { Db, Process, Services } from '#shared/server/context.ts';
import { MOST_DRAWN_AHEAD } from '../domain/limit.ts';
import { findPicture, findPictureSizes, savePicture } from './queries-pictures.ts';

/** Where the bytes of a version are, and what they are. */
type Source = { readonly fileKey: string; readonly sha256: string };
type Drawing = { readonly db: Db; readonly services: Pick<Services, 'files' | 'now' | 'hasRoom'> };

/** A page that could not be drawn is tried again after this. */
const HOPELESS_DAYS = 1;
const BATCH = 12;
const TYPE = 'image/webp';

const busy = () =>
  new AppError('unavailable', 'Many pages are being drawn right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  });

/** Pictures of pages of a file, drawn now; one that overruns its limits cannot be drawn. */
async function draw(
  { services }: Drawing,
  { fileKey }: Source,
  pages: readonly number[],
  rank: 'member' | 'background',
): Promise<Map<number, PagePicture | null>> {
  try {
    const drawn = await services.files.withPath(fileKey, (path) => drawPages(path, pages, rank));
    if (!drawn) throw notFound();
    return drawn;
  } catch (error) {
    if (!(error instanceof SideProcessError)) throw error;
    if (error.reason === 'busy') throw busy();
    const [first] = pages;
    // Which of several it was is found out one by one.
    return pages.length === 1 && first !== undefined ? new Map([[first, null]]) : new Map();
  }
}

async function keep(
  { db, services }: Drawing,
  { sha256 }: Source,
  pictures: ReadonlyMap<number, PagePicture | null>,
): Promise<void> {
  if (!services.hasRoom()) return;
  for (const [page, picture] of pictures) {
    const key = `pictures/${sha256}/${page}.webp`;
    if (picture) await services.files.put(key, picture.bytes, TYPE);
    const file = picture && {
      key,
      contentType: TYPE,
      sizeBytes: picture.bytes.length,
      width: picture.width,
      height: picture.height,
    };
    await savePicture(db, { sha256, page, file, now: services.now() });
  }
}

/** A page as a picture, drawn once and kept; null where it cannot be drawn. */
export async function pagePicture(
  drawing: Drawing,
  source: Source,
  page: number,
): Promise<PagePicture | null> {
  const { db, services } = drawing;
  const known = await findPicture(db, source.sha256, page);
  if (known?.fileKey == null) {
    if (known && services.now() < daysAfter(known.createdAt, HOPELESS_DAYS)) return null;
  } else {
    const bytes = await services.files.get(known.fileKey);
    if (bytes) return { bytes, width: known.width ?? 1, height: known.height ?? 1 };
  }
  const drawn = await draw(drawing, source, [page], 'member');
  await keep(drawing, source, drawn);
  return drawn.get(page) ?? null;
}

/** The same with a text burnt in, which is made for one reader and kept nowhere. */
export async function markedPagePicture(picture: PagePicture, text: string): Promise<PagePicture> {
  const bytes = await markPicture(picture, text).catch((error: unknown) => {
    throw error instanceof SideProcessError ? busy() : error;
  });
  return { ...picture, bytes };
}

/** Draws what nobody has opened yet, so that screens can say what it weighs. */
export async function drawAhead(
  process: Process,
  version: Source & { readonly pageCount: number },
): Promise<void> {
  const drawing: Drawing = { db: process.db, services: process };
  const known = await findPictureSizes(process.db, version.sha256);
  const most = Math.min(version.pageCount, MOST_DRAWN_AHEAD);
  let left = Array.from({ length: most }, (_, index) => index + 1).filter((page) => !known.has(page));
  while (left.length > 0 && process.hasRoom()) {
    let drawn = await draw(drawing, version, left.slice(0, BATCH), 'background');
    // One of them overran its limits: the first of the rest is tried alone.
    if (drawn.size === 0) drawn = await draw(drawing, version, left.slice(0, 1), 'background');
    await keep(drawing, version, drawn);
    left = left.filter((page) => !drawn.has(page));
  }
}
