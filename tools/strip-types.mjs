// Loaded into the server before anything else (tools/server-flags.json): hands Node its TypeScript files without their types, as they
// were stripped once. Node keeps what it compiles in memory to the end, 13 MB, and else loads its stripper at each start, 17 MB.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the packages, and so gone with them. */
const folder = fileURLToPath(new URL('../node_modules/.cache/stripped', import.meta.url));

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Node says of its function, once and to whoever starts the server, that it may change. It is what loads such a file otherwise. */
function strip(source) {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = warn;
  }
}

function keep(file, text) {
  const making = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(making, text);
    renameSync(making, file);
  } catch {
    // Another account installed the packages, and this one may only read: it strips them at each start.
  }
}

function strippedOf(source) {
  const name = createHash('sha256').update(process.version).update(source).digest('hex');
  const file = join(folder, name);
  const known = read(file);
  // Without its end it was cut short by a machine that stopped.
  const end = `\n//${name}`;
  if (known.endsWith(end)) return known;
  const text = `${strip(source)}${end}`;
  keep(file, text);
  return text;
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return next(url, context);
    const source = strippedOf(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
