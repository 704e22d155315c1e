// Builds the web app into `dist/web` and what draws pages ahead into `dist/server`, and prints the sizes.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { hashInputs } from './build-if-stale.ts';
import { firstRouteFiles, laterRoutes } from './bundle-sizes.ts';
import { screenModules } from './screen-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const making = join(root, '.cache', `build-${process.pid}`);
const dist = join(root, 'dist');
const compressible = /\.(js|css|svg|json)$/;

async function buildBrowser(): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    define: { RELEASE: JSON.stringify(hashInputs(root).slice(0, 16)) },
    build: { outDir: join(making, 'web') },
  });
}

/** So that the server can name a screen's files in the page, before the browser knows which screen it is. */
function nameScreens(): void {
  const table = readFileSync(join(root, 'src/app/web/screens.ts'), 'utf8');
  writeFileSync(join(making, 'web', 'screens.json'), JSON.stringify(screenModules(table)));
}

async function buildDrawing(): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'src/app/web/prerender.tsx',
      outDir: join(making, 'server'),
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
}

function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!compressible.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The finished build takes the place of the former in one step, so a server never reads half of one. */
function replaceDist(): void {
  const former = `${making}-former`;
  if (existsSync(dist)) renameSync(dist, former);
  renameSync(making, dist);
  rmSync(former, { recursive: true, force: true });
}

function printSizes(): void {
  const { scripts, styles } = firstRouteFiles(join(dist, 'web'));
  const rows = [...scripts, ...styles].map(({ file, brotliBytes }) => `  ${kilobytes(brotliBytes)}  ${file}`);
  const total = scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  console.log(`The first route, compressed:\n${rows.join('\n')}\n  ${kilobytes(total)}  JavaScript in all`);
  const [heaviest] = laterRoutes(join(dist, 'web')).toSorted((a, b) => b.brotliBytes - a.brotliBytes);
  if (heaviest)
    console.log(`The most a later screen adds:\n  ${kilobytes(heaviest.brotliBytes)}  ${heaviest.name}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

process.env['NODE_ENV'] = 'production';
mkdirSync(making, { recursive: true });
try {
  await buildBrowser();
  nameScreens();
  await buildDrawing();
  compress(join(making, 'web', 'assets'));
  writeFileSync(join(making, '.inputs'), hashInputs(root));
  replaceDist();
  printSizes();
} finally {
  rmSync(making, { recursive: true, force: true });
}
