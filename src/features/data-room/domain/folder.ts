import type { FolderPath } from './permission.ts';

type Filed = { readonly id: number; readonly parentId: number | null };

/** Folders one after the other, each followed by those that lie in it, side by side in the order given. */
export function inTreeOrder<Folder extends Filed>(folders: readonly Folder[]): Folder[] {
  const inside = Map.groupBy(folders, ({ parentId }) => parentId);
  const from = (parentId: number | null): Folder[] =>
    (inside.get(parentId) ?? []).flatMap((folder) => [folder, ...from(folder.id)]);
  return from(null);
}

/** A folder and those around it, nearest first; none where there is no such folder. */
export function foldersUp<Folder extends Filed>(folders: readonly Folder[], id: number | null): Folder[] {
  const folder = folders.find((each) => each.id === id);
  if (!folder) return [];
  const others = folders.filter((each) => each !== folder);
  return [folder, ...foldersUp(others, folder.parentId)];
}

/** "Financials / 2025" */
export const pathName = (folders: readonly (Filed & { readonly name: string })[], id: number): string =>
  foldersUp(folders, id)
    .map(({ name }) => name)
    .toReversed()
    .join(' / ');

/** Each folder with those around it, as permissions are decided by. */
export function folderPaths(
  folders: readonly (Filed & { readonly archivedAt: Date | null })[],
): ReadonlyMap<number, FolderPath> {
  const paths = new Map<number, FolderPath>();
  for (const { id, parentId, archivedAt } of inTreeOrder(folders))
    paths.set(id, { id, archivedAt, parent: parentId === null ? null : (paths.get(parentId) ?? null) });
  return paths;
}

/** How many folders lie in each other below one, itself counted. */
const heightOf = (folders: readonly Filed[], id: number): number =>
  1 +
  Math.max(0, ...folders.filter(({ parentId }) => parentId === id).map((each) => heightOf(folders, each.id)));

/** Why a folder, null for a new one, may not lie in another: in itself, or too deep; null where it may. */
export function lyingProblem(
  folders: readonly Filed[],
  { id, parentId }: { readonly id: number | null; readonly parentId: number | null },
  mostDeep: number,
): 'itself' | 'deep' | null {
  const around = foldersUp(folders, parentId);
  if (around.some((folder) => folder.id === id)) return 'itself';
  return around.length + (id === null ? 1 : heightOf(folders, id)) > mostDeep ? 'deep' : null;
}
