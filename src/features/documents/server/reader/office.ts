import { chartText } from './chart.ts';
import { relationsOf } from './relations.ts';
import { readXml, type XmlAttributes } from './xml.ts';
import { openOffice, type OfficeFile } from './zip.ts';

type Marks = {
  readonly text: string;
  readonly cell: string;
  readonly paragraph: string;
  /** What a tag stands for in the text; '\f' begins a new page. */
  readonly opens: Readonly<Record<string, string>>;
  readonly closes: Readonly<Record<string, string>>;
  /** Content to pass over: what was deleted, and the copy kept for older readers. */
  readonly skipped: ReadonlySet<string>;
  /** A stretch of text of one look, what in it hides it, and its colour. */
  readonly run: string;
  readonly hides: string;
  readonly colour: { readonly name: string; readonly attribute: string };
  /** How many columns a cell spans: the element and attribute that say it. */
  readonly span: { readonly name: string; readonly attribute: string };
};

const WORD: Marks = {
  text: 'w:t',
  cell: 'w:tc',
  paragraph: 'w:p',
  opens: { 'w:tab': '\t', 'w:lastRenderedPageBreak': '\f', 'w:br': '\n', 'w:cr': '\n' },
  closes: { 'w:p': '\n', 'w:tc': '\t', 'w:tr': '\n' },
  skipped: new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText']),
  run: 'w:r',
  hides: 'w:vanish',
  colour: { name: 'w:color', attribute: 'w:val' },
  span: { name: 'w:gridSpan', attribute: 'w:val' },
};

const SLIDE: Marks = {
  text: 'a:t',
  cell: 'a:tc',
  paragraph: 'a:p',
  opens: { 'a:tab': '\t', 'a:br': '\n' },
  closes: { 'a:p': '\n', 'a:tc': '\t', 'a:tr': '\n' },
  skipped: new Set(['mc:Fallback']),
  run: 'a:r',
  hides: '',
  colour: { name: '', attribute: '' },
  span: { name: '', attribute: '' },
};

/** Of a slide, in the file's own units. */
type SlideSize = { readonly width: number; readonly height: number };
const UNBOUNDED: SlideSize = { width: Infinity, height: Infinity };
type Office = { readonly text: string; readonly hidden: number };
const MOST_SPANNED = 100;
const isSet = (value: string | undefined): boolean => value === '1' || value === 'true';

/** Whether the shape that is being read stands beside the slide; those in groups are measured otherwise, and not judged. */
function besideSlide(size: SlideSize) {
  let groups = 0;
  let at = { x: 0, y: 0 };
  let isBeside = false;
  return {
    isBeside: () => isBeside,
    open(name: string, { x, y, cx, cy }: XmlAttributes): void {
      if (name === 'p:grpSp') groups += 1;
      if (name === 'p:sp') isBeside = false;
      if (name === 'a:off') at = { x: Number(x), y: Number(y) };
      if (name !== 'a:ext' || cx === undefined || groups > 0) return;
      const [right, bottom] = [at.x + Number(cx), at.y + Number(cy)];
      isBeside = at.x >= size.width || at.y >= size.height || right <= 0 || bottom <= 0;
    },
    close(name: string): void {
      if (name === 'p:grpSp') groups -= 1;
      if (name === 'p:sp') isBeside = false;
    },
  };
}

/** The text of a part of an Office file, and how many letters of it are hidden and left out. */
function textOf(xml: string, marks: Marks, size: SlideSize = UNBOUNDED): Office {
  const place = besideSlide(size);
  const { text, cell, paragraph, opens, closes, skipped, run, hides, colour, span } = marks;
  const found: string[] = [];
  const spans: number[] = [];
  let hidden = 0;
  let skipping = 0;
  let inText = false;
  let isHidden = false;
  const readProperty = (name: string, attributes: XmlAttributes): void => {
    const isOff = ['0', 'false', 'off'].includes(attributes['w:val'] ?? '');
    if (name === hides && name !== '' && !isOff) isHidden = true;
    if (
      name === colour.name &&
      (attributes[colour.attribute] ?? '').toUpperCase() === 'FFFFFF' &&
      spans.length === 0
    )
      isHidden = true;
    if (name === span.name && spans.length > 0)
      spans[spans.length - 1] = Math.min(MOST_SPANNED, Number(attributes[span.attribute] ?? 1) || 1);
  };
  readXml(xml, {
    open(name, attributes, isEmpty) {
      place.open(name, attributes);
      if (skipped.has(name) && !isEmpty) skipping += 1;
      if (skipping > 0) return;
      // On a slide the cells that one is spread over follow it, empty.
      if (name === cell && !isEmpty)
        spans.push(
          isSet(attributes['hMerge']) ? 0 : Math.min(MOST_SPANNED, Number(attributes['gridSpan'] ?? 1) || 1),
        );
      if (name === run) isHidden = false;
      readProperty(name, attributes);
      if (name === text) inText = !isEmpty;
      else if (name === 'w:br' && attributes['w:type'] === 'page') found.push('\f');
      else found.push(opens[name] === '\n' && spans.length > 0 ? ' ' : (opens[name] ?? ''));
    },
    close(name) {
      place.close(name);
      if (skipped.has(name)) skipping -= 1;
      if (skipping > 0) return;
      if (name === run) isHidden = false;
      const spanned = name === cell ? (spans.pop() ?? 1) : 1;
      if (spanned === 0) return;
      found.push('\t'.repeat(spanned - 1));
      if (name === text) inText = false;
      else if (name === paragraph && spans.length > 0) found.push(' ');
      else found.push(closes[name] ?? '');
    },
    text(part) {
      if (!inText || skipping > 0) return;
      if (isHidden || place.isBeside()) hidden += part.trim().length;
      else found.push(part);
    },
  });
  return { text: found.join(''), hidden };
}

