import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createSideProcess, type SideProcess } from '../jobs/side-process.ts';
import type { markFile } from './mark-file.ts';
import type { burnMark, drawMask, RenderedPage, renderPages } from './render.ts';
import { typesetPdf } from './typeset.ts';

/** A page as it is kept: a PNG of text, or a photograph. */
export type PagePicture = {
  readonly type: 'image/png' | 'image/webp';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

const RENDERER = new URL('./render.ts', import.meta.url);
const FILE_MARKER = new URL('./mark-file.ts', import.meta.url);
const TEMPLATE = readFileSync(new URL('./mark.typ', import.meta.url), 'utf8');
const BUDGET_MS = 2_000;
const WEBP = { quality: 55, effort: 4 } as const;
const MARK_OPACITY = 0.26;

/** Beside the one that reads documents, so that a long file there holds up nobody who turns a page. */
export const pictureProcess: SideProcess = createSideProcess({ timeMs: 8_000 });

const withBounds = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function pictureOf(page: RenderedPage): Promise<PagePicture | null> {
  if (page.kind === 'failed') return null;
  if (page.kind === 'text') {
    const bytes = withBounds(page.png);
    return { type: 'image/png', bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const { width, height } = page;
  const bytes = await sharp(withBounds(page.data), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp(WEBP)
    .toBuffer();
  return { type: 'image/webp', bytes, width, height };
}

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
  typesetPdf(TEMPLATE, { text, width, height, opacity, size: Math.sqrt(width * height) / 48 });

/** The same picture with a text burnt in. */
export async function markPicture(picture: PagePicture, text: string): Promise<Uint8Array> {
  const { width, height, bytes, type } = picture;
  const mark = await markSheet(text, picture, 1);
  if (type === 'image/png')
    return pictureProcess.run<typeof burnMark>(
      { module: RENDERER, name: 'burnMark' },
      { png: bytes, mark },
      'member',
    );
  const task = { module: RENDERER, name: 'drawMask' };
  const mask = await pictureProcess.run<typeof drawMask>(task, { mark, width, height }, 'member');
  const alpha = withBounds(mask).map((dark) => Math.round((255 - dark) * MARK_OPACITY));
  const ink = { create: { width, height, channels: 3, background: '#143c5a' } } as const;
  const over = await sharp(ink)
    .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return sharp(bytes)
    .composite([{ input: over }])
    .webp(WEBP)
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
