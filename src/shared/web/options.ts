type Term = { readonly id: string; readonly label: string };
type Option = { readonly value: string; readonly label: string };

/** Choices of a select from the catalogue's terms. */
export const termOptions = (terms: readonly Term[]): Option[] =>
  terms.map(({ id, label }) => ({ value: id, label }));

/** Choices whose value is what they say. */
export const textOptions = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ value: text, label: text }));
