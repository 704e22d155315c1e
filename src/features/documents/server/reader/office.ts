import { readXml } from './xml.ts';
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
};

const WORD: Marks = {
  text: 'w:t',
  cell: 'w:tc',
  paragraph: 'w:p',
  opens: { 'w:tab': '\t', 'w:lastRenderedPageBreak': '\f', 'w:br': '\n', 'w:cr': '\n' },
  closes: { 'w:p': '\n', 'w:tc': '\t', 'w:tr': '\n' },
  skipped: new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText']),
};

const SLIDE: Marks = {
  text: 'a:t',
  cell: 'a:tc',
  paragraph: 'a:p',
  opens: { 'a:tab': '\t', 'a:br': '\n' },
  closes: { 'a:p': '\n', 'a:tc': '\t', 'a:tr': '\n' },
  skipped: new Set(['mc:Fallback']),
};

/** The text of a part of an Office file. */
function textOf(xml: string, { text, cell, paragraph, opens, closes, skipped }: Marks): string {
  const found: string[] = [];
  let skipping = 0;
  let cells = 0;
  let inText = false;
  readXml(xml, {
    open(name, attributes, isEmpty) {
      if (skipped.has(name) && !isEmpty) skipping += 1;
      if (skipping > 0) return;
      if (name === cell && !isEmpty) cells += 1;
      if (name === text) inText = !isEmpty;
      else if (name === 'w:br' && attributes['w:type'] === 'page') found.push('\f');
      else found.push(opens[name] ?? '');
    },
    close(name) {
      if (skipped.has(name)) skipping -= 1;
      if (skipping > 0) return;
      if (name === cell) cells -= 1;
      if (name === text) inText = false;
      else if (name === paragraph && cells > 0) found.push(' ');
      else found.push(closes[name] ?? '');
    },
    text(part) {
      if (inText && skipping === 0) found.push(part);
    },
  });
  return found.join('');
}

/** Pages as Word last laid them out, or as breaks were set; one page where there is neither. */
export async function readDocx(bytes: Uint8Array): Promise<string[]> {
  const file = await openOffice(bytes, 'docx');
  const pages = textOf(await file.read('word/document.xml'), WORD).split('\f');
  // A set break and the layout's own mark of the same page follow each other.
  return pages.filter((page, index) => index === 0 || index === pages.length - 1 || page.trim() !== '');
}

/** Paths of the slides in the order they are shown, hidden ones too. */
async function slidePaths({ names, read }: OfficeFile): Promise<string[]> {
  const targets = new Map<string, string>();
  readXml(await read('ppt/_rels/presentation.xml.rels'), {
    open(name, { Id: id, Target: target }) {
      if (name === 'Relationship' && id !== undefined && target !== undefined)
        targets.set(id, target.replace(/^\/?ppt\//, ''));
    },
  });
  const ordered: string[] = [];
  readXml(await read('ppt/presentation.xml'), {
    open(name, attributes) {
      const target = name === 'p:sldId' ? targets.get(attributes['r:id'] ?? '') : undefined;
      if (target !== undefined) ordered.push(`ppt/${target}`);
    },
  });
  return ordered.filter((path) => names.includes(path));
}

export async function readPptx(bytes: Uint8Array): Promise<string[]> {
  const file = await openOffice(bytes, 'pptx');
  const slides: string[] = [];
  for (const path of await slidePaths(file)) slides.push(textOf(await file.read(path), SLIDE));
  return slides;
}
