/** Where a file lies: its folders from the outermost, and its own name. */
type Filed = { readonly folders: readonly string[]; readonly fileName: string };

/** What some systems keep for devices, whatever stands behind the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A part of a path that every system can store: no separators, no reserved signs or names, no dots at its ends. */
function plain(name: string): string {
  const kept = name
    .replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120);
  return kept === '' || DEVICE.test(kept) ? `_${kept}` : kept;
}

/** Where files lie in an archive, "Financials/2025/Accounts.pdf"; of two of one name the second is "Accounts (2).pdf". */
export function archiveNames(files: readonly Filed[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folders, fileName }) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(plain(fileName)) ?? [];
    for (let copy = 1; ; copy += 1) {
      const file = `${stem}${copy === 1 ? '' : ` (${copy})`}${extension}`;
      const name = [...folders.map(plain), file].join('/');
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
