import { capitalized } from '#shared/domain/text.ts';

/** `ventureCapitalMethod` → `Venture Capital Method`. */
export function inWords(name: string): string {
  const words = name.replace(/Pct$/, ' %').replaceAll(/([A-Z]|\d+)/g, ' $1');
  return capitalized(words);
}
