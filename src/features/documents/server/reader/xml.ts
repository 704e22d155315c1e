import { SaxesParser } from 'saxes';
import { Unreadable } from './unreadable.ts';

/** Word nests a table in a table's cell a few dozen deep at most; the parser remembers every open element. */
const MOST_DEEP = 1_000;

export type XmlAttributes = Readonly<Record<string, string>>;

export type XmlHandlers = {
  readonly open: (name: string, attributes: XmlAttributes, isEmpty: boolean) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

/**
 * Walks over a part of an Office file. An empty element (`<w:tab/>`) is opened and never closed. What is not well
 * formed is passed over, and the rest is read; an entity that the document declares itself stays as written.
 */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    depth += 1;
    if (depth > MOST_DEEP) throw new Unreadable('This file is damaged and cannot be opened.');
    open(name, attributes, isSelfClosing);
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    depth -= 1;
    if (!isSelfClosing) close?.(name);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.write(xml).close();
}
