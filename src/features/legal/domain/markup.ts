/** A piece of a line: plain, strong, or a link to a page of this site, a public address or an e-mail address. */
export type Piece =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A part of a legal page. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Piece[])[] };

const INLINE = /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g;
const ADDRESS = /^(?:https?:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+|\/(?!\/)[\w\-./?=&#%]*)$/;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(INLINE)) {
    const [whole, strong, text, href] = match;
    if (match.index > at) pieces.push({ kind: 'text', text: line.slice(at, match.index) });
    at = match.index + whole.length;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (text !== undefined && href !== undefined && ADDRESS.test(href))
      pieces.push({ kind: 'link', text, href });
    else pieces.push({ kind: 'text', text: whole });
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) });
  return pieces;
}

const isItem = (line: string) => line.startsWith('- ');

/**
 * A text as administrators write it: `## Heading`, `- item`, `**strong**` and `[words](address)`; a blank line ends a
 * paragraph. Everything else is what it says, HTML too.
 */
export function readMarkup(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part): Block[] => {
      const lines = part.split('\n');
      const [first = ''] = lines;
      const heading = /^#{1,3} (.+)$/.exec(first)?.[1];
      if (heading !== undefined) {
        const rest = lines.slice(1).join('\n');
        return [{ kind: 'heading', pieces: piecesOf(heading) }, ...(rest === '' ? [] : readMarkup(rest))];
      }
      if (lines.every(isItem)) return [{ kind: 'list', items: lines.map((line) => piecesOf(line.slice(2))) }];
      const from = lines.findIndex(isItem);
      if (from > 0 && lines.slice(from).every(isItem))
        return [...readMarkup(lines.slice(0, from).join('\n')), ...readMarkup(lines.slice(from).join('\n'))];
      return [{ kind: 'paragraph', pieces: piecesOf(lines.join(' ')) }];
    });
}
