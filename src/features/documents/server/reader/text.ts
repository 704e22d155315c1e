import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { DocumentKind } from './kind.ts';
import { cleanText, partsOf, withPagesApart } from './parts.ts';
import { readDocx, readPptx } from './office.ts';
import { withColumns } from './layout.ts';
import { readPdf } from './pdf.ts';
import { readXlsx } from './sheet.ts';
import { Unreadable } from './unreadable.ts';
import { checkZip } from './zip.ts';

export const MOST_PAGES_READ = 300;
export const MOST_PAGES = 1_000;
const MOST_CHARACTERS = 2_000_000;

export type PageUnit = 'page' | 'slide' | 'sheet' | 'part';

/** A document's text, page by page; a page without a text layer is ''. `pageCount` counts also those left unread. */
export type DocumentText = {
  readonly unit: PageUnit;
  readonly pages: readonly string[];
  readonly pageCount: number;
  /** The text was longer than we read. */
  readonly isCut: boolean;
  /** Pages with text that nobody sees on them: left unread. */
  readonly hiddenPages: readonly number[];
};

export type ExtractedText =
  | { readonly text: DocumentText; readonly problem: null }
  | { readonly text: null; readonly problem: string };

export type DocumentFile = { readonly kind: DocumentKind; readonly bytes: Uint8Array };

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

type RawText = {
  unit: PageUnit;
  pages: readonly string[];
  pageCount: number;
  hiddenPages?: readonly number[];
};

async function rawText({ kind, bytes }: DocumentFile): Promise<RawText> {
  if (kind === 'pdf') return { unit: 'page', ...(await readPdf(bytes, MOST_PAGES, MOST_PAGES_READ)) };
  if (kind === 'txt') {
    const text = withPagesApart(decode(bytes).replaceAll(/\r\n?/g, '\n'));
    const parts = partsOf(text).map((part) => withColumns(part));
    return { unit: 'part', pages: parts, pageCount: parts.length };
  }
  const { unit, pages, hiddenPages } =
    kind === 'docx'
      ? { unit: 'page' as const, ...(await readDocx(bytes)) }
      : kind === 'pptx'
        ? { unit: 'slide' as const, ...(await readPptx(bytes)) }
        : { unit: 'sheet' as const, ...(await readXlsx(bytes)) };
  return { unit, pages: pages.slice(0, MOST_PAGES_READ), pageCount: pages.length, hiddenPages };
}

function withinLimit({ unit, pages, pageCount, hiddenPages = [] }: RawText): DocumentText {
  const kept: string[] = [];
  let room = MOST_CHARACTERS;
  for (const page of pages) {
    if (room <= 0 || kept.length === MOST_PAGES_READ) break;
    const text = cleanText(page.slice(0, room));
    kept.push(text);
    room -= Math.min(room, page.length);
  }
  return { unit, pages: kept, pageCount, isCut: room <= 0 || kept.length < pageCount, hiddenPages };
}

/** The sentence for a file that cannot be read; what nobody foresaw stays an error. */
async function refusable<T>(
  work: () => Promise<T>,
): Promise<{ value: T; problem: null } | { value: null; problem: string }> {
  try {
    return { value: await work(), problem: null };
  } catch (error) {
    if (error instanceof Unreadable) return { value: null, problem: error.message };
    throw error;
  }
}

/** Reads a document's text. Runs beside the server: see `sideProcess`. */
export async function readDocument(input: DocumentFile): Promise<ExtractedText> {
  const { value, problem } = await refusable(async () => withinLimit(await rawText(input)));
  if (value === null) return { text: null, problem };
  return { text: value, problem: null };
}

type FileAt = Pick<DocumentFile, 'kind'> & { readonly path: string };

/** The same of a file of this machine, which only the process beside the server holds. */
export const readDocumentAt = ({ kind, path }: FileAt): Promise<ExtractedText> =>
  readDocument({ kind, bytes: readFileSync(path) });

/** Whether a file can be opened at all, before anything of it is kept; a sentence when not. Runs beside the server. */
export async function checkDocument({ kind, bytes }: DocumentFile): Promise<string | null> {
  const { problem } = await refusable(async () => {
    if (kind === 'pdf') await readPdf(bytes, MOST_PAGES, 0);
    else if (kind === 'txt') {
      if (cleanText(decode(bytes).slice(0, MOST_CHARACTERS)) === '')
        throw new Unreadable('There is no text in this file.');
    } else await checkZip(bytes, kind);
  });
  return problem;
}

export const checkDocumentAt = ({ kind, path }: FileAt): Promise<string | null> =>
  checkDocument({ kind, bytes: readFileSync(path) });
