type Filed = { readonly folderName: string; readonly fileName: string };

/** A part of a path that every system can store: no separators, no reserved signs, no dots at its ends. */
const plain = (name: string): string =>
  name
    .replaceAll(/[<>:"/\\|?*\p{Cc}\p{Cf}]/gu, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 120) || '_';

/** Where files lie in an archive, "Financials/Accounts.pdf"; of two of one name the second is "Accounts (2).pdf". */
export function archiveNames(files: readonly Filed[]): string[] {
  const taken = new Set<string>();
  return files.map(({ folderName, fileName }) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(plain(fileName)) ?? [];
    for (let copy = 1; ; copy += 1) {
      const name = `${plain(folderName)}/${stem}${copy === 1 ? '' : ` (${copy})`}${extension}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