async function chartsOf(file: OfficeFile, paths: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths) texts.push(chartText(await file.read(path)));
  return texts.filter((text) => text !== '');
}

/** Fewer letters than this are a formatting slip, not a text that hides. */
const LEAST_HIDDEN = 12;

/** Pages as Word last laid them out, or as breaks were set; one page where there is neither. Notes and charts end the last. */
export async function readDocx(bytes: Uint8Array): Promise<{ pages: string[]; hiddenPages: number[] }> {
  const file = await openOffice(bytes, 'docx');
  const { text, hidden } = textOf(await file.read('word/document.xml'), WORD);
  const pages = text
    .split('\f')
    // A set break and the layout's own mark of the same page follow each other.
    .filter((page, index, all) => index === 0 || index === all.length - 1 || page.trim() !== '');
  const { byKind } = await relationsOf(file, 'word', 'document.xml');
  const ends = [
    textOf(await file.read('word/footnotes.xml'), WORD).text,
    textOf(await file.read('word/endnotes.xml'), WORD).text,
    ...(await chartsOf(file, byKind.get('chart') ?? [])),
  ].filter((end) => end.trim() !== '');
  const last = pages.pop() ?? '';
  return {
    pages: [...pages, [last, ...ends].join('\n\n')],
    hiddenPages: hidden >= LEAST_HIDDEN ? pages.map((_, index) => index + 1).concat(pages.length + 1) : [],
  };
}

/** Paths of the slides in their order, hidden ones too, and how large they are. */
async function slidesOf(file: OfficeFile): Promise<{ paths: string[]; size: SlideSize }> {
  const { byId } = await relationsOf(file, 'ppt', 'presentation.xml');
  const ordered: string[] = [];
  let size = UNBOUNDED;
  readXml(await file.read('ppt/presentation.xml'), {
    open(name, attributes) {
      const target = name === 'p:sldId' ? byId.get(attributes['r:id'] ?? '') : undefined;
      if (target !== undefined) ordered.push(target);
      if (name === 'p:sldSz')
        size = {
          width: Number(attributes['cx']) || Infinity,
          height: Number(attributes['cy']) || Infinity,
        };
    },
  });
  return { paths: ordered.filter((path) => file.names.includes(path)), size };
}

const IS_NOT_SHOWN = /<p:sld\b[^>]*\bshow="(?:0|false)"/;

/**
 * The text of each slide, then the data of its charts and what its speaker notes say. Slides that are not shown, and those
 * with text beside the slide, are left unread, and said.
 */
export async function readPptx(bytes: Uint8Array): Promise<{ pages: string[]; hiddenPages: number[] }> {
  const file = await openOffice(bytes, 'pptx');
  const slides: string[] = [];
  const hiddenPages: number[] = [];
  const { paths, size } = await slidesOf(file);
  for (const path of paths) {
    const xml = await file.read(path);
    const { text, hidden } = textOf(xml, SLIDE, size);
    const isShown = !IS_NOT_SHOWN.test(xml);
    if (!isShown || hidden >= LEAST_HIDDEN) hiddenPages.push(slides.length + 1);
    if (!isShown) {
      slides.push('');
      continue;
    }
    const at = path.lastIndexOf('/');
    const { byKind } = await relationsOf(file, path.slice(0, at), path.slice(at + 1));
    const parts = [text];
    parts.push(...(await chartsOf(file, byKind.get('chart') ?? [])));
    for (const notes of byKind.get('notesSlide') ?? []) {
      const said = textOf(await file.read(notes), SLIDE).text.trim();
      // A slide's number stands alone in its notes.
      if (/\D/.test(said)) parts.push(`Notes\n${said}`);
    }
    slides.push(parts.join('\n\n'));
  }
  return { pages: slides, hiddenPages };
}
