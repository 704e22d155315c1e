import type { FlagCode } from './document.ts';

/** What is asked of a passage, whatever version of a document it stands in. */
export type Asking = { readonly code: FlagCode; readonly passage: string };

/** A passage by its words alone: line breaks, spaces and punctuation are set anew with each version. */
export const passageKey = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}%]+/gu) ?? []
  ).join(' ');

export const askingKey = (code: string, text: string): string => `${code} ${passageKey(text)}`;
