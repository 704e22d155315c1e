/** A passage found in the document: `text` is exactly what stands on `page` from `start` to `end`, in UTF-16 units. */
export type FoundQuote = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

const SHORTEST_CHARACTERS = 15;
const SHORTEST_WORDS = 3;

const LOOKS_ALIKE = new Map<string, string>([
  ['‘', "'"],
  ['’', "'"],
  ['ʼ', "'"],
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['‐', '-'],
  ['‑', '-'],
  ['–', '-'],
  ['—', '-'],
]);

type Plain = { readonly text: string; readonly positions: readonly number[] };

/** Runs of space as one, quotation marks and dashes as the typewriter's; `positions` lead back into the text. */
function plain(text: string): Plain {
  const kept: string[] = [];
  const positions: number[] = [];
  let wasSpace = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const isSpace = /\s/.test(unit);
    if (isSpace && wasSpace) continue;
    kept.push(isSpace ? ' ' : (LOOKS_ALIKE.get(unit) ?? unit));
    positions.push(index);
    wasSpace = isSpace;
  }
  return { text: kept.join(''), positions };
}

const isTooShort = (quote: string): boolean =>
  quote.length < SHORTEST_CHARACTERS || quote.split(' ').length < SHORTEST_WORDS;

/** A document made ready for finding quotes in it; pages count from 1. */
export type Source = { readonly pages: readonly string[]; readonly plain: readonly Plain[] };

export const sourceOf = (pages: readonly string[]): Source => ({ pages, plain: pages.map(plain) });

/**
 * Where a quote stands, letter by letter but for spaces, quotation marks and dashes. `too_short` says too little to
 * prove anything (under 3 words or 15 characters); `not_found` is not in the document.
 */
export function findQuote(
  { pages, plain: ready }: Source,
  quote: string,
): FoundQuote | 'too_short' | 'not_found' {
  const wanted = plain(quote).text.trim();
  if (isTooShort(wanted)) return 'too_short';
  for (const [index, { text, positions }] of ready.entries()) {
    const at = text.indexOf(wanted);
    if (at === -1) continue;
    const start = positions[at] ?? 0;
    const end = (positions[at + wanted.length - 1] ?? start) + 1;
    return { page: index + 1, start, end, text: (pages[index] ?? '').slice(start, end) };
  }
  return 'not_found';
}
