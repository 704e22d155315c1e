import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !path.endsWith('ui/dialog.tsx'));

const ACTS = /type="submit"|<SubmitButton|variant="(?:primary|danger)"/;
const COMPONENT = /<([A-Z]\w+)/g;

/** The text of a component's declaration, to the next one at the margin. */
function bodyOf(source: string, name: string): string {
  const [body = ''] = new RegExp(`^(?:export )?function ${name}\\b[\\s\\S]*?^}`, 'm').exec(source) ?? [];
  return body;
}

/** Files of the same feature that this one shows components of, fetched at once or on need. */
const nearOf = (path: string, source: string): string[] =>
  [...source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g)]
    .map(([, file = '']) => join(SRC, dirname(path), file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

/** What stands in a window: its own text and that of the components it shows, two levels down. */
function contentOf(path: string, source: string, jsx: string): string {
  const sources = [source, ...nearOf(path, source)];
  let content = jsx;
  for (let level = 0; level < 2; level += 1) {
    const names = new Set([...content.matchAll(COMPONENT)].map(([, name = '']) => name));
    content += [...names].map((name) => sources.map((one) => bodyOf(one, name)).join('')).join('');
  }
  return content;
}

const windows = files.flatMap((path) => {
  const source = readFileSync(join(SRC, path), 'utf8');
  return [...source.matchAll(/<Dialog\n?\s[\s\S]*?<\/Dialog>/g)].map(([jsx]) => ({ path, source, jsx }));
});

it('every window with something to do keeps it in view: in its footer, or at the end of its form', () => {
  expect(windows.length).toBeGreaterThan(30);
  const hiding = windows.flatMap(({ path, source, jsx }) => {
    if (/\sfooter=/.test(jsx)) return [];
    const content = contentOf(path, source, jsx);
    return ACTS.test(content) && !content.includes('<DialogActions') ? [path] : [];
  });
  expect(hiding).toEqual([]);
});
