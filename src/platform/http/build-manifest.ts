import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BuiltChunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
/** The build's own list: each source file that begins a chunk, with what that chunk imports at once. */
export type BuildManifest = Readonly<Record<string, BuiltChunk>>;

export function readBuildManifest(web: string): BuildManifest {
  return JSON.parse(readFileSync(join(web, 'manifest.json'), 'utf8')) as BuildManifest;
}

/** The module of each screen, by its route: what the browser will ask for once it knows which screen it is to draw. */
export function readScreenModules(web: string): Readonly<Record<string, readonly string[]>> {
  const file = join(web, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}

/** These chunks and all they import, each once, in the order in which they are needed. */
export function chunksFor(
  manifest: BuildManifest,
  names: readonly string[],
  found = new Set<BuiltChunk>(),
): Set<BuiltChunk> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (found.has(chunk)) continue;
    found.add(chunk);
    chunksFor(manifest, chunk.imports ?? [], found);
  }
  return found;
}
