/** One label and what it says; `note` is where it comes from, or what it rests on. */
export type Term = { readonly label: string; readonly value: string; readonly note: string | null };

/** A bar beside its figure: `fraction` from 0 to 1, null where the figure is not known. */
export type Bar = Term & { readonly fraction: number | null };

/** What a section is made of; a screen and the typesetter draw the same blocks, so that their figures are the same. */
export type Block =
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  | { readonly kind: 'columns'; readonly label: string; readonly columns: readonly Bar[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] };

export type Section = {
  readonly heading: string;
  readonly source: string | null;
  readonly blocks: readonly Block[];
};

export type Page = { readonly sections: readonly Section[] };

/** A whole summary as it is shown and printed. */
export type Summary = {
  readonly title: string;
  readonly subtitle: string;
  readonly kicker: string;
  readonly asOf: string;
  readonly notice: string;
  readonly pageLabel: string;
  readonly pages: readonly Page[];
};

/** The text, cut at a word where it is longer than the room for it. */
export function cutText(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > most * 0.6 ? space : most)} …`;
}
