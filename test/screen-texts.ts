import { parseSync } from 'vite';
import { childrenOf, nameOf, type Node } from './syntax.ts';

/** Attributes and properties whose strings are for the browser or the code, not for people. */
const NOT_READ = new Set([
  'className',
  'href',
  'type',
  'tone',
  'icon',
  'variant',
  'shape',
  'size',
  'role',
  'id',
  'htmlFor',
  'inputMode',
  'autoComplete',
  'key',
  'code',
]);

function isNotRead(node: Node): boolean {
  if (node.type.startsWith('Import') || node.type.startsWith('TS')) return true;
  if (node.type === 'JSXAttribute') return NOT_READ.has(nameOf(node['name']) ?? '');
  return node.type === 'Property' && NOT_READ.has(nameOf(node['key']) ?? '');
}

/** The strings and template texts of an expression, or of markup, as one sentence with gaps for what is filled in. */
function sentenceOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return null;
  const parts = (node['children'] as Node[]).map((child) => {
    if (child.type === 'JSXText') return String(child['value']);
    return child.type === 'JSXExpressionContainer' ? (sentenceOf(child['expression'] as Node) ?? '…') : '…';
  });
  return parts.some((part) => part.trim() !== '' && part !== '…') ? parts.join('') : null;
}

type ScreenText = { readonly line: number; readonly text: string };

/** Every text of a source file that may be read on a screen: markup, strings and templates, each with its line. */
export function screenTextsOf(path: string, source: string): ScreenText[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: ScreenText[] = [];
  const visit = (node: Node): void => {
    if (isNotRead(node)) return;
    const text = sentenceOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text) found.push({ line: source.slice(0, node.start).split('\n').length, text });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program as unknown as Node);
  return found;
}
