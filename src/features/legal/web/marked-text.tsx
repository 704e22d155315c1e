import { TextLink } from '#shared/web/ui/link.tsx';
import { type Block, type Piece, readMarkup } from '../domain/markup.ts';

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const blockText = (block: Block) =>
  block.kind === 'list' ? block.items.map(textOf).join() : textOf(block.pieces);

function Words({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.text}`;
    if (piece.kind !== 'link')
      return piece.kind === 'text' ? piece.text : <strong key={key}>{piece.text}</strong>;
    return piece.href.startsWith('/') ? (
      <TextLink key={key} href={piece.href}>
        {piece.text}
      </TextLink>
    ) : (
      <a
        key={key}
        href={piece.href}
        rel="noopener noreferrer nofollow"
        className="text-green font-medium underline underline-offset-4"
      >
        {piece.text}
      </a>
    );
  });
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'list')
    return (
      <ul className="mt-2 list-disc pl-5">
        {block.items.map((pieces) => (
          <li key={textOf(pieces)} className="mt-1 break-words">
            <Words pieces={pieces} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'heading')
    return (
      <h2 className="mt-6 text-lg font-semibold tracking-tight">
        <Words pieces={block.pieces} />
      </h2>
    );
  return (
    <p className="mt-2 break-words">
      <Words pieces={block.pieces} />
    </p>
  );
}

/** A text in plain marks, as elements: none of it is ever read as HTML. */
export function MarkedText({ text }: { text: string }) {
  return readMarkup(text).map((block) => <Part key={blockText(block)} block={block} />);
}
