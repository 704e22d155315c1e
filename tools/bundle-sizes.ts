import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type ManifestChunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Record<string, ManifestChunk>>;

export type SizedFile = { readonly file: string; readonly brotliBytes: number };

const ENTRY = ['index.html', 'src/app/main.tsx'];
const LANDING = 'src/app/pages/landing-page.tsx';

/** What the browser fetches to show a visitor the landing page and make it answer: entry, landing, what both import. */
export function firstRouteFiles(web: string): { scripts: SizedFile[]; styles: SizedFile[] } {
  const manifest = readManifest(web);
  const chunks = [...closure(manifest, [...ENTRY, LANDING])];
  const sized = (files: Iterable<string>) => [...new Set(files)].map((file) => sizeOf(web, file));
  return {
    scripts: sized(chunks.map(({ file }) => file)),
    styles: sized(chunks.flatMap(({ css }) => css ?? [])),
  };
}

/** What each lazily loaded screen adds to the first route. */
export function laterRoutes(web: string): { name: string; brotliBytes: number }[] {
  const manifest = readManifest(web);
  const first = closure(manifest, [...ENTRY, LANDING]);
  return Object.keys(manifest)
    .filter((name) => name.endsWith('-page.tsx') && name !== LANDING)
    .map((name) => {
      const added = [...closure(manifest, [name])].filter((chunk) => !first.has(chunk));
      return { name, brotliBytes: added.reduce((sum, { file }) => sum + sizeOf(web, file).brotliBytes, 0) };
    });
}

function readManifest(web: string): Manifest {
  return JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8')) as Manifest;
}

function closure(
  manifest: Manifest,
  names: readonly string[],
  found = new Set<ManifestChunk>(),
): Set<ManifestChunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

function sizeOf(web: string, file: string): SizedFile {
  return { file, brotliBytes: statSync(join(web, `${file}.br`)).size };
}
