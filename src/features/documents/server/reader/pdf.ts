import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type TextRun, textOfLayout } from './layout.ts';
import { type Operators, unseenText } from './pdf-unseen.ts';
import { Unreadable } from './unreadable.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

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

type Placed = TextRun & { readonly quarterTurns: number | null };

const MOST_OFF = 1;

/** The runs of a page as it is looked at: turned as the page is, off-page ones and those nobody sees left out. */
async function runsOf(page: Page, ops: Operators): Promise<{ runs: Placed[]; unseen: number }> {
  const [{ items }, painted] = await Promise.all([
    page.getTextContent({ disableNormalization: false }),
    page.getOperatorList(),
  ]);
  const { isUnseen, letters } = unseenText(painted, ops, page.view);
  const { width: pageWidth, height: pageHeight, transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  const runs: Placed[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [ta = 1, tb = 0, tc = 0, td = 1, tx = 0, ty = 0] = item.transform;
    const x = a * tx + c * ty + e;
    const y = b * tx + d * ty + f;
    const along = { x: a * ta + c * tb, y: b * ta + d * tb };
    const size = Math.hypot(a * tc + c * td, b * tc + d * td) || item.height;
    const isOff = x < -MOST_OFF || y < -MOST_OFF || x > pageWidth + MOST_OFF || y > pageHeight + MOST_OFF;
    if (isOff || isUnseen(tx, ty)) continue;
    const turns = (Math.atan2(along.y, along.x) / Math.PI) * 2;
    const whole = Math.round(turns);
    const quarterTurns = Math.abs(turns - whole) < 0.02 ? (whole + 4) % 4 : null;
    runs.push({ text: item.str, x, y, width: item.width, size, quarterTurns });
  }
  return { runs, unseen: letters };
}

/** Runs written along one side of the page, as they are read when it is turned. */
function turned({ x, y, ...run }: Placed, quarterTurns: number): TextRun {
  if (quarterTurns === 1) return { ...run, x: y, y: -x };
  if (quarterTurns === 2) return { ...run, x: -x, y: -y };
  if (quarterTurns === 3) return { ...run, x: -y, y: x };
  return { ...run, x, y };
}

/** The text of a page's runs by direction: what is written upright first, slanted words such as watermarks last. */
function textOfRuns(runs: readonly Placed[]): string {
  const texts = [0, 1, 3, 2].flatMap((quarterTurns) => {
    const own = runs.filter((run) => run.quarterTurns === quarterTurns);
    return own.length === 0 ? [] : [textOfLayout(own.map((run) => turned(run, quarterTurns)))];
  });
  const slanted = runs.filter((run) => run.quarterTurns === null).map(({ text }) => text.trim());
  return [...texts, ...(slanted.length === 0 ? [] : [slanted.join(' ')])].join('\n\n');
}

async function pageText(pdf: Pdf, number: number, ops: Operators): Promise<{ text: string; unseen: number }> {
  try {
    const page = await pdf.getPage(number);
    const { runs, unseen } = await runsOf(page, ops);
    page.cleanup();
    return { text: textOfRuns(runs), unseen };
  } catch {
    // One broken page is one without text; the others are still worth reading.
    return { text: '', unseen: 0 };
  }
}

/** Fewer letters than this are a slip of the layout, not a text that hides. */
const LEAST_HIDDEN = 12;

/**
 * The text of the first `mostRead` pages; a file of more than `mostPages` is refused. `hiddenPages` have text that
 * nobody sees, which is not read.
 */
export async function readPdf(
  bytes: Uint8Array,
  mostPages: number,
  mostRead: number,
): Promise<{ pages: string[]; pageCount: number; hiddenPages: number[] }> {
  const pdf = await open(bytes);
  const { OPS } = await getResolvedPDFJS();
  try {
    const { numPages } = pdf;
    if (numPages > mostPages) {
      const count = numPages.toLocaleString('en-US');
      throw new Unreadable(
        `This PDF has ${count} pages. The limit is ${mostPages.toLocaleString('en-US')}; upload only the part that matters.`,
      );
    }
    const pages: string[] = [];
    const hiddenPages: number[] = [];
    for (let number = 1; number <= Math.min(numPages, mostRead); number += 1) {
      const { text, unseen } = await pageText(pdf, number, OPS);
      pages.push(text);
      if (unseen >= LEAST_HIDDEN) hiddenPages.push(number);
    }
    return { pages, pageCount: numPages, hiddenPages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
