/** An address of this very instance: the only kind of link a letter carries. */
class OwnLink {
  readonly href: string;

  constructor(href: string) {
    this.href = href;
  }
}

/** Text of a letter, made by {@link letterText} alone: its private part keeps other objects from posing as one. */
class LetterText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }
}

export type { LetterText };

/** A link to a path of this instance. */
export const ownLink = (baseUrl: string, path: string): OwnLink => new OwnLink(baseUrl + path);

const LONGEST_WORDS = 300;

/**
 * Words that people typed, such as a name, as a letter may carry them: nothing a mail program turns into a link, on one
 * line. A dot before a letter goes (`kobo.example` becomes `kobo example`), and so does `://`.
 */
export function wordsInLetter(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{C}+/gu, ' ')
    .replaceAll(/:\s*\/\/+/g, ' ')
    .replaceAll(/[.\u3002\u2024](?=[^\s\d.\u3002\u2024])/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_WORDS);
}

type Part = string | number | OwnLink | LetterText | readonly LetterText[];

function partText(part: Part): string {
  if (part instanceof OwnLink) return part.href;
  if (part instanceof LetterText) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return wordsInLetter(`${part}`);
  return part.map(({ text }) => text).join('\n');
}

/** Writes a letter: what stands in the template is ours, and whatever is put into it carries no link but our own. */
export function letterText(ours: TemplateStringsArray, ...parts: readonly Part[]): LetterText {
  const text = ours.map((words, index) => words + (index < parts.length ? partText(parts[index] ?? '') : ''));
  return new LetterText(text.join(''));
}

/** A letter as it is kept and shown once it has left: long random parts of addresses, which open accounts, are left out. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/([#/=])[\w.~-]{24,}/g, '$1…');
}
