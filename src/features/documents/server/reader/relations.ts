import { readXml } from './xml.ts';
import type { OfficeFile } from './zip.ts';

/** What a part refers to: the target's path by its id, and by the last word of its kind. */
export async function relationsOf({ read }: OfficeFile, folder: string, part: string) {
  const byId = new Map<string, string>();
  const byKind = new Map<string, string[]>();
  readXml(await read(`${folder}/_rels/${part}.rels`), {
    open(name, { Id: id, Target: target, Type: kind = '' }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const path = pathFrom(folder, target);
      const word = kind.split('/').at(-1) ?? '';
      byId.set(id, path);
      byKind.set(word, [...(byKind.get(word) ?? []), path]);
    },
  });
  return { byId, byKind };
}

/** `../charts/chart1.xml` from `ppt/slides` is `ppt/charts/chart1.xml`; a leading slash begins at the top. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = folder.split('/');
  for (const step of target.split('/'))
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  return parts.join('/');
}
