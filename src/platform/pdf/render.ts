import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { bytesOf } from './given-pdf.ts';
import { binsOf, type Bitmap, type TextPicture, textPicture } from './page-picture.ts';

/** A page of text in few colours, or anything else as it is; both are to be packed elsewhere. */
export type RenderedPage =
  | ({ readonly number: number; readonly kind: 'text' | 'picture' } & Bitmap)
  | { readonly number: number; readonly kind: 'failed' };

/** Pixels of a page that stands, and of one that lies, such as a slide. */
const AREA = { standing: 1_250_000, lying: 950_000 } as const;
const LONGEST_SIDE = 2_600;
/**
 * From the best to the smallest; the first that is small enough is taken: most pages are in sight within a second of 400
 * kbit/s, and none becomes too small to read for it. Before the mark, which takes up to 8 kB.
 */
const STEPS = [
  { scale: 1, colours: [8, 4], mostBytes: 24_500 },
  { scale: 0.85, colours: [8, 4, 2], mostBytes: 31_000 },
  { scale: 0.7, colours: [8, 4, 2], mostBytes: 31_000 },
  { scale: 0.6, colours: [8], mostBytes: 31_000 },
] as const;

let started: Promise<PDFiumLibrary> | undefined;

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  started ??= PDFiumLibrary.init();
  return (await started).loadDocument(bytes);
}

type Points = { readonly originalWidth: number; readonly originalHeight: number };

function pixelsOf({ originalWidth: width, originalHeight: height }: Points, part: number) {
  const area = height > width ? AREA.standing : AREA.lying;
  const fit = Math.sqrt(area / (width * height));
  const scale = Math.min(fit, LONGEST_SIDE / Math.max(width, height)) * part;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Nothing of the file is run: no form is built, and the library has no scripts. */
async function draw(pdf: PDFiumDocument, number: number, part: number): Promise<Bitmap | null> {
  const size = pdf.getPage(number - 1).getOriginalSize();
  if (!(size.originalWidth > 0 && size.originalHeight > 0)) return null;
  const { width, height } = pixelsOf(size, part);
  const { data } = await pdf.getPage(number - 1).render({ width, height, render: 'bitmap' });
  return { width, height, data };
}

async function renderPage(pdf: PDFiumDocument, number: number): Promise<RenderedPage> {
  let smallest: TextPicture | null = null;
  for (const { scale, colours, mostBytes } of STEPS) {
    const bitmap = await draw(pdf, number, scale);
    if (bitmap === null) return { number, kind: 'failed' };
    const bins = binsOf(bitmap);
    for (const most of colours) {
      const text = textPicture(bitmap, bins, most);
      if (text === null && smallest === null) return { number, kind: 'picture', ...bitmap };
      if (text === null || text.bytes >= (smallest?.bytes ?? Infinity)) continue;
      smallest = text;
      if (text.bytes <= mostBytes) return { number, kind: 'text', ...text.bitmap };
    }
  }
  return smallest ? { number, kind: 'text', ...smallest.bitmap } : { number, kind: 'failed' };
}

/** Draws pages of a PDF until `budgetMs` are over, at least one. Runs beside the server. */
export async function renderPages({
  pdf: given,
  pages,
  budgetMs,
}: {
  readonly pdf: Uint8Array | string;
  readonly pages: readonly number[];
  readonly budgetMs: number;
}): Promise<RenderedPage[]> {
  const startedAt = performance.now();
  const pdf = await open(bytesOf(given));
  try {
    const drawn: RenderedPage[] = [];
    for (const number of pages) {
      if (drawn.length > 0 && performance.now() - startedAt > budgetMs) break;
      drawn.push(
        number > pdf.getPageCount()
          ? { number, kind: 'failed' }
          : await renderPage(pdf, number).catch(() => ({ number, kind: 'failed' as const })),
      );
    }
    return drawn;
  } finally {
    pdf.destroy();
  }
}

/** A page as its shades, a byte a pixel; null for one that has no size or is not there. Runs beside the server. */
export async function drawGray({
  pdf: given,
  page,
}: {
  readonly pdf: Uint8Array | string;
  readonly page: number;
}): Promise<Bitmap | null> {
  const pdf = await open(bytesOf(given));
  try {
    if (page > pdf.getPageCount()) return null;
    const size = pdf.getPage(page - 1).getOriginalSize();
    if (!(size.originalWidth > 0 && size.originalHeight > 0)) return null;
    const { width, height } = pixelsOf(size, 1);
    const { data } = await pdf
      .getPage(page - 1)
      .render({ width, height, render: 'bitmap', colorSpace: 'Gray' });
    return { width, height, data };
  } finally {
    pdf.destroy();
  }
}

/** Where the mark is on a picture of this size: a byte a pixel, dark where it is. Runs beside the server. */
export async function drawMask({
  mark,
  width,
  height,
}: {
  readonly mark: Uint8Array;
  readonly width: number;
  readonly height: number;
}): Promise<Uint8Array> {
  const pdf = await open(mark);
  try {
    const { data } = await pdf.getPage(0).render({ width, height, render: 'bitmap', colorSpace: 'Gray' });
    return data;
  } finally {
    pdf.destroy();
  }
}
