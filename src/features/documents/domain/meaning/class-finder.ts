const INITIALS = 2;

/**
 * Tells the classes of folded words from lists of stems, divided by blanks: a word belongs to a class when it begins with one of
 * its stems, or equals one that ends in `.`.
 */
export function classFinder(classes: Readonly<Record<string, string>>): (word: string) => string[] {
  const exact = new Map<string, string[]>();
  const begins = new Map<string, (readonly [string, string])[]>();
  for (const [name, words] of Object.entries(classes))
    for (const word of words.split(/\s+/)) {
      if (word.endsWith('.')) {
        const whole = word.slice(0, -1);
        exact.set(whole, [...(exact.get(whole) ?? []), name]);
      } else {
        const start = word.slice(0, INITIALS);
        begins.set(start, [...(begins.get(start) ?? []), [word, name]]);
      }
    }
  return (word) => {
    const begun = (begins.get(word.slice(0, INITIALS)) ?? []).flatMap(([stem, name]) =>
      word.startsWith(stem) ? [name] : [],
    );
    return [...new Set([...(exact.get(word) ?? []), ...begun])];
  };
}
