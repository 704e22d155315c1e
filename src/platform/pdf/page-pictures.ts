import { readFileSync } from 'node:fs';
import { createSideProcess, type SideProcess } from '../jobs/side-process.ts';
import type { markFile } from './mark-file.ts';
import { burnMark } from './page-picture.ts';
import type { drawMask, RenderedPage, renderPages } from './render.ts';
import { typesetPdf } from './typeset.ts';

/** A page as it is kept and shown, a WebP: lossless where it is text. */
export type PagePicture = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

const RENDERER = new URL('./render.ts', import.meta.url);
const FILE_MARKER = new URL('./mark-file.ts', import.meta.url);
const TEMPLATE = readFileSync(new URL('./mark.typ', import.meta.url), 'utf8');
const BUDGET_MS = 2_000;
const PACKING = { text: { lossless: true, effort: 1 }, picture: { quality: 55, effort: 4 } } as const;
const MARK_OPACITY = 0.26;

/** Beside the one that reads documents, so that a long file there holds up nobody who turns a page. */
export const pictureProcess: SideProcess = createSideProcess({ timeMs: 8_000 });

/** Loaded with the first page: it takes eight megabytes. */
const loadSharp = async () => (await import('sharp')).default;

const withBounds = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function pictureOf(page: RenderedPage): Promise<PagePicture | null> {
  if (page.kind === 'failed') return null;
  const { width, height, kind } = page;
  const sharp = await loadSharp();
  const bytes = await sharp(withBounds(page.data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp(PACKING[kind])
    .toBuffer();
  return { bytes, width, height };
}

/** https://developers.google.com/speed/webp/docs/riff_container: the kind of a WebP's only chunk. */
const kindOf = ({ bytes }: PagePicture): 'text' | 'picture' =>
  withBounds(bytes).toString('latin1', 12, 16) === 'VP8L' ? 'text' : 'picture';

/** A PDF, or where it is on this machine, so that only the process beside the server holds it. */
type Pdf = Uint8Array | string;

/**
 * Pictures of pages of a PDF, by number from 1: as many of those asked for as a moment allows, at least one. Null is a
 * page that cannot be drawn. What overruns its limits throws `SideProcessError`.
 */
export async function drawPages(
  pdf: Pdf,
  pages: readonly number[],
  rank: 'member' | 'background',
): Promise<Map<number, PagePicture | null>> {
  const task = { module: RENDERER, name: 'renderPages' };
  const input = { pdf, pages, budgetMs: BUDGET_MS };
  const drawn = await pictureProcess.run<typeof renderPages>(task, input, rank);
  const pictures = new Map<number, PagePicture | null>();
  for (const page of drawn) pictures.set(page.number, await pictureOf(page));
  return pictures;
}

type Sheet = { readonly width: number; readonly height: number };

/** A page of nothing but a text that slants over it. */
const markSheet = (text: string, { width, height }: Sheet, opacity: number): Promise<Buffer> =>
  typesetPdf(TEMPLATE, { text, width, height, opacity, size: Math.sqrt(width * height) / 40 });

/** Where a text is burnt into a picture of this size. */
async function maskOf(text: string, { width, height }: Sheet): Promise<Uint8Array> {
  const mark = await markSheet(text, { width, height }, 1);
  const task = { module: RENDERER, name: 'drawMask' };
  return pictureProcess.run<typeof drawMask>(task, { mark, width, height }, 'member');
}

/** The same picture with a text burnt in. */
export async function markPicture(picture: PagePicture, text: string): Promise<Uint8Array> {
  const { width, height } = picture;
  const sharp = await loadSharp();
  const [mask, pixels] = await Promise.all([
    maskOf(text, picture),
    sharp(picture.bytes).removeAlpha().raw().toBuffer(),
  ]);
  burnMark(pixels, mask);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp(PACKING[kindOf(picture)])
    .toBuffer();
}

const A4 = { short: 595, long: 842 } as const;

/** A PDF with a text over each of its pages and its scripts taken out; null where that cannot be done. */
export async function markPdf(pdf: Pdf, text: string): Promise<Uint8Array | null> {
  const [standing, lying] = await Promise.all([
    markSheet(text, { width: A4.short, height: A4.long }, MARK_OPACITY),
    markSheet(text, { width: A4.long, height: A4.short }, MARK_OPACITY),
  ]);
  const task = { module: FILE_MARKER, name: 'markFile' };
  return pictureProcess.run<typeof markFile>(task, { pdf, standing, lying }, 'member');
}
