import type { Option } from './select-field.tsx';

/** Options whose label holds the text, accents and case aside; those starting with it first. */
export function matching(options: readonly Option[], text: string): readonly Option[] {
  const wanted = plain(text);
  if (wanted === '') return options;
  const found = options.filter((option) => plain(option.label).includes(wanted));
  return found.toSorted(
    (a, b) => Number(plain(b.label).startsWith(wanted)) - Number(plain(a.label).startsWith(wanted)),
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
