import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './unreadable.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const OPTIONS = {
  // Text only: nothing of the file is run, no form is built, no picture is decoded, no address is fetched.
  isEvalSupported: false,
  enableXfa: false,
  disableAutoFetch: true,
  useSystemFonts: false,
  maxImageSize: 0,
  verbosity: 0,
};

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The library refuses a Buffer, and takes the bytes it is given for its own.
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Unreadable('This PDF is protected with a password. Save it without one and send it again.');
    throw new Unreadable('This PDF is damaged and cannot be opened.');
  }
}

async function pageText(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    // One broken page is one without text; the others are still worth reading.
    return '';
  }
}

/** The text of the first `mostRead` pages; a file of more than `mostPages` is refused. */
export async function readPdf(
  bytes: Uint8Array,
  mostPages: number,
  mostRead: number,
): Promise<{ pages: string[]; pageCount: number }> {
  const pdf = await open(bytes);
  try {
    const { numPages } = pdf;
    if (numPages > mostPages) {
      const count = numPages.toLocaleString('en-US');
      throw new Unreadable(
        `This PDF has ${count} pages. The limit is ${mostPages.toLocaleString('en-US')}; upload only the part that matters.`,
      );
    }
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(numPages, mostRead); number += 1)
      pages.push(await pageText(pdf, number));
    return { pages, pageCount: numPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
