const PART_CHARACTERS = 12_000;

/** Text that can be kept and shown: no control or reading-direction characters, no lone surrogates, no long blanks; tabs stand between cells, two for an empty one. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g,
      '',
    )
    .replaceAll(/[^\S\n]+/g, (blank) => '\t'.repeat(blank.split('\t').length - 1) || ' ')
    .replaceAll(/[ \t]*\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\s+$|^ +/g, '');
}

/** `SLIDE 4: Traction`, `--- Page 2 of 9 ---`, alone or before a title. */
const PAGE_MARK =
  /^[^\S\n]*[[(*=#–—-]*[^\S\n]*(?:slide|page|diapo(?:sitive)?|planche)[^\S\n]+(\d{1,3})(?:[^\S\n]*(?:\/|of|sur|de)[^\S\n]*\d{1,3})?(?![\d.,])[^\S\n]*(?:[\])*=–—:.-]+[^\S\n]*|(?=\n|$))/gim;
const FEWEST_MARKS = 3;

/** Text whose pages are marked by lines that count from one, with a form feed in place of each mark. */
export function withPagesApart(text: string): string {
  const marks = [...text.matchAll(PAGE_MARK)];
  const isCounted = marks.every(([, count], index) => Number(count) === index + 1);
  if (marks.length < FEWEST_MARKS || !isCounted || text.includes('\f')) return text;
  return text.replaceAll(PAGE_MARK, '\f').replace(/^\s+/, '');
}

/** Parts of at most `PART_CHARACTERS`, cut at line ends, else at blanks; a form feed always begins a new one. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const page of text.split('\f')) {
    let from = 0;
    while (page.length - from > PART_CHARACTERS) {
      const window = page.slice(from, from + PART_CHARACTERS);
      const at = Math.max(window.lastIndexOf('\n'), window.lastIndexOf('. ') + 1);
      const size = at > PART_CHARACTERS / 2 ? at + 1 : window.lastIndexOf(' ') + 1 || PART_CHARACTERS;
      parts.push(page.slice(from, from + size));
      from += size;
    }
    parts.push(page.slice(from));
  }
  return parts;
}
