/** "Ada Obi" is AO, "Zuri" is Z. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s-]+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}
