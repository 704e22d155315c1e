import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chunksFor, readBuildManifest } from '../src/platform/http/build-manifest.ts';

export type SizedFile = { readonly file: string; readonly brotliBytes: number };

const LANDING = 'src/app/pages/landing-page.tsx';
const FIRST_ROUTE = ['index.html', 'src/app/web/main.tsx', LANDING];

/** What the browser fetches to show a visitor the landing page and make it answer: entry, landing, what both import. */
export function firstRouteFiles(web: string): { scripts: SizedFile[]; styles: SizedFile[] } {
  const chunks = [...chunksFor(readBuildManifest(web), FIRST_ROUTE)];
  const sized = (files: Iterable<string>) => [...new Set(files)].map((file) => sizeOf(web, file));
  return {
    scripts: sized(chunks.map(({ file }) => file)),
    styles: sized(chunks.flatMap(({ css }) => css ?? [])),
  };
}

/** What each lazily loaded screen adds to the first route. */
export function laterRoutes(web: string): { name: string; brotliBytes: number }[] {
  const manifest = readBuildManifest(web);
  const first = chunksFor(manifest, FIRST_ROUTE);
  return Object.keys(manifest)
    .filter((name) => name.endsWith('-page.tsx') && name !== LANDING)
    .map((name) => {
      const added = [...chunksFor(manifest, [name])].filter((chunk) => !first.has(chunk));
      return { name, brotliBytes: added.reduce((sum, { file }) => sum + sizeOf(web, file).brotliBytes, 0) };
    });
}

function sizeOf(web: string, file: string): SizedFile {
  return { file, brotliBytes: statSync(join(web, `${file}.br`)).size };
}
