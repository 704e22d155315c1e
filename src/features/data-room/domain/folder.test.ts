import { describe, expect, it } from 'vitest';
import { lyingProblem, folderPaths, foldersUp, inTreeOrder, pathName } from './folder.ts';

const folder = (id: number, parentId: number | null, name = `Folder ${id}`) => ({
  id,
  parentId,
  name,
  archivedAt: null,
});
/** Financials holds 2025, which holds Q1; Company lies beside. */
const folders = [
  folder(1, null, 'Financials'),
  folder(2, null, 'Company'),
  folder(3, 1, '2025'),
  folder(4, 3, 'Q1'),
  folder(5, 1, '2024'),
];

describe('folders in folders', () => {
  it('are listed each before what lies in it', () => {
    expect(inTreeOrder(folders).map(({ id }) => id)).toEqual([1, 3, 4, 5, 2]);
    expect(pathName(folders, 4)).toBe('Financials / 2025 / Q1');
    expect(foldersUp(folders, 9)).toEqual([]);
  });

  it('carry those around them, by which permissions are decided', () => {
    expect(folderPaths(folders).get(4)).toMatchObject({
      id: 4,
      parent: { id: 3, parent: { id: 1, parent: null } },
    });
  });

  it('may not lie in themselves, nor deeper than is allowed', () => {
    expect(lyingProblem(folders, { id: 1, parentId: 4 }, 5)).toBe('itself');
    expect(lyingProblem(folders, { id: 3, parentId: 3 }, 5)).toBe('itself');
    expect(lyingProblem(folders, { id: 3, parentId: 2 }, 3)).toBeNull();
    expect(lyingProblem(folders, { id: 1, parentId: 2 }, 3)).toBe('deep');
    expect(lyingProblem(folders, { id: null, parentId: 4 }, 3)).toBe('deep');
    expect(lyingProblem(folders, { id: null, parentId: 4 }, 4)).toBeNull();
    expect(lyingProblem(folders, { id: null, parentId: null }, 1)).toBeNull();
  });

  it('that lie in a circle are listed nowhere, and end no search for those around them', () => {
    const circle = [folder(1, 2), folder(2, 1), folder(3, null)];
    expect(inTreeOrder(circle).map(({ id }) => id)).toEqual([3]);
    expect(foldersUp(circle, 1).map(({ id }) => id)).toEqual([1, 2]);
  });
});
