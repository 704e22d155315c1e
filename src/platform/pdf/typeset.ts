import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const require = createRequire(import.meta.url);
const FONTS = [
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
];
// What was set this many files ago is forgotten.
const KEPT_FILES = 8;

const fonts = () => FONTS.map((path) => readFileSync(path));

let started: Promise<NodeCompiler> | undefined;

/** The compiler is 50 MB of machine code: loaded when the first file is asked for, and kept. */
function compiler(): Promise<NodeCompiler> {
  started ??= import('@myriaddreamin/typst-ts-node-compiler').then(({ NodeCompiler: Compiler }) =>
    Compiler.create({ fontArgs: [{ fontBlobs: fonts() }] }),
  );
  return started;
}

/**
 * Sets a Typst template as a PDF. The template reads `data` as JSON from `sys.inputs.data`: what people wrote reaches it
 * as values, never as markup.
 */
export async function typesetPdf(template: string, data: unknown): Promise<Buffer> {
  const typst = await compiler();
  const pdf = typst.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  typst.evictCache(KEPT_FILES);
  return pdf;
}
