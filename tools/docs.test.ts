import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(ROOT + path, 'utf8');
const pagesOf = (folder: string) =>
  readdirSync(`${ROOT}docs/${folder}`).filter((name) => name.endsWith('.md') && name !== 'README.md');

describe('the rule pages', () => {
  const rows = [...read('docs/rules/README.md').matchAll(/\[[^\]]+\]\(([^)]+)\).*`(src\/[^`]+)`/g)].map(
    ([, page = '', code = '']) => ({ page, code }),
  );

  it('are all in the index', () => {
    expect(new Set(rows.map(({ page }) => page))).toEqual(new Set(pagesOf('rules')));
  });

  it.each(rows)('$page and $code name each other', ({ page, code }) => {
    expect(read(code)).toContain(`docs/rules/${page}`);
  });
});

describe('the decision pages', () => {
  const pages = pagesOf('decisions').toSorted();

  it('are numbered without a gap', () => {
    expect(pages.map((name) => Number(name.slice(0, 3)))).toEqual(pages.map((_, index) => index + 1));
  });

  it.each(pages)('%s has its number, its date and what was given up', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} · `));
    expect(text).toMatch(/^\*\*Decided\*\* \d{4}-\d{2}-\d{2}/m);
    expect(text).toMatch(/^\*\*Given up:\*\* /m);
  });
});

describe('the threats', () => {
  const rows = read('docs/threats.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);

  it.each(rows)('%s names a test that exists', (row) => {
    const [, test = ''] = /`([\w./-]+\.test\.ts)`\s*\|$/.exec(row) ?? [];
    expect(test).not.toBe('');
    expect(existsSync(ROOT + test)).toBe(true);
  });

  it('name every file of attacks', () => {
    const attacks = readdirSync(`${ROOT}src/app/server/attacks`).map(
      (name) => `src/app/server/attacks/${name}`,
    );
    expect(attacks.filter((path) => !rows.some((row) => row.includes(path)))).toEqual([]);
  });
});

it('the readme names the folder of every capability, and every folder', () => {
  const [, table = ''] = /\| folders of `src\/features`[^\n]*\n([^]*?)\n\n/.exec(read('README.md')) ?? [];
  const named = table
    .split('\n')
    .flatMap((row) =>
      [...(row.split('|').at(-2) ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
    );
  expect([...new Set(named)].toSorted()).toEqual(readdirSync(`${ROOT}src/features`).toSorted());
});

describe('paths that the documentation names', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/glossary.md',
    'docs/threats.md',
    'SECURITY.md',
    ...pagesOf('decisions').map((name) => `docs/decisions/${name}`),
  ];

  it.each(documents.filter((name) => existsSync(ROOT + name)))('%s: exist', (name) => {
    const paths = [
      ...read(name).matchAll(/`((?:src|test|tools|bench|demo|docs|migrations)\/[\w./-]+)`/g),
    ].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});
