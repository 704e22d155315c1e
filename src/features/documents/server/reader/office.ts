import { attributeOf, xmlEvents } from './xml.ts';
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
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (inText && skipping === 0) found.push(event.text);
      continue;
    }
    const { kind, name, attributes, isEmpty } = event;
    if (skipped.has(name) && !isEmpty) skipping += kind === 'open' ? 1 : -1;
    if (skipping > 0) continue;
    if (name === cell && !isEmpty) cells += kind === 'open' ? 1 : -1;
    if (name === text) inText = kind === 'open' && !isEmpty;
    else if (name === paragraph && kind === 'close' && cells > 0) found.push(' ');
    else if (kind === 'close') found.push(closes[name] ?? '');
    else if (name === 'w:br' && attributeOf(attributes, 'w:type') === 'page') found.push('\f');
    else found.push(opens[name] ?? '');
  }
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
  for (const event of xmlEvents(await read('ppt/_rels/presentation.xml.rels'))) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue;
    const id = attributeOf(event.attributes, 'Id');
    const target = attributeOf(event.attributes, 'Target');
    if (id !== null && target !== null) targets.set(id, target.replace(/^\/?ppt\//, ''));
  }
  const ordered: string[] = [];
  for (const event of xmlEvents(await read('ppt/presentation.xml'))) {
    if (event.kind !== 'open' || event.name !== 'p:sldId') continue;
    const target = targets.get(attributeOf(event.attributes, 'r:id') ?? '');
    if (target !== undefined) ordered.push(`ppt/${target}`);
  }
  return ordered.filter((path) => names.includes(path));
}

export async function readPptx(bytes: Uint8Array): Promise<string[]> {
  const file = await openOffice(bytes, 'pptx');
  const slides: string[] = [];
  for (const path of await slidePaths(file)) slides.push(textOf(await file.read(path), SLIDE));
  return slides;
}
